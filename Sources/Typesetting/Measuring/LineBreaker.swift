import TextShaping
import UnicodeText

/// A line of a text before anything is drawn: a range and its advance.
///
/// Index space: UTF-16.
struct BrokenLine: Sendable {
  /// The line with its trailing white space.
  let range: Range<Int>
  /// Where the line ends without its trailing white space; never before the range's start.
  let contentEnd: Int
  /// The advance from the range's start to `contentEnd`.
  let advance: AdvanceSum
}

/// Fills lines one after the other with as many break units as fit (greedy line breaking).
///
/// The first unit that does not fit ends the line before it. A unit that does not fit a line of its own
/// is cut after the last grapheme cluster that fits, at least one (CSS Text 3 §5.5
/// `overflow-wrap: anywhere`). White space at a line's end hangs and does not count. A text that ends
/// with a line terminator has an empty line after it, as in TextKit.
///
/// A cursor over one prepared text, for one thread.
struct LineBreaker {
  private let storage: PreparedText.Storage
  private let scale: AdvanceScale
  /// Points; infinite when only terminators end lines.
  private let width: Double

  /// Where the next line begins.
  private(set) var offset = 0
  private var start: BreakUnitTable.LineStart?
  /// The unit that holds `offset`.
  private var unit = 0
  private var isFinished = false

  init(_ storage: PreparedText.Storage, scale: AdvanceScale, width: Double) {
    self.storage = storage
    self.scale = scale
    self.width = width
    if storage.units.count == 0 {
      isFinished = true
    } else {
      start = storage.units.lineStart(0)
    }
  }

  /// All the text that is left as one line, whatever its width.
  /// - Returns: `nil` when a line terminator divides it.
  func rest() -> BrokenLine? {
    guard !isFinished, let start, unit < storage.units.count else { return nil }
    let units = storage.units
    let content = storage.shaped.analysis.endOfContent(in: offset..<storage.shaped.count)
    var last = unit
    while Int(units[last].end) < content {
      if units[last].isMandatory { return nil }
      last += 1
    }
    return BrokenLine(
      range: offset..<storage.shaped.count,
      contentEnd: content,
      advance: units.advance(from: start, through: last, of: storage.shaped)
    )
  }

  /// Whether all lines have been given out.
  var isAtEnd: Bool { isFinished }

  /// The next line; `nil` after the last.
  @inline(__always)
  mutating func next() -> BrokenLine? {
    next { _, _ in }
  }

  /// The next line; `nil` after the last.
  /// - Parameter observe: is told of every advance that was held against the width, and whether it
  ///   fits. As long as none of these answers changes, the line stays as it is.
  @inline(__always)
  mutating func next(_ observe: (AdvanceSum, _ fits: Bool) -> Void) -> BrokenLine? {
    guard !isFinished, let start else { return nil }
    let units = storage.units
    guard unit < units.count else {
      // The empty line after a terminator at the text's end.
      isFinished = true
      return BrokenLine(range: offset..<offset, contentEnd: offset, advance: .zero)
    }
    var last: (unit: Int, advance: AdvanceSum)?
    var candidate = unit
    while candidate < units.count {
      let advance = units.advance(from: start, through: candidate, of: storage.shaped)
      let fits = scale.points(advance) <= width
      observe(advance, fits)
      guard fits else { break }
      last = (candidate, advance)
      if units[candidate].isMandatory { break }
      candidate += 1
    }
    guard let last else { return cutUnit(from: start, observe) }
    let line = BrokenLine(
      range: start.offset..<Int(units[last.unit].end),
      contentEnd: max(start.offset, Int(units[last.unit].contentEnd)),
      advance: last.advance
    )
    moveOn(toUnit: last.unit + 1, after: last.unit)
    return line
  }

  /// A line from within a unit that is wider than the line.
  private mutating func cutUnit(
    from start: BreakUnitTable.LineStart,
    _ observe: (AdvanceSum, _ fits: Bool) -> Void
  ) -> BrokenLine {
    let graphemes = storage.graphemes
    let unitEnd = Int(storage.units[unit].end)
    let contentEnd = Int(storage.units[unit].contentEnd)
    let first = graphemes.index(at: start.offset)
    var last = first
    var advance = graphemes.advance(from: start, through: first, of: storage.shaped)
    while graphemes[last].end < contentEnd {
      let wider = graphemes.advance(from: start, through: last + 1, of: storage.shaped)
      let fits = scale.points(wider) <= width
      observe(wider, fits)
      guard fits else { break }
      last += 1
      advance = wider
    }
    let end = Int(graphemes[last].end)
    if end >= contentEnd {
      let line = BrokenLine(
        range: start.offset..<unitEnd,
        contentEnd: max(start.offset, contentEnd),
        advance: advance
      )
      moveOn(toUnit: unit + 1, after: unit)
      return line
    }
    let line = BrokenLine(
      range: start.offset..<end,
      contentEnd: max(start.offset, Int(graphemes[last].contentEnd)),
      advance: advance
    )
    offset = end
    self.start = graphemes.lineStart(last + 1)
    return line
  }

  private mutating func moveOn(toUnit next: Int, after previous: Int) {
    let units = storage.units
    unit = next
    offset = Int(units[previous].end)
    if next < units.count {
      start = units.lineStart(next)
    } else {
      isFinished = !units[previous].isMandatory
    }
  }
}
