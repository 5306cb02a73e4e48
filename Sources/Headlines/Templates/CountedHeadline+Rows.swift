import FitSelection
import Foundation
import LayoutEngine
import SwiftUISurface
import Typesetting

/// What is shown of an article in a widget of one line, as far as the widths of its rows tell.
extension CountedHeadline {
  /// Rows of a layout, and the doubt about lines that is taken to be right in them.
  struct RowsKey: Hashable {
    let layout: Int
    let doubt: LineDoubt?
  }

  /// The rows that a layout chooses among by their widths; nil of any other layout.
  func rows(ofLayout layout: Int, under doubt: LineDoubt? = nil) -> OpenRows? {
    guard !template.comparesHeights else { return nil }
    let key = RowsKey(layout: layout, doubt: doubt)
    if let known = knownRows[key] { return known }
    let rows = bound.layouts[layout].openRows(under: doubt)
    knownRows.updateValue(rows, forKey: key)
    return rows
  }

  /// What is shown in an area where that is nothing but the headline, cut; nil where it is anything else.
  func cutHeadline(in index: Int, under doubt: LineDoubt? = nil) -> HeadlineAnswer? {
    guard !template.comparesHeights else { return nil }
    let area = template.areas[index]
    guard let rows = rows(ofLayout: area.layoutIndex, under: doubt),
      let cut = HeadlineAnswer(cutIn: rows, area.size)
    else { return nil }
    assert(
      HeadlineAnswer(
        bound.layout(in: index).shown(in: area.size, under: doubt),
        displayScale: area.displayScale
      ) == cut,
      "something else is shown than the rows say"
    )
    return cut
  }
}

extension HeadlineAnswer {
  /// What rows show in bounds where that is nothing but the headline, cut; nil where it is anything else.
  init?(cutIn rows: OpenRows, _ bounds: CGSize) {
    guard let text = rows.cutText(in: bounds), text.role == HeadlineWidget.Role.headline else {
      return nil
    }
    self.init(cut: rows.outcome(width: Double(bounds.width)), isMeasured: text.standIns.isEmpty)
  }
}
