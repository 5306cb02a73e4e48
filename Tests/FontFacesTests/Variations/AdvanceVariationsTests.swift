import Foundation
import TestSupport
import Testing

@testable import FontFaces

@Suite("The table of varying advances")
struct AdvanceVariationsTests {
  /// Two groups of rows, one of 32-bit and 16-bit numbers, one of 16-bit and 8-bit ones, found
  /// through a map with 32-bit counts; one axis, whose two regions peak at 1 and at -1.
  static let table: [UInt8] = packed(mapFormat: 1)

  /// - Parameter format: of the map, by which its count has two bytes or four; `nil` for none.
  private static func packed(mapFormat format: Int?) -> [UInt8] {
    // Two bytes an entry, the lowest two bits of them the row.
    let map = format.map { format in
      numbers([
        (format, 1), (0x11, 1), (4, format == 0 ? 2 : 4), (0 << 2 | 1, 2), (1 << 2, 2), (6, 2),
        (0, 2),
      ])
    }
    let regions = numbers([
      (1, 2), (2, 2), (0, 2), (0x4000, 2), (0x4000, 2), (-0x4000, 2), (-0x4000, 2), (0, 2),
    ])
    let long = numbers([
      (2, 2), (0x8001, 2), (2, 2), (0, 2), (1, 2), (70_000, 4), (-7, 2), (-100_000, 4), (300, 2),
    ])
    let short = numbers([
      (3, 2), (1, 2), (2, 2), (1, 2), (0, 2), (500, 2), (-128, 1), (0, 2), (0, 1), (-2, 2),
      (127, 1),
    ])
    let start = 16
    let store = numbers([
      (1, 2), (start, 4), (2, 2), (start + regions.count, 4),
      (start + regions.count + long.count, 4),
    ])
    let mapLength = map?.count ?? 0
    let header = numbers([
      (1, 2), (0, 2), (20 + mapLength, 4), (map == nil ? 0 : 20, 4), (0, 4), (0, 4),
    ])
    return header + (map ?? []) + store + regions + long + short
  }

  private static func numbers(_ fields: [(value: Int, width: Int)]) -> [UInt8] {
    fields.flatMap { $0.value.bigEndianBytes($0.width) }
  }

  private func read(_ table: [UInt8], at place: Double) -> AdvanceVariations? {
    table.withUnsafeBytes { AdvanceVariations(table: $0, coordinates: [place]) }
  }

  /// By the rows above; glyphs beyond the map have its last entry.
  @Test(
    arguments: [
      (1.0, [-100_000.0, -128, 127, 70_000, 70_000]), (0.5, [-50_000, -64, 63.5, 35_000, 35_000]),
      (-1, [300, 500, -2, -7, -7]), (-0.25, [75, 125, -0.5, -1.75, -1.75]), (0, [0, 0, 0, 0, 0]),
    ] as [(Double, [Double])]
  )
  func deltas(_ place: Double, _ expected: [Double]) throws {
    let variations = try #require(read(Self.table, at: place))
    #expect(expected.indices.map { variations.delta(ofGlyph: $0) } == expected)
    #expect(variations.greatestRegionCount == 2 && variations.axisCount == 1)
  }

  /// A map's count may have two bytes; without a map each glyph has the row of its number, in the first group.
  @Test func rowsAreFoundWithAndWithoutAMap() throws {
    let short = try #require(read(Self.packed(mapFormat: 0), at: 1))
    #expect((0..<5).map(short.delta(ofGlyph:)) == [-100_000, -128, 127, 70_000, 70_000])
    let plain = try #require(read(Self.packed(mapFormat: nil), at: 1))
    #expect((0..<4).map(plain.delta(ofGlyph:)) == [70_000, -100_000, nil, nil])
  }

  /// How much of a change counts (OpenType, "Algorithm for interpolation of instance values"): all of it at the peak, none
  /// at either end and beyond, evenly between; all where an axis does not matter, or its places are out of order.
  @Test(
    arguments: [
      (0.2, 0.25, 0.5, 1, 0), (0.25, 0.25, 0.5, 1, 0), (0.375, 0.25, 0.5, 1, 0.5),
      (0.5, 0.25, 0.5, 1, 1), (0.75, 0.25, 0.5, 1, 0.5), (1, 0.25, 0.5, 1, 0),
      (0.8, 0.25, 0.5, 0.75, 0), (1, 0, 1, 1, 1), (0.5, 0.5, 0.5, 1, 1), (0.25, 0, 1, 1, 0.25),
      (-0.75, -1, -0.5, 0, 0.5), (-0.25, -1, -0.5, 0, 0.5), (0.25, -1, -0.5, 0, 0),
      (-0.5, 0, 0.5, 1, 0),
      // A peak at the middle, one behind the end or before the beginning, and places on both sides of the middle.
      (0.9, 0, 0, 1, 1), (0.9, 0, 1, 0.5, 1), (0.9, 0.8, 0.5, 1, 1), (0.9, -1, 0.5, 1, 1),
    ] as [(Double, Double, Double, Double, Double)]
  )
  func partsOfChanges(
    _ place: Double,
    _ first: Double,
    _ peak: Double,
    _ last: Double,
    _ expected: Double
  ) {
    #expect(AdvanceVariations.part(of: place, first: first, peak: peak, last: last) == expected)
  }

  /// On an axis that the font does not tell of, it stands where it was drawn.
  @Test func axesWithoutAPlaceChangeNothing() throws {
    let read = Self.table.withUnsafeBytes { AdvanceVariations(table: $0, coordinates: []) }
    let variations = try #require(read)
    #expect((0..<5).map { variations.delta(ofGlyph: $0) } == [0, 0, 0, 0, 0])
  }

  /// A table that was cut lacks what lay beyond, and has the rest as it was.
  @Test func cutTables() throws {
    let whole = try #require(read(Self.table, at: 0.5))
    for length in 0..<Self.table.count {
      guard let cut = read(Array(Self.table.prefix(length)), at: 0.5) else { continue }
      #expect(cut.delta(ofGlyph: 2) == nil, "the last row ends the table")
      for glyph in 0..<5 {
        let delta = cut.delta(ofGlyph: glyph)
        // Without its regions a table changes nothing.
        #expect(delta == nil || delta == 0 || delta == whole.delta(ofGlyph: glyph))
      }
    }
  }

  /// Whatever its bytes say, nothing beyond the table is read, and no change is not a number.
  @Test func spoiltTables() throws {
    var generator = SplitMix(seed: 0xAD5A)
    var readable = 0
    var areFinite = true
    for _ in 0..<4_000 {
      var table = Self.table
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = table.indices.randomElement(using: &generator) ?? 0
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: table[place] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &generator) ?? 0
        case 1: table[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        default: table[place] = UInt8.random(in: 0...255, using: &generator)
        }
      }
      table.removeLast(Int.random(in: 0..<4, using: &generator) * 7 % 20)
      for place in [1.0, -0.3] {
        guard let variations = read(table, at: place) else { continue }
        readable += 1
        let deltas = [0, 1, 2, 3, 4, 65_535].compactMap(variations.delta(ofGlyph:))
        areFinite = areFinite && deltas.allSatisfy(\.isFinite)
      }
    }
    #expect(areFinite)
    #expect(readable > 4_000)
  }
}

/// Where a font has no table of advances that vary, they are what the points of glyphs are moved by.
@Suite("Advances of glyphs that are moved") struct MovedAdvancesTests {
  /// How a change of a glyph's advance is packed.
  enum Packing: CaseIterable, Sendable {
    case allPoints, fewPoints, longNumbers, bothEnds, sharedPoints, sharedPlace, between, elsewhere
    case twoChanges, manyPoints
  }

  private struct Change {
    /// What the change has of its own: 0x8000 for a place on the axes, 0x4000 for two between which it applies, 0x2000
    /// for a list of points.
    let kind: Int
    var places: [Int] = []
    let packed: [UInt8]
  }

  /// The end of the first axis of `Variable.ttf`.
  private static let heaviest = [0x4000, 0]
  /// The list of the one point where a glyph of four points ends, which begins at the one before.
  private static let onePoint: [UInt8] = [1, 0, 5]

  private static func numbers(_ values: [Int]) -> [UInt8] {
    values.flatMap { $0.bigEndianBytes(2) }
  }

  private static func moved(by change: Int) -> [UInt8] {
    [0x40] + change.bigEndianBytes(2) + [0x80]
  }

  private static func changes(_ packing: Packing, _ change: Int) -> [Change] {
    let bytes = change.bigEndianBytes(2)
    let own = onePoint + moved(by: change)
    func heavy(_ packed: [UInt8]) -> Change {
      Change(kind: 0xA000, places: heaviest, packed: packed)
    }
    switch packing {
    case .allPoints: return [heavy([0, 0x84, 0x40] + bytes + [0x81, 0x87])]
    case .fewPoints: return [heavy([2, 1, 1, 4, 0x41, 0, 9] + bytes + [0x81])]
    case .longNumbers: return [heavy([0x80, 1, 0x80, 0, 5] + moved(by: change))]
    case .bothEnds:
      let ends: [UInt8] = (-5).bigEndianBytes(2) + (change - 5).bigEndianBytes(2)
      return [heavy([2, 1, 4, 1, 0x41] + ends + [0x81])]
    case .sharedPoints:
      return [Change(kind: 0x8000, places: heaviest, packed: moved(by: change))]
    case .sharedPlace: return [Change(kind: 0x2000, packed: own)]
    case .between:
      return [Change(kind: 0xE000, places: heaviest + [0x2000, 0] + heaviest, packed: own)]
    case .elsewhere:
      let other = Change(kind: 0xA000, places: [0, 0x4000], packed: onePoint + moved(by: 30_000))
      return [other, heavy(own)]
    case .twoChanges:
      return [heavy(onePoint + moved(by: 100)), heavy(onePoint + moved(by: change - 100))]
    case .manyPoints:
      // The glyph's first point 256 times over, 128 in a run, which stays where it is, and the one where it ends.
      let first: [UInt8] = [0x7F] + [UInt8](repeating: 0, count: 128)
      let still = [UInt8](repeating: 0xBF, count: 4)
      let points: [UInt8] = [0x81, 0x01] + first + first + [0, 5]
      return [heavy(points + still + [0x40] + bytes + still + [0x80])]
    }
  }

  /// A font without a table of advances, whose A is so much wider at its heaviest weight.
  ///
  /// It is `Variable.ttf` otherwise, but that its last glyph has A as a part and is as wide.
  private static func font(_ packing: Packing, _ change: Int) throws -> AlteredFont {
    try font(changes(packing, change), sharing: packing == .sharedPoints ? onePoint : [])
  }

  /// - Parameter shared: a list of points that changes without one of their own have.
  private static func font(
    _ changes: [Change],
    sharing shared: [UInt8] = []
  ) throws -> AlteredFont {
    let headers: [UInt8] = changes.flatMap { change in
      numbers([change.packed.count, change.kind] + change.places)
    }
    let field = changes.count | (shared.isEmpty ? 0 : 0x8000)
    let packed: [UInt8] = changes.flatMap { $0.packed }
    let data: [UInt8] = numbers([field, 4 + headers.count]) + headers + shared + packed
    // Of seven glyphs A is the third one.
    let offsets = [0, 0, 0] + [Int](repeating: data.count, count: 5)
    let table: [UInt8] =
      numbers([1, 0, 2, 1, 0, 52, 7, 1, 0, 56]) + offsets.flatMap { $0.bigEndianBytes(4) }
      + numbers(heaviest)
    let font = try AlteredFont.test("Variable.ttf")
    font.replace("HVAR", with: nil)
    font.replace("gvar", with: Data(table + data))
    let outlines = try #require(font.table("glyf"))
    let composite = numbers([-1, 0, 0, 0, 0, 0x202, 2, 0])
    font.replace("glyf", with: outlines + Data(composite))
    font.set(outlines.count / 2, at: 12, of: "loca")
    font.set((outlines.count + composite.count) / 2, at: 14, of: "loca")
    return font
  }

  /// A is 600 units wide: one that is moved beyond what HarfBuzz keeps, or below nothing, is found as it is used.
  @Test(arguments: Packing.allCases, [100, 32_167, 32_168, -600, -601])
  func advancesHaveABound(_ packing: Packing, _ change: Int) throws {
    let font = try Self.font(packing, change)
    let path = try font.write("moved.ttf")
    let plain = try FontFace(path: path)
    #expect(plain.areAdvancesTold)
    let problem: FontError? =
      change < -600 ? .tooNarrow(path: path) : change > 32_167 ? .tooWide(path: path) : nil
    for glyph: UInt32 in [2, 6] {
      let face = try FontFace(path: path, variations: [FontVariation(.weight, 900)])
      #expect(!face.areAdvancesTold)
      if problem == nil { #expect(face.advance(of: glyph) == Double(600 + change)) }
      // Glyphs that are as wide as ever, then this one, and that once.
      #expect(face.handle.problemOfMovedAdvances(of: [0, 1, 3]) == nil)
      #expect(face.handle.problemOfMovedAdvances(of: [3, glyph]) == problem)
      #expect(face.handle.problemOfMovedAdvances(of: [glyph]) == nil)
    }
  }

  /// Halfway to where a change applies whole half of it counts: less than 1,200 units leave nothing of the 600 of A.
  @Test(arguments: Packing.allCases, [-1_200, -1_202])
  func changesCountInPart(_ packing: Packing, _ change: Int) throws {
    let font = try Self.font(packing, change)
    let path = try font.write("halfway.ttf")
    // One of them begins in the middle of the axis.
    let weight = packing == .between ? 775.0 : 650
    let face = try FontFace(path: path, variations: [FontVariation(.weight, weight)])
    let problem: FontError? = change < -1_200 ? .tooNarrow(path: path) : nil
    #expect(face.handle.problemOfMovedAdvances(of: [2]) == problem)
  }

  /// A quarter of a unit less than nothing is nothing, as HarfBuzz rounds it; half a unit is a whole one less.
  @Test(arguments: [(-2_401, false), (-2_402, true)])
  func advancesAreRounded(_ change: Int, _ isTooNarrow: Bool) throws {
    let font = try Self.font(.allPoints, change)
    let path = try font.write("quarter.ttf")
    // A quarter of the way to where the change applies whole, from the 600 units of A.
    let face = try FontFace(path: path, variations: [FontVariation(.weight, 525)])
    let problem: FontError? = isTooNarrow ? .tooNarrow(path: path) : nil
    #expect(face.handle.problemOfMovedAdvances(of: [2]) == problem)
  }

  /// How changes of A are packed, and whether it comes out too wide by them.
  private static let endings: [(packed: [[UInt8]], isTooWide: Bool)] = {
    let ends: [UInt8] = [2, 1, 4, 1]
    let back: [UInt8] = (-32_700).bigEndianBytes(2)
    let none: [UInt8] = [0, 0]
    let number: [UInt8] = 32_168.bigEndianBytes(2)
    let whole: [UInt8] = Self.onePoint + [0x40] + number
    // A number of which half is missing.
    let cut: [UInt8] = Self.onePoint + [0x40, 0x7F]
    let other: [UInt8] = Self.onePoint + Self.moved(by: 1)
    return [
      ([whole], true),
      ([ends + [0x41] + back + none], true),
      // A run whose number is missing, after a whole one, and one of three numbers that has two.
      ([ends + [0x40] + back + [0]], false),
      ([ends + [0x42] + back + none], false),
      // What follows is another change's.
      ([cut, other], false),
      ([cut, whole], true),
    ]
  }()

  /// The last number of a change may end its data; a change whose numbers break off changes nothing.
  @Test(arguments: endings.indices) func numbersEndWithTheirData(_ index: Int) throws {
    let (packed, isTooWide) = Self.endings[index]
    let changes = packed.map { Change(kind: 0xA000, places: Self.heaviest, packed: $0) }
    let font = try Self.font(changes)
    let path = try font.write("ending.ttf")
    let face = try FontFace(path: path, variations: [FontVariation(.weight, 900)])
    let problem: FontError? = isTooWide ? .tooWide(path: path) : nil
    #expect(face.handle.problemOfMovedAdvances(of: [2]) == problem)
  }

  /// A table of advances of two axes, whose only region is that of the heaviest weights, with a change for each of the
  /// first glyphs.
  private static func advances(_ changes: [Int]) -> [UInt8] {
    let fields = [
      (1, 2), (0, 2), (20, 4), (0, 4), (0, 4), (0, 4), (1, 2), (12, 4), (1, 2), (28, 4), (2, 2),
      (1, 2), (0, 2), (0x4000, 2), (0x4000, 2), (0, 2), (0, 2), (0, 2), (changes.count, 2), (1, 2),
      (1, 2), (0, 2),
    ]
    return (fields + changes.map { ($0, 2) }).flatMap { $0.0.bigEndianBytes($0.1) }
  }

  /// A table without rows tells that nothing changes; one that lacks its end does not tell the advance of the glyph
  /// there, though it has those before.
  @Test func advancesAreToldByWholeTables() throws {
    let place = [FontVariation(.weight, 900)]
    let hidden = try AlteredFont.test("Variable.ttf")
    hidden.replace("HVAR", with: nil)
    let path = try hidden.write("Hidden.ttf")
    let (plain, moved) = (try FontFace(path: path), try FontFace(path: path, variations: place))
    let changes = (0..<5 as Range<UInt32>).map { glyph in
      Int(moved.advance(of: glyph) - plain.advance(of: glyph))
    }
    #expect(changes[2] == 101 && changes[4] != 0)
    for (table, areTold) in [
      (Self.advances([]), true), (Array(Self.advances(changes).dropLast()), false),
    ] {
      let font = try AlteredFont.test("Variable.ttf")
      font.replace("HVAR", with: Data(table))
      let face = try FontFace(path: try font.write("Advances.ttf"), variations: place)
      #expect(face.areAdvancesTold == areTold)
    }
  }

  /// What a table of advances tells need not be looked at.
  @Test func tablesTellAdvances() throws {
    let font = try AlteredFont.test("Variable.ttf")
    let path = try font.write("Variable.ttf")
    #expect(try FontFace(path: path, variations: [FontVariation(.weight, 900)]).areAdvancesTold)
  }
}
