import Headlines
import WidgetDevices

/// JSON lines: a record of its own for every item, so that a line of input is a line of output.
package struct JSONLinesVerdicts: VerdictFormat {
  private let areas: [DeviceGroup]

  package init(areas: [DeviceGroup]) {
    self.areas = areas
  }

  package mutating func text(of record: VerdictRecord) -> String { record.json(areas) + "\n" }

  /// A record with its report.
  package func text(
    of record: VerdictRecord,
    _ report: ArticleReport?,
    _ detail: JSONDetail
  ) -> String {
    record.json(areas, report, detail) + "\n"
  }
}
