/// The outlines of a variable font's glyphs, and what changes them from place to place on its axes (OpenType `glyf`, `loca`
/// and `gvar`).
///
/// For as long as the tables that it was made of.
struct VariedGlyphs {
  typealias Table = BigEndianBytes<UnsafeRawBufferPointer>

  /// The changes: `gvar`.
  let changes: Table
  /// The outlines and parts: `glyf`.
  let outlines: Table
  /// Where these are: `loca`.
  private let places: Table
  private let hasLongPlaces: Bool

  // What the changes begin with.
  let axisCount: Int
  /// How many places on the axes changes share, and where these stand.
  let peakCount: Int
  let peaks: Int
  private let changedCount: Int
  private let hasLongOffsets: Bool
  private let start: Int

  /// - Parameters:
  ///   - changes: the table `gvar`.
  ///   - outlines: the table `glyf`.
  ///   - places: the table `loca`.
  ///   - header: the table `head`.
  /// - Returns: `nil` where no glyph changes.
  init?(
    changes: UnsafeRawBufferPointer,
    outlines: UnsafeRawBufferPointer,
    places: UnsafeRawBufferPointer,
    header: UnsafeRawBufferPointer
  ) {
    self.changes = Table(changes)
    self.outlines = Table(outlines)
    self.places = Table(places)
    hasLongPlaces = Table(header).unsigned16(50) != 0
    guard let axisCount = self.changes.unsigned16(4), let peakCount = self.changes.unsigned16(6),
      let peaks = self.changes.unsigned32(8), let changedCount = self.changes.unsigned16(12),
      let flags = self.changes.unsigned16(14), let start = self.changes.unsigned32(16)
    else { return nil }
    self.axisCount = axisCount
    self.peakCount = peakCount
    self.peaks = peaks
    self.changedCount = changedCount
    hasLongOffsets = flags & 1 != 0
    self.start = start
  }

  /// The length of what stands before the offsets of changes.
  private static let headerLength = 20

  /// Where a glyph's outline or parts are in their table; `nil` where it has none.
  func outline(of glyph: Int) -> Range<Int>? { places.range(glyph, from: 0, isLong: hasLongPlaces) }

  /// Where a glyph's changes are in their table; `nil` where it has none.
  func changes(of glyph: Int) -> Range<Int>? {
    guard glyph < changedCount,
      let range = changes.range(glyph, from: Self.headerLength, isLong: hasLongOffsets)
    else { return nil }
    return start + range.lowerBound..<start + range.upperBound
  }

  /// Goes through the glyphs that one is made of, as often as it names them, as long as more are wanted.
  /// - Parameters:
  ///   - place: where its parts are.
  ///   - wantsMore: takes what is said of a part, in bits, and its glyph.
  func forEachPart(in place: Range<Int>, _ wantsMore: (_ flags: Int, _ part: Int) -> Bool) {
    var offset = place.lowerBound + 10
    while offset < place.upperBound, let flags = outlines.unsigned16(offset),
      let part = outlines.unsigned16(offset + 2)
    {
      guard wantsMore(flags, part) else { return }
      offset += flags & 0x01 == 0 ? 6 : 8
      // One scale, one for each axis, or a matrix.
      offset += flags & 0x08 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
      guard flags & 0x20 != 0 else { return }
    }
  }
}

extension BigEndianBytes {
  /// From where to where a glyph's data reach, which a list of offsets has: as they are, or half of
  /// them in two bytes; `nil` where it has none.
  fileprivate func range(_ glyph: Int, from start: Int, isLong: Bool) -> Range<Int>? {
    func offset(_ index: Int) -> Int? {
      isLong ? unsigned32(start + 4 * index) : unsigned16(start + 2 * index).map { 2 * $0 }
    }
    guard let first = offset(glyph), let end = offset(glyph + 1), first < end else { return nil }
    return first..<end
  }
}
