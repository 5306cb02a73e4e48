import CHarfBuzz
import Foundation
import TestSupport
import Testing

@testable import FontFaces

/// Tables of fonts that are damaged, absurd or seldom seen.
@Suite("Altered tables of fonts") struct AlteredTableTests {
  private static func bytes(_ fields: [(value: Int, width: Int)]) -> Data {
    Data(fields.flatMap { $0.value.bigEndianBytes($0.width) })
  }

  // MARK: Advances

  /// HarfBuzz takes a glyph that is wider than 32,767 units for one that is narrower than nothing.
  @Test(arguments: [(0, true), (0x7FFF, true), (0x8000, false), (0x9C40, false), (0xFFFF, false)])
  func advancesHaveABound(_ advance: Int, _ isOpened: Bool) throws {
    for (name, glyph) in [("Layers.ttf", 0), ("Layers.ttf", 1), ("Variable.ttf", 1)] {
      let font = try AlteredFont.test(name)
      font.set(advance, at: 4 * glyph, of: "hmtx")
      let path = try font.write(name)
      if isOpened {
        #expect(try FontFace(path: path).advance(of: UInt32(glyph)) == Double(advance))
      } else {
        #expect(throws: FontError.tooWide(path: path)) { try FontFace(path: path) }
      }
    }
  }

  /// A font that has no advances, or fewer than it tells, is damaged: of its table there are six and a half.
  @Test(arguments: [(0, false), (1, true), (6, true), (7, false), (0xFFFF, false)])
  func advancesAreThere(_ count: Int, _ isOpened: Bool) throws {
    let font = try AlteredFont.test("Layers.ttf")
    font.set(count, at: 34, of: "hhea")
    let path = try font.write("Layers.ttf")
    if isOpened {
      #expect(try FontFace(path: path).glyphCount > 0)
    } else {
      #expect(throws: FontError.notAFont(path: path)) { try FontFace(path: path) }
    }
  }

  /// What the table has behind the advances that count is none.
  @Test func whatIsNoAdvanceHasNoBound() throws {
    let font = try AlteredFont.test("Layers.ttf")
    let metrics = try #require(font.table("hmtx"))
    font.replace("hmtx", with: metrics + Data([0xFF, 0xFF, 0, 0]))
    #expect(try FontFace(path: try font.write("Layers.ttf")).glyphCount > 0)
    #expect(
      FontError.tooWide(path: "a.ttf").description
        == "a.ttf has a glyph that is wider than 32767 units, and text could not be measured in it"
    )
  }

  // MARK: Advances that vary

  private static func heavy(_ font: AlteredFont, _ weight: Double = 900) throws -> FontFace {
    try FontFace(
      path: try font.write("Variable.ttf"),
      variations: [FontVariation(.weight, weight)]
    )
  }

  /// Changes are added up from no more than fifty million parts: 65,535 regions of one axis for each of 762
  /// glyphs have fewer, of one glyph more they do not; nor of half as many glyphs, where regions have two axes.
  @Test(arguments: [
    (762, 1, true), (763, 1, false), (381, 2, true), (382, 2, false), (7, 108, true),
    (7, 109, false), (762, 0, true), (763, 0, false), (7, 0xFFFF, false),
  ])
  func tablesOfTooManyChangesAreRefused(
    _ glyphCount: Int,
    _ axisCount: Int,
    _ isRead: Bool
  ) throws {
    let font = try AlteredFont.test("Variable.ttf")
    font.set(glyphCount, at: 4, of: "maxp")
    let header = [(1, 2), (0, 2), (20, 4), (0, 4), (0, 4), (0, 4)]
    // Regions of some axes, none; one group, of no rows that each have the greatest number of regions.
    let store = [
      (1, 2), (12, 4), (1, 2), (16, 4), (axisCount, 2), (0, 2), (0, 2), (0, 2), (0xFFFF, 2),
    ]
    font.replace("HVAR", with: Self.bytes(header + store))
    let path = try font.write("Variable.ttf")
    let place = [FontVariation(.weight, 900)]
    guard isRead else {
      #expect(throws: FontError.tooManyChanges(path: path)) {
        try FontFace(path: path, variations: place)
      }
      return
    }
    let face = try FontFace(path: path, variations: place)
    #expect(face.glyphCount == glyphCount)
    #expect(face.advanceFractions == [Double](repeating: 0, count: glyphCount))
  }

  /// An HVAR table that adds a change to every advance at the heaviest weight.
  private static func changes(_ change: Int, glyphCount: Int) -> Data {
    let header = [(1, 2), (0, 2), (20, 4), (0, 4), (0, 4), (0, 4)]
    // One region, of the heaviest weights; one group, of a long number a glyph.
    let store = [(1, 2), (12, 4), (1, 2), (28, 4)]
    let region = [(2, 2), (1, 2), (0, 2), (0x4000, 2), (0x4000, 2), (0, 2), (0, 2), (0, 2)]
    let group = [(glyphCount, 2), (0x8001, 2), (1, 2), (0, 2)]
    let changes = [(Int, Int)](repeating: (change, 4), count: glyphCount)
    return bytes(header + store + region + group + changes)
  }

  /// HarfBuzz keeps the lower two bytes of an advance: of these changes and the glyphs' own, which are of 250 to 620 units.
  @Test(arguments: [
    100, 32_147, 32_148, 40_000, 70_000, -250, -251, -600, -20_000, -70_000,
  ])
  func changesHaveABound(_ change: Int) throws {
    let font = try AlteredFont.test("Variable.ttf")
    let glyphCount = try FontFace(path: try font.write("Variable.ttf")).glyphCount
    font.replace("HVAR", with: Self.changes(change, glyphCount: glyphCount))
    let path = try font.write("Variable.ttf")
    let variations = [FontVariation(.weight, 900)]
    if (-250...32_147).contains(change) {
      let face = try FontFace(path: path, variations: variations)
      #expect(face.advance(of: 0) == Double(500 + change))
    } else {
      let error = change < 0 ? FontError.tooNarrow(path: path) : .tooWide(path: path)
      #expect(throws: error) { try FontFace(path: path, variations: variations) }
    }
    // Where it changes nothing it is a font like others.
    #expect(try FontFace(path: path).advance(of: 0) == 500)
    #expect(
      FontError.tooNarrow(path: "a.ttf").description
        == "a.ttf has a glyph that is narrower than nothing at that place on its axes, and text could "
        + "not be measured in it"
    )
  }

  /// Where HarfBuzz does not take what the table says, what it says has no fraction for it.
  @Test func damagedChangesAreNoFractions() throws {
    let font = try AlteredFont.test("Variable.ttf")
    let plain = try FontFace(path: try font.write("Variable.ttf"))
    let damaged = Self.changes(100, glyphCount: plain.glyphCount).dropLast()
    font.replace("HVAR", with: damaged)
    let face = try Self.heavy(font)
    let read = try #require(
      damaged.withUnsafeBytes {
        AdvanceVariations(table: $0, coordinates: face.handle.normalizedCoordinates)
      }
    )
    let departures = (0..<face.glyphCount).filter { glyph in
      let moved = hb_font_get_glyph_h_advance(face.handle.font, UInt32(glyph))
      let change = Double(moved) - plain.advance(of: UInt32(glyph))
      return read.delta(ofGlyph: glyph).map { abs($0 - change) > 1 } ?? false
    }
    #expect(!departures.isEmpty)
    let fractions = try #require(face.advanceFractions)
    #expect(departures.allSatisfy { fractions[$0] == 0 })
  }

  /// Beyond the last glyph there is no fraction to add.
  @Test func whatIsNoGlyphHasNoFraction() throws {
    let face = try Self.heavy(try AlteredFont.test("Variable.ttf"), 555.5)
    let count = UInt32(face.glyphCount)
    #expect(face.advanceFractions?.contains { $0 != 0 } == true)
    for glyph in [count, count + 1, 70_000] {
      let whole = hb_font_get_glyph_h_advance(face.handle.font, glyph)
      #expect(face.advance(of: glyph) == Double(whole))
    }
  }

  // MARK: Names

  /// A font with instances that each ask for a name, and with names from the thousandth on, whose texts lie over
  /// each other.
  private static func font(
    instances instanceCount: Int,
    asking identifier: (_ instance: Int) -> Int,
    names nameCount: Int,
    ofBytes length: Int,
    language: Int
  ) throws -> AlteredFont {
    let font = try AlteredFont.test("Variable.ttf")
    let axes = try #require(font.table("fvar")).dropFirst(16).prefix(40)
    let header: [(value: Int, width: Int)] = [
      (1, 2), (0, 2), (16, 2), (2, 2), (2, 2), (20, 2), (instanceCount, 2), (12, 2),
    ]
    var instances: [(value: Int, width: Int)] = []
    for instance in 0..<instanceCount {
      instances += [(identifier(instance), 2), (0, 2), (14 << 16, 4), (400 << 16, 4)]
    }
    font.replace("fvar", with: bytes(header) + axes + bytes(instances))
    var names: [(value: Int, width: Int)] = [(0, 2), (nameCount, 2), (6, 2)]
    for name in 0..<nameCount {
      names += [(3, 2), (1, 2), (language, 2), (1_000 + name, 2), (length, 2), (0, 2)]
    }
    font.replace("name", with: bytes(names))
    return font
  }

  /// However many instances ask for names that are not there, and however many others are: the names are gone
  /// through once.
  @Test func missingNamesTakeLinearTime() throws {
    func seconds(_ instanceCount: Int, _ nameCount: Int) throws -> Double {
      let font = try Self.font(
        instances: instanceCount,
        asking: { 61_000 + $0 % 4_000 },
        names: nameCount,
        ofBytes: 2,
        language: 0x411
      )
      let path = try font.write("Names.ttf")
      return try ThreadTime.seconds {
        let face = try FontFace(path: path)
        #expect(face.namedInstances.count == instanceCount)
        #expect(face.namedInstances.allSatisfy { $0.name.isEmpty })
      }
    }
    let apart = try seconds(10_000, 10) + seconds(10, 60_000)
    #expect(try seconds(10_000, 60_000) < 5 * apart)
  }

  /// Instances of a face have its names, and do not go through them again.
  @Test func instancesReadNoNames() throws {
    let font = try Self.font(
      instances: 1_000,
      asking: { 61_000 + $0 },
      names: 60_000,
      ofBytes: 2,
      language: 0x411
    )
    let path = try font.write("Instances.ttf")
    // What is made once for all faces is not counted.
    _ = try FontFace(path: path)
    var opened: FontFace?
    let opening = try ThreadTime.seconds { opened = try FontFace(path: path) }
    let face = try #require(opened)
    let axis = try #require(face.axes.first)
    let count = 20
    let moving = try ThreadTime.seconds {
      for step in 1...count {
        let share = Double(step) / Double(count + 1)
        let place = axis.minimum + (axis.maximum - axis.minimum) * share
        let instance = try face.instance([FontVariation(axis.tag, place)])
        #expect(instance !== face && instance.namedInstances.count == 1_000)
      }
    }
    #expect(moving < Double(count) / 2 * opening)
  }

  /// These names come to two mebibytes, of which a few hundred bytes of each are kept.
  @Test func namesAreReadUpToABound() throws {
    let instanceCount = 4_000
    let font = try Self.font(
      instances: instanceCount,
      asking: { 1_000 + $0 },
      names: 5_000,
      ofBytes: 700,
      language: 0x409
    )
    let names = try FontFace(path: font.write("Names.ttf")).namedInstances.map(\.name)
    #expect(names.count == instanceCount)
    let readCount = names.prefix { !$0.isEmpty }.count
    #expect((1_800..<2_500).contains(readCount), "\(readCount)")
    #expect(names.prefix(readCount).allSatisfy { (250...255).contains($0.utf8.count) })
    #expect(names.dropFirst(readCount).allSatisfy { $0.isEmpty })
  }

  // MARK: Features and colours

  /// A table of features that only move glyphs, which no script asks for.
  private static func positions(_ features: [String]) -> Data {
    let length = 2 + 6 * features.count
    var list = features.count.bigEndianBytes(2)
    for feature in features { list += Array(feature.utf8) + length.bigEndianBytes(2) }
    list += [0, 0, 0, 0]
    let header = [1, 0, 10, 12, 12 + list.count, 0].flatMap { $0.bigEndianBytes(2) }
    return Data(header + list + [0, 0])
  }

  /// Features are looked for 128 at a time: the one that counts stands last, or nowhere.
  @Test(arguments: [1, 2, 127, 128, 129, 255, 256, 257, 300])
  func everyFeatureIsLookedAt(_ count: Int) throws {
    for isLast in [true, false] {
      let font = try AlteredFont.test("Layers.ttf")
      font.rename("CPAL", to: "GPOS")
      let others = [String](repeating: "kern", count: count - 1)
      font.replace("GPOS", with: Self.positions(others + [isLast ? "halt" : "palt"]))
      let face = try FontFace(path: try font.write("Features.ttf"))
      #expect(face.hasHalfWidthMarks == isLast)
    }
  }

  /// A map of characters, each to the first glyph after the missing one.
  private static func characters(_ scalars: [Int]) -> Data {
    let groups = scalars.flatMap { [($0, 4), ($0, 4), (1, 4)] }
    let header = [(0, 2), (1, 2), (3, 2), (10, 2), (12, 4), (12, 2), (0, 2)]
    return bytes(header + [(16 + 12 * scalars.count, 4), (0, 4), (scalars.count, 4)] + groups)
  }

  /// Colours of version 1: glyphs that are filled with the first colour, and no layers of version 0.
  private static func paints(of glyphs: [Int]) -> Data {
    let header: [(value: Int, width: Int)] = [
      (1, 2), (0, 2), (0, 4), (0, 4), (0, 2), (34, 4), (0, 4), (0, 4), (0, 4), (0, 4),
    ]
    let places: [(value: Int, width: Int)] = glyphs.flatMap {
      [($0, 2), (4 + 6 * glyphs.count, 4)]
    }
    return bytes(header + [(glyphs.count, 4)] + places + [(2, 1), (0, 2), (0x4000, 2)])
  }

  /// A map of symbols holds its characters from U+F000 on, and the glyphs are found by what these stand for, too: so they
  /// are there.
  @Test(arguments: [0x41, 0xFE]) func symbolsAreWhatTheyStandFor(_ first: Int) throws {
    let font = try AlteredFont.test("Layers.ttf")
    // Two glyphs, a table of format 6.
    let header: [(value: Int, width: Int)] = [(0, 2), (1, 2), (3, 2), (0, 2), (12, 4)]
    let map: [(value: Int, width: Int)] = [
      (6, 2), (14, 2), (0, 2), (0xF000 + first, 2), (2, 2), (1, 2), (1, 2),
    ]
    font.replace("cmap", with: Self.bytes(header + map))
    let face = try FontFace(path: try font.write("Symbols.ttf"))
    let letter = UInt32(first)
    for scalar in [
      letter - 1, letter, letter + 1, letter + 2, 0xC1, 0x141, 0xF000 + letter, 0xF043,
    ] {
      #expect(face.covers(scalar) == (face.nominalGlyph(scalar) != nil), "\(scalar)")
    }
    #expect(face.covers(letter) && face.covers(letter + 1))
    #expect(!face.covers(letter - 1) && !face.covers(letter + 2))
  }

  /// A font of emoji has colours, of whatever kind, and characters that are emoji by themselves.
  @Test(arguments: [
    ("COLR", [0x1F600], true), ("COLR", [0x41, 0x1F600], true), ("COLR", [0x41, 0x263A], false),
    ("SVG ", [0x1F600], true), ("SVG ", [0x41], false), ("none", [0x1F600], false),
    ("paints", [0x1F600], true), ("paints", [0x41], false), ("no paints", [0x1F600], false),
  ])
  func emojiAreColouredCharacters(_ table: String, _ scalars: [Int], _ isEmoji: Bool) throws {
    let font = try AlteredFont.test("Layers.ttf")
    switch table {
    case "COLR": break
    case "paints": font.replace("COLR", with: Self.paints(of: [1]))
    case "no paints": font.replace("COLR", with: Self.paints(of: []))
    default: font.replace("COLR", with: nil)
    }
    if table == "SVG " {
      font.rename("CPAL", to: table)
      font.replace(table, with: Self.bytes([(0, 2), (10, 4), (0, 4), (0, 2)]))
    }
    font.replace("cmap", with: Self.characters(scalars))
    let face = try FontFace(path: try font.write("Colours.ttf"))
    #expect(scalars.allSatisfy { face.covers(UInt32($0)) } && !face.covers(0x42))
    #expect(face.isEmojiFont == isEmoji)
    let cascade = try FontLibrary.files(regular: [face]).cascade(weight: .bold, slant: .italic)
    #expect(cascade.entries[0].isEmoji == isEmoji)
    #expect((cascade.synthesis(of: face) == .none) == isEmoji)
  }

  /// Texts in pictures are counted whichever table the pictures are in.
  @Test(arguments: [("CBDT", true), ("EBDT", true), ("bdat", true), ("none", false)])
  func textsInPicturesAreCounted(_ table: String, _ isCounted: Bool) throws {
    let font = try AlteredFont.test("Layers.ttf")
    font.rename("CPAL", to: table)
    let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let chunk = Data([0, 0, 0, 0]) + Data("zTXt".utf8) + Data([1, 2, 3, 4])
    font.replace(table, with: (0..<9).reduce(into: signature) { bytes, _ in bytes.append(chunk) })
    font.replace("COLR", with: nil)
    let face = try FontFace(path: try font.write("Pictures.ttf"))
    #expect(face.hasManyTextsInPictures == isCounted)
  }
}
