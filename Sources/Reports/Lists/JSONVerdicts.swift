import FontFaces
import Foundation
import Headlines
import Inputs
import WidgetDevices

/// One JSON document: the areas, every verdict, and the counts.
package struct JSONVerdicts: VerdictFormat {
  private let areas: [DeviceGroup]
  private let closeCalls: CloseCallExtent

  package init(areas: [DeviceGroup], marking closeCalls: CloseCallExtent) {
    self.areas = areas
    self.closeCalls = closeCalls
  }

  package func start() -> String {
    "{\"schemaVersion\":\(VerdictRecord.schemaVersion),\"areas\":\(areas.json),\"items\":["
  }

  package var separators: RecordSeparators { .array }

  package func text(of record: VerdictRecord) -> String {
    record.json(areas, closeCalls)
  }

  /// A record with its report.
  package func text(
    of record: VerdictRecord,
    _ report: ArticleReport?,
    _ detail: JSONDetail
  ) -> String {
    record.json(areas, closeCalls, report, detail)
  }

  /// The document of one headline alone, such as is picked from a list.
  package func text(ofOnly article: HeadlineArticle, _ verdict: HeadlineVerdict) -> String {
    let record = VerdictRecord(
      number: 1,
      id: article.id,
      isNamed: true,
      place: InputPlace(file: article.id, line: nil),
      content: .answer(article, verdict)
    )
    return start() + separators.first + text(of: record) + finish(VerdictSummary(of: record))
  }

  package func finish(_ summary: VerdictSummary) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("count", summary.count)
      writer.member("cut", summary.cutCount)
      writer.member("error", summary.errorCount)
      writer.member("unmet", summary.unmetCount)
      writer.member("known", summary.knownCount)
      writer.member("withoutSnippet", summary.withoutSnippetCount)
      writer.member("close", summary.closeCount)
    }
    return "\n],\"summary\":\(writer.text)}\n"
  }
}

extension JSONWriter {
  /// The system that each area's answer is for, in the order of the areas; null for one that a device never ran.
  mutating func systemVersions(of areas: [DeviceGroup]) {
    member("systemVersions", array: areas) { writer, area in
      if let version = area.namedSystemVersion {
        writer.integer(version.rawValue)
      } else {
        writer.null()
      }
    }
  }
}

extension [DeviceGroup] {
  /// The areas as an array in one line of JSON.
  var json: String {
    var writer = JSONWriter()
    writer.array(self) { writer, area in
      writer.object { writer in
        writer.member("width", Double(area.size.width))
        writer.member("height", Double(area.size.height))
        writer.member("scale", Double(area.displayScale))
        writer.member("systemVersion", area.namedSystemVersion?.rawValue)
        writer.member("devices", area.devices.map(\.name))
      }
    }
    return writer.text
  }
}

extension VerdictRecord {
  /// Raised when a reader of the old records would misread the new ones.
  static let schemaVersion = 1

  /// The record as one line of JSON (`Documentation/Schema/fitcheck-verdict-1.schema.json`).
  ///
  /// - Parameters:
  ///   - areas: the areas of the verdict, in their order.
  ///   - closeCalls: which close calls are told.
  ///   - report: what is written besides; nil for nothing.
  ///   - detail: how much of the report.
  func json(
    _ areas: [DeviceGroup],
    _ closeCalls: CloseCallExtent,
    _ report: ArticleReport? = nil,
    _ detail: JSONDetail = .verdict
  ) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("id", id)
      switch content {
      case .error(let reason):
        writer.member("verdict", status.rawValue)
        writer.error(reason, at: place)
      case .answer(let article, let verdict):
        writer.member("headline", article.headline)
        writer.member("verdict", status.rawValue)
        writer.change(verdict.change)
        if let tightest = verdict.tightest { writer.member("tightest", areas[tightest].shortName) }
        writer.member("chosen", array: verdict.areas) { writer, area in
          if let index = area.shown.chosenIndex { writer.integer(index) } else { writer.null() }
        }
        writer.member("lines", array: verdict.areas) { $0.integer($1.shown.headlineLines) }
        writer.systemVersions(of: areas)
        told(closeCalls, of: verdict, &writer)
        // That a headline is cut is its verdict.
        let unmet = verdict.unmet.map(\.requirement.name)
        if !unmet.isEmpty, unmet != [HeadlineRequirement.headlineWholeName] {
          writer.member("unmet", unmet)
        }
        if !verdict.known.isEmpty {
          writer.member("known", verdict.known.map(\.requirement.name))
        }
        writer.missingCharacters(verdict.missingScalars)
        if let report {
          JSONReport([report], verdicts: [], detail: detail).recordMembers(&writer)
        }
      }
    }
    return writer.text
  }

  /// The places of the areas whose answers are close calls, by what they are about.
  private func told(
    _ closeCalls: CloseCallExtent,
    of verdict: HeadlineVerdict,
    _ writer: inout JSONWriter
  ) {
    guard let worst = verdict.closeCall, closeCalls.includes(worst) else { return }
    writer.member("closeCall") { writer in
      for consequence in CloseCallConsequence.allCases where closeCalls.includes(consequence) {
        let places = verdict.areas.indices.filter { verdict.areas[$0].closeCall == consequence }
        guard !places.isEmpty else { continue }
        writer.member(consequence.rawValue, array: places) { $0.integer($1) }
      }
    }
  }
}
