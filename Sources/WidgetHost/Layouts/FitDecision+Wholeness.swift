import Foundation
import LayoutEngine
import SwiftUISurface

extension FitDecision {
  /// What becomes of a placed text in a widget that reaches beyond the bounds by margins.
  ///
  /// A text is whole whose glyphs are all shown, where they are drawn, but for less than a pixel. A line's box is
  /// higher than its glyphs: three rows of body text are 61 points high, and stand whole in a rectangular accessory
  /// of 58. Of a circle, which is narrower above and below, lines' boxes have to be within the square around it, and
  /// so have those of texts that hold images.
  func state(
    of text: TextTrace,
    in family: WidgetFamily?,
    beyond margins: CGSize
  ) -> TextRecord.State {
    if text.isRedacted { return .hidden }
    if text.isTruncated { return .truncated }
    guard let frame = text.frame else { return .whole }
    let pixel = 1 / displayScale
    let shown = CGRect(origin: .zero, size: bounds)
      .insetBy(dx: -margins.width - pixel, dy: -margins.height - pixel)
    func holds(_ points: [CGPoint]) -> Bool {
      points.allSatisfy { point in
        let isInRow = point.x > shown.minX && point.x < shown.maxX
        // The row of an inline widget stands where the system sets it, wherever the view would have it.
        if family == .accessoryInline { return isInRow }
        return isInRow && point.y > shown.minY && point.y < shown.maxY
      }
    }
    let isInside = holds(frame.corners)
    if isInside, !displayList.items.contains(where: \.changesPlaces) { return .whole }
    guard let ink = DrawnInk(of: text, in: displayList) else { return isInside ? .whole : .outside }
    // U+FFFC stands for an image.
    let isJudgedByBox = family == .accessoryCircular || text.string.utf16.contains(0xFFFC)
    if !holds(isJudgedByBox ? ink.box : ink.glyphs) { return .outside }
    return ink.isClipped ? .clipped : .whole
  }
}
