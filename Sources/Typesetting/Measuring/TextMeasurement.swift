/// The size that a text takes, and how it came to it.
///
/// Lengths are points, not rounded.
public struct TextMeasurement: Sendable, Hashable {
  /// The width of the widest line, without its trailing white space.
  public let width: Double
  /// The width that a layout gives the text: that of the widest line with the white space at its end, as far as
  /// what lines are filled to has room for that (LayoutRules §2.1).
  public let takenWidth: Double
  /// The heights of the lines and the spaces between them.
  public let height: Double
  /// The number of lines; 0 for an empty text.
  public let lineCount: Int
  /// Whether something of the text is left out.
  public let isTruncated: Bool
  /// The part of its size that the text was shrunk to.
  public let scale: Double
  /// What was taken away after every grapheme cluster of the last line to make the text whole; 0
  /// for a text that is not tightened.
  public let tightening: Double
  /// The first line's baseline, from the top.
  public let firstBaseline: Double
  /// The last line's baseline, from the top.
  public let lastBaseline: Double

  /// The measurement of a text without characters.
  public static let empty = TextMeasurement(
    width: 0,
    takenWidth: 0,
    height: 0,
    lineCount: 0,
    isTruncated: false,
    scale: 1,
    tightening: 0,
    firstBaseline: 0,
    lastBaseline: 0
  )
}
