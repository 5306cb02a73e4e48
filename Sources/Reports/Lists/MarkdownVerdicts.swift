import FitSelection
import Headlines
import WidgetDevices

/// A table for a pull request or a step's summary: what is cut or could not be judged, then the counts.
package struct MarkdownVerdicts: VerdictFormat {
  private let areas: [DeviceGroup]

  package init(areas: [DeviceGroup], marking closeCalls: CloseCallExtent) {
    self.areas = areas
  }

  package var separators: RecordSeparators {
    RecordSeparators(first: "| place | headline | |\n| --- | --- | --- |\n", others: "")
  }

  package func text(of record: VerdictRecord) -> String {
    guard let complaint = record.complaint(areas) else { return "" }
    let cells = ["\(record.place)", record.headline, complaint].map(MarkdownEscaping.escaped)
    return "| \(cells.joined(separator: " | ")) |\n"
  }

  package func finish(_ summary: VerdictSummary) -> String {
    (summary.unmetCount + summary.errorCount == 0 ? "" : "\n")
      + "**\(Counts.text(summary.count, "headline"))**, "
      + "\(ListSentences(.english).devices(areas)): \(summary.text)\n"
  }
}
