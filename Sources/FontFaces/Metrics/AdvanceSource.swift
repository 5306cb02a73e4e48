/// Where the advance of a character comes from, and so how sure it is.
///
/// Ordered by how little is known: of the characters in a cluster the greatest counts.
public enum AdvanceSource: Int, Sendable, Hashable, CaseIterable, Comparable {
  /// The font file that the caller gave: as sure as the file.
  case file
  /// The system font's, measured on iOS character by character.
  case measured
  /// The system font's, following from a measured one: an accented letter is as wide as its base.
  case derived
  /// A full-width character's, from a share of the size that was measured on iOS at this size and in
  /// this weight.
  case fallbackMeasured
  /// A full-width character's, from a share that was measured at another size or in another weight.
  case fallbackScale
  /// A full-width character's, from a share that one or two have read off, or that differs between
  /// those who have.
  case fallbackEstimate
  /// The system font's, brought to few readings: italic, the rounded design, the ellipsis.
  case fitted
  /// That of a script's bundled face, brought to few words that were measured on iOS.
  case fittedScript
  /// Not known: the advance of bundled outlines in place of the ones that iOS has.
  case standIn

  /// Whether it is a full-width character's, whose share of the size is a number of its own.
  public var isFullWidth: Bool {
    switch self {
    case .fallbackMeasured, .fallbackScale, .fallbackEstimate: true
    default: false
    }
  }

  /// Whether less is known of the second source.
  public static func < (left: AdvanceSource, right: AdvanceSource) -> Bool {
    left.rawValue < right.rawValue
  }
}
