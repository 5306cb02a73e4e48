/// A box that stands in a text like a character: an image within a line.
///
/// Lengths are parts of the size of the run it stands in, so that the box grows and shrinks with
/// its text.
public struct InlineAttachment: Sendable, Hashable {
  /// The box's width, by which the pen moves.
  public var width: Double
  /// How far the box reaches above the baseline.
  public var ascent: Double
  /// How far the box reaches below the baseline.
  public var descent: Double

  /// A box; lengths that are no numbers count as 0, those beyond a million as a million.
  public init(width: Double, ascent: Double, descent: Double) {
    self.width = Self.finite(width)
    self.ascent = Self.finite(ascent)
    self.descent = Self.finite(descent)
  }

  /// The box with lengths that can be added and multiplied, whatever they were set to.
  var normalized: InlineAttachment {
    InlineAttachment(width: width, ascent: ascent, descent: descent)
  }

  private static func finite(_ length: Double) -> Double {
    length.isFinite ? min(max(length, -longestLength), longestLength) : 0
  }

  private static let longestLength = 1e6

  /// The character that stands for the box in the text: OBJECT REPLACEMENT CHARACTER.
  public static let character = "\u{FFFC}"
}
