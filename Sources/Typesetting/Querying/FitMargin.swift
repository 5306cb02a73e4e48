import TextShaping

/// How far a text is from being set in another number of lines: by how much the width may change,
/// or all advances, before ``lineCount`` or ``isTruncated`` does.
///
/// Tells a sure answer from a close call. Lengths are points, not rounded. Immutable; any thread.
public struct FitMargin: Sendable, Hashable {
  /// The number of lines that are shown.
  public let lineCount: Int
  /// Whether there is more of the text than those lines hold.
  public let isTruncated: Bool
  /// The width the text was set in; infinite for none.
  public let width: Double
  /// The least width, going down from ``width``, at which the text is still set in as many lines;
  /// it is not at the next smaller number.
  ///
  /// `nil` when no smaller width changes that.
  public let leastWidth: Double?
  /// The first width, going up from ``width``, at which the text is set in another number of lines.
  ///
  /// `nil` when no greater width changes that.
  public let nextWidth: Double?
  /// Whether the two widths are where the lines change, and not where the search for that ended.
  ///
  /// Where it is not so, asking the same text again goes on from there.
  public let isExact: Bool

  /// How much narrower the width may be, inclusive; infinite when nothing narrower changes the
  /// lines.
  public var narrowing: Double { leastWidth.map { width - $0 } ?? .infinity }

  /// How much wider the width must be to change the lines; infinite when no width is wide enough.
  public var widening: Double { nextWidth.map { $0 - width } ?? .infinity }

  /// By which part of itself every advance may be wider, inclusive: 0.01 for one in a hundred.
  ///
  /// Infinite when nothing wider changes the lines.
  public var growth: Double { leastWidth.map { width / $0 - 1 } ?? .infinity }

  /// By which part of itself every advance must be narrower to change the lines; 1 when nothing
  /// does.
  public var shrinkage: Double { nextWidth.map { 1 - width / $0 } ?? 1 }
}

extension PreparedText {
  /// How far the text is from being set in another number of lines.
  ///
  /// The text is taken at the style's own size, as one that may be tightened but not shrink: its
  /// scale, where it has one, is no margin but the lack of one. Every width at which a line could
  /// change is looked at, so that the answer is exact also for texts whose lines do not simply grow
  /// with the width; of a long text whose lines do, the width is found by halving. For any other the
  /// search ends after four million comparisons in each direction, or the sooner the more of them shape a line
  /// that may be cut nowhere: then the margin that was found is reported, the true one may be larger,
  /// ``FitMargin/isExact`` says so, and asking again goes on.
  /// - Parameters:
  ///   - style: how lines are set.
  ///   - width: the width lines are filled to, in points; `nil` or infinite for none.
  ///   - height: keeps only as many whole lines as it holds, at least one; `nil` for no limit.
  /// - Complexity: O(n log n) in the clusters of a text whose lines grow with each cluster, O(units) for
  ///   every width at which a line changes before their number does for others; what was found is
  ///   remembered for widths with as many lines.
  public func fitMargin(
    _ style: ParagraphStyle,
    width: Double?,
    height: Double? = nil
  ) -> FitMargin {
    fitMargin(style, width: width, height: height, within: 0...(.infinity))
  }

  /// How far the text is from being set in another number of lines, as far as a range of widths.
  ///
  /// A margin that ends outside of the range may be told too small, but not so small that it ends
  /// within.
  /// - Parameter patience: the comparisons that walking from width to width may take before it is
  ///   asked whether halving would do; `nil` for as many as are worth it.
  package func fitMargin(
    _ style: ParagraphStyle,
    width: Double?,
    height: Double?,
    within range: ClosedRange<Double>,
    patience: Int? = nil
  ) -> FitMargin {
    let fitting = LineFitting(storage, style: style)
    let usable = Self.usable(width)
    // Of lines of unequal height the width decides how many have room.
    let unevenHeight = fitting.isEven ? nil : Self.usable(height: height)
    let limit = fitting.lineLimit(width: usable, height: fitting.isEven ? height : nil)
    var ordered = OrderedWidths(fitting, height: unevenHeight)
    func outcome(_ width: Double) -> LineOutcome {
      ordered.outcome(width, limit: limit)
        ?? LineOutcome(fitting, width: width, limit: limit, height: unevenHeight)
    }
    var key = StretchCache.Key(style: fitting.style, height: unevenHeight)
    key.style.lineLimit = limit
    var stretch =
      storage.stretches.stretch(around: usable, key) ?? LineStretch(outcome(usable))
    stretch.extend(
      over: range,
      patience: patience ?? Self.patience(of: storage),
      ordered: { ordered.least(below: $0) },
      outcome
    )
    storage.stretches.keep(stretch, key)
    return FitMargin(
      lineCount: stretch.lineCount,
      isTruncated: stretch.isTruncated,
      width: usable,
      leastWidth: stretch.leastWidth,
      nextWidth: stretch.nextWidth,
      isExact: stretch.isExact
    )
  }

  /// The comparisons that a walk over the widths of a text may take before it is asked whether they
  /// are ordered: more than most walks take, and about as many as finding that out.
  static func patience(of storage: Storage) -> Int {
    fewestComparisons + storage.shaped.count
  }

  static let fewestComparisons = 1_024
}
