import UnicodeText

/// A news item as a headline widget shows it.
///
///     let article = HeadlineArticle(headline: "海辺の図書館、夜も開館へ", snippet: "港町の図書館が…")
///     print(article.language)
public struct HeadlineArticle: Sendable, Hashable {
  /// What the article is called in reports: its `id` in the front matter, or its file's name.
  public var id: String

  /// The time as it is displayed, such as "9:41".
  public var time: String

  /// The headline, never empty when it came from an ``ArticleParser``.
  public var headline: String {
    didSet { if !headline.isExactly(oldValue) { foundLanguages = [] } }
  }

  /// The first sentences of the article; empty when there are none.
  public var snippet: String {
    didSet { if !snippet.isExactly(oldValue) { foundLanguages = [] } }
  }

  /// The language of the text as a BCP 47 tag, such as "ja".
  public var language: String {
    didSet { foundLanguages = [] }
  }

  /// The languages that the headline, which is the first, and its beginnings were found to be in; empty where
  /// it was said which language they are in, and where the words are others now: these count as text in ``language``.
  package private(set) var foundLanguages: [String] = []

  /// The time that is displayed when an article does not say.
  public static let defaultTime = "9:41"

  /// Whether two articles are the same, scalar for scalar.
  public static func == (left: HeadlineArticle, right: HeadlineArticle) -> Bool {
    left.parts == right.parts
  }

  /// Hashes the bytes of all its texts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(parts)
  }

  private var parts: [ExactText] { [id, time, headline, snippet, language].map(ExactText.init) }

  /// Creates an article; the language is found from the text when it is not given, or given as `und`, by which content
  /// systems say that they know none (RFC 5646 §4.1).
  public init(
    id: String = "",
    time: String = HeadlineArticle.defaultTime,
    headline: String,
    snippet: String = "",
    language: String? = nil
  ) {
    self.id = id
    self.time = time
    self.headline = headline
    self.snippet = snippet
    guard let language, language.lowercased() != "und" else {
      let found = BeginningLanguages(of: headline, before: snippet).all
      self.language = found[0]
      foundLanguages = found
      return
    }
    self.language = language
  }
}
