import TestSupport
import Testing

@testable import FontFaces

@Suite("The table of varying advances")
struct AdvanceVariationsTests {
  /// Two groups of rows, one of 32-bit and 16-bit numbers, one of 16-bit and 8-bit ones, found
  /// through a map with 32-bit counts; one axis, whose two regions peak at 1 and at -1.
  static let table: [UInt8] = {
    // Two bytes an entry, the lowest two bits of them the row.
    let map = numbers([(1, 1), (0x11, 1), (4, 4), (0 << 2 | 1, 2), (1 << 2, 2), (6, 2), (0, 2)])
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
    let header = numbers([(1, 2), (0, 2), (20 + map.count, 4), (20, 4), (0, 4), (0, 4)])
    return header + map + store + regions + long + short
  }()

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
