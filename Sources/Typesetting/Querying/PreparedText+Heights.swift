import TextShaping
import UnicodeText

extension PreparedText {
  /// The height that ``height(_:width:height:)`` gives, for every width of a range at once.
  ///
  /// Where lines only grow with what they hold, the widths at which their number changes are those
  /// of the ``FitProfile``. Elsewhere, such as below the widest word, lines are filled at one width,
  /// and again at the first greater one at which any comparison that this took comes out otherwise:
  /// that is exact without any condition. Not known where a text shrinks, where lines of unequal
  /// height are truncated or not filled greedily, and beyond some millions of comparisons.
  /// - Parameters:
  ///   - widths: not negative.
  ///   - height: keeps only as many whole lines as it holds, at least one; `nil` for no limit.
  /// - Complexity: O(units × lines), and O(units) for each width at which lines are filled.
  package func heights(
    _ style: ParagraphStyle,
    widths: ClosedRange<Double>,
    height: Double? = nil
  ) -> StepFunction {
    let fitting = LineFitting(storage, style: style)
    guard storage.units.count > 0 else { return StepFunction(0, over: widths) }
    if style.minimumScale < 1 { return fitting.heightsWithoutShrinking(widths, height) }
    return fitting.isEven
      ? fitting.evenHeights(widths, limit: fitting.lineLimit(width: .infinity, height: height))
      : fitting.unevenHeights(widths, height)
  }

  /// Whether another is the same prepared text, not only an equal one.
  package func isIdentical(to other: PreparedText) -> Bool { storage === other.storage }
}

extension LineFitting {
  /// The comparisons after which nothing more is known.
  private static let mostComparisons = 4_000_000
  /// The units times lines that a profile is made for.
  private static let mostProfiled = 1_000_000

  /// The heights of lines that are all as tall.
  fileprivate func evenHeights(_ widths: ClosedRange<Double>, limit: Int) -> StepFunction {
    guard limit > 1 else { return StepFunction(height(ofLines: 1), over: widths) }
    let most = min(limit - 1, max(1, Self.mostProfiled / storage.units.count))
    let profile = PreparedText(storage: storage)
      .fitProfile(style, mostLines: most, downTo: widths.lowerBound)
    return StepFunction(
      over: widths,
      byPieces: counted { width, comparisons in
        if let profile, width >= profile.widestUnit {
          if let count = profile.lineCount(width: width) {
            return (height(ofLines: count), count > 1 ? profile.leastWidths[count - 2] : nil)
          }
          if profile.leastWidths.count == limit - 1 {
            return (height(ofLines: limit), profile.leastWidths.last)
          }
        }
        let filled = filledLines(width, limit: limit)
        comparisons += filled.comparisons
        return (height(ofLines: filled.count), filled.end)
      }
    )
  }

  /// How many lines there are up to a limit, and the first greater width at which one is another.
  private func filledLines(
    _ width: Double,
    limit: Int
  ) -> (count: Int, end: Double?, comparisons: Int) {
    var breaker = LineBreaker(storage, scale: advanceScale, width: width)
    var turn = NextTurn()
    var count = 0
    while count < limit, breaker.next({ turn.note(advanceScale.points($0), fits: $1) }) != nil {
      count += 1
    }
    return (count, turn.width, turn.comparisons)
  }

  /// The heights of lines of which some are taller than others.
  fileprivate func unevenHeights(_ widths: ClosedRange<Double>, _ height: Double?) -> StepFunction {
    guard style.filling == .greedy, storage.style.phraseBreaking == .none else {
      return StepFunction(nil, over: widths)
    }
    return StepFunction(
      over: widths,
      byPieces: counted { width, comparisons in
        let walked = boundedHeight(width, height)
        comparisons += walked.turn.comparisons
        return (walked.isWhole ? walked.height : nil, walked.turn.width)
      }
    )
  }

  /// The heights of a text that may shrink, as long as it need not.
  fileprivate func heightsWithoutShrinking(
    _ widths: ClosedRange<Double>,
    _ height: Double?
  ) -> StepFunction {
    guard style.filling == .greedy, storage.style.phraseBreaking == .none else {
      return StepFunction(nil, over: widths)
    }
    return StepFunction(
      over: widths,
      byPieces: counted { width, comparisons in
        let walked = boundedHeight(width, height)
        comparisons += walked.turn.comparisons
        let isAsItIs =
          walked.isWhole && walked.widest <= width && walked.height <= height ?? .infinity
        return (isAsItIs ? walked.height : nil, walked.turn.width)
      }
    )
  }

  /// The lines within a width and a height, with the first greater width at which they are others.
  private func boundedHeight(
    _ width: Double,
    _ height: Double?
  ) -> (height: Double, widest: Double, isWhole: Bool, turn: NextTurn) {
    let limit = lineLimit(width: width, height: height)
    var lines = BoundedLines(self, width: width, limit: limit, height: isEven ? nil : height)
    var turn = NextTurn()
    var widest = 0.0
    while let line = lines.next({ turn.note(advanceScale.points($0) / $1, fits: $2) }) {
      guard case .broken(let line) = line else { continue }
      let advance = advanceScale.points(line.advance)
      widest = max(widest, advance)
      // A single cluster wider than the line stands in it without having been compared.
      if advance > width { turn.note(advance, fits: false) }
    }
    if !isEven, height != nil {
      // The line that finds no room any more decides as well.
      var breaker = LineBreaker(storage, scale: advanceScale, width: width)
      var count = 0
      while count <= limit, breaker.next({ turn.note(advanceScale.points($0), fits: $1) }) != nil {
        count += 1
      }
    }
    return (self.height(of: lines.column), widest, !lines.isTruncated, turn)
  }

  /// Pieces up to a number of comparisons; nothing is known beyond.
  private func counted(
    _ piece: @escaping (Double, inout Int) -> StepFunction.Piece
  ) -> (Double) -> StepFunction.Piece {
    var comparisons = 0
    return { comparisons < Self.mostComparisons ? piece($0, &comparisons) : (nil, nil) }
  }
}

/// The first greater width at which a comparison comes out otherwise.
private struct NextTurn {
  /// `nil` when none does.
  private(set) var width: Double?
  private(set) var comparisons = 0

  mutating func note(_ points: Double, fits: Bool) {
    comparisons += 1
    // What fits goes on fitting.
    if !fits { width = min(width ?? points, points) }
  }
}

extension PreparedText {
  /// The least height above another in which more lines have room than in that, where all lines are
  /// of one height; `nil` when no more are shown in any.
  package func nextRoom(
    _ style: ParagraphStyle,
    width: Double?,
    above height: Double
  ) -> Double? {
    guard height < .infinity else { return nil }
    let fitting = LineFitting(storage, style: style)
    let count = fitting.lineLimit(width: .infinity, height: height)
    let most = min(max(1, style.lineLimit ?? .max), lineCount(style, width: width ?? .infinity))
    guard count < most else { return nil }
    let next = fitting.height(ofLines: count + 1)
    // Lines that stand on one another all have room in the same height.
    return next > height ? next : nil
  }
}
