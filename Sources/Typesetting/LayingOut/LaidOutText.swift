/// A text set in lines of positioned glyphs.
///
/// Lengths are points; x to the right and y downwards from the top left corner of the text's box.
public struct LaidOutText: Sendable {
  /// The size; the same that measuring gives for the same style, width and height.
  public let measurement: TextMeasurement
  /// The size of the em after shrinking.
  public let pointSize: Double
  /// The lines from top to bottom.
  public let lines: [Line]
}

/// One line of a text.
public struct Line: Sendable {
  /// What is drawn: without trailing white space, with the ellipsis of a truncated line and the
  /// hyphen of a hyphenated one.
  public let text: String
  /// The part of the text that the line stands for, with trailing white space.
  ///
  /// UTF-16. A truncated line stands for all the rest.
  public let range: Range<Int>
  /// The width without trailing white space and hanging punctuation.
  public let width: Double
  /// The left edge in the text's box, which is as wide as the text takes.
  public let x: Double
  /// The baseline in the text's box.
  public let baseline: Double
  /// Whether the line ends the text before its end.
  public let isTruncated: Bool
  /// Whether the line ends with a hyphen that stands for a soft one.
  public let isHyphenated: Bool
  /// What of its hyphen or its ellipsis no face has.
  package let missing: [Unicode.Scalar]
  /// The glyphs in visual order, from left to right.
  public let runs: [GlyphRun]
}
