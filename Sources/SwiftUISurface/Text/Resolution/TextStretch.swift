import Foundation

/// A stretch of a text that is shown in one style.
struct TextStretch: Sendable {
  enum Content: Sendable {
    case string(String)
    case image(Image)
  }

  var content: Content
  /// With those of the text's surroundings.
  var attributes: TextAttributes
}

extension Text {
  /// What the text shows, stretch by stretch; neighbours of one style are one stretch.
  func stretches(in environment: EnvironmentValues) -> [TextStretch] {
    var stretches: [TextStretch] = []
    append(to: &stretches, outer: environment.completeTextAttributes, in: environment)
    return stretches
  }

  fileprivate func append(
    to stretches: inout [TextStretch],
    outer: TextAttributes,
    in environment: EnvironmentValues
  ) {
    var attributes = attributes.completed(by: outer)
    // The surroundings have been asked: what has the same design is one stretch with it.
    attributes.refusesMonospaced = nil
    let content = content.localized(in: environment)
    guard content.readsMarkdown else {
      for piece in content.pieces {
        piece.append(to: &stretches, attributes: attributes, in: environment)
      }
      return
    }
    for span in content.markdownSpans {
      let attributes = TextAttributes(span).completed(by: attributes)
      var string = ""
      for element in span.content {
        switch element {
        case .scalar(let scalar): string.unicodeScalars.append(scalar)
        case .value(let number):
          stretches.append(string, attributes, in: environment)
          string = ""
          content.pieces[number].append(to: &stretches, attributes: attributes, in: environment)
        }
      }
      stretches.append(string, attributes, in: environment)
    }
  }
}

extension LocalizedStringKey {
  /// The key as Markdown has it; its values are not read as Markdown, and count as letters.
  fileprivate var markdownSpans: [InlineMarkdown.Span] {
    var source: [InlineMarkdown.Element] = []
    for (number, piece) in pieces.enumerated() {
      if case .literal(let string) = piece {
        source += string.unicodeScalars.map(InlineMarkdown.Element.scalar)
      } else {
        source.append(.value(number))
      }
    }
    return InlineMarkdown.spans(of: source)
  }
}

extension LocalizedStringKey.Piece {
  fileprivate func append(
    to stretches: inout [TextStretch],
    attributes: TextAttributes,
    in environment: EnvironmentValues
  ) {
    switch self {
    case .text(let text):
      text.append(to: &stretches, outer: attributes, in: environment)
    case .joined(let texts):
      texts.left.append(to: &stretches, attributes: attributes, in: environment)
      texts.right.append(to: &stretches, attributes: attributes, in: environment)
    case .image(let image):
      stretches.append(TextStretch(content: .image(image), attributes: attributes))
    case .attributed(let string):
      for run in string.runs {
        let own = TextAttributes(run.attributes).completed(by: attributes)
        stretches.append(String(string[run.range].characters), own, in: environment)
      }
    default:
      stretches.append(string(in: environment), attributes, in: environment)
    }
  }
}

extension [TextStretch] {
  /// Adds a string, to the last stretch where that has the same style.
  mutating func append(
    _ string: String,
    _ attributes: TextAttributes,
    in environment: EnvironmentValues
  ) {
    guard !string.isEmpty else { return }
    let cased =
      environment.textCase.map { $0.applied(to: string, in: environment.locale) } ?? string
    let last = count - 1
    if last >= 0, self[last].attributes == attributes, self[last].content.append(cased) { return }
    append(TextStretch(content: .string(cased), attributes: attributes))
  }
}

extension TextStretch.Content {
  /// Adds to a string, which grows in its place: parts of one style may be any number, and a copy for each would
  /// take time with its square.
  /// - Returns: whether it is a string.
  fileprivate mutating func append(_ addition: String) -> Bool {
    guard case .string(var string) = self else { return false }
    // Nobody else holds it then.
    self = .string("")
    string += addition
    self = .string(string)
    return true
  }
}

extension Text.Case {
  fileprivate func applied(to string: String, in locale: Locale) -> String {
    switch self {
    case .uppercase: string.uppercased(with: locale)
    case .lowercase: string.lowercased(with: locale)
    }
  }
}

extension TextAttributes {
  /// What Markdown says of a stretch.
  init(_ span: InlineMarkdown.Span) {
    self.init(span.intents)
    if span.link != nil { style = AnyShapeStyle(TintShapeStyle()) }
  }

  /// Emphasis is italic, strong emphasis bold, code of one width.
  fileprivate init(_ intents: InlinePresentationIntent) {
    self.init()
    if intents.contains(.stronglyEmphasized) { isBold = true }
    if intents.contains(.emphasized) { isItalic = true }
    if intents.contains(.code) { design = .monospaced }
    if intents.contains(.strikethrough) { strikethrough = TextLine(.single) }
  }

  fileprivate init(_ container: AttributeContainer) {
    self.init(container.inlinePresentationIntent ?? [])
    font = container.font
    kerning = container.kern
    tracking = container.tracking
    baselineOffset = container.baselineOffset
    if container.link != nil { style = AnyShapeStyle(TintShapeStyle()) }
    if let color = container.foregroundColor { style = AnyShapeStyle(color) }
    if let line = container.underlineStyle { underline = TextLine(line) }
    if let line = container.strikethroughStyle { strikethrough = TextLine(line) }
    background = container.backgroundColor
  }
}
