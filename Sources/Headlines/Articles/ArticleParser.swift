public import Inputs

/// Reads the text format of an article: optional front matter, the headline, a blank line, the
/// snippet.
///
/// - UTF-8, with or without a byte order mark; lines end in LF, CR LF or CR.
/// - Front matter is `key: value` lines between two lines of `---`; `time`, `lang` and `id` are
///   known. A `#` behind white space begins a comment. Between two lines of `+++` it is `key = value`, as TOML has it.
/// - Paragraphs are separated by lines of nothing but white space. Two or more lines without front
///   matter that are a single paragraph are a list, which is refused, as is what is a table, JSON or
///   XML as a whole. Otherwise the lines of a paragraph are joined: with a space, or with nothing where either neighbour is Chinese or Japanese.
///   CSS Text 3 §4.1.3 asks that of both; but Japanese puts no space beside a Latin word either.
///   Trailing white space is dropped; everything else is kept as it was written.
public struct ArticleParser: Sendable {
  /// An article and what its reader should be told about.
  public struct Result: Sendable, Hashable {
    /// The article.
    public let article: HeadlineArticle

    /// Whether the front matter says what it is called.
    package let isNamed: Bool

    /// What was read and not used, one sentence each: unknown front matter, further paragraphs.
    public let notes: [String]
  }

  /// What the article is called when its front matter does not say.
  public var defaultIdentifier: String

  /// Whether what is read is written in Markdown: the front matter's `headline` or `title` is the headline there, and marks of
  /// headings and lists are no part of a text.
  package var isMarkdown = false

  /// Creates a parser; `defaultIdentifier` is usually the file's name.
  public init(defaultIdentifier: String = "") {
    self.defaultIdentifier = defaultIdentifier
  }

  /// The article in a file's bytes.
  ///
  /// - Throws: `ArticleError` when the bytes are not UTF-8 text, hold no headline, or hold several.
  /// - Complexity: O(*n*) in the number of bytes.
  public func article(fromUTF8 bytes: [UInt8]) throws(ArticleError) -> Result {
    let text = try ArticleText(utf8: bytes[...], isMarkdown: isMarkdown)
    let article = HeadlineArticle(
      id: text.id ?? defaultIdentifier,
      time: text.time ?? HeadlineArticle.defaultTime,
      headline: text.headline,
      snippet: text.snippet,
      language: text.language
    )
    return Result(article: article, isNamed: text.id != nil, notes: text.notes)
  }
}
