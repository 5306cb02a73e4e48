import Headlines
import WidgetDevices

/// JSON lines: a record of its own for every item, so that a line of input is a line of output.
package struct JSONLinesVerdicts: VerdictFormat {
  private let areas: [DeviceGroup]
  private let closeCalls: CloseCallExtent

  package init(areas: [DeviceGroup], marking closeCalls: CloseCallExtent) {
    self.areas = areas
    self.closeCalls = closeCalls
  }

  package func text(of record: VerdictRecord) -> String {
    record.json(areas, closeCalls) + "\n"
  }

  /// A record with its report.
  package func text(
    of record: VerdictRecord,
    _ report: ArticleReport?,
    _ detail: JSONDetail
  ) -> String {
    record.json(areas, closeCalls, report, detail) + "\n"
  }
}
