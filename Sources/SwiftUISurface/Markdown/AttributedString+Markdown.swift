public import Foundation

#if !canImport(Darwin)
extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable, Hashable {
    /// Which of Markdown is read.
    public enum InterpretedSyntax: Sendable, Hashable {
      /// All of it; here, what stands within a line.
      case full
      /// What stands within a line.
      case inlineOnly
      /// What stands within a line, with white space as it is.
      case inlineOnlyPreservingWhitespace
    }

    /// What becomes of a source that cannot be read.
    public enum FailurePolicy: Sendable, Hashable {
      /// An error is thrown.
      case throwError
      /// What could be read is returned.
      case returnPartiallyParsedIfPossible
    }

    /// Whether attributes of words, `^[words](name: value)`, are read: the words alone are kept of them.
    public var allowsExtendedAttributes: Bool
    /// Which of Markdown is read.
    public var interpretedSyntax: InterpretedSyntax
    /// What becomes of a source that cannot be read: there is none that cannot.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Options.
    public init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads Markdown: emphasis, code, strikethrough and links within lines.
  ///
  /// Foundation reads Markdown on Apple's platforms only. Blocks (headings, lists, quotations) are
  /// not read here: their marks stay in the text. Without preserved white space the ends of lines
  /// become spaces.
  public init(
    markdown: String,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    var source = markdown.unicodeScalars.map(InlineMarkdown.Element.scalar)
    if options.interpretedSyntax != .inlineOnlyPreservingWhitespace {
      source = source.map { $0 == .scalar("\n") ? .scalar(" ") : $0 }
    }
    let spans = InlineMarkdown.spans(
      of: source,
      allowsAttributes: options.allowsExtendedAttributes
    )
    for span in spans {
      var text = ""
      text.unicodeScalars.append(contentsOf: span.content.compactMap(\.scalar))
      var part = AttributedString(text)
      if !span.intents.isEmpty { part.inlinePresentationIntent = span.intents }
      part.link = span.link.flatMap { URL(string: $0, relativeTo: baseURL) }
      append(part)
    }
  }
}
#endif
