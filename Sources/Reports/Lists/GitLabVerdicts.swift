import FontFaces
import Headlines
import Inputs
import WidgetDevices

/// GitLab's code quality report: an array of issues.
package struct GitLabVerdicts: VerdictFormat {
  private let areas: [DeviceGroup]
  private var isFirst = true

  package init(areas: [DeviceGroup], marking closeCalls: CloseCallExtent) {
    self.areas = areas
  }

  package mutating func start() -> String { "[" }

  package mutating func text(of record: VerdictRecord) -> String {
    guard let finding = record.finding else { return "" }
    defer { isFirst = false }
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
    return (isFirst ? "\n" : ",\n") + writer.text
  }

  package mutating func finish(_ summary: VerdictSummary) -> String { "\n]\n" }
}
