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
  /// How the text is set at the line's edges.
  let ends: LineEnds
}

/// Fills lines one after the other with as many break units as fit (greedy line breaking).
///
/// The first unit that does not fit ends the line before it; a unit that does not fit with the
/// hyphen it would end with, but fits without, is passed over. A unit that does not fit a line of
/// its own is cut after the last white space within it that fits, and where there is none, after the
/// last grapheme cluster that fits, at least one (CSS Text 3 §5.5 `overflow-wrap: anywhere`). White
/// space at a line's end hangs and does not count. A text that ends with a line terminator has an
/// empty line after it, as in TextKit.
///
/// A cursor over one prepared text, for one thread.
struct LineBreaker {
  let storage: PreparedText.Storage
  let scale: AdvanceScale
  /// Points; infinite when only terminators end lines.
  private let width: Double

  /// Where the next line begins.
  private(set) var offset = 0
  private var start: BreakUnitTable.LineStart?
  /// The unit that holds `offset`.
  private(set) var unit = 0
  private var isFinished = false

  /// - Parameter unit: the unit that the first line begins with.
  init(_ storage: PreparedText.Storage, scale: AdvanceScale, width: Double, from unit: Int = 0) {
    self.storage = storage
    self.scale = scale
    self.width = width
    if unit < storage.units.count {
      let start = storage.units.lineStart(unit)
      self.unit = unit
      self.start = start
      offset = start.offset
    } else {
      isFinished = true
    }
  }

  /// The cursor at the beginning of a line.
  func moved(to line: BrokenLine) -> LineBreaker {
    let offset = line.range.lowerBound
    var breaker = LineBreaker(
      storage,
      scale: scale,
      width: width,
      from: storage.units.index(at: offset)
    )
    guard breaker.offset < offset else { return breaker }
    breaker.offset = offset
    breaker.start = storage.clusters.lineStart(at: offset, of: storage)
    return breaker
  }

  /// All the text that is left as one line, whatever its width, and the same with the other way to
  /// end it, where a line may end so.
  /// - Returns: `nil` when a line terminator divides it.
  /// - Complexity: O(log count), like a comparison of one line.
  func rest() -> (line: BrokenLine, other: BrokenLine?)? {
    guard !isFinished, let start, unit < storage.units.count else { return nil }
    let units = storage.units
    let content = max(offset, units.endOfContent)
    let last = max(unit, units.index(at: content - 1))
    guard !units.dividesLine(from: unit, to: last) else { return nil }
    func line(_ advance: AdvanceSum, _ ending: LineEnds.End) -> BrokenLine {
      BrokenLine(
        range: offset..<storage.shaped.count,
        contentEnd: content,
        advance: advance,
        ends: LineEnds(begin: start.begin, end: ending)
      )
    }
    let ending = units[last].ending
    let advance = units.advance(from: start, through: last, of: storage.shaped)
    let other =
      ending == .hyphen
      ? nil : units.alternative(from: start, through: last, of: storage.shaped)
    return (line(advance, ending), other.map { line($0.advance, $0.ending) })
  }

  /// Whether all lines have been given out.
  var isAtEnd: Bool { isFinished }

  /// Whether the next line begins with a unit rather than within one.
  var isBetweenUnits: Bool { unit >= storage.units.count || storage.units[unit].start == offset }

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
      return BrokenLine(range: offset..<offset, contentEnd: offset, advance: .zero, ends: .running)
    }
    let limit = (scale: scale, width: width)
    var last = units.lastHeld(from: start, through: unit, within: limit, observe)
    // How the last unit ends where that is not as it would.
    var otherEnding: LineEnds.End?
    let count = units.count
    var candidate = last.map { $0.unit + 1 } ?? unit
    let isEnded = last.map { units[$0.unit].isMandatory } ?? false
    while candidate < count, !isEnded {
      let advance = units.advance(from: start, through: candidate, of: storage.shaped)
      let fits = limit.scale.points(advance) <= limit.width
      observe(advance, fits)
      if fits {
        last = (candidate, advance)
        otherEnding = nil
      } else {
        guard
          let other = units.alternative(
            from: start,
            through: candidate,
            of: storage.shaped,
            within: limit,
            observe
          )
        else { break }
        if units[candidate].ending != .hyphen {
          last = (candidate, other.advance)
          otherEnding = other.ending
        }
      }
      if units[candidate].isMandatory { break }
      candidate += 1
    }
    guard let last else {
      return cutUnits(from: start, through: min(candidate, count - 1), observe)
    }
    return takeLine(
      of: units,
      from: start,
      through: last.unit,
      advance: last.advance,
      ending: otherEnding ?? units[last.unit].ending
    )
  }

  /// The line from the cursor through the end of a unit, if it fits.
  mutating func next(through unit: Int) -> BrokenLine? {
    guard !isFinished, let start, unit < storage.units.count else { return nil }
    let units = storage.units
    let advance = units.advance(from: start, through: unit, of: storage.shaped)
    if scale.points(advance) <= width {
      return takeLine(
        of: units,
        from: start,
        through: unit,
        advance: advance,
        ending: units[unit].ending
      )
    }
    guard units[unit].ending != .hyphen,
      let other = units.alternative(
        from: start,
        through: unit,
        of: storage.shaped,
        within: (scale, width),
        { _, _ in }
      )
    else { return nil }
    return takeLine(
      of: units,
      from: start,
      through: unit,
      advance: other.advance,
      ending: other.ending
    )
  }

  @inline(__always)
  private mutating func takeLine(
    of units: BreakUnitTable,
    from start: BreakUnitTable.LineStart,
    through last: Int,
    advance: AdvanceSum,
    ending: LineEnds.End
  ) -> BrokenLine {
    let unit = units[last]
    let line = BrokenLine(
      range: start.offset..<Int(unit.end),
      contentEnd: max(start.offset, Int(unit.contentEnd)),
      advance: advance,
      ends: LineEnds(begin: start.begin, end: ending)
    )
    offset = Int(unit.end)
    self.unit = last + 1
    if last + 1 < units.count {
      self.start = units.lineStart(last + 1)
    } else {
      isFinished = !unit.isMandatory
    }
    return line
  }

  /// The beginning of a stretch that no break divides, up to the end of a cluster.
  private struct Cut {
    /// The last cluster.
    var last: BreakUnit
    var advance: AdvanceSum
    var ending: LineEnds.End
  }

  /// A line from within units that no break divides and that are together wider than the line.
  ///
  /// A word is cut only where no white space would do: before `.gov` and after `(` UAX #14 has no
  /// opportunity, but a line may rather end there than between two letters. A soft hyphen whose
  /// hyphen does not fit is none: the text is cut there as anywhere else.
  private mutating func cutUnits(
    from start: BreakUnitTable.LineStart,
    through lastUnit: Int,
    _ observe: (AdvanceSum, _ fits: Bool) -> Void
  ) -> BrokenLine {
    var cluster = storage.clusters.cursor(at: start.offset, of: storage)
    let contentEnd = Int(storage.units[lastUnit].contentEnd)
    var cut = firstCluster(cluster, from: start, observe)
    // With how the next line begins then.
    var cutAtSpace: (cut: Cut, next: BreakUnitTable.LineStart)?
    // A cluster too wide for the line stands in it alone, whatever would fit with the next.
    while scale.points(cut.advance) <= width, cut.last.end < contentEnd {
      cluster.moveOn()
      if cut.last.endsWithSpace(before: cluster.unit, of: storage.shaped, from: start) {
        cutAtSpace = (cut, cluster.lineStart)
      }
      let wider = cluster.advance(from: start)
      let fits = scale.points(wider) <= width
      observe(wider, fits)
      if fits {
        (cut.ending, cut.advance) = (cluster.unit.ending, wider)
      } else if let other = cluster.alternative(from: start) {
        let fits = scale.points(other.advance) <= width
        observe(other.advance, fits)
        guard fits else { break }
        (cut.ending, cut.advance) = other
      } else {
        break
      }
      cut.last = cluster.unit
      if fits, let advance = cluster.leap(from: start, before: contentEnd, within: (scale, width)) {
        observe(advance, true)
        (cut.last, cut.advance, cut.ending) = (cluster.unit, advance, cluster.unit.ending)
      }
    }
    if cut.last.end < contentEnd, let cutAtSpace {
      return takeLine(from: start, cutAtSpace.cut, next: cutAtSpace.next)
    }
    return takeLine(from: start, cut, next: cluster.lineStart(after: cut.last))
  }

  /// The first cluster of a line, whether it fits or not.
  private func firstCluster(
    _ cluster: ClusterUnits.Cursor,
    from start: BreakUnitTable.LineStart,
    _ observe: (AdvanceSum, _ fits: Bool) -> Void
  ) -> Cut {
    let advance = cluster.advance(from: start)
    let fits = scale.points(advance) <= width
    observe(advance, fits)
    guard !fits, let other = cluster.alternative(from: start) else {
      return Cut(last: cluster.unit, advance: advance, ending: cluster.unit.ending)
    }
    observe(other.advance, scale.points(other.advance) <= width)
    return Cut(last: cluster.unit, advance: other.advance, ending: other.ending)
  }

  /// - Parameter next: how the next line begins, where it begins within a unit.
  private mutating func takeLine(
    from start: BreakUnitTable.LineStart,
    _ cut: Cut,
    next: @autoclosure () -> BreakUnitTable.LineStart
  ) -> BrokenLine {
    let end = Int(cut.last.end)
    // As a rule the word that the line begins in.
    let cutUnit =
      storage.units[unit].end > cut.last.start ? unit : storage.units.index(at: Int(cut.last.start))
    if end >= storage.units[cutUnit].contentEnd {
      return takeLine(
        of: storage.units,
        from: start,
        through: cutUnit,
        advance: cut.advance,
        ending: cut.ending
      )
    }
    let line = BrokenLine(
      range: start.offset..<end,
      contentEnd: max(start.offset, Int(cut.last.contentEnd)),
      advance: cut.advance,
      ends: LineEnds(begin: start.begin, end: cut.ending)
    )
    offset = end
    unit = cutUnit
    self.start = next()
    return line
  }
}
