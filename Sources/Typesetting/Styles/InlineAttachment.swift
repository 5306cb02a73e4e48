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
    self.width = width.bounded(by: StyledRun.longestLength)
    self.ascent = ascent.bounded(by: StyledRun.longestLength)
    self.descent = descent.bounded(by: StyledRun.longestLength)
  }

  /// The box with lengths that can be added and multiplied, whatever they were set to.
  var normalized: InlineAttachment {
    InlineAttachment(width: width, ascent: ascent, descent: descent)
  }

  /// The character that stands for the box in the text: OBJECT REPLACEMENT CHARACTER.
  public static let character = "\u{FFFC}"
}
