public import Foundation

extension Text {
  /// Creates a text that shows an attributed string; its attributes beat the modifiers of views
  /// (LayoutRules §2.4).
  ///
  /// Literals are keys, though attributed strings may be written as literals too.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(LocalizedStringKey(pieces: [.attributed(attributedContent)]))
  }

  /// Creates a text that shows an image, which stands on the line like a character.
  public init(_ image: Image) {
    self.init(LocalizedStringKey(pieces: [.image(image)]))
  }

  /// Two texts as one: lines break as if it had been written at once, and modifiers stay with their
  /// parts.
  public static func + (left: Text, right: Text) -> Text {
    Text(LocalizedStringKey(pieces: JoinedTexts.row(left.summands, right.summands)))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a text with its own attributes.
  public mutating func appendInterpolation(_ text: Text) {
    pieces.append(.text(text))
  }

  /// Adds an image, which stands on the line like a character.
  public mutating func appendInterpolation(_ image: Image) {
    pieces.append(.image(image))
  }

  /// Adds one of the app's texts, which is looked up in the user's language by itself.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    pieces.append(.text(Text(resource)))
  }

  /// Adds an attributed string.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    pieces.append(.attributed(attributedString))
  }
}
