/// How wide glyphs of a variable font become as their points are moved to a place on its axes (OpenType `gvar`), which
/// decides where the font has no table of advances there (`HVAR`).
///
/// HarfBuzz moves them so, keeps two bytes of what comes out, and takes what is less than nothing for nothing. Whatever
/// in damaged tables lies beyond their end changes nothing.
///
/// For as long as the tables that it was made of.
struct MovedAdvances {
  private let glyphs: VariedGlyphs
  private let coordinates: [Double]

  /// - Parameters:
  ///   - glyphs: the outlines, and what changes them.
  ///   - coordinates: the place on each axis, from -1 to 1.
  init(_ glyphs: VariedGlyphs, at coordinates: [Double]) {
    self.glyphs = glyphs
    self.coordinates = coordinates
  }

  /// How deep HarfBuzz follows parts of parts.
  private static let deepest = 64

  /// The advance of a glyph in font units.
  /// - Parameter unmoved: the advance of a glyph as its font's table of advances has it.
  /// - Complexity: linear in the glyph's changes, which ``GlyphChanges`` bounds.
  func advance(of glyph: Int, unmoved: (Int) -> Double) -> Double {
    var glyph = glyph
    for _ in 0..<Self.deepest {
      let outline = outline(of: glyph)
      guard let lender = outline.lender else {
        return unmoved(glyph) + change(of: glyph, behind: outline.pointCount)
      }
      glyph = lender
    }
    return unmoved(glyph)
  }

  /// How many points a glyph has, one for each part where it is made of these, and the part whose advance it has.
  private func outline(of glyph: Int) -> (pointCount: Int, lender: Int?) {
    guard let place = glyphs.outline(of: glyph),
      let contours = glyphs.outlines.signed(place.lowerBound, width: 2), contours != 0
    else { return (0, nil) }
    guard contours < 0 else {
      let last = glyphs.outlines.unsigned16(place.lowerBound + 8 + 2 * contours)
      return (last.map { $0 + 1 } ?? 0, nil)
    }
    var count = 0
    var lender: Int?
    glyphs.forEachPart(in: place) { flags, part in
      count += 1
      if flags & 0x200 != 0 { lender = part }
      return true
    }
    return (count, lender)
  }

  // MARK: - Changes

  /// How much farther the point where a glyph ends is moved than that where it begins, which stand behind those of its outline.
  private func change(of glyph: Int, behind pointCount: Int) -> Double {
    let changes = glyphs.changes
    guard let range = glyphs.changes(of: glyph), let field = changes.unsigned16(range.lowerBound),
      let distance = changes.unsigned16(range.lowerBound + 2)
    else { return 0 }
    let all = [MovedPoint(place: pointCount, sign: -1), MovedPoint(place: pointCount + 1, sign: 1)]
    let end = range.upperBound
    var header = range.lowerBound + 4
    var data = range.lowerBound + distance
    var shared = all
    if field & 0x8000 != 0 {
      var numbers = PackedNumbers(changes, data..<max(data, end))
      shared = numbers.points(pointCount) ?? all
      data = numbers.place
    }
    var change = 0.0
    for _ in 0..<(field & 0xFFF) {
      guard let length = changes.unsigned16(header), let kind = changes.unsigned16(header + 2),
        data + length <= end
      else { break }
      let share = share(of: kind, at: header + 4)
      if share != 0 {
        var numbers = PackedNumbers(changes, data..<data + length)
        let moved = kind & 0x2000 == 0 ? shared : numbers.points(pointCount) ?? all
        change += share * Double(numbers.sum(of: moved))
      }
      let placeCount = (kind & 0x8000 != 0 ? 1 : 0) + (kind & 0x4000 != 0 ? 2 : 0)
      header += 4 + 2 * glyphs.axisCount * placeCount
      data += length
    }
    return change
  }

  /// How much of a change applies (OpenType, "Algorithm for interpolation of instance values").
  /// - Parameters:
  ///   - kind: says which places on the axes stand in the table, and which one is among those that changes share.
  ///   - offset: where they stand.
  private func share(of kind: Int, at offset: Int) -> Double {
    let changes = glyphs.changes
    let hasPeak = kind & 0x8000 != 0
    guard hasPeak || kind & 0xFFF < glyphs.peakCount else { return 0 }
    let tuple = 2 * glyphs.axisCount
    let peaks = hasPeak ? offset : glyphs.peaks + tuple * (kind & 0xFFF)
    let limits = hasPeak ? offset + tuple : offset
    var share = 1.0
    for axis in 0..<glyphs.axisCount {
      guard let peak = changes.fraction(peaks + 2 * axis) else { return 0 }
      var (first, last) = (min(0, peak), max(0, peak))
      if kind & 0x4000 != 0 {
        guard let start = changes.fraction(limits + 2 * axis),
          let end = changes.fraction(limits + tuple + 2 * axis)
        else { return 0 }
        (first, last) = (start, end)
      }
      share *= AdvanceVariations.part(
        of: axis < coordinates.count ? coordinates[axis] : 0,
        first: first,
        peak: peak,
        last: last
      )
    }
    return share
  }
}

/// One of the two points that decide a glyph's advance, in a list of points or of what they are moved by.
private struct MovedPoint {
  let place: Int
  /// What it counts for: 1 where the glyph ends, -1 where it begins.
  let sign: Int
}

/// Numbers of points, and what they are moved by, packed in runs.
private struct PackedNumbers {
  private let table: VariedGlyphs.Table
  private let end: Int
  /// Where the next run begins.
  private(set) var place: Int

  init(_ table: VariedGlyphs.Table, _ range: Range<Int>) {
    self.table = table
    place = range.lowerBound
    end = range.upperBound
  }

  private mutating func signed(_ width: Int) -> Int? {
    guard place + width <= end, let number = table.signed(place, width: width) else { return nil }
    place += width
    return number
  }

  private mutating func unsigned(_ width: Int) -> Int? {
    guard place + width <= end, let number = table.unsigned(place, width: width) else {
      return nil
    }
    place += width
    return number
  }

  /// Reads a list of points.
  /// - Returns: where a point and the next one are in it; `nil` for a list that stands for all points.
  mutating func points(_ first: Int) -> [MovedPoint]? {
    guard var count = unsigned(1) else { return [] }
    if count & 0x80 != 0 {
      guard let rest = unsigned(1) else { return [] }
      count = (count & 0x7F) << 8 | rest
    }
    guard count > 0 else { return nil }
    var found: [MovedPoint] = []
    var (point, index) = (0, 0)
    while index < count, let run = unsigned(1) {
      for _ in 0...(run & 0x7F) where index < count {
        guard let distance = unsigned(run & 0x80 == 0 ? 1 : 2) else { return [] }
        point += distance
        if point == first { found.append(MovedPoint(place: index, sign: -1)) }
        if point == first + 1 { found.append(MovedPoint(place: index, sign: 1)) }
        index += 1
      }
    }
    return found
  }

  /// Reads what points are moved by along the line, as far as the last of some.
  mutating func sum(of points: [MovedPoint]) -> Int {
    var rest = points[...]
    var (sum, index) = (0, 0)
    while !rest.isEmpty, let run = unsigned(1) {
      for _ in 0...(run & 0x3F) {
        var distance = 0
        if run & 0x80 == 0 {
          guard let number = signed(run & 0x40 == 0 ? 1 : 2) else { return 0 }
          distance = number
        }
        while let point = rest.first, point.place == index {
          sum += point.sign * distance
          rest.removeFirst()
        }
        index += 1
      }
    }
    return sum
  }
}
