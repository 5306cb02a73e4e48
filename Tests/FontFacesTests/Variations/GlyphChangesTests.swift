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
    /// How many contours have the points.
    var rings = 1
    /// What stands behind the last part.
    var rest: [UInt8] = []
    /// How many changes there are said to be; `nil` for those that there are.
    var claimed: Int?
    /// Bits beside the number of changes that no program reads.
    var reserved = 0
    var hasLongPlaces = false
    var hasShortOffsets = false
  }

  private static let glyphCount = 7
  /// The place of the glyph of points among those of `Variable.ttf`, and of the other one, which is the last.
  private static let (plainGlyph, otherGlyph) = (2, 6)

  private func outline(_ glyphs: Glyphs) -> [UInt8] {
    let ends = Array(0..<glyphs.rings - 1) + [glyphs.points - 1]
    var bytes = ([glyphs.rings, 0, 0, 0, 0] + ends + [0]).flatMap { $0.bigEndianBytes(2) }
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
      bytes += flags.bigEndianBytes(2) + glyphs.part.bigEndianBytes(2)
      bytes += [UInt8](repeating: 0, count: flags & 0x01 == 0 ? 2 : 4)
      // A scale of one, for both axes, for each, or as a matrix.
      let one: [UInt8] = [0x40, 0]
      if flags & 0x08 != 0 { bytes += one }
      if flags & 0x40 != 0 { bytes += one + one }
      if flags & 0x80 != 0 { bytes += one + [0, 0, 0, 0] + one }
    }
    return bytes + glyphs.rest
  }

  /// Changes that all move the same points, at the end of an axis.
  private func changes(_ glyphs: Glyphs) -> [UInt8] {
    guard glyphs.changes > 0 else { return [] }
    let field =
      (glyphs.claimed ?? glyphs.changes) | glyphs.reserved | (glyphs.moved > 0 ? 0x8000 : 0)
    var bytes = field.bigEndianBytes(2) + (4 + 4 * glyphs.changes).bigEndianBytes(2)
    bytes += [UInt8](repeating: 0, count: 4 * glyphs.changes)
    guard glyphs.moved > 0 else { return bytes }
    // Up to 127 take one byte.
    let count =
      glyphs.moved < 0x80 ? [UInt8(glyphs.moved)] : (0x8000 | glyphs.moved).bigEndianBytes(2)
    return bytes + count + [UInt8](repeating: 0, count: glyphs.moved)
  }

  private func offsets(_ data: [[UInt8]], width: Int, unit: Int) -> [UInt8] {
    var ends = [0]
    for bytes in data { ends.append((ends.last ?? 0) + bytes.count) }
    return ends.flatMap { ($0 / unit).bigEndianBytes(width) }
  }

  private func font(_ glyphs: Glyphs) throws -> AlteredFont {
    let font = try AlteredFont.test("Variable.ttf")
    var outlines = [[UInt8]](repeating: [], count: Self.glyphCount)
    // Neither the outlines nor the changes that count stand first in their tables.
    outlines[0] = outline(Glyphs())
    outlines[Self.plainGlyph] = outline(glyphs)
    outlines[Self.otherGlyph] = composite(glyphs)
    var changes = [[UInt8]](repeating: [], count: Self.glyphCount)
    changes[0] = [0, 0, 0, 4]
    changes[Self.plainGlyph] = self.changes(glyphs)
    let isLong = glyphs.hasLongPlaces
    font.set(isLong ? 1 : 0, at: 50, of: "head")
    font.replace(
      "loca",
      with: Data(offsets(outlines, width: isLong ? 4 : 2, unit: isLong ? 1 : 2))
    )
    font.replace("glyf", with: Data(outlines.joined()))
    let isShort = glyphs.hasShortOffsets
    let places = offsets(changes, width: isShort ? 2 : 4, unit: isShort ? 2 : 1)
    let shared = 20 + places.count
    let header = [
      (1, 2), (0, 2), (2, 2), (1, 2), (shared, 4), (Self.glyphCount, 2),
      (isShort ? 0 : 1, 2), (shared + 4, 4),
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
    // As many steps as there may be, to the last.
    (Glyphs(points: 46, changes: 4_095, moved: 200), true),
    (Glyphs(points: 47, changes: 4_095, moved: 200), false),
    (Glyphs(points: 146, changes: 4_095, moved: 100), true),
    (Glyphs(points: 147, changes: 4_095, moved: 100), false),
    // Nor are there more changes than have room, or than the lowest twelve bits say.
    (Glyphs(points: 10_000, changes: 100, claimed: 4_095), true),
    (Glyphs(points: 4, changes: 1_000, moved: 1_000, reserved: 0x7000), true),
    // The last contour's end counts; places are of two bytes or of four.
    (Glyphs(points: 247, changes: 4_095, rings: 2), false),
    (Glyphs(points: 246, changes: 4_095, hasLongPlaces: true), true),
    (Glyphs(points: 247, changes: 4_095, hasLongPlaces: true), false),
    (Glyphs(points: 246, changes: 4_095, hasShortOffsets: true), true),
    (Glyphs(points: 247, changes: 4_095, hasShortOffsets: true), false),
    // So many times with each part.
    (Glyphs(points: 246, changes: 4_095, parts: 1), false),
    (Glyphs(points: 1_000, changes: 100, parts: 10), true),
    (Glyphs(points: 1_000, changes: 100, parts: 11), false),
    (Glyphs(parts: 5_000), true),
    (Glyphs(points: 1_000, changes: 100, parts: 11, hasLongPlaces: true), false),
    // A place for each part is moved as well.
    (Glyphs(points: 60, parts: 16_131), true), (Glyphs(points: 60, parts: 16_132), false),
    // Parts at places of two bytes, and scaled in three ways.
    (Glyphs(points: 1_000, changes: 100, parts: 11, flags: 0x01), false),
    (Glyphs(points: 1_000, changes: 100, parts: 11, flags: 0x08), false),
    (Glyphs(points: 1_000, changes: 100, parts: 11, flags: 0x40), false),
    (Glyphs(points: 1_000, changes: 100, parts: 11, flags: 0x80), false),
    // What stands behind the last one is none.
    (Glyphs(points: 1_000, changes: 100, parts: 10, rest: [0, 0x02, 0, 2, 0, 0]), true),
    // A part of itself, one that is no glyph, and parts of kinds that only some programs know.
    (Glyphs(parts: 1, part: 6), false),
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
      let found = Self.areFew(
        changes: changes,
        outlines: outlines,
        places: places,
        header: header,
        glyphCount: 2 * count
      )
      #expect(found == areFew, "\(count) glyphs")
    }
  }

  /// All glyphs together have no more than a million parts, which may lie over each other in their table.
  @Test(arguments: [(8, true), (9, false)])
  func partsOfAllGlyphsAreCounted(_ compositeCount: Int, _ areFew: Bool) {
    let partCount = 1 << 17
    let parts = (1...partCount).flatMap { number -> [UInt8] in
      [0, number < partCount ? 0x22 : 0x02, 0, 1, 0, 0]
    }
    let outlines = [-1, 0, 0, 0, 0].flatMap { $0.bigEndianBytes(2) } + parts
    // Every other glyph has these parts, and each between two of them nothing.
    let places = (0..<2 * compositeCount).flatMap { index in
      (index.isMultiple(of: 2) ? 0 : outlines.count).bigEndianBytes(4)
    }
    let header = [UInt8](repeating: 0, count: 50) + [0, 1]
    let fields = [(1, 2), (0, 2), (1, 2), (0, 2), (20, 4), (0, 2), (0, 2), (20, 4)]
    let table = fields.flatMap { $0.0.bigEndianBytes($0.1) }
    let found = Self.areFew(
      changes: table,
      outlines: outlines,
      places: places,
      header: header,
      glyphCount: 2 * compositeCount - 1
    )
    #expect(found == areFew)
  }

  @Test func theErrorSaysWhatIsWrong() {
    let sentence = FontError.tooManyChanges(path: "a.ttf").description
    #expect(
      sentence
        == "a.ttf is a variable font that would take too long or too much memory: the points, "
        + "changes and parts of a glyph come to more than a million steps, the changes of all "
        + "advances to more than fifty million, or sets of changes lie over each other"
    )
  }

  /// A part that is strange is found where it comes behind what it is a part of, too, and is not tried for ever.
  @Test(arguments: [(0, true), (-2, false)])
  func aPartBehindItsOwnerIsRead(_ contours: Int, _ areFew: Bool) {
    // One glyph that is made of the other, which has no points.
    let numbers: [Int] = [-1, 0, 0, 0, 0, 0x02, 1, 0, contours, 0, 0, 0, 0]
    let outlines = numbers.flatMap { $0.bigEndianBytes(2) }
    let places = [0, 16, 26].flatMap { $0.bigEndianBytes(4) }
    // Places are of four bytes.
    let header = [UInt8](repeating: 0, count: 51) + [1]
    let changes = [UInt8](repeating: 0, count: 20)
    let found = Self.areFew(
      changes: changes,
      outlines: outlines,
      places: places,
      header: header,
      glyphCount: 2
    )
    #expect(found == areFew)
  }

  /// Neither a list of points nor a glyph's changes take more steps than they have bytes, whatever they say.
  @Test(arguments: [406, 1 << 24]) func claimsAreBoundedByBytes(_ claimed: Int) {
    // A hundred changes of 32,767 points that they share, of whose list there is only the count.
    var changes = (0x8000 | 100).bigEndianBytes(2) + (4 + 4 * 100).bigEndianBytes(2)
    changes += [UInt8](repeating: 0, count: 4 * 100) + [0xFF, 0xFF]
    #expect(changes.count == 406)
    #expect(Self.areFew(changes, of: 1, claimed: claimed) == true)
  }

  /// A glyph behind those that the table counts has no changes, whatever stands where its own would.
  @Test(arguments: [(1, false), (0, true)])
  func glyphsThatAreNotCountedHaveNoChanges(_ changedCount: Int, _ areFew: Bool) {
    // As many changes as there may be of one glyph, which each move a thousand points.
    let field = 0x8000 | 4_095
    var changes = field.bigEndianBytes(2) + (4 + 4 * 4_095).bigEndianBytes(2)
    changes += [UInt8](repeating: 0, count: 4 * 4_095)
    changes += (0x8000 | 1_000).bigEndianBytes(2)
    changes += [UInt8](repeating: 0, count: 1_000)
    #expect(Self.areFew(changes, of: changedCount, claimed: changes.count) == areFew)
  }

  /// What is told of a glyph without an outline, which has the points alone that each has for its advances, by a table that
  /// counts so many glyphs and claims so many bytes for the changes of the first.
  private static func areFew(_ changes: [UInt8], of glyphCount: Int, claimed: Int) -> Bool? {
    let fields = [
      (1, 2), (0, 2), (1, 2), (0, 2), (28, 4), (glyphCount, 2), (1, 2), (28, 4), (0, 4),
      (claimed, 4),
    ]
    let table = fields.flatMap { $0.0.bigEndianBytes($0.1) } + changes
    let nothing = [UInt8](repeating: 0, count: 54)
    return Self.areFew(
      changes: table,
      outlines: nothing,
      places: nothing,
      header: nothing,
      glyphCount: 1
    )
  }

  /// What is told of changes in these tables; `nil` where there are no such tables.
  private static func areFew(
    changes: [UInt8],
    outlines: [UInt8],
    places: [UInt8],
    header: [UInt8],
    glyphCount: Int
  ) -> Bool? {
    changes.withUnsafeBytes { changes in
      outlines.withUnsafeBytes { outlines in
        places.withUnsafeBytes { places in
          header.withUnsafeBytes { header in
            VariedGlyphs(
              changes: changes,
              outlines: outlines,
              places: places,
              header: header
            ).map { GlyphChanges($0, glyphCount: glyphCount).areFew() }
          }
        }
      }
    }
  }
}
