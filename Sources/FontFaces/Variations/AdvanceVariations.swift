/// How much a variable font's advances change at a place on its axes (OpenType `HVAR`), with their
/// fractions.
///
/// Whatever in a damaged table lies beyond its end changes nothing.
struct AdvanceVariations {
  private let table: BigEndianBytes<[UInt8]>
  /// The axes that each region has a part of, which need not be those of the font.
  let axisCount: Int
  /// For each region how much of its changes applies, 0 to 1.
  private let scalars: [Double]
  /// Where the changes of groups of glyphs are.
  private let groups: [Int]
  private let map: IndexMap?

  /// Reads the table.
  /// - Parameter coordinates: the place on each axis, from -1 to 1.
  /// - Returns: `nil` when it is not such a table.
  init?(table: UnsafeRawBufferPointer, coordinates: [Double]) {
    let bytes = BigEndianBytes(Array(table))
    guard bytes.unsigned16(0) == 1, let store = bytes.unsigned32(4), store > 0,
      bytes.unsigned16(store) == 1, let regionList = bytes.unsigned32(store + 2),
      let groupCount = bytes.unsigned16(store + 6)
    else { return nil }
    self.table = bytes
    axisCount = bytes.unsigned16(store + regionList) ?? 0
    scalars = Self.scalars(of: bytes, at: store + regionList, coordinates: coordinates)
    groups = (0..<groupCount).map { index in
      bytes.unsigned32(store + 8 + 4 * index).map { store + $0 } ?? bytes.count
    }
    let mapOffset = bytes.unsigned32(8) ?? 0
    map = mapOffset == 0 ? nil : IndexMap(bytes, at: mapOffset)
  }

  /// The most that one glyph's change is added up from.
  var greatestRegionCount: Int {
    groups.reduce(0) { max($0, table.unsigned16($1 &+ 4) ?? 0) }
  }

  /// The change of a glyph's advance in font units; `nil` where the table has none.
  func delta(ofGlyph glyph: Int) -> Double? {
    let (outer, inner) = map.map { $0.entry(glyph, in: table) } ?? (0, glyph)
    guard groups.indices.contains(outer), groups[outer] < table.count else { return nil }
    let group = groups[outer]
    guard let itemCount = table.unsigned16(group), inner < itemCount,
      let wordField = table.unsigned16(group + 2), let regionCount = table.unsigned16(group + 4)
    else { return nil }
    let isLong = wordField & 0x8000 != 0
    let wordCount = min(wordField & 0x7FFF, regionCount)
    let (wide, narrow) = isLong ? (4, 2) : (2, 1)
    let rowLength = wordCount * wide + (regionCount - wordCount) * narrow
    var offset = group + 6 + 2 * regionCount + inner * rowLength
    var delta = 0.0
    for index in 0..<regionCount {
      let width = index < wordCount ? wide : narrow
      guard let region = table.unsigned16(group + 6 + 2 * index),
        let change = table.signed(offset, width: width)
      else { return nil }
      if scalars.indices.contains(region) { delta += scalars[region] * Double(change) }
      offset += width
    }
    return delta
  }

  /// How much of each region applies (OpenType, "Algorithm for interpolation of instance values").
  private static func scalars(
    of bytes: BigEndianBytes<[UInt8]>,
    at start: Int,
    coordinates: [Double]
  ) -> [Double] {
    guard let axisCount = bytes.unsigned16(start), let regionCount = bytes.unsigned16(start + 2)
    else { return [] }
    return (0..<regionCount).map { region in
      var scalar = 1.0
      for axis in 0..<axisCount {
        let offset = start + 4 + (region * axisCount + axis) * 6
        guard let first = bytes.fraction(offset), let peak = bytes.fraction(offset + 2),
          let last = bytes.fraction(offset + 4)
        else { return 0 }
        scalar *= part(
          of: axis < coordinates.count ? coordinates[axis] : 0,
          first: first,
          peak: peak,
          last: last
        )
      }
      return scalar
    }
  }

  /// How much of a region applies that reaches along one axis from one place to another, and most at its peak.
  static func part(of place: Double, first: Double, peak: Double, last: Double) -> Double {
    if peak == 0 || first > peak || peak > last || (first < 0 && last > 0) || place == peak {
      return 1
    }
    if place <= first || place >= last { return 0 }
    return place < peak ? (place - first) / (peak - first) : (last - place) / (last - peak)
  }

  /// Which row of which group a glyph has.
  private struct IndexMap {
    private let start: Int
    private let count: Int
    private let entryLength: Int
    private let innerBits: Int

    init?(_ bytes: BigEndianBytes<[UInt8]>, at offset: Int) {
      guard let header = bytes.unsigned16(offset),
        let count = header >> 8 == 0
          ? bytes.unsigned16(offset + 2) : bytes.unsigned32(offset + 2), count > 0
      else { return nil }
      start = offset + (header >> 8 == 0 ? 4 : 6)
      self.count = count
      entryLength = (header >> 4 & 3) + 1
      innerBits = (header & 0xF) + 1
    }

    /// The group and the row; glyphs beyond the map's end have its last entry.
    func entry(_ glyph: Int, in bytes: BigEndianBytes<[UInt8]>) -> (outer: Int, inner: Int) {
      let offset = start + min(glyph, count - 1) * entryLength
      guard let entry = bytes.unsigned(offset, width: entryLength) else { return (.max, 0) }
      return (entry >> innerBits, entry & ((1 << innerBits) - 1))
    }
  }
}
