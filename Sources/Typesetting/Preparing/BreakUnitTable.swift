import TextShaping
import UnicodeText

/// The text between neighbouring break opportunities, with what a line gains or loses by beginning or
/// ending at each.
///
/// A line of the units `first...last` is as wide as `endSums[last] − beginSums[first]`: the deltas of
/// kerning, joining and the like at both ends are contained in the sums, so that this difference
/// equals the advance of the line shaped by itself. Index space of offsets: UTF-16. All arrays are
/// parallel, one element a unit. Immutable; any thread.
struct BreakUnitTable: Sendable {
  /// Where the unit begins.
  private(set) var starts: [Int] = []
  /// Where the unit ends and the next begins, after its trailing white space.
  private(set) var ends: [Int] = []
  /// Where a line that ends with the unit ends without its trailing white space; before `starts` when
  /// the unit and the end of the one before it are all white space.
  private(set) var contentEnds: [Int] = []
  /// Whether a line must end after the unit.
  private(set) var isMandatory: [Bool] = []
  /// The sum before the unit, less what a line that begins here gains over the running text.
  private(set) var beginSums: [AdvanceSum] = []
  /// The sum before `contentEnds`, with what a line that ends here gains over the running text.
  private(set) var endSums: [AdvanceSum] = []
  /// How far text was shaped anew for `beginSums`.
  private var beginReaches: [Int] = []
  /// From where text was shaped anew for `endSums`.
  private var endReaches: [Int] = []
  /// Whether any reach is longer than nothing.
  private var hasReaches = false

  var count: Int { starts.count }

  /// Text further from a break than this is never shaped anew for it.
  ///
  /// HarfBuzz flags a few characters at most; the bound keeps the time linear where a font or a
  /// hostile text flags everything.
  private static let longestReach = 64

  /// The units of a text, as its line-break opportunities or its grapheme boundaries cut it.
  /// - Complexity: linear in the text's length.
  init(_ shaped: ShapedText, cutAt flag: BoundaryFlags) {
    let count = shaped.count
    guard count > 0 else { return }
    let boundaries = shaped.analysis.boundaries
    var start = 0
    for offset in 1...count where boundaries[offset].contains(flag) {
      append(start..<offset, of: shaped, isMandatory: boundaries[offset].contains(.mandatory))
      start = offset
    }
  }

  private mutating func append(_ range: Range<Int>, of shaped: ShapedText, isMandatory: Bool) {
    var contentEnd = shaped.analysis.endOfContent(in: range)
    // The white space before a unit of white space hangs with it.
    if contentEnd == range.lowerBound { contentEnd = contentEnds.last ?? contentEnd }
    let (beginSum, beginReach) = Self.begin(at: range.lowerBound, of: shaped)
    let (endSum, endReach) = Self.end(at: contentEnd, of: shaped)
    starts.append(range.lowerBound)
    ends.append(range.upperBound)
    contentEnds.append(contentEnd)
    self.isMandatory.append(isMandatory)
    beginSums.append(beginSum)
    endSums.append(endSum)
    beginReaches.append(beginReach)
    endReaches.append(endReach)
    hasReaches = hasReaches || beginReach > range.lowerBound || endReach < contentEnd
  }

  /// The sum before `offset`, such that `prefix[end] − sum` is the advance from `offset` to any `end`
  /// at or after the reach.
  private static func begin(at offset: Int, of shaped: ShapedText) -> (AdvanceSum, reach: Int) {
    guard shaped.isUnsafe[offset] else { return (shaped.prefix[offset], offset) }
    let limit = min(offset + longestReach, shaped.count)
    var reach = offset + 1
    while reach < limit, shaped.isUnsafe[reach] { reach += 1 }
    return (shaped.prefix[reach] - shaped.itemized.advance(of: offset..<reach), reach)
  }

  /// The sum before `offset`, such that `sum − prefix[start]` is the advance to `offset` from any
  /// `start` at or before the reach.
  private static func end(at offset: Int, of shaped: ShapedText) -> (AdvanceSum, reach: Int) {
    guard shaped.isUnsafe[offset] else {
      let kerning = shaped.kerning.isEmpty ? nil : shaped.kerning[offset]
      return (shaped.prefix[offset] - (kerning ?? .zero), offset)
    }
    let limit = max(offset - longestReach, 0)
    var reach = offset - 1
    while reach > limit, shaped.isUnsafe[reach] { reach -= 1 }
    return (shaped.prefix[reach] + shaped.itemized.advance(of: reach..<offset), reach)
  }

  /// The index of the unit that begins at an offset, or holds it.
  func index(at offset: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A place where a line can begin.
  struct LineStart {
    let offset: Int
    fileprivate let sum: AdvanceSum
    fileprivate let reach: Int
  }

  /// The beginning of a unit as the beginning of a line.
  @inline(__always)
  func lineStart(_ unit: Int) -> LineStart {
    LineStart(offset: starts[unit], sum: beginSums[unit], reach: beginReaches[unit])
  }

  /// The advance of a line from `start`, which may come from another table of the same text, to the end
  /// of a unit.
  ///
  /// Arithmetic, but for a line so short that the text shaped anew at its two ends overlaps; that is
  /// shaped by itself.
  @inline(__always)
  func advance(from start: LineStart, through unit: Int, of shaped: ShapedText) -> AdvanceSum {
    let end = contentEnds[unit]
    if end <= start.offset { return .zero }
    if start.reach > end || endReaches[unit] < start.offset {
      return shaped.itemized.advance(of: start.offset..<end)
    }
    return endSums[unit] - start.sum
  }
}

extension TextAnalysis {
  /// The offset in a range after its last character that is not white space or a line terminator; the
  /// range's start when there is none.
  /// - Complexity: linear in the white space.
  package func endOfContent(in range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound {
      let start = utf16.startOfScalar(endingAt: end)
      let properties = ScalarProperties(scalar(at: start).value)
      guard properties.isHangingSpace || properties.isLineTerminator else { break }
      end = start
    }
    return end
  }
}
