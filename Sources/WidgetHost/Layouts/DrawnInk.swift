import Drawing
import Foundation
import LayoutEngine
import SwiftUISurface
import Typesetting

/// A placed text as it is drawn: where its glyphs and its box come to lie, and whether something around it cuts them
/// off.
///
/// Followed from the text outwards through the groups around it; places are in the coordinates of the last of them.
struct DrawnInk {
  /// Points along the outlines of the glyphs.
  private(set) var glyphs: [CGPoint]
  /// The corners of the text's box.
  private(set) var box: [CGPoint]
  /// Whether a clip or a mask leaves out a part of a glyph.
  private(set) var isClipped = false

  /// What is drawn of a text; `nil` where nothing is.
  init?(of text: TextTrace, in list: DisplayList) {
    guard let ink = Self.ink(of: text, in: list.items, pixel: 1 / list.displayScale, list) else {
      return nil
    }
    self = ink
  }

  /// - Parameter pixel: how long a pixel is where the items stand, points.
  private static func ink(
    of text: TextTrace,
    in items: [DisplayItem],
    pixel: CGFloat,
    _ list: DisplayList
  ) -> DrawnInk? {
    for item in items {
      switch item {
      case .text(let placed):
        if placed.isDrawn(of: text) { return DrawnInk(placed, displayScale: list.displayScale) }
      case .group(let group):
        if case .standIn = group.effect { continue }
        let inner = pixel / group.effect.scale
        guard var ink = Self.ink(of: text, in: group.items, pixel: inner, list) else { continue }
        ink.pass(through: group.effect, pixel: pixel)
        return ink
      case .shape, .picture: continue
      }
    }
    return nil
  }

  private static let outlines = GlyphOutlines()

  private init(_ placed: PlacedText, displayScale: CGFloat) {
    glyphs = []
    box = placed.frame.corners
    for (index, line) in placed.laidOut.lines.enumerated() {
      let start = CGPoint(
        x: placed.frame.minX + line.x,
        y: placed.baseline(ofLine: index, displayScale: displayScale)
      )
      for run in line.runs {
        glyphs += Self.outlines.path(of: run, from: start).points
        // Pictures of glyphs are round more often than not.
        for image in Self.outlines.images(of: run, from: start) {
          glyphs += Path(ellipseIn: image.box).points
        }
      }
    }
  }

  /// - Parameter pixel: how long a pixel is around the effect, points.
  private mutating func pass(through effect: DisplayGroup.Effect, pixel: CGFloat) {
    switch effect {
    case .transform(let map):
      guard map.isInvertible else {
        // Nothing is shown, as is meant.
        (glyphs, box) = ([], [])
        return
      }
      glyphs = glyphs.map(map.apply)
      box = box.map(map.apply)
    case .clip(let outline, let frame):
      keep(within: pixel) { outline.contains($0, in: frame) }
    case .mask(let items):
      keep(within: pixel) { point in items.contains { $0.covers(point) } }
    case .blend, .isolated, .standIn: break
    }
  }

  /// Notes whether a glyph reaches out of a region by a pixel or more.
  private mutating func keep(within pixel: CGFloat, _ isShown: (CGPoint) -> Bool) {
    isClipped =
      isClipped
      || !glyphs.allSatisfy { point in
        isShown(point)
          || Self.directions.contains { direction in
            isShown(
              CGPoint(x: point.x + direction.x * pixel, y: point.y + direction.y * pixel)
            )
          }
      }
  }

  /// Eight ways to go one step.
  private static let directions = (0..<8).map { step in
    let angle = Double(step) * .pi / 4
    return CGPoint(x: cos(angle), y: sin(angle))
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

  /// Whether a mask of it shows a point: within a shape, in the frame of a text or a picture; what is not
  /// drawn at all covers nothing, what is translucent does.
  fileprivate func covers(_ point: CGPoint) -> Bool {
    switch self {
    case .shape(let shape):
      shape.opacity > 0 && shape.color.alpha > 0 && shape.shape.contains(point, in: shape.frame)
    case .text(let text): text.opacity > 0 && text.frame.contains(point)
    case .picture(let picture): picture.opacity > 0 && picture.frame.contains(point)
    case .group(let group): group.covers(point)
    }
  }
}

extension DisplayGroup {
  fileprivate func covers(_ point: CGPoint) -> Bool {
    switch effect {
    case .transform(let map):
      guard let inverse = map.inverse else { return false }
      let inner = inverse.apply(point)
      return items.contains { $0.covers(inner) }
    case .clip(let outline, let frame):
      return outline.contains(point, in: frame) && items.contains { $0.covers(point) }
    case .mask(let mask):
      return mask.contains { $0.covers(point) } && items.contains { $0.covers(point) }
    case .blend, .isolated, .standIn: return items.contains { $0.covers(point) }
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
  /// Whether it is what is drawn of a text: of several that say the same, the one within a point of its place.
  fileprivate func isDrawn(of text: TextTrace) -> Bool {
    guard let place = text.frame, role == text.role, string == text.string else { return false }
    return abs(frame.minY - place.minY) < 1 && frame.intersects(place)
  }
}

extension CGRect {
  /// The four corners.
  var corners: [CGPoint] {
    [minX, maxX].flatMap { x in [minY, maxY].map { CGPoint(x: x, y: $0) } }
  }
}
