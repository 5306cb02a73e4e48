import FontFaces
import Headlines
import Inputs
import WidgetDevices

/// GitLab's code quality report: an array of issues.
package struct GitLabVerdicts: VerdictFormat {
  private let areas: [DeviceGroup]
  private var isFirst = true

  package init(areas: [DeviceGroup]) {
    self.areas = areas
  }

  package mutating func start() -> String { "[" }

  package mutating func text(of record: VerdictRecord) -> String {
    guard let complaint = record.complaint(areas) else { return "" }
    defer { isFirst = false }
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("description", record.annotation(areas))
      writer.member("check_name", record.finding?.rawValue)
      // The same finding of the same item, wherever its row has moved to.
      let content = "\(record.id)\u{0}\(record.headline)\u{0}\(complaint)"
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
