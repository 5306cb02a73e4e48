extension Text {
  /// How a line under or through a text is drawn.
  public struct LineStyle: Sendable, Hashable {
    /// What a line is made of.
    public struct Pattern: Sendable, Hashable {
      /// The lengths of strokes and gaps in turn, in times the line's thickness; empty for one
      /// stroke.
      let lengths: [Double]

      /// One stroke.
      public static let solid = Pattern(lengths: [])
      /// Dots.
      public static let dot = Pattern(lengths: [1, 1])
      /// Dashes.
      public static let dash = Pattern(lengths: [4, 2])
      /// Dashes and dots in turn.
      public static let dashDot = Pattern(lengths: [4, 2, 1, 2])
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(lengths: [4, 2, 1, 2, 1, 2])
    }

    let pattern: Pattern
    let color: Color?

    /// A line of a pattern; without a colour it has that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One line in the text's colour.
    public static let single = LineStyle()
  }

  /// Draws a line under the text, or keeps it from having one.
  public func underline(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    setting {
      $0.underline = TextLine(isActive ? LineStyle(pattern: pattern, color: color) : nil)
    }
  }

  /// Draws a line through the text, or keeps it from having one.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    setting {
      $0.strikethrough = TextLine(isActive ? LineStyle(pattern: pattern, color: color) : nil)
    }
  }
}

extension TextLine {
  init(_ style: Text.LineStyle?) {
    self.init(drawing: style.map { Drawing(lengths: $0.pattern.lengths, color: $0.color) })
  }
}

extension View {
  /// Draws lines under the texts in the view.
  public nonisolated func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    environment {
      let style = Text.LineStyle(pattern: pattern, color: color)
      $0.textAttributes.underline = TextLine(isActive ? style : nil)
    }
  }

  /// Draws lines through the texts in the view.
  public nonisolated func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    environment {
      let style = Text.LineStyle(pattern: pattern, color: color)
      $0.textAttributes.strikethrough = TextLine(isActive ? style : nil)
    }
  }
}
