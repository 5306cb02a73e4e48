import Foundation
import LayoutEngine
import SwiftUISurface
import UnicodeText

/// What becomes of a placed text.
struct TextFate: Hashable {
  /// What is missing of it.
  let state: TextRecord.State
  /// Whether it is outside of the widget from end to end.
  var isBeyond = false
}

extension FitDecision {
  /// What becomes of each of the placed texts, in their order, in a widget that reaches beyond the bounds by margins.
  ///
  /// A text is whole whose glyphs are all shown, where they are drawn, but for less than a pixel. A line's box is
  /// higher than its glyphs: three rows of body text are 61 points high, and stand whole in a rectangular accessory
  /// of 58. Of a circle, which is narrower above and below, lines' boxes have to be within the square around it, and
  /// so have those of texts that hold images. What is not seen of a text on purpose is not cut: one without a colour, one
  /// that is scaled to nothing, one in a clip without area. What a frame of no size holds is not among the texts.
  func fates(in family: WidgetFamily?, beyond margins: CGSize) -> [TextFate] {
    let pixel = CGFloat.pixelLength(displayScale: displayScale)
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
    let area = CGRect(origin: .zero, size: bounds).insetBy(dx: -margins.width, dy: -margins.height)
    func areBeyond(_ points: [CGPoint]) -> Bool {
      guard !points.isEmpty else { return false }
      let box = CGRect(around: points)
      let isRow = family == .accessoryInline
      let place = CGRect(
        x: area.minX,
        y: isRow ? box.minY : area.minY,
        width: area.width,
        height: isRow ? box.height : area.height
      )
      return box.isOutside(place, by: pixel)
    }
    let isInPlace = !displayList.items.contains(where: \.changesPlaces)
    func isPlain(_ text: TextTrace) -> Bool {
      text.frame.map { isInPlace && holds($0.corners) } ?? true
    }
    let inks =
      placed.texts.allSatisfy { isPlain($0) || $0.isRedacted || $0.isTruncated && isInPlace }
      ? [] : drawnInks()
    return placed.texts.enumerated().map { index, text in
      if text.isRedacted { return TextFate(state: .hidden) }
      let drawn = inks.indices.contains(index) ? inks[index] : nil
      let isBeyond = areBeyond(drawn?.box ?? text.frame?.corners ?? [])
      if text.isTruncated { return TextFate(state: .truncated, isBeyond: isBeyond) }
      guard !isPlain(text), let frame = text.frame else { return TextFate(state: .whole) }
      guard var ink = drawn else {
        return holds(frame.corners)
          ? TextFate(state: .whole) : TextFate(state: .outside, isBeyond: isBeyond)
      }
      // U+FFFC stands for an image.
      let isJudgedByBox = family == .accessoryCircular || text.string.utf16.contains(0xFFFC)
      if !(isJudgedByBox ? holds(ink.box) : ink.isHeld(by: holds)) {
        return TextFate(state: .outside, isBeyond: isBeyond)
      }
      // The row of an inline widget is the system's: no view around the text cuts it.
      return TextFate(
        state: ink.isClipped && family != .accessoryInline ? .clipped : .whole
      )
    }
  }

  /// What is drawn of each of the placed texts: of several that say the same, the first one's is drawn first; `nil` for one
  /// that is not drawn, be it for want of room.
  private func drawnInks() -> [DrawnInk?] {
    struct Said: Hashable {
      let role: String?
      let string: ExactText

      init(_ string: String, role: String?) {
        self.role = role
        self.string = ExactText(string)
      }
    }
    var waiting = Dictionary(grouping: DrawnTexts(of: displayList).inks.reversed()) {
      Said($0.text.string, role: $0.text.role)
    }
    return placed.texts.map { text in
      guard !text.isRedacted, !text.lines.isEmpty else { return nil }
      return waiting[Said(text.string, role: text.role)]?.popLast()
    }
  }

  /// The texts that a family shows and what becomes of them; those that repeat another one as its mask are left out,
  /// as long as they share its fate.
  func records(in family: WidgetFamily?, beyond margins: CGSize) -> [TextRecord] {
    let (texts, fates) = (placed.texts, fates(in: family, beyond: margins))
    var repetitions: Set<Int> = []
    for indices in Dictionary(grouping: texts.indices, by: { fates[$0] }).values {
      repetitions.formUnion(indices.map { ReadText(texts[$0]) }.repetitions.map { indices[$0] })
    }
    return texts.indices(shownBy: family).filter { !repetitions.contains($0) }
      .map { TextRecord(texts[$0], fates[$0]) }
  }
}
