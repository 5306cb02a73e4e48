import DeviceTraits
import Drawing
import FitSelection
import FontFaces
import Headlines
import SwiftUISurface
import ViewFitting
import WidgetDevices

/// Headroom and certainty in the report for programs.
extension JSONWriter {
  package mutating func headroom(_ headroom: Headroom?) {
    guard let headroom else {
      member("headroom", nil as String?)
      return
    }
    member("headroom") { writer in
      writer.member("texts", array: headroom.texts) { writer, text in
        writer.object { writer in
          writer.member("role", text.role)
          writer.limit("growth", text.growth)
          writer.limit("shrinkage", text.shrinkage)
        }
      }
      for (name, bound) in [("width", headroom.width), ("height", headroom.height)] {
        writer.member(name) { writer in
          writer.limit("reduction", bound.reduction)
          writer.limit("enlargement", bound.enlargement)
        }
      }
    }
  }

  private mutating func limit(_ name: String, _ limit: HeadroomLimit?) {
    guard let limit else {
      member(name, nil as String?)
      return
    }
    member(name) { writer in
      writer.member("ratio", limit.ratio)
      writer.member("points", limit.points)
      writer.member("chosen", limit.outcome.chosenIndex)
      writer.member("fits", limit.outcome.fits)
    }
  }

  package mutating func certainty(_ certainty: ArticleReport.AreaAssessment, of group: DeviceGroup)
  {
    object { writer in
      writer.member("provenance", certainty.area.provenance.rawValue)
      writer.member(
        "devices",
        group.devices.filter { $0.textArea == certainty.area }.map(\.name)
      )
      let calls = certainty.assessment.countedCalls
      writer.member("closeCall", !calls.isEmpty)
      writer.member("closeCalls", array: calls) { writer, call in
        writer.closeCall(call, about: certainty.assessment.consequence(of: call))
      }
    }
  }

  mutating func closeCall(
    _ call: CloseCall,
    about consequence: CloseCallConsequence
  ) {
    object { writer in
      writer.member("consequence", consequence.rawValue)
      let (subject, role): (String, String?) =
        switch call.subject {
        case .text(let role, _): ("text", role)
        case .width: ("width", nil)
        case .height: ("height", nil)
        case .typeSize: ("typeSize", nil)
        case .lines: ("lines", nil)
        }
      writer.member("subject", subject)
      writer.member("role", role)
      writer.member("direction", call.direction.rawValue)
      writer.limit("limit", call.limit)
      writer.member("uncertainty", call.uncertainty)
      writer.member("reasons", array: call.reasons) { writer, reason in
        writer.object { writer in
          writer.member("subject", reason.subject)
          writer.member("share", reason.share)
          writer.member("points", reason.points)
          writer.member("reason", reason.reason)
        }
      }
    }
  }

  package mutating func flag(_ flag: FitFlag) {
    object { writer in
      let (kind, index, texts): (String, Int?, [String]) =
        switch flag {
        case .truncatedButFits(let texts): ("truncatedButFits", nil, texts)
        case .lastDoesNotFit: ("lastDoesNotFit", nil, [])
        case .unreachable(let index): ("unreachable", index, [])
        case .withinAPixel(let index): ("withinAPixel", index, [])
        }
      writer.member("kind", kind)
      writer.member("index", index)
      writer.member("texts", texts)
    }
  }
}
