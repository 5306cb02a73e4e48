/// How much it takes to move the points of a variable font's glyphs to a place on its axes (OpenType
/// `gvar`).
///
/// Where a font has no table of advances, HarfBuzz moves all points of a glyph, and of its parts and
/// their parts, for each advance that it is asked for; FreeType does for each outline. A glyph of a few
/// kilobytes may have four thousand changes of sixty thousand points, and name parts that name parts.
///
/// For as long as the tables that it was made of.
struct GlyphChanges {
  /// The most steps of a glyph with its parts.
  ///
  /// Forty times as many as any has of Roboto Flex, which changes along thirteen axes: 25,492. The
  /// bundled fonts' greatest glyph, of 1,211 points, would have to change in more than eight hundred
  /// ways.
  static let mostSteps = 1 << 20
  /// The most parts of all glyphs together, which may lie over each other in their table.
  static let mostParts = 1 << 20

  private let glyphs: VariedGlyphs
  private let glyphCount: Int

  /// - Parameters:
  ///   - glyphs: the outlines, and what changes them.
  ///   - glyphCount: how many glyphs the font has.
  init(_ glyphs: VariedGlyphs, glyphCount: Int) {
    self.glyphs = glyphs
    self.glyphCount = glyphCount
  }

  /// A glyph whose parts are being counted.
  private struct Visit {
    let glyph: Int
    /// Its own steps and those of the parts that are counted.
    var steps: Int
    /// Those that are not.
    var parts: [Int] = []
  }

  /// Whether no glyph has more steps than are taken.
  /// - Complexity: linear in the glyphs and their parts.
  func areFew() -> Bool {
    // As long as a glyph's are not known there are too many: one that is a part of itself has no end.
    var steps = [Int?](repeating: nil, count: glyphCount)
    var partCount = 0
    var open: [Visit] = []
    func begin(_ glyph: Int) -> Bool {
      guard let visit = visit(glyph) else { return false }
      steps[glyph] = Self.mostSteps + 1
      partCount += visit.parts.count
      open.append(visit)
      return partCount <= Self.mostParts
    }
    for glyph in 0..<glyphCount where steps[glyph] == nil {
      guard begin(glyph) else { return false }
      while var visit = open.popLast() {
        // A part that is no glyph takes nothing but its place in the list.
        while let part = visit.parts.last, let known = part < glyphCount ? steps[part] : 0 {
          visit.parts.removeLast()
          visit.steps += known
        }
        guard visit.steps <= Self.mostSteps else { return false }
        guard let part = visit.parts.last else {
          steps[visit.glyph] = visit.steps
          continue
        }
        open.append(visit)
        guard begin(part) else { return false }
      }
    }
    return true
  }

  /// A glyph by itself: each change moves all its points, or as many as it names.
  /// - Returns: `nil` where it is made of parts in a way that fonts do not have.
  private func visit(_ glyph: Int) -> Visit? {
    var points = Self.ownPoints
    var parts: [Int] = []
    if let place = glyphs.outline(of: glyph),
      let contours = glyphs.outlines.signed(place.lowerBound, width: 2)
    {
      if contours > 0 {
        points += (glyphs.outlines.unsigned16(place.lowerBound + 8 + 2 * contours) ?? 0) + 1
      } else if contours < 0 {
        guard contours == -1, let found = self.parts(in: place) else { return nil }
        parts = found
        points += parts.count
      }
    }
    return Visit(glyph: glyph, steps: points + changeSteps(of: glyph, points: points), parts: parts)
  }

  /// The points that each glyph has besides those of its outline, for its advances.
  private static let ownPoints = 4

  /// What it takes to read a glyph's changes and to move its points by each.
  private func changeSteps(of glyph: Int, points: Int) -> Int {
    guard let range = glyphs.changes(of: glyph) else { return 0 }
    let first = range.lowerBound
    let length = min(range.count, glyphs.changes.count)
    guard let field = glyphs.changes.unsigned16(first),
      let numbers = glyphs.changes.unsigned16(first + 2)
    else { return 0 }
    // Each has a header of at least four bytes, each number of a point has at least one.
    let count = min(field & 0xFFF, length / 4)
    let shared = field & 0x8000 == 0 ? 0 : min(pointCount(at: first + numbers), length)
    return count * (points + glyphs.axisCount + shared) + length
  }

  /// How many points a list of their numbers has.
  private func pointCount(at offset: Int) -> Int {
    guard let count = glyphs.changes.unsigned8(offset) else { return 0 }
    guard count & 0x80 != 0 else { return count }
    return (count & 0x7F) << 8 | (glyphs.changes.unsigned8(offset + 1) ?? 0)
  }

  /// The glyphs that one is made of, as often as it names them; `nil` where it does so in a way that
  /// fonts do not have.
  private func parts(in place: Range<Int>) -> [Int]? {
    var parts: [Int] = []
    var isUsual = true
    glyphs.forEachPart(in: place) { flags, part in
      // Some programs read numbers of three bytes there.
      if flags & 0x2000 == 0 { parts.append(part) } else { isUsual = false }
      isUsual = isUsual && parts.count <= Self.mostParts
      return isUsual
    }
    return isUsual ? parts : nil
  }
}
