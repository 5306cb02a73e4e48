import TextShaping
import UnicodeText

/// The text between two neighbouring break opportunities, with what a line gains or loses by
/// beginning or ending with it.
///
/// Index space of offsets: UTF-16.
struct BreakUnit: Sendable {
  /// Where the unit begins.
  let start: Int32
  /// Where the unit ends and the next begins, after its trailing white space.
  let end: Int32
  /// Where a line that ends with the unit ends without its trailing white space; before `start` when
  /// the unit and the end of the one before it are all white space.
  let contentEnd: Int32
  /// How far text was shaped anew for `beginSum`.
  fileprivate let beginReach: Int32
  /// From where text was shaped anew for `endSum`.
  fileprivate let endReach: Int32
  /// Whether a line must end after the unit.
  let isMandatory: Bool
  /// The sum before the unit, less what a line that begins here gains over the running text.
  fileprivate let beginSum: AdvanceSum
  /// The sum before `contentEnd`, with what a line that ends here gains over the running text.
  fileprivate let endSum: AdvanceSum
}

/// The break units of a text in order.
///
/// A line of the units `first...last` is as wide as `last.endSum − first.beginSum`: the deltas of
/// kerning, joining and the like at both ends are contained in the sums, so that this difference
/// equals the advance of the line shaped by itself. Immutable; any thread.
struct BreakUnitTable: Sendable {
  private var units: [BreakUnit] = []

  /// Text further from a break than this is never shaped anew for it.
  ///
  /// HarfBuzz flags a few characters at most; the bound keeps the time linear where a font or a
  /// hostile text flags everything.
  private static let longestReach = 64

  /// The units of a text, as its line-break opportunities or its grapheme boundaries cut it.
  ///
  /// An opportunity within a grapheme cluster (UAX #14 has one between a space and a mark on it) is
  /// passed over: clusters stay whole.
  /// - Complexity: linear in the text's length.
  init(_ shaped: ShapedText, cutAt flag: BoundaryFlags) {
    let boundaries = shaped.analysis.boundaries
    let cut: BoundaryFlags = [flag, .grapheme]
    var start = 0
    for offset in boundaries.indices.dropFirst() where boundaries[offset].contains(cut) {
      append(start..<offset, of: shaped, isMandatory: boundaries[offset].contains(.mandatory))
      start = offset
    }
  }

  var count: Int { units.count }

  /// The memory it takes on the heap, in bytes.
  var heapByteCount: Int { units.heapByteCount }

  @inline(__always)
  subscript(index: Int) -> BreakUnit {
    _read { yield units[index] }
  }

  private mutating func append(_ range: Range<Int>, of shaped: ShapedText, isMandatory: Bool) {
    var contentEnd = shaped.analysis.endOfContent(in: range)
    // The white space before a unit of white space hangs with it.
    if contentEnd == range.lowerBound, let last = units.last { contentEnd = Int(last.contentEnd) }
    let (beginSum, beginReach) = Self.begin(at: range.lowerBound, of: shaped)
    let (endSum, endReach) = Self.end(at: contentEnd, of: shaped)
    units.append(
      BreakUnit(
        start: Int32(range.lowerBound),
        end: Int32(range.upperBound),
        contentEnd: Int32(contentEnd),
        beginReach: Int32(beginReach),
        endReach: Int32(endReach),
        isMandatory: isMandatory,
        beginSum: beginSum,
        endSum: endSum
      )
    )
  }

  /// The sum before `offset`, such that `prefix[end] − sum` is the advance from `offset` to any `end`
  /// at or after the reach.
  private static func begin(at offset: Int, of shaped: ShapedText) -> (AdvanceSum, reach: Int) {
    guard shaped.isUnsafe[offset] else { return (shaped.prefix[offset], offset) }
    let reach = safeOffset(after: offset, of: shaped)
    let anew = shaped.itemized.advance(of: offset..<reach) + shaped.kerning(before: reach)
    return (shaped.prefix[reach] - anew, reach)
  }

  /// The sum before `offset`, such that `sum − prefix[start]` is the advance to `offset` from any
  /// `start` at or before the reach.
  private static func end(at offset: Int, of shaped: ShapedText) -> (AdvanceSum, reach: Int) {
    guard shaped.isUnsafe[offset] else {
      return (shaped.prefix[offset] - shaped.kerning(before: offset), offset)
    }
    let reach = safeOffset(before: offset, of: shaped)
    return (shaped.prefix[reach] + shaped.itemized.advance(of: reach..<offset), reach)
  }

  /// The nearest offset after `offset` where glyphs shaped anew meet those of the running text.
  ///
  /// One cluster further where there is measured kerning: HarfBuzz, which says what is safe, does not
  /// know of that, and a glyph shaped anew may be kerned otherwise with its neighbour.
  private static func safeOffset(after offset: Int, of shaped: ShapedText) -> Int {
    let limit = min(offset + longestReach, shaped.count)
    var reach = offset
    for _ in 0..<(shaped.hasKerning ? 2 : 1) where reach < limit {
      reach += 1
      while reach < limit, shaped.isUnsafe[reach] { reach += 1 }
    }
    return reach
  }

  /// The nearest offset before `offset` where glyphs shaped anew meet those of the running text; see
  /// ``safeOffset(after:of:)``.
  private static func safeOffset(before offset: Int, of shaped: ShapedText) -> Int {
    let limit = max(offset - longestReach, 0)
    var reach = offset
    for _ in 0..<(shaped.hasKerning ? 2 : 1) where reach > limit {
      reach -= 1
      while reach > limit, shaped.isUnsafe[reach] { reach -= 1 }
    }
    return reach
  }

  /// The index of the unit that begins at an offset, or holds it.
  /// - Complexity: O(log count).
  func index(at offset: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if units[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

// MARK: - Lines

extension BreakUnitTable {
  /// A place where a line can begin.
  struct LineStart {
    let offset: Int
    fileprivate let sum: AdvanceSum
    fileprivate let reach: Int
  }

  /// The beginning of a unit as the beginning of a line.
  @inline(__always)
  func lineStart(_ index: Int) -> LineStart {
    let unit = units[index]
    return LineStart(offset: Int(unit.start), sum: unit.beginSum, reach: Int(unit.beginReach))
  }

  /// The advance of a line from `start`, which may come from another table of the same text, to the
  /// end of a unit.
  ///
  /// Arithmetic, but for a line so short that the text shaped anew at its two ends overlaps; that is
  /// shaped by itself.
  @inline(__always)
  func advance(from start: LineStart, through index: Int, of shaped: ShapedText) -> AdvanceSum {
    let unit = units[index]
    if unit.contentEnd <= start.offset { return .zero }
    if start.reach > unit.contentEnd || unit.endReach < start.offset {
      return shaped.itemized.advance(of: start.offset..<Int(unit.contentEnd))
    }
    return unit.endSum - start.sum
  }
}

// MARK: - Profiles

extension BreakUnitTable {
  /// The sums at which lines begin and end, when the width of every line is the difference of two of
  /// them and grows with each unit that is added at either end; `nil` otherwise.
  /// - Complexity: O(count).
  func edges(scale: AdvanceScale) -> (begins: [AdvanceSum], ends: [AdvanceSum])? {
    guard let last = units.last, !last.isMandatory else { return nil }
    for (unit, next) in zip(units, units.dropFirst()) {
      guard !unit.isMandatory, unit.contentEnd <= next.contentEnd,
        scale.points(next.beginSum - unit.beginSum) >= 0,
        scale.points(next.endSum - unit.endSum) >= 0
      else { return nil }
    }
    for unit in units {
      guard unit.contentEnd > unit.start, unit.beginReach <= unit.contentEnd,
        unit.endReach >= unit.start
      else { return nil }
    }
    return (units.map(\.beginSum), units.map(\.endSum))
  }
}
