public import FontFaces

/// How far a decision is from being another one.
///
/// Says how much wider or narrower each text could be, and how much smaller or larger the bounds,
/// before another candidate is shown, or the last one no longer fits. Together with what the
/// numbers may be wrong by, it tells a sure answer from a close call.
public struct Headroom: Sendable, Hashable {
  /// What is shown as things are.
  public let outcome: FitOutcome
  /// The texts of the candidates that were tried, and those beside them, in that order, each once.
  ///
  /// Texts of the same string count as one: a headline that every candidate shows is one headline.
  public let texts: [TextHeadroom]
  /// How much the width of the bounds could change.
  public let width: BoundHeadroom
  /// How much the height of the bounds could change.
  public let height: BoundHeadroom

  /// Creates a headroom.
  public init(
    outcome: FitOutcome,
    texts: [TextHeadroom],
    width: BoundHeadroom,
    height: BoundHeadroom
  ) {
    self.outcome = outcome
    self.texts = texts
    self.width = width
    self.height = height
  }

  /// The text whose smallest relative change would change what is shown; `nil` where no text could
  /// do that within ``greatestRatio``.
  public var decidingText: TextHeadroom? {
    texts.filter { $0.nearest != nil }
      .min { ($0.nearest?.ratio ?? .infinity) < ($1.nearest?.ratio ?? .infinity) }
  }

  /// How far is looked: texts up to twice or half as wide, bounds up to twice or half as large.
  public static let greatestRatio = 1.0
}

/// How much wider or narrower one text could be before something else is shown.
///
/// All advances of the text change by the same part of themselves, as they would with a font whose
/// metrics are off by that part.
public struct TextHeadroom: Sendable, Hashable {
  /// What the text is for: its `accessibilityIdentifier`, or `nil`.
  public let role: String?
  /// The whole text.
  public let string: String
  /// The size of its font, points.
  public let pointSize: Double
  /// Its lines where it was first measured, each as the points that come from one source of
  /// advances.
  ///
  /// Only those that take more of a source than any other: a line that takes no more of all than
  /// another is never the one that is least sure.
  public let lines: [[AdvanceSource: Double]]
  /// The width it takes where it was offered none, or else was offered, points.
  public let width: Double
  /// How much wider it may be; `nil` where even twice the width changes nothing.
  ///
  /// In points, what is left on its fullest line that matters, or to the text where it was offered no width.
  public let growth: HeadroomLimit?
  /// How much narrower it must be to change what is shown; `nil` where half the width changes
  /// nothing.
  ///
  /// In points, what its lines lack, or the text where it was offered no width.
  public let shrinkage: HeadroomLimit?

  /// Creates a text's headroom.
  public init(
    role: String?,
    string: String,
    pointSize: Double,
    lines: [[AdvanceSource: Double]],
    width: Double,
    growth: HeadroomLimit?,
    shrinkage: HeadroomLimit?
  ) {
    self.role = role
    self.string = string
    self.pointSize = pointSize
    self.lines = lines
    self.width = width
    self.growth = growth
    self.shrinkage = shrinkage
  }

  /// The nearer of the two.
  public var nearest: HeadroomLimit? { HeadroomLimit.nearer(growth, shrinkage) }
}

/// How much one length of the bounds could change before something else is shown.
public struct BoundHeadroom: Sendable, Hashable {
  /// How much smaller it may be; `nil` where half the length changes nothing.
  public let reduction: HeadroomLimit?
  /// How much larger it must be to change what is shown; `nil` where twice the length changes
  /// nothing.
  public let enlargement: HeadroomLimit?

  /// Creates a bound's headroom.
  public init(reduction: HeadroomLimit?, enlargement: HeadroomLimit?) {
    self.reduction = reduction
    self.enlargement = enlargement
  }

  /// The nearer of the two.
  public var nearest: HeadroomLimit? { HeadroomLimit.nearer(reduction, enlargement) }
}

/// The change at which something else is shown, and what that is.
public struct HeadroomLimit: Sendable, Hashable {
  /// The change as a part of the text's or the bound's own length: 0.01 for one in a hundred.
  public let ratio: Double
  /// The change in points.
  public let points: Double
  /// What the outermost `ViewThatFits` shows beyond it: the same as before where another one
  /// changes.
  public let outcome: FitOutcome

  /// Creates a limit.
  public init(ratio: Double, points: Double, outcome: FitOutcome) {
    self.ratio = ratio
    self.points = points
    self.outcome = outcome
  }

  static func nearer(_ one: HeadroomLimit?, _ other: HeadroomLimit?) -> HeadroomLimit? {
    guard let one, let other else { return one ?? other }
    return one.ratio <= other.ratio ? one : other
  }
}
