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
/// A cursor over one text, for one thread.
struct BoundedLines {
  private let fitting: LineFitting
  /// Points; what lines are tightened to.
  private let width: Double
  private let limit: Int
  /// Points; what lines of unequal height have room in.
  private let height: Double?
  private var breaker: LineBreaker
  /// The lines, where they are not filled greedily.
  private var placed: PlacedLines?

  /// The lines given out so far, a truncated one as it was before ``truncate(from:)``.
  private(set) var column = LineColumn()
  /// The lines before a truncated one.
  private var above = LineColumn()
  /// Whether the last line is truncated.
  private(set) var isTruncated = false

  /// - Parameters:
  ///   - height: what lines of unequal height have room in, as the limit has it: a tightened line
  ///     that finds none is truncated instead.
  ///   - placed: the text's lines, as many as the limit allows, where they are not filled greedily.
  init(
    _ fitting: LineFitting,
    width: Double,
    limit: Int,
    height: Double?,
    placed: PlacedLines? = nil
  ) {
    self.fitting = fitting
    self.width = width
    self.limit = limit
    self.height = height
    self.placed = placed
    breaker = LineBreaker(fitting.storage, scale: fitting.advanceScale, width: width)
  }

  /// Whether the lines given out are all the text has.
  var isAtEnd: Bool {
    guard let placed else { return breaker.isAtEnd }
    return placed.isAtEnd
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
    let isLast = count + 1 == limit
    let rest = isLast && fitting.style.mostTightening > 0 ? rest() : nil
    guard let line = placed == nil ? breaker.next({ observe($0, 1, $1) }) : placed?.next() else {
      return nil
    }
    let filled = column
    column.append(fitting.box(ofLine: line.range), lineSpacing: fitting.style.lineSpacing)
    guard isLast, !isAtEnd, fitting.hasContent(after: line.range.upperBound) else {
      return .broken(line)
    }
    if let rest {
      let divisor = 1 + fitting.style.mostTightening
      let fits = fitting.isTightenable(rest, width: width)
      observe(rest.advance, divisor, fits)
      var longer = filled
      longer.append(fitting.box(ofLine: rest.range), lineSpacing: fitting.style.lineSpacing)
      let isTooTall = longer.isTaller(than: column, andThan: height)
      if fits, !isTooTall, let tightened = fitting.tightened(rest, to: width) {
        column = longer
        return .tightened(tightened)
      }
    }
    isTruncated = true
    above = filled
    return .truncated(from: line.range.lowerBound)
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

  /// All the text that is left as one line, whatever its width; `nil` when a line terminator
  /// divides it.
  private func rest() -> BrokenLine? {
    guard let placed else { return breaker.rest() }
    // The empty line after a terminator begins with no unit.
    guard let next = placed.lines.first, !next.range.isEmpty else { return nil }
    return breaker.moved(to: next).rest()
  }
}

extension LineFitting {
  /// Whether a line fits with as much taken away as the style allows.
  @inline(__always)
  func isTightenable(_ line: BrokenLine, width: Double) -> Bool {
    advanceScale.points(line.advance) / (1 + style.mostTightening) <= width
  }

  /// A line with as much taken away after every grapheme cluster as makes it as wide as `width`.
  /// - Returns: `nil` when it has no clusters to stand closer.
  func tightened(_ line: BrokenLine, to width: Double) -> TightenedLine? {
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
