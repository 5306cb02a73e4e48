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
  package func fingerprint(of record: VerdictRecord) -> Fingerprint? {
    record.finding.map { fingerprint(of: record, $0, behind: 0) }
  }

  private func fingerprint(
    of record: VerdictRecord,
    _ finding: VerdictRecord.Finding,
    behind count: Int
  ) -> Fingerprint {
    let words = record.isNamed ? [record.headline] : []
    let names = [finding.rawValue] + record.unmet.map(\.requirement.name)
    return Fingerprint(
      of: record.identity + words + names + (count == 0 ? [] : ["\(count + 1)"])
    )
  }

  package func text(of record: VerdictRecord) -> String { text(of: record, behind: 0) }

  package func text(of record: VerdictRecord, behind count: Int) -> String {
    guard let finding = record.finding else { return "" }
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("description", record.annotation(areas))
      writer.member("check_name", finding.rawValue)
      writer.member("fingerprint", fingerprint(of: record, finding, behind: count).digest)
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
