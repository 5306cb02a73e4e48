public import Foundation
public import Typesetting

/// A text in its final place, with the lines of positioned glyph runs that were measured.
///
/// Glyph positions are relative to the line's left edge and baseline, lines are relative to the
/// top left corner of `frame`.
public struct PlacedText: Sendable {
  /// The text's box in the coordinates of the display list, points.
  ///
  /// Its size is rounded up to pixels, so it may be wider than the widest line by less than a
  /// pixel.
  public let frame: CGRect
  /// What the text is for: the `accessibilityIdentifier` given to it, or `nil`.
  public let role: String?
  /// The whole text before line breaking and truncation.
  public let string: String
  /// Lines and glyph runs, relative to the frame's origin.
  public let laidOut: LaidOutText
  /// The opacity of everything around it multiplied, 0 to 1.
  ///
  /// The colour has its own.
  public let opacity: Double
  /// The colour to draw the glyphs with.
  public let color: DisplayColor

  /// Creates a placed text.
  public init(
    frame: CGRect,
    role: String?,
    string: String,
    laidOut: LaidOutText,
    opacity: Double = 1,
    color: DisplayColor = .white
  ) {
    self.frame = frame
    self.role = role
    self.string = string
    self.laidOut = laidOut
    self.opacity = opacity
    self.color = color
  }
}
