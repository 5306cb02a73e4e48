import TextShaping

/// The search for the scale of a text that may shrink: the greatest, from 1 down to a minimum, at
/// which the text fits whole.
///
/// Whole means: no line is wider than the width, the lines are not more than the limit and together
/// not taller than the height, and nothing is left out. A line that may be tightened counts as
/// tightened.
///
/// Between two scales at which no comparison of an advance with the width comes out otherwise, the
/// lines are the same. So the search steps from 1 down to the next scale at which one does
/// (``ScaleLaw``) or another line finds room in the height, until the text fits. It misses nothing:
/// texts need not fit at all smaller scales, since the system font's tracking grows as it shrinks.
/// Lines that stay the same never grow taller as the scale falls, of one height or not.
struct ScaleSearch {
  private let storage: PreparedText.Storage
  private let style: ParagraphStyle
  private let width: Double
  private let height: Double?
  private let minimum: Double
  private let patience: Int

  /// The comparisons that stepping from scale to scale may take.
  static let mostComparisons = 500_000

  /// - Parameters:
  ///   - width: infinite for none.
  ///   - height: `nil` for none.
  ///   - patience: a text that takes more comparisons (``ComparisonTally``), of tens of thousands of
  ///     characters or of some hundred that may be cut nowhere, is bisected instead.
  init(
    _ storage: PreparedText.Storage,
    style: ParagraphStyle,
    width: Double,
    height: Double?,
    minimum: Double,
    patience: Int = ScaleSearch.mostComparisons
  ) {
    self.patience = patience
    self.storage = storage
    self.style = style
    self.width = width
    self.height = height
    self.minimum = minimum
  }

  /// The greatest scale at which the text fits whole; the minimum when there is none.
  func scale() -> Double {
    switch stepped() {
    case .found(let scale): scale
    case .outOfPatience(let scale): bisected(below: scale)
    }
  }

  /// What stepping comes to.
  enum Stepped {
    /// The scale that is searched for.
    case found(Double)
    /// A scale at which the text does not fit, and below which nobody has looked.
    case outOfPatience(Double)
  }

  /// Steps from one scale to the next, as long as patience lasts.
  func stepped() -> Stepped {
    if fits(1) { return .found(1) }
    let law = ScaleLaw(storage, style: style, from: minimum)
    var scale = 1.0
    var comparisons = 0
    while scale > minimum {
      guard comparisons < patience else { return .outOfPatience(scale) }
      let step = step(at: scale, law)
      comparisons += step.comparisons
      // A hair below the turn, which is right to within rounding only.
      let next = max(minimum, min((step.turn ?? minimum) * (1 - 0x1p-48), scale.nextDown))
      if fits(next) { return .found(greatest(from: next, to: min(scale, next * (1 + 0x1p-46)))) }
      scale = next
    }
    return .found(minimum)
  }

  /// Whether the text fits whole at a scale.
  private func fits(_ scale: Double) -> Bool {
    let fitting = LineFitting(storage, style: style, scale: scale)
    if let height, fitting.isEven, fitting.height(ofLines: 1) > height { return false }
    let limit = fitting.lineLimit(width: width, height: height)
    if let lines = countedLines(fitting) {
      var isWide = false
      let count = lines.count(limit: limit) { line in
        if fitting.advanceScale.points(line.advance) > width { isWide = true }
      }
      return !count.isTruncated && !isWide
    }
    var lines = fitting.searchedLines(width: width, limit: limit, height: height)
    while let line = lines.next() {
      switch line {
      case .broken(let line) where fitting.advanceScale.points(line.advance) > width: return false
      case .broken, .tightened: continue
      case .truncated: return false
      }
    }
    if let height, !fitting.isEven { return lines.column.height <= height }
    return true
  }

  /// The lines of a text style where it is enough to count them: of one height, and none tightened.
  ///
  /// Where a part of the text may be cut nowhere they are made: comparisons are weighed by them.
  private func countedLines(_ fitting: LineFitting) -> TextStyleLines? {
    guard fitting.isEven, fitting.style.mostTightening <= 0, !storage.shaped.hasRigidItems else {
      return nil
    }
    return fitting.textStyleLines(width: width)
  }

  /// The next smaller scale at which anything about the lines changes; `nil` when there is none.
  private func step(at scale: Double, _ law: ScaleLaw) -> (turn: Double?, comparisons: Int) {
    let fitting = LineFitting(storage, style: style, scale: scale)
    if let height, fitting.isEven, fitting.height(ofLines: 1) > height {
      return (greatestScale(below: scale, ofLines: 1, height: height), 1)
    }
    let upper = (scale: scale, advances: fitting.advanceScale)
    var turn: Double?
    var tally = ComparisonTally()
    func consider(_ advance: AdvanceSum, _ divisor: Double, _ fits: Bool) {
      tally.add()
      let other = law.turn(of: advance, width: width * divisor, below: upper, fits: fits)
      if let other { turn = max(turn ?? 0, other) }
    }
    let limit = fitting.lineLimit(width: width, height: height)
    fitting.observeTextStyle(width: width) {
      consider($0, 1, $1)
    } filled: {
      tally.weigh(asOf: $0, fitting)
    }
    // A single cluster wider than the line stands in it without having been compared.
    func considerWide(_ line: BrokenLine) {
      guard fitting.advanceScale.points(line.advance) > width else { return }
      consider(line.advance, 1, false)
    }
    let isTruncated: Bool
    if let lines = countedLines(fitting) {
      isTruncated = lines.count(limit: limit, filled: considerWide).isTruncated
    } else {
      var lines = fitting.searchedLines(width: width, limit: limit, height: height)
      while let line = lines.next({ consider($0, $1, $2) }) {
        if case .broken(let line) = line { considerWide(line) }
        tally.weigh(asOf: lines.lastRange, fitting)
      }
      isTruncated = lines.isTruncated
    }
    guard let height else { return (turn, tally.count) }
    if !fitting.isEven {
      let columns = columns(fitting, limit: limit) {
        consider($0, 1, $1)
      } filled: {
        tally.weigh(asOf: $0, fitting)
      }
      for column in columns {
        let other = greatestScale(below: scale, ofLines: column, height: height)
        if let other { turn = max(turn ?? 0, other) }
      }
    } else if isTruncated, limit < style.lineLimit ?? .max,
      let other = greatestScale(below: scale, ofLines: limit + 1, height: height)
    {
      turn = max(turn ?? 0, other)
    }
    return (turn, tally.count)
  }

  /// The unequal lines that other lines are kept for, or the text is shown whole, when they find
  /// room in the height: the first, those that are kept with the one after them, and those that are
  /// kept with all that is left on the last.
  private func columns(
    _ fitting: LineFitting,
    limit: Int,
    _ observe: (AdvanceSum, _ fits: Bool) -> Void,
    filled: (Range<Int>) -> Void
  ) -> [[Range<Int>]] {
    var breaker = LineBreaker(storage, scale: fitting.advanceScale, width: width)
    var lines: [Range<Int>] = []
    var columns: [[Range<Int>]] = []
    while lines.count <= limit {
      let rest =
        lines.count + 1 == limit && fitting.style.mostTightening > 0 ? breaker.rest() : nil
      guard let line = breaker.next(observe) else { break }
      if let rest { columns.append(lines + [rest.line.range]) }
      filled(line.range)
      lines.append(line.range)
    }
    return columns + [Array(lines.prefix(1)), lines]
  }

  /// The greatest scale below another at which some lines of one height are not taller than a
  /// height; `nil` when they are not there, or at no scale.
  private func greatestScale(below scale: Double, ofLines count: Int, height: Double) -> Double? {
    greatestScale(below: scale) { $0.height(ofLines: count) <= height }
  }

  /// The greatest scale below another at which some unequal lines are not taller than a height;
  /// `nil` when they are not there, or at no scale.
  private func greatestScale(
    below scale: Double,
    ofLines lines: [Range<Int>],
    height: Double
  ) -> Double? {
    greatestScale(below: scale) { fitting in
      var column = LineColumn()
      for line in lines {
        column.append(fitting.box(ofLine: line), lineSpacing: fitting.style.lineSpacing)
      }
      return column.height <= height
    }
  }

  private func greatestScale(
    below scale: Double,
    where hasRoom: (LineFitting) -> Bool
  ) -> Double? {
    func fits(_ scale: Double) -> Bool {
      hasRoom(LineFitting(storage, style: style, scale: scale))
    }
    return !fits(scale) && fits(minimum)
      ? Self.last(from: minimum, to: scale, where: fits) : nil
  }

  /// The greatest scale near one that fits at which the text still does.
  private func greatest(from scale: Double, to limit: Double) -> Double {
    limit > scale ? Self.last(from: scale, to: limit, where: fits) : scale
  }

  /// The last number at which a condition holds that holds at the first and not at the last.
  ///
  /// Positive numbers are in the order of their bits: at most 62 steps.
  private static func last(
    from first: Double,
    to last: Double,
    where condition: (Double) -> Bool
  ) -> Double {
    var (low, high) = (first.bitPattern, last.bitPattern)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if condition(Double(bitPattern: middle)) { low = middle } else { high = middle }
    }
    return Double(bitPattern: low)
  }

  /// A scale at which the text fits, by halving the distance to one at which it does not.
  private func bisected(below scale: Double) -> Double {
    fits(minimum) ? Self.last(from: minimum, to: scale, where: fits) : minimum
  }
}
