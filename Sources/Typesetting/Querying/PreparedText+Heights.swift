import TextShaping
import UnicodeText

extension PreparedText {
  /// The height that ``height(_:width:height:)`` gives, for every width of a range at once.
  ///
  /// Where lines only grow with what they hold, the widths at which their number changes are those
  /// of the ``FitProfile``. Elsewhere, such as below the widest word, lines are filled at one width,
  /// and again at the first greater one at which any comparison that this took comes out otherwise:
  /// that is exact without any condition. Of a long text of which more width never makes more lines,
  /// the widths at which they become fewer are found by halving. Not known where a text shrinks,
  /// beyond some millions of comparisons, and for some texts of lines of unequal height: of several
  /// paragraphs that are truncated or filled otherwise than greedily, and where a height limits
  /// their lines.
  /// - Parameters:
  ///   - widths: not negative.
  ///   - height: keeps only as many whole lines as it holds, at least one; `nil` for no limit.
  ///   - patience: the comparisons that walking from width to width may take before it is asked
  ///     whether halving would do; `nil` for as many as are worth it.
  /// - Complexity: O(units × lines), and O(units) for each width at which lines are filled.
  package func heights(
    _ style: ParagraphStyle,
    widths: ClosedRange<Double>,
    height: Double? = nil,
    patience: Int? = nil
  ) -> StepFunction {
    let fitting = LineFitting(storage, style: style)
    guard storage.units.count > 0 else { return StepFunction(0, over: widths) }
    if style.minimumScale < 1 { return fitting.heightsAsItIs(widths, height) }
    guard fitting.isEven else { return fitting.unevenHeights(widths, height) }
    return fitting.evenHeights(
      widths,
      limit: fitting.lineLimit(width: .infinity, height: height),
      patience: patience ?? Self.patience(of: storage)
    )
  }

  /// Whether another is the same prepared text, not only an equal one.
  package func isIdentical(to other: PreparedText) -> Bool { storage === other.storage }
}

extension LineFitting {
  /// The units times lines that a profile is made for.
  static let mostProfiled = 1_000_000

  /// The heights of lines that are all as tall.
  fileprivate func evenHeights(
    _ widths: ClosedRange<Double>,
    limit: Int,
    patience: Int
  ) -> StepFunction {
    guard limit > 1 else { return StepFunction(height(ofLines: 1), over: widths) }
    let most = min(limit - 1, max(1, Self.mostProfiled / storage.units.count))
    let profile = PreparedText(storage: storage)
      .fitProfile(style, mostLines: most, downTo: widths.lowerBound)
    var ordered = OrderedWidths(self, height: nil)
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
        let outcome = LineOutcome(self, width: width, limit: limit)
        comparisons += outcome.comparisonCount
        guard comparisons > patience, ordered.least(below: width) != nil else {
          return (outcome.height, outcome.nextTurn)
        }
        let turn = ordered.turn(
          after: outcome,
          upTo: widths.upperBound,
          limit: limit,
          &comparisons
        )
        return (outcome.height, turn)
      }
    )
  }

  /// The heights of a text that may shrink, as long as it shows all of itself, and as it is.
  fileprivate func heightsAsItIs(_ widths: ClosedRange<Double>, _ height: Double?) -> StepFunction {
    // Lines of one height are as many however they are filled.
    guard isEven || isFilledGreedily else { return StepFunction(nil, over: widths) }
    let limit = lineLimit(width: .infinity, height: isEven ? height : nil)
    return StepFunction(
      over: widths,
      byPieces: counted { width, comparisons in
        let outcome = LineOutcome(self, width: width, limit: limit, height: isEven ? nil : height)
        comparisons += outcome.comparisonCount
        let isAsItIs =
          !outcome.isTruncated && outcome.widest <= width && outcome.height <= height ?? .infinity
        return (isAsItIs ? outcome.height : nil, outcome.nextTurn)
      }
    )
  }

  /// The heights of lines of which some are taller than others.
  fileprivate func unevenHeights(_ widths: ClosedRange<Double>, _ height: Double?) -> StepFunction {
    guard isFilledGreedily || turnsOnce else { return StepFunction(nil, over: widths) }
    let limit = lineLimit(width: .infinity, height: nil)
    return StepFunction(
      over: widths,
      byPieces: counted { width, comparisons in
        let outcome = LineOutcome(self, width: width, limit: limit, height: height)
        comparisons += outcome.comparisonCount
        if !outcome.isTruncated, isFilledGreedily { return (outcome.height, outcome.nextTurn) }
        guard turnsOnce, height == nil else { return (nil, outcome.nextTurn) }
        return turningOnce(at: width, before: outcome.nextTurn, upTo: widths.upperBound)
      }
    )
  }

  private var isFilledGreedily: Bool {
    style.filling == .greedy && storage.style.phraseBreaking == .none
  }

  /// Whether, between two widths at which greedy lines are others, a height that was left does not
  /// come back: so with lines of one paragraph, of which a truncated one shows ever more, or a lone
  /// word has company from some width on.
  private var turnsOnce: Bool {
    let units = storage.units
    return storage.style.phraseBreaking == .none && style.truncation == .tail
      && (style.filling == .greedy || style.filling == .ios)
      && !(0..<units.count).dropLast().contains { units[$0].isMandatory }
  }

  /// The height at a width, and the first greater one at which it is another, between two widths at
  /// which greedy lines are others.
  private func turningOnce(
    at width: Double,
    before end: Double?,
    upTo most: Double
  ) -> StepFunction.Piece {
    let text = PreparedText(storage: storage)
    func height(_ width: Double) -> Double { text.height(style, width: width) }
    let value = height(width)
    let last = min(end?.nextDown ?? most, most)
    assert(last >= width, "what ends a piece is behind its beginning")
    guard height(last) != value else { return (value, end) }
    let turn = StepFunction.first(in: width...last, near: width) { height($0) != value }
    return (value, turn ?? end)
  }

  /// Pieces up to a number of comparisons; nothing is known beyond.
  private func counted(
    _ piece: @escaping (Double, inout Int) -> StepFunction.Piece
  ) -> (Double) -> StepFunction.Piece {
    var comparisons = 0
    return { comparisons < LineOutcome.mostComparisons ? piece($0, &comparisons) : (nil, nil) }
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
    let fitting = LineFitting(storage, style: style)
    let count = fitting.lineLimit(width: .infinity, height: height)
    let most = min(style.lineLimit ?? .max, lineCount(style, width: width ?? .infinity))
    guard count < most else { return nil }
    let next = fitting.height(ofLines: count + 1)
    // Lines that stand on one another all have room in the same height.
    return next > height ? next : nil
  }
}
