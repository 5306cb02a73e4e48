import TextShaping

/// One line of a text within its limits.
enum BoundedLine {
  /// A line that fits as it is.
  case broken(BrokenLine)
  /// The last line, tightened to hold all that is left.
  case tightened(TightenedLine)
  /// The last line, from an offset on, where it is truncated: see ``BoundedLines/truncate(from:)``.
  case truncated(from: Int)
}

/// A line whose characters stand closer than they would.
struct TightenedLine {
  let line: BrokenLine
  /// The points taken away after every grapheme cluster.
  let tightening: Double
  /// What turns its advances into points.
  let scale: AdvanceScale
}

/// The lines of a text within a width and a number of lines: broken one after the other, the last
/// one tightened or truncated where there is more text than they hold.
///
/// A cursor over one text, for one thread; not copied, since it is large and every measurement has
/// one.
struct BoundedLines: ~Copyable {
  private let fitting: LineFitting
  /// Points; what lines are tightened to.
  private let width: Double
  private let limit: Int
  /// Points; what lines of unequal height have room in.
  private let height: Double?
  private var breaker: LineBreaker
  /// The lines, where they are not filled greedily.
  private var placed: PlacedLines?
  /// Set where lone words are joined to the ones before them.
  private var loneWords: LoneWords?

  /// The lines given out so far, a truncated one as it was before ``truncate(from:)``.
  private(set) var column = LineColumn()
  /// The lines before a truncated one.
  private var above = LineColumn()
  /// Whether the last line is truncated.
  private(set) var isTruncated = false
  /// The last line given out, a truncated one as it was filled.
  private(set) var lastRange = 0..<0

  /// - Parameters:
  ///   - height: what lines of unequal height have room in, as the limit has it: a tightened line
  ///     that finds none is truncated instead.
  ///   - placed: the text's lines, as many as the limit allows, where they are not filled greedily.
  ///   - loneWords: joins lone words to the ones before them, where the lines are not placed.
  init(
    _ fitting: LineFitting,
    width: Double,
    limit: Int,
    height: Double?,
    placed: PlacedLines? = nil,
    loneWords: LoneWords? = nil
  ) {
    self.fitting = fitting
    self.width = width
    self.limit = limit
    self.height = PreparedText.usable(height: height)
    self.placed = placed
    self.loneWords = loneWords
    breaker = LineBreaker(fitting.storage, scale: fitting.advanceScale, width: width)
  }

  /// The lines of a text style.
  init(
    _ fitting: LineFitting,
    _ lines: TextStyleLines,
    width: Double,
    limit: Int,
    height: Double?
  ) {
    let (lines, isWhole) = lines.lines(limit: limit)
    self.init(
      fitting,
      width: width,
      limit: limit,
      height: height,
      placed: PlacedLines(lines, isWhole: isWhole)
    )
  }

  /// Whether the lines given out are all the text has.
  var isAtEnd: Bool {
    if let placed { return placed.isAtEnd }
    return breaker.isAtEnd && !(loneWords?.isWaiting ?? false)
  }

  /// The number of lines given out so far.
  var count: Int { column.count }

  /// The next line; `nil` after the last.
  @inline(__always)
  mutating func next() -> BoundedLine? {
    next { _, _, _ in }
  }

  /// The next line; `nil` after the last.
  /// - Parameter observe: is told of every advance that was held against the width, by what it was
  ///   divided before, and whether it fits. As long as none of these answers changes, the lines
  ///   stay as they are.
  @inline(__always)
  mutating func next(
    _ observe: (AdvanceSum, _ divisor: Double, _ fits: Bool) -> Void
  ) -> BoundedLine? {
    guard count < limit else { return nil }
    guard let line = nextLine(observe) else { return nil }
    let filled = column
    lastRange = line.range
    column.append(fitting.box(ofLine: line.range), lineSpacing: fitting.style.lineSpacing)
    guard count == limit, fitting.hasContent(after: line.range.upperBound) else {
      return .broken(line)
    }
    if let tightened = fitting.tightenedRest(from: line, to: width, observe) {
      var longer = filled
      let box = fitting.box(ofLine: tightened.line.range)
      longer.append(box, lineSpacing: fitting.style.lineSpacing)
      if !longer.isTaller(than: column, andThan: height) {
        column = longer
        return .tightened(tightened)
      }
    }
    isTruncated = true
    above = filled
    return .truncated(from: line.range.lowerBound)
  }

  @inline(__always)
  private mutating func nextLine(
    _ observe: (AdvanceSum, _ divisor: Double, _ fits: Bool) -> Void
  ) -> BrokenLine? {
    if placed != nil { return placed?.next() }
    if loneWords != nil { return loneWords?.next(&breaker) }
    return breaker.next { observe($0, 1, $1) }
  }

  /// The truncated line, which from now on stands among the lines as it is shown.
  mutating func truncate(from start: Int) -> TruncatedLine {
    let room = height.flatMap { height in
      fitting.isEven
        ? nil : TruncationRoom(above: above, whole: column, height: height, style: fitting.style)
    }
    let line = fitting.truncatedLine(from: start, width: width, room: room)
    if let box = fitting.box(ofHead: line.head, tail: line.tail) {
      column = above
      column.append(box, lineSpacing: fitting.style.lineSpacing)
    }
    return line
  }
}

extension LineFitting {
  /// All the text from a line's beginning on as one line, tightened to a width; something that can be seen comes
  /// after the line.
  ///
  /// A line that is too wide ends in the narrower of two ways before it is tightened.
  /// - Parameter observe: is told of every advance that was held against the width, by what it was
  ///   divided before, and whether it fits.
  /// - Returns: `nil` when the style does not allow so much, or a line terminator divides the text.
  func tightenedRest(
    from line: BrokenLine,
    to width: Double,
    _ observe: (AdvanceSum, _ divisor: Double, _ fits: Bool) -> Void
  ) -> TightenedLine? {
    assert(style.mostTightening <= 0 || !line.range.isEmpty)
    guard style.mostTightening > 0,
      let rest = LineBreaker(storage, scale: advanceScale, width: width).moved(to: line).rest()
    else { return nil }
    let divisor = 1 + style.mostTightening
    func fits(_ line: BrokenLine) -> Bool {
      let fits = advanceScale.points(line.advance) / divisor <= width
      observe(line.advance, divisor, fits)
      return fits
    }
    var (narrowest, isTightenable) = (rest.line, fits(rest.line))
    if let other = rest.other {
      let otherFits = fits(other)
      if advanceScale.points(other.advance) < advanceScale.points(narrowest.advance) {
        (narrowest, isTightenable) = (other, otherFits)
      }
    }
    return isTightenable ? tightened(narrowest, to: width) : nil
  }

  /// A line with as much taken away after every grapheme cluster as makes it as wide as `width`.
  /// - Returns: `nil` when it has no clusters to stand closer.
  private func tightened(_ line: BrokenLine, to width: Double) -> TightenedLine? {
    let clusters = Double(line.advance.graphemes)
    let excess = advanceScale.points(line.advance) - width
    guard clusters > 0, excess.isFinite else { return nil }
    var tightening = max(0, excess / clusters)
    var scale = advanceScale.spaced(by: -tightening)
    // The quotient may fall on either side of the width that it stands for.
    for _ in 0..<8 where scale.points(line.advance) > width {
      tightening += max(tightening.ulp, (scale.points(line.advance) - width) / clusters)
      scale = advanceScale.spaced(by: -tightening)
    }
    guard scale.points(line.advance) <= width else { return nil }
    return TightenedLine(line: line, tightening: tightening, scale: scale)
  }
}
