import Drawing
import Foundation
import LayoutEngine
import SwiftUISurface
import Typesetting

/// A placed text as it is drawn: where its glyphs and its box come to lie, and whether something around it cuts them
/// off.
///
/// Followed from the text outwards through the groups around it; places are in the coordinates of the last of them.
///
/// Glyphs count within the text's own box. Those of the stand-in fonts, and slanted ones more, reach beyond it by
/// points of their own, which nobody measured on iOS: what holds the box of a text cuts nothing of it.
struct DrawnInk {
  /// The text.
  let text: PlacedText
  /// The corners of the text's box; none where nothing is seen of it, as is meant.
  private(set) var box: [CGPoint]
  /// Whether a clip or a mask leaves out a part of a glyph.
  private(set) var isClipped = false
  /// Where the text's own points have come to lie.
  private var map = CGAffineTransform.identity
  private let displayScale: CGFloat
  /// The parts of the glyphs' outlines; `nil` until they are asked for.
  private var drawnParts: [[CGPoint]]?

  /// - Parameter displayScale: pixels a point.
  init(_ text: PlacedText, displayScale: CGFloat) {
    self.text = text
    self.displayScale = displayScale
    box = text.isSeen ? text.frame.corners : []
  }

  private static let outlines = GlyphOutlines()

  /// Points along the outlines of the glyphs, part by part.
  mutating func glyphs() -> [[CGPoint]] {
    if box.isEmpty { return [] }
    if let drawnParts { return drawnParts }
    var parts: [[CGPoint]] = []
    for (index, line) in text.laidOut.lines.enumerated() {
      let start = CGPoint(
        x: text.frame.minX + line.x,
        y: text.baseline(ofLine: index, displayScale: displayScale)
      )
      for run in line.runs where text.drawing(of: run).isSeen {
        parts += Self.outlines.path(of: run, from: start).parts
        // Pictures of glyphs are round more often than not.
        for image in Self.outlines.images(of: run, from: start) {
          parts += Path(ellipseIn: image.box).parts
        }
      }
    }
    let drawn = parts.map { part in part.map { map.apply(text.frame.nearest($0)) } }
    drawnParts = drawn
    return drawn
  }

  /// Whether all that is judged of it is shown, box before glyphs.
  mutating func isHeld(by holds: ([CGPoint]) -> Bool) -> Bool {
    holds(box) || glyphs().allSatisfy(holds)
  }

  /// Nothing is seen of it, as is meant.
  mutating func vanish() {
    (box, drawnParts, isClipped) = ([], nil, false)
  }

  mutating func move(by further: CGAffineTransform) {
    guard further.isInvertible else { return vanish() }
    map = map.concatenating(further)
    box = box.map(further.apply)
    drawnParts = drawnParts?.map { $0.map(further.apply) }
  }

  /// Notes whether a glyph reaches out of a region by a pixel or more.
  ///
  /// - Parameter pixel: how long a pixel is around the region, points.
  mutating func keep(within region: ShownRegion, pixel: CGFloat) {
    if isClipped || box.isEmpty { return }
    if region.isThinner(than: pixel) { return vanish() }
    if region.holds(box) { return }
    isClipped = !glyphs().allSatisfy { part in
      region.holds(CGRect(around: part).corners)
        || part.allSatisfy { point in
          region.contains(point)
            || Self.directions.contains { direction in
              region.contains(
                CGPoint(x: point.x + direction.x * pixel, y: point.y + direction.y * pixel)
              )
            }
        }
    }
  }

  /// Whether it is drawn less than a length wide or high.
  func isThinner(than length: CGFloat) -> Bool {
    guard box.count == 4 else { return true }
    return [box[1], box[2]].contains { corner in
      let (x, y) = (corner.x - box[0].x, corner.y - box[0].y)
      return (x * x + y * y).squareRoot() < length
    }
  }

  /// Eight ways to go one step.
  private static let directions = (0..<8).map { step in
    let angle = Double(step) * .pi / 4
    return CGPoint(x: cos(angle), y: sin(angle))
  }
}

/// All texts of a display list as they are drawn.
struct DrawnTexts {
  /// The texts in drawing order, as `DisplayList.texts` has them, and those of masks that repeat another one.
  private(set) var inks: [DrawnInk]
  /// How many outlines of clips and masks became lines.
  private(set) var outlineCount = 0

  /// Follows the texts of a list.
  /// - Complexity: glyphs are walked along where a clip or a mask does not hold the box of their text.
  init(of list: DisplayList) {
    inks = []
    let pixel = CGFloat.pixelLength(displayScale: list.displayScale)
    inks = followed(in: list.items, pixel: pixel, list.displayScale)
    for index in inks.indices where inks[index].isThinner(than: pixel) { inks[index].vanish() }
  }

  /// - Parameter pixel: how long a pixel is where the items stand, points.
  private mutating func followed(
    in items: [DisplayItem],
    pixel: CGFloat,
    _ displayScale: CGFloat
  ) -> [DrawnInk] {
    var found: [DrawnInk] = []
    for item in items {
      switch item {
      case .text(let text): found.append(DrawnInk(text, displayScale: displayScale))
      case .group(let group):
        if case .standIn = group.effect { continue }
        var inner = followed(
          in: group.items,
          pixel: pixel / group.effect.scale,
          displayScale
        )
        if !inner.isEmpty { pass(&inner, through: group.effect, pixel: pixel) }
        found += inner
        if case .mask(let mask) = group.effect {
          found += uncovering(
            followed(in: mask, pixel: pixel, displayScale),
            group.items,
            pixel: pixel
          )
        }
      case .shape, .picture: continue
      }
    }
    return found
  }

  /// The texts of a mask, which are seen as far as there is something behind them.
  ///
  /// - Parameter pixel: how long a pixel is around the mask, points.
  private mutating func uncovering(
    _ mask: [DrawnInk],
    _ items: [DisplayItem],
    pixel: CGFloat
  ) -> [DrawnInk] {
    guard !mask.isEmpty else { return [] }
    var mask = mask
    let region = ShownRegion(coveredBy: items)
    outlineCount += region.outlineCount
    for index in mask.indices { mask[index].keep(within: region, pixel: pixel) }
    return mask
  }

  /// - Parameter pixel: how long a pixel is around the effect, points.
  private mutating func pass(
    _ inner: inout [DrawnInk],
    through effect: DisplayGroup.Effect,
    pixel: CGFloat
  ) {
    let region: ShownRegion
    switch effect {
    case .transform(let map):
      for index in inner.indices { inner[index].move(by: map) }
      return
    case .clip(let outline, let frame): region = ShownRegion(outline, in: frame)
    case .mask(let items): region = ShownRegion(coveredBy: items)
    case .blend, .isolated, .standIn: return
    }
    outlineCount += region.outlineCount
    for index in inner.indices { inner[index].keep(within: region, pixel: pixel) }
  }
}

extension DisplayItem {
  /// Whether its effect, or that of a group in it, moves or cuts what it is made of.
  var changesPlaces: Bool {
    guard case .group(let group) = self else { return false }
    switch group.effect {
    case .transform, .clip, .mask: return true
    case .blend, .isolated: return group.items.contains(where: \.changesPlaces)
    case .standIn: return false
    }
  }
}

extension DisplayGroup.Effect {
  /// How much longer lengths are drawn under it, the mean of all directions.
  fileprivate var scale: CGFloat {
    guard case .transform(let map) = self, map.isInvertible else { return 1 }
    return abs(map.determinant).squareRoot()
  }
}

extension PlacedText {
  /// Whether anything is drawn of it: a text in no colour is there for its size.
  fileprivate var isSeen: Bool {
    // U+FFFC stands for an image.
    opacity > 0
      && (string.utf16.contains(0xFFFC)
        || laidOut.lines.contains { $0.runs.contains { drawing(of: $0).isSeen } })
  }
}

extension PlacedText.Run {
  fileprivate var isSeen: Bool {
    color.alpha > 0 || lines.contains { $0.color.alpha > 0 }
      || background.map { $0.color.alpha > 0 } ?? false
  }
}

extension CGRect {
  /// The four corners: opposite ones first and last.
  var corners: [CGPoint] {
    [minX, maxX].flatMap { x in [minY, maxY].map { CGPoint(x: x, y: $0) } }
  }

  /// The point in it, or on its edge, that is next to another.
  fileprivate func nearest(_ point: CGPoint) -> CGPoint {
    CGPoint(x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY))
  }
}
