import Fitcheck

/// How long the texts of an article may be, in bytes: what is remembered of a text while it is judged takes some
/// tens of bytes for each of its own, and writing that joins letters throughout takes long to set.
///
/// Far more than anybody writes, and little enough that nothing within it takes long; `--max-bytes` raises it, but
/// for the time: of that nobody needs more.
struct ArticleLimit: Sendable {
  private let headline: Int
  private let snippet: Int

  /// As long as the longest path, and as an argument may be.
  static let usualHeadline = 4 << 10
  /// Feeds have whole articles for a snippet.
  static let usualSnippet = 64 << 10
  /// A date in words with its time and its zone has some fifty.
  static let longestTime = 256

  /// - Parameter maxBytes: what was asked for; nil for the usual limits.
  init(maxBytes: Int?) {
    headline = maxBytes ?? Self.usualHeadline
    snippet = maxBytes ?? Self.usualSnippet
  }

  /// Refuses an article with a longer headline or snippet.
  func check(_ article: HeadlineArticle) throws(CommandFailure) {
    try check(article.headline, headline, named: "the headline")
    try check(article.snippet, snippet, named: "the snippet")
  }

  /// Refuses a time that is longer than any, whatever of it is shown (``ClockTime``).
  static func check(time: String, named name: String = "the time") throws(CommandFailure) {
    let limit = ByteLimit(bytes: longestTime, isFixed: true)
    guard time.utf8.count > limit.bytes else { return }
    throw CommandFailure("\(name) is \(limit.refusal)")
  }

  private func check(_ text: String, _ limit: Int, named name: String) throws(CommandFailure) {
    guard text.utf8.count > limit else { return }
    throw CommandFailure("\(name) is \(ByteLimit(bytes: limit).refusal)")
  }
}
