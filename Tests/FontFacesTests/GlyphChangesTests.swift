import Foundation
import TestSupport
import Testing

@testable import FontFaces

/// Glyphs of variable fonts that change in very many ways, of which HarfBuzz takes each for each advance where the
/// font has no table of advances.
@Suite("Changes of glyphs") struct GlyphChangesTests {
  /// Two glyphs of a font: one of points, and one that has it as a part so many times, or other parts.
  struct Glyphs: Sendable {
    var points = 1
    var changes = 0
    /// How many points the changes say that they move.
    var moved = 0
    var parts = 0
    /// What the other glyph is made of.
    var part = 2
    var contours = -1
    var flags = 0
  }

  private static let glyphCount = 7
  /// The place of the glyph of points among those of `Variable.ttf`, and of the other one.
  private static let (plainGlyph, otherGlyph) = (2, 3)

  private func outline(_ glyphs: Glyphs) -> [UInt8] {
    var bytes = [1, 0, 0, 0, 0, glyphs.points - 1, 0].flatMap { $0.bigEndianBytes(2) }
    // Points on the outline, where the one before them is: so many more with one flag.
    for first in stride(from: 0, to: glyphs.points, by: 256) {
      bytes += [0x39, UInt8(min(glyphs.points - first, 256) - 1)]
    }
    return bytes
  }

  private func composite(_ glyphs: Glyphs) -> [UInt8] {
    guard glyphs.parts > 0 else { return [] }
    var bytes = [glyphs.contours, 0, 0, 0, 0].flatMap { $0.bigEndianBytes(2) }
    for place in 0..<glyphs.parts {
      let flags = glyphs.flags | (place < glyphs.parts - 1 ? 0x22 : 0x02)
      bytes += flags.bigEndianBytes(2) + glyphs.part.bigEndianBytes(2) + [0, 0]
    }
    return bytes
  }

  /// Changes that all move the same points, at the end of an axis.
  private func changes(_ glyphs: Glyphs) -> [UInt8] {
    guard glyphs.changes > 0 else { return [] }
    let field = glyphs.changes | (glyphs.moved > 0 ? 0x8000 : 0)
    var bytes = field.bigEndianBytes(2) + (4 + 4 * glyphs.changes).bigEndianBytes(2)
    bytes += [UInt8](repeating: 0, count: 4 * glyphs.changes)
    guard glyphs.moved > 0 else { return bytes }
    return bytes + (0x8000 | glyphs.moved).bigEndianBytes(2)
      + [UInt8](repeating: 0, count: glyphs.moved)
  }

  private func offsets(_ data: [[UInt8]], width: Int, unit: Int) -> [UInt8] {
    var ends = [0]
    for bytes in data { ends.append((ends.last ?? 0) + bytes.count) }
    return ends.flatMap { ($0 / unit).bigEndianBytes(width) }
  }

  private func font(_ glyphs: Glyphs) throws -> AlteredFont {
    let font = try AlteredFont.test("Variable.ttf")
    var outlines = [[UInt8]](repeating: [], count: Self.glyphCount)
    outlines[Self.plainGlyph] = outline(glyphs)
    outlines[Self.otherGlyph] = composite(glyphs)
    var changes = [[UInt8]](repeating: [], count: Self.glyphCount)
    changes[Self.plainGlyph] = self.changes(glyphs)
    font.replace("loca", with: Data(offsets(outlines, width: 2, unit: 2)))
    font.replace("glyf", with: Data(outlines.joined()))
    let places = offsets(changes, width: 4, unit: 1)
    let shared = 20 + places.count
    let header = [
      (1, 2), (0, 2), (2, 2), (1, 2), (shared, 4), (Self.glyphCount, 2), (1, 2), (shared + 4, 4),
    ]
    var table = header.flatMap { $0.0.bigEndianBytes($0.1) }
    table += places
    // The one place that all changes share is the end of the first axis.
    table += [0x40, 0, 0, 0]
    table += changes.joined()
    font.replace("gvar", with: Data(table))
    font.replace("HVAR", with: nil)
    return font
  }

  private static let cases: [(glyphs: Glyphs, isOpened: Bool)] = [
    // A million steps: each of the changes moves all points and four besides.
    (Glyphs(points: 246, changes: 4_095), true),
    (Glyphs(points: 247, changes: 4_095), false),
    (Glyphs(points: 10_371, changes: 100), true),
    (Glyphs(points: 10_372, changes: 100), false),
    (Glyphs(points: 65_526, changes: 15), true),
    (Glyphs(points: 65_527, changes: 15), false),
    (Glyphs(points: 65_536), true),
    // Numbers of points that there are not take as long.
    (Glyphs(points: 4, changes: 1_000, moved: 1_000), true),
    (Glyphs(points: 4, changes: 1_000, moved: 1_100), false),
    // So many times with each part.
    (Glyphs(points: 246, changes: 4_095, parts: 1), false),
    (Glyphs(points: 1_000, changes: 100, parts: 10), true),
    (Glyphs(points: 1_000, changes: 100, parts: 11), false),
    (Glyphs(parts: 5_000), true),
    // A part of itself, one that is no glyph, and parts of kinds that only some programs know.
    (Glyphs(parts: 1, part: 3), false),
    (Glyphs(parts: 1, part: 7), true),
    (Glyphs(parts: 1, contours: -2), false),
    (Glyphs(parts: 1, flags: 0x2000), false),
  ]

  @Test(arguments: cases.indices) func glyphsOfTooManyChangesAreRefused(_ index: Int) throws {
    let (glyphs, isOpened) = Self.cases[index]
    let font = try font(glyphs)
    let path = try font.write("Changes.ttf")
    let heavy = [FontVariation(.weight, 900)]
    if isOpened {
      let face = try FontFace(path: path, variations: heavy)
      #expect(face.glyphCount == Self.glyphCount && face.advance(of: 2).isFinite)
    } else {
      #expect(throws: FontError.tooManyChanges(path: path)) { try FontFace(path: path) }
      #expect(throws: FontError.tooManyChanges(path: path)) {
        try FontFace(path: path, variations: heavy)
      }
    }
    // Without axes nothing is moved.
    font.replace("fvar", with: nil)
    #expect(try FontFace(path: font.write("Still.ttf")).axes.isEmpty)
  }

  /// Parts of all glyphs are counted together, also those that are no glyphs, to a million: many may have one list.
  @Test func glyphsThatShareTheirPartsAreRefused() {
    let outlines = composite(Glyphs(parts: 20_000, part: 0xFFFF))
    let header = [UInt8](repeating: 1, count: 54)
    let changes = [UInt8](repeating: 0, count: 20)
    for (count, areFew) in [(52, true), (53, false)] {
      // Every other glyph goes from the end of the list to its beginning, and is empty.
      let places = (0..<count).flatMap { _ in
        0.bigEndianBytes(4) + outlines.count.bigEndianBytes(4)
      }
      let found = changes.withUnsafeBytes { changes in
        outlines.withUnsafeBytes { outlines in
          places.withUnsafeBytes { places in
            header.withUnsafeBytes { header in
              GlyphChanges(
                changes: changes,
                outlines: outlines,
                places: places,
                header: header,
                glyphCount: 2 * count
              )?.areFew()
            }
          }
        }
      }
      #expect(found == areFew, "\(count) glyphs")
    }
  }

  @Test func theErrorSaysWhatIsWrong() {
    let sentence = FontError.tooManyChanges(path: "a.ttf").description
    #expect(sentence.hasPrefix("a.ttf is a variable font with a glyph that would take too long"))
  }
}
