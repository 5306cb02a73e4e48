public import Foundation

extension View {
  /// Sets the font of the texts in the view that set none.
  public nonisolated func font(_ font: Font?) -> some View {
    environment { $0.font = font }
  }

  /// Sets the weight of the texts in the view, in place of what makes them bold around it; `nil` leaves it to their
  /// fonts.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    environment {
      $0.textAttributes.weight = weight
      $0.textAttributes.isBold = nil
    }
  }

  /// Makes the texts in the view bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    environment { $0.textAttributes.isBold = isActive }
  }

  /// Slants the texts in the view.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    environment { $0.textAttributes.isItalic = isActive }
  }

  /// Gives all digits in the view one width.
  public nonisolated func monospacedDigit() -> some View {
    environment { $0.textAttributes.usesMonospacedDigits = true }
  }

  /// Gives all characters of the texts in the view one width, as `fontDesign(.monospaced)` does, or
  /// takes that away where it was set around the view.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    environment { $0.textAttributes.setMonospaced(isActive) }
  }

  /// Sets the design of the texts in the view; `nil` leaves it to their fonts, but for `monospaced()` around the view.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    environment {
      if let design { $0.textAttributes.design = design } else { $0.textAttributes.removeDesign() }
    }
  }

  /// Sets the width of the characters of the texts in the view.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    environment { $0.textAttributes.width = width }
  }

  /// Adds points after each character of the texts in the view.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    environment { $0.textAttributes.kerning = kerning }
  }

  /// Adds points after each character of the texts in the view; beats kerning, but for 0.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    environment { $0.textAttributes.tracking = tracking }
  }

  /// Moves the glyphs of the texts in the view up by points, and makes their lines taller.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment { $0.textAttributes.baselineOffset = baselineOffset }
  }

  /// Sets the style of texts and shapes in the view.
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment { $0.set(.foreground, to: style) }
  }

  /// Sets the styles of primary and secondary content.
  public nonisolated func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary,
    _ secondary: Secondary
  ) -> some View {
    foregroundStyle(StyleRanks(first: primary, lower: [AnyShapeStyle(secondary)]))
  }

  /// Sets the styles of primary, secondary and tertiary content.
  public nonisolated func foregroundStyle<
    Primary: ShapeStyle,
    Secondary: ShapeStyle,
    Tertiary: ShapeStyle
  >(
    _ primary: Primary,
    _ secondary: Secondary,
    _ tertiary: Tertiary
  ) -> some View {
    let lower = [AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]
    return foregroundStyle(StyleRanks(first: primary, lower: lower))
  }

  /// Sets the colour of texts and shapes in the view; `nil` for the primary colour.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    environment { $0.foregroundStyle = color.map { AnyShapeStyle($0) } }
  }

  /// Limits texts in the view to a number of lines; `nil` takes the limit away, less than 1
  /// counts as 1.
  ///
  /// The room that is kept for lines around it stays (LayoutRules §2.3).
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Limits texts in the view to a number of lines, keeping room for all of them if asked to.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimits(least: reservesSpace ? limit : nil, greatest: limit)
  }

  /// Keeps room for the lower bound of lines and limits texts to the upper bound.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimits(least: limit.lowerBound, greatest: limit.upperBound)
  }

  /// Keeps room for a number of lines.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimits(least: limit.lowerBound, greatest: nil)
  }

  /// Limits texts in the view to a number of lines.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimits(least: nil, greatest: limit.upperBound)
  }

  private nonisolated func lineLimits(least: Int?, greatest: Int?) -> some View {
    environment {
      $0.leastLineCount = least
      $0.lineLimit = greatest
    }
  }

  /// Adds points between the lines of texts in the view.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment { $0.lineSpacing = lineSpacing }
  }

  /// Sets where the lines of a text stand in the width of its widest line.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment { $0.multilineTextAlignment = alignment }
  }

  /// Sets where texts in the view are cut when they are too long.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment { $0.truncationMode = mode }
  }

  /// Lets texts in the view shrink to a part of their size before they are cut.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment { $0.minimumScaleFactor = factor }
  }

  /// Lets characters in the last line of a text move together, as far as TextKit lets them by
  /// default, before the text shrinks or is cut (LayoutRules §2.3).
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment { $0.allowsTightening = flag }
  }

  /// Changes the case of the texts in the view before they are measured.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment { $0.textCase = textCase }
  }
}
