import FontFaces
public import LineCalibration
import Typesetting

extension Calibration {
  /// One line of JSON, with the line's end.
  public var jsonLine: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("id", seen.id)
      writer.member("ios", seen.version.rawValue)
      writer.member("rule", rule.rawValue)
      guard let agreement else {
        writer.member("skipped", "no width")
        return
      }
      writer.member("agrees", agreement.isWhole)
      if !doubts.isEmpty { writer.member("doubts", doubts.map(\.rawValue)) }
      writer.member("lineEnds", agreement.seen)
      writer.member("right") { writer in
        for (rule, agreement) in agreements { writer.member(rule.rawValue, agreement.right) }
      }
      if let factors {
        writer.member("widths", array: [factors.lowerBound, factors.upperBound]) { $0.number($1) }
      }
    }
    return writer.takeText() + "\n"
  }
}

extension CalibrationSummary {
  /// One line of JSON, with the line's end.
  public var jsonLine: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("texts", texts)
      writer.member("agreeing", agreeing)
      writer.member("agreeingInDoubt", agreeingInDoubt)
      writer.member("otherInDoubt", otherInDoubt)
      writer.member("lineEnds", lineEnds)
      writer.member("rightByRuleOfTheText", rightByRule)
      writer.member("right") { writer in
        for rule in LineRule.allCases { writer.member(rule.rawValue, right[rule] ?? 0) }
      }
    }
    return writer.takeText() + "\n"
  }
}
