import TestSupport
import Testing

@testable import FontFaces

/// Glyphs that have parts or lend each other their width, and the changes of their advances, along one axis.
@Suite("Advances of parts that are moved") struct MovedPartsTests {
  /// What a glyph is made of, and how it changes.
  private struct Glyph {
    var outline: [Int] = []
    var changes: [UInt8] = []
  }

  /// A glyph of so many points on one contour.
  private static func points(_ count: Int, _ changes: [UInt8] = []) -> Glyph {
    Glyph(outline: [1, 0, 0, 0, 0, count - 1], changes: changes)
  }

  /// A glyph that has others as its parts, each with the flags it has besides.
  private static func composite(
    _ parts: [(flags: Int, glyph: Int)],
    _ changes: [UInt8] = []
  ) -> Glyph {
    var outline = [-1, 0, 0, 0, 0]
    for (index, part) in parts.enumerated() {
      outline += [part.flags | (index + 1 < parts.count ? 0x20 : 0), part.glyph, 0]
    }
    return Glyph(outline: outline, changes: changes)
  }

  /// One change at a place that changes share, of the points that it lists.
  private static func change(_ packed: [UInt8], place: Int = 0) -> [UInt8] {
    [1, 8, packed.count, 0x2000 | place].flatMap { $0.bigEndianBytes(2) } + packed
  }

  /// A move of one point, which is of one byte, and none from its baseline.
  private static func change(of point: UInt8, by units: Int8, place: Int = 0) -> [UInt8] {
    change([1, 0, point, 0, UInt8(bitPattern: units), 0x80], place: place)
  }

  /// The advance of a glyph, of which each was 1,000 units wide and as many more as its number.
  /// - Parameter peaks: the places that changes share.
  private func advance(
    of glyph: Int,
    _ glyphs: [Glyph],
    at coordinates: [Double] = [1],
    peaks: [Int] = [0x4000]
  ) -> Double? {
    var (outlines, changes): ([UInt8], [UInt8]) = ([], [])
    var (places, offsets) = (0.bigEndianBytes(4), 0.bigEndianBytes(4))
    for glyph in glyphs {
      outlines += glyph.outline.flatMap { $0.bigEndianBytes(2) }
      changes += glyph.changes
      places += outlines.count.bigEndianBytes(4)
      offsets += changes.count.bigEndianBytes(4)
    }
    let peaksPlace = 20 + offsets.count
    let fields = [
      (1, 2), (0, 2), (1, 2), (peaks.count, 2), (peaksPlace, 4), (glyphs.count, 2), (1, 2),
      (peaksPlace + 2 * peaks.count, 4),
    ]
    let head = fields.flatMap { $0.0.bigEndianBytes($0.1) } + offsets
    let table = head + peaks.flatMap { $0.bigEndianBytes(2) } + changes
    // Places are of four bytes.
    let header = [UInt8](repeating: 0, count: 51) + [1]
    return table.withUnsafeBytes { table in
      outlines.withUnsafeBytes { outlines in
        places.withUnsafeBytes { places in
          header.withUnsafeBytes { header in
            VariedGlyphs(changes: table, outlines: outlines, places: places, header: header)
              .map { varied in
                MovedAdvances(varied, at: coordinates)
                  .advance(of: glyph) { Double(1_000 + $0) }
              }
          }
        }
      }
    }
  }

  /// Where the advance of a glyph ends is the second point behind its own, or behind one for each part.
  @Test(arguments: [(1, 2), (2, 3), (3, 4)] as [(Int, UInt8)])
  func partsAreAPointEach(_ partCount: Int, _ end: UInt8) {
    let parts = [(flags: Int, glyph: Int)](repeating: (0, 0), count: partCount)
    for (point, change) in [(end, 50), (end, -50), (end - 1, 50), (end + 1, 50)] as [(UInt8, Int8)]
    {
      let glyphs = [Self.points(4), Self.composite(parts, Self.change(of: point, by: change))]
      // The point where it begins takes from its width.
      let sign = point == end ? 1.0 : point == end - 1 ? -1 : 0
      #expect(advance(of: 1, glyphs) == 1_001 + sign * Double(change), "\(point) by \(change)")
    }
  }

  /// Of several parts that lend their width the last one does, and none that does not say so.
  @Test(
    arguments: [
      ([0x200, 0x200], 1_021), ([0x200, 0], 1_010), ([0, 0x200], 1_021), ([0, 0], 1_035),
    ] as [([Int], Double)]
  )
  func theLastPartLends(_ flags: [Int], _ expected: Double) {
    let glyphs = [
      Self.points(4, Self.change(of: 5, by: 10)), Self.points(4, Self.change(of: 5, by: 20)),
      Self.composite(
        [(flags: flags[0], glyph: 0), (flags: flags[1], glyph: 1)],
        Self.change(of: 3, by: 33)
      ),
    ]
    #expect(advance(of: 2, glyphs) == expected)
  }

  /// Glyphs lend each other their width as deep as HarfBuzz looks, and one that lends from itself is as it was.
  @Test(arguments: [(1, 7), (63, 7), (64, 0)] as [(Int, Double)])
  func lendersAreFollowedToADepth(_ depth: Int, _ change: Double) {
    var glyphs = (1...depth).map { Self.composite([(flags: 0x200, glyph: $0)]) }
    glyphs.append(Self.points(4, Self.change(of: 5, by: 7)))
    #expect(advance(of: 0, glyphs) == Double(1_000 + depth) + change)
    let own = Self.composite([(flags: 0x200, glyph: 0)], Self.change(of: 2, by: 7))
    #expect(advance(of: 0, [own]) == 1_000)
  }

  /// A change at the lower end of an axis counts in part towards it, and not on the other side.
  @Test(
    arguments: [(-1, 80), (-0.5, 40), (-0.25, 20), (0, 0), (0.5, 0), (1, 0)] as [(Double, Double)]
  )
  func changesCountTowardsTheLowerEnd(_ place: Double, _ change: Double) {
    let glyphs = [Self.points(4, Self.change(of: 5, by: 80))]
    #expect(advance(of: 0, glyphs, at: [place], peaks: [-0x4000]) == 1_000 + change)
  }

  /// Of the places that changes share there is none behind the last, nor one on axes of which nothing is known.
  @Test func sharedPlacesAreCounted() {
    // What stands behind the places looks like one more.
    let first = Self.points(4, [0x40, 0, 0, 4])
    for (place, change) in [(0, 0.0), (1, 9), (2, 0)] {
      let glyphs = [first, Self.points(4, Self.change(of: 5, by: 9, place: place))]
      #expect(advance(of: 1, glyphs, peaks: [-0x4000, 0x4000]) == 1_001 + change, "\(place)")
      #expect(advance(of: 1, glyphs, at: [], peaks: [-0x4000, 0x4000]) == 1_001)
    }
  }

  /// Each change has as many places as it says: one of its own, the two between which it applies, all three or none.
  @Test(arguments: [(1, 15), (0.75, 9), (0.5, 3), (0.25, 1.5), (0, 0)] as [(Double, Double)])
  func changesHaveTheirPlaces(_ place: Double, _ change: Double) {
    // Those between half of the axis and its end move by 1 and by 8, the others by 2 and by 4.
    let headers = [
      6, 0xE000, 0x4000, 0x2000, 0x4000, 6, 0x6000, 0x2000, 0x4000, 6, 0x2000, 6, 0xA000, 0x4000,
    ]
    var bytes = ([4, 32] + headers).flatMap { $0.bigEndianBytes(2) }
    for units: UInt8 in [1, 8, 2, 4] { bytes += [1, 0, 5, 0, units, 0x80] }
    #expect(advance(of: 0, [Self.points(4, bytes)], at: [place]) == 1_000 + change)
  }

  /// More than 127 points are counted in two bytes, of which the upper one counts 256.
  @Test func listsOfManyPointsAreRead() {
    // The first point 256 times, and where the advance of 300 points ends, at 301.
    let none = [UInt8](repeating: 0, count: 128)
    let list: [UInt8] = [0x81, 1, 0x7F] + none + [0x7F] + none + [0x80, 1, 45]
    let moves: [UInt8] = [0xBF, 0xBF, 0xBF, 0xBF, 0, 50, 0x80]
    let glyphs = [Self.points(300, Self.change(list + moves))]
    #expect(advance(of: 0, glyphs) == 1_050)
  }

  /// A list that stands for all points does so where changes share it, too, and a change's own list counts in its place.
  @Test(
    arguments: [
      // Of all points those where the glyph begins and ends are moved by -10 and by 30.
      ([0], nil, 40), ([1, 0, 5], [0], 40), ([0], [0], 40),
      // Of one point the first move is its own, which adds at the end and takes at the beginning.
      ([0], [1, 0, 5], 1), ([0], [1, 0, 4], -1), ([0], [1, 0, 3], 0), ([1, 0, 5], nil, 1),
      ([1, 0, 4], [1, 0, 5], 1),
    ] as [([UInt8], [UInt8]?, Double)]
  )
  func listsMayStandForAllPoints(_ shared: [UInt8], _ own: [UInt8]?, _ change: Double) {
    // Eight numbers along the line, of the four points and of four behind them, and none across it.
    let moves: [UInt8] = [0x05, 1, 2, 3, 4, UInt8(bitPattern: -10), 30, 0x81, 0x87]
    let packed = (own ?? []) + moves
    let header = [0x8001, 8, packed.count, own == nil ? 0 : 0x2000]
    let bytes = header.flatMap { $0.bigEndianBytes(2) } + shared + packed
    #expect(advance(of: 0, [Self.points(4, bytes)]) == 1_000 + change)
  }
}
