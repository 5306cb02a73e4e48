public import Foundation

/// One or more lines of text.
///
/// Its width is that of its widest line, never what it is offered; its height that of its lines,
/// rounded up to pixels once (LayoutRules §2.1). A text without characters has no size.
public nonisolated struct Text: Sendable, Equatable {
  /// Where a text that is too long is cut.
  public enum TruncationMode: Sendable, Hashable {
    /// At its beginning.
    case head
    /// At its end.
    case tail
    /// In its middle.
    case middle
  }

  /// A case that texts can be changed to.
  public enum Case: Sendable, Hashable, CaseIterable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase
  }

  let content: LocalizedStringKey
  var attributes = TextAttributes()

  /// Creates a text that shows a string as it is.
  public init(verbatim content: String) {
    self.content = LocalizedStringKey(pieces: [.string(content)])
  }

  /// Creates a text that shows a string as it is.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    self.init(verbatim: String(content))
  }

  /// Creates a text from a key.
  ///
  /// Looked up in the app's tables where there are any, in the language of the environment's locale;
  /// its interpolations are formatted for that locale.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    var key = key
    key.table = tableName ?? key.table
    content = key
    attributes.isLiteral = key.isLiteral
  }

  func setting(_ change: (inout TextAttributes) -> Void) -> Text {
    var new = TextAttributes()
    change(&new)
    var copy = self
    // A modifier further inside has already spoken.
    copy.attributes = attributes.completed(by: new)
    return copy
  }

  /// Sets the font; `nil` stands for `.body`, whatever is set around the text.
  public func font(_ font: Font?) -> Text {
    setting { $0.set(\.font, to: font, orRefuse: .font) }
  }

  /// Sets the weight; `nil` leaves it to the font, whatever is set around the text.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    setting { $0.set(\.weight, to: weight, orRefuse: .weight) }
  }

  /// Makes the text bold.
  public func bold() -> Text {
    bold(true)
  }

  /// Makes the text bold, or keeps what is set around it from doing so; a font that is bold itself stays so.
  public func bold(_ isActive: Bool) -> Text {
    setting { $0.isBold = isActive }
  }

  /// Slants the text.
  public func italic() -> Text {
    italic(true)
  }

  /// Slants the text, or keeps what is set around it from doing so; a font that is slanted itself stays so.
  public func italic(_ isActive: Bool) -> Text {
    setting { $0.isItalic = isActive }
  }

  /// Gives all digits one width.
  public func monospacedDigit() -> Text {
    setting { $0.usesMonospacedDigits = true }
  }

  /// Gives all characters one width, as `fontDesign(.monospaced)` does, or keeps them from it.
  public func monospaced(_ isActive: Bool = true) -> Text {
    setting { $0.setMonospaced(isActive) }
  }

  /// Sets the design; `nil` leaves it to the font, whatever is set around the text.
  public func fontDesign(_ design: Font.Design?) -> Text {
    setting { $0.set(\.design, to: design, orRefuse: .design) }
  }

  /// Sets the width of the characters; `nil` leaves it to the font, whatever is set around the text.
  public func fontWidth(_ width: Font.Width?) -> Text {
    setting { $0.set(\.width, to: width, orRefuse: .width) }
  }

  /// Adds points after each character.
  public func kerning(_ kerning: CGFloat) -> Text {
    setting { $0.kerning = kerning }
  }

  /// Adds points after each character; beats kerning, but for 0.
  public func tracking(_ tracking: CGFloat) -> Text {
    setting { $0.tracking = tracking }
  }

  /// Moves the glyphs up by points and makes the lines taller by as much.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    setting { $0.baselineOffset = baselineOffset }
  }

  /// Sets the style the glyphs are filled with.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    setting { $0.style = AnyShapeStyle(style) }
  }

  /// Sets the colour of the glyphs; `nil` stands for the primary colour, whatever is set around the text.
  public func foregroundColor(_ color: Color?) -> Text {
    setting { $0.set(\.style, to: color.map { AnyShapeStyle($0) }, orRefuse: .style) }
  }
}
