public import Foundation
public import Typesetting

/// A text in its final place, with the lines of positioned glyph runs that were measured.
///
/// Glyph positions are relative to the line's left edge and baseline, lines are relative to the
/// top left corner of `frame`.
///
/// It is drawn line by line: of each line first the backgrounds of all its runs, then their glyphs, then
/// the lines under and through them. A background, and a line, is drawn on each line of text as one, from
/// the first to the last of neighbouring glyph runs that are of one styled run (``drawing(of:)``).
public struct PlacedText: Sendable {
  /// The text's box in the coordinates of the display list, points.
  ///
  /// It may be wider than the widest line: by the white space at a line's end, as far as there was room for that
  /// (LayoutRules §2.1), and by less than a pixel, since its size is rounded up.
  public private(set) var frame: CGRect
  /// What the text is for: the `accessibilityIdentifier` given to it, or `nil`.
  public let role: String?
  /// The whole text before line breaking and truncation.
  public let string: String
  /// Lines and glyph runs, relative to the frame's origin.
  public let laidOut: LaidOutText
  /// The opacity of everything around it multiplied, 0 to 1: up to a group that is drawn by itself, which a mask dims.
  ///
  /// The colour has its own.
  public let opacity: Double
  /// The colour to draw the glyphs with where ``runs`` has none for them.
  public let color: DisplayColor
  /// What the styled runs of the text are drawn with, by the number that a glyph run has.
  public let runs: [Run]

  /// What a styled run is drawn with.
  public struct Run: Sendable, Hashable {
    /// The colour to draw the glyphs with.
    public let color: DisplayColor
    /// Lines under and through the glyphs.
    public let lines: [Line]
    /// What lies behind the glyphs; `nil` for nothing.
    public let background: Background?

    /// Creates the drawing of a run.
    public init(color: DisplayColor, lines: [Line] = [], background: Background? = nil) {
      self.color = color
      self.lines = lines
      self.background = background
    }
  }

  /// A colour behind a run, from the left edge of its glyphs to their right edge.
  public struct Background: Sendable, Hashable {
    /// The colour.
    public let color: DisplayColor
    /// How far it reaches above the baseline of the text, points.
    public let ascent: Double
    /// How far it reaches below the baseline of the text, points.
    public let descent: Double

    /// Creates a background.
    public init(color: DisplayColor, ascent: Double, descent: Double) {
      self.color = color
      self.ascent = ascent
      self.descent = descent
    }
  }

  /// A line under or through a run, from the left edge of its glyphs to their right edge.
  public struct Line: Sendable, Hashable {
    /// How far the line's middle lies above the baseline of the text, points; negative for one
    /// under the glyphs.
    public let offset: Double
    /// The thickness, points.
    public let thickness: Double
    /// The lengths of strokes and gaps in turn, in times the thickness; empty for one stroke.
    public let pattern: [Double]
    /// The colour.
    public let color: DisplayColor

    /// Creates a line.
    public init(offset: Double, thickness: Double, pattern: [Double] = [], color: DisplayColor) {
      self.offset = offset
      self.thickness = thickness
      self.pattern = pattern
      self.color = color
    }
  }

  /// What a glyph run is drawn with.
  public func drawing(of run: GlyphRun) -> Run {
    runs.indices.contains(run.run) ? runs[run.run] : Run(color: color)
  }

  /// Where the baseline of a line is drawn, in the coordinates of the display list, points.
  ///
  /// iOS takes the frame's edge to the nearest pixel, then the first baseline within it, and exact
  /// halves to the lesser number: so all of 493 baselines stand in pictures of iOS 26
  /// (LayoutRules §2.1). Lines below keep their exact distance to the first (`Text.Layout`),
  /// and are drawn on the next pixel down where they meet none, which two pictures show.
  /// - Parameters:
  ///   - index: the place of the line in ``laidOut``.
  ///   - displayScale: pixels a point.
  /// - Returns: of a line that the text has not, the frame's upper edge.
  public func baseline(ofLine index: Int, displayScale: CGFloat) -> CGFloat {
    Self.baseline(ofLine: index, of: laidOut, in: frame, pixelLength: 1 / displayScale)
  }

  /// Where the baseline of a line of a text is drawn that has a frame and is not placed yet, points.
  static func baseline(
    ofLine index: Int,
    of text: LaidOutText,
    in frame: CGRect,
    pixelLength: CGFloat
  ) -> CGFloat {
    guard text.lines.indices.contains(index) else { return frame.minY }
    // A scale that is none has no pixels.
    guard pixelLength > 0, pixelLength.isFinite else {
      return frame.minY + CGFloat(text.lines[index].baseline)
    }
    let top = frame.minY.roundedHalfDown(toMultipleOf: pixelLength)
    let exact = CGFloat(text.lines[0].baseline)
    let first = exact.roundedHalfDown(toMultipleOf: pixelLength)
    let distance = CGFloat(text.lines[index].baseline) - exact
    return top + (first + distance).roundedUpFromHair(toMultipleOf: pixelLength)
  }

  /// Creates a placed text.
  public init(
    frame: CGRect,
    role: String?,
    string: String,
    laidOut: LaidOutText,
    opacity: Double = 1,
    color: DisplayColor = .white,
    runs: [Run] = []
  ) {
    self.frame = frame
    self.role = role
    self.string = string
    self.laidOut = laidOut
    self.opacity = opacity
    self.color = color
    self.runs = runs
  }

  /// The text in another place.
  func moved(to frame: CGRect) -> PlacedText {
    var copy = self
    copy.frame = frame
    return copy
  }
}
