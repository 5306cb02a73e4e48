import FontFaces
import Headlines
import Inputs
import WidgetDevices

/// GitLab's code quality report: an array of issues.
package struct GitLabVerdicts: VerdictFormat {
  private let areas: [DeviceGroup]

  package init(areas: [DeviceGroup], marking closeCalls: CloseCallExtent) {
    self.areas = areas
  }

  package func start() -> String { "[" }

  package var separators: RecordSeparators { .array }

  package func text(of record: VerdictRecord) -> String {
    guard let finding = record.finding else { return "" }
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("description", record.annotation(areas))
      writer.member("check_name", finding.rawValue)
      // The same finding of the same item, wherever its row has moved to, and on whatever system.
      let names = [finding.rawValue] + record.unmet.map(\.requirement.name)
      let content = ([record.id, record.headline] + names).joined(separator: "\u{0}")
      let digest = Array(content.utf8).withUnsafeBufferPointer(SHA256.hexadecimalDigest)
      writer.member("fingerprint", digest)
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
