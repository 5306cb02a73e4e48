import Headlines
import Inputs
import WidgetDevices

/// GitLab's code quality report: an array of issues.
package struct GitLabVerdicts: FingerprintFormat {
  private let areas: [DeviceGroup]

  package init(areas: [DeviceGroup], marking closeCalls: CloseCallExtent) {
    self.areas = areas
  }

  package func start() -> String { "[" }

  package var separators: RecordSeparators { .array }

  /// That of an item and what is wrong with it, on whatever system.
  package func identity(of record: VerdictRecord) -> [String]? {
    guard let finding = record.finding else { return nil }
    let words = record.isNamed ? [record.headline] : []
    return record.identity + words + [finding.rawValue] + record.unmet.map(\.requirement.name)
  }

  package func text(of record: VerdictRecord, as fingerprint: Fingerprint) -> String {
    guard let finding = record.finding else { return "" }
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("description", record.annotation(areas))
      writer.member("check_name", finding.rawValue)
      writer.member("fingerprint", fingerprint.digest)
      writer.member("severity", record.status == .error ? "critical" : "major")
      writer.member("location") { writer in
        writer.member("path", record.place.file)
        writer.member("lines") { $0.member("begin", record.place.line ?? 1) }
      }
    }
    return writer.text
  }

  package func finish(_ summary: VerdictSummary) -> String { "\n]\n" }
}
