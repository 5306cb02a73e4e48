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
    var open = [TextReading(self, within: environment.completeTextAttributes, in: environment)]
    while !open.isEmpty {
      guard let (piece, attributes) = open[open.count - 1].next(&stretches, in: environment) else {
        open.removeLast()
        continue
      }
      switch piece {
      case .text(let text): open.append(TextReading(text, within: attributes, in: environment))
      case .joined(let texts): open.append(TextReading([texts.left, texts.right], attributes))
      default: piece.append(to: &stretches, attributes: attributes, in: environment)
      }
    }
    return stretches
  }
}

/// How far a text has been read.
///
/// Texts lie in texts thousands deep where a loop puts each into the words of the next: read within one another, each
/// would be a level to descend. Those that are begun stand in a row instead.
private struct TextReading {
  private let pieces: [LocalizedStringKey.Piece]
  /// The pieces as Markdown has them; `nil` where there is none.
  private let spans: [InlineMarkdown.Span]?
  private let attributes: TextAttributes
  /// The next of the spans, or else of the pieces.
  private var place = 0
  /// The next element of the span.
  private var element = 0

  /// Begins a text within what is said around it.
  init(_ text: Text, within outer: TextAttributes, in environment: EnvironmentValues) {
    var attributes = text.attributes.completed(by: outer)
    // The surroundings have been asked: what has the same design is one stretch with it.
    attributes.refusesMonospaced = nil
    attributes.refused = []
    self.attributes = attributes
    let content = text.content.localized(in: environment)
    pieces = content.pieces
    spans = content.readsMarkdown ? content.markdownSpans : nil
  }

  /// Begins the texts of a sum.
  init(_ pieces: [LocalizedStringKey.Piece], _ attributes: TextAttributes) {
    self.pieces = pieces
    self.attributes = attributes
    spans = nil
  }

  /// Reads on to the next piece, and adds the words of Markdown before it; `nil` at the end.
  mutating func next(
    _ stretches: inout [TextStretch],
    in environment: EnvironmentValues
  ) -> (piece: LocalizedStringKey.Piece, attributes: TextAttributes)? {
    guard let spans else {
      guard place < pieces.count else { return nil }
      defer { place += 1 }
      return (pieces[place], attributes)
    }
    while place < spans.count {
      let span = spans[place]
      let attributes = TextAttributes(span).completed(by: attributes)
      var string = ""
      while element < span.content.count {
        defer { element += 1 }
        switch span.content[element] {
        case .scalar(let scalar): string.unicodeScalars.append(scalar)
        case .value(let number):
          stretches.append(string, attributes, in: environment)
          return (pieces[number], attributes)
        }
      }
      stretches.append(string, attributes, in: environment)
      place += 1
      element = 0
    }
    return nil
  }
}

extension LocalizedStringKey {
  /// The key as Markdown has it; its values are not read as Markdown, and count as letters.
  var markdownSpans: [InlineMarkdown.Span] {
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
    case .image(let image):
      stretches.append(TextStretch(content: .image(image), attributes: attributes))
    case .attributed(let string):
      for run in string.runs {
        let own = TextAttributes(run.attributes).completed(by: attributes)
        // By scalars: a run may end within a character, where Foundation's view of these traps.
        let words = String.UnicodeScalarView(string[run.range].unicodeScalars)
        stretches.append(String(words), own, in: environment)
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
    if span.isInflected { isInflected = true }
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
    isInflected = container[InflectedWordsAttribute.self]
  }
}
