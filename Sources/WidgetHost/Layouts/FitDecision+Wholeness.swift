import Drawing
import FitSelection
import Foundation
import LayoutEngine
import SwiftUISurface
import Typesetting

extension FitDecision {
  /// Whether all of the area is clipped to itself, as `clipped()` around a widget's content does.
  var clipsItself: Bool {
    let area = CGRect(origin: .zero, size: bounds)
    func clips(_ items: [DisplayItem]) -> Bool {
      items.contains { item in
        guard case .group(let group) = item else { return false }
        if case .clip(_, let rectangle) = group.effect, rectangle.contains(area) { return true }
        return clips(group.items)
      }
    }
    return clips(displayList.items)
  }

  /// Whether a placed text is neither truncated nor drawn outside of the widget by a pixel or more; the widget
  /// reaches beyond the bounds by margins.
  ///
  /// A line's box is higher than its glyphs: three rows of body text are 61 points high, and stand whole in a
  /// rectangular accessory of 58. Of a circle, which is narrower above and below, lines' boxes have to be within the
  /// square around it, and so have those of texts that are scaled or rotated, or hold images.
  func showsWhole(
    _ text: TextTrace,
    of family: WidgetFamily?,
    beyond margins: CGSize
  ) -> Bool {
    guard !text.isTruncated, let frame = text.frame else { return !text.isTruncated }
    let pixel = 1 / displayScale
    let shown = CGRect(origin: .zero, size: bounds)
      .insetBy(dx: -margins.width - pixel, dy: -margins.height - pixel)
    func holds(_ box: CGRect) -> Bool {
      let isInRow = box.minX > shown.minX && box.maxX < shown.maxX
      // The row of an inline widget stands where the system sets it, wherever the view would have it.
      if family == .accessoryInline { return isInRow }
      return isInRow && box.minY > shown.minY && box.maxY < shown.maxY
    }
    if holds(frame) { return true }
    // U+FFFC stands for an image.
    guard family != .accessoryCircular, !text.string.utf16.contains(0xFFFC) else { return false }
    return ink(of: text, in: frame).map(holds) ?? false
  }

  private static let outlines = GlyphOutlines()

  /// The box of the glyphs of a placed text; `nil` where it is not drawn, or none of its glyphs is.
  private func ink(of text: TextTrace, in frame: CGRect) -> CGRect? {
    guard let placed = Self.placedText(text, in: frame, of: displayList.items) else { return nil }
    var ink = CGRect.null
    for (index, line) in placed.laidOut.lines.enumerated() {
      let start = CGPoint(
        x: placed.frame.minX + line.x,
        y: placed.baseline(ofLine: index, displayScale: displayScale)
      )
      for run in line.runs {
        let path = Self.outlines.path(of: run, from: start)
        if !path.isEmpty { ink = ink.union(path.boundingRect) }
        for picture in Self.outlines.images(of: run, from: start) { ink = ink.union(picture.box) }
      }
    }
    return ink.isNull ? nil : ink
  }

  /// What is drawn of a text: of several that say the same, the one within a point of its place.
  private static func placedText(
    _ text: TextTrace,
    in frame: CGRect,
    of items: [DisplayItem]
  ) -> PlacedText? {
    for item in items {
      switch item {
      case .text(let placed):
        if placed.role == text.role, placed.string == text.string,
          abs(placed.frame.minY - frame.minY) < 1, placed.frame.intersects(frame)
        {
          return placed
        }
      case .group(let group):
        switch group.effect {
        case .transform, .mask, .standIn: continue
        case .clip, .blend, .isolated:
          if let placed = placedText(text, in: frame, of: group.items) { return placed }
        }
      default: continue
      }
    }
    return nil
  }
}
