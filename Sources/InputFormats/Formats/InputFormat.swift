/// What a text from outside is written in, as far as its content tells.
public enum InputFormat: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// One article: a headline, and after an empty line its snippet.
  case article
  /// A headline on every line.
  case lines
  /// A table whose first row names its columns, separated by commas.
  case commaSeparated
  /// A table whose first row names its columns, separated by tabs.
  case tabSeparated
  /// A table whose first row names its columns, separated by semicolons.
  case semicolonSeparated
  /// A table whose first row names its columns, separated by vertical bars.
  case barSeparated
  /// A JSON object or array.
  case json
  /// A JSON object or array on every line.
  case jsonLines
  /// A JSON Feed.
  case jsonFeed
  /// An XML document that is none of the following.
  case xml
  /// RSS, of any version.
  case rss
  /// An Atom feed.
  case atom
  /// A page in HTML.
  case html

  /// The format as a noun with its article, for messages.
  public var description: String {
    switch self {
    case .article: "an article"
    case .lines: "a list of lines"
    case .commaSeparated: "a table (CSV)"
    case .tabSeparated: "a table (TSV)"
    case .semicolonSeparated: "a table (CSV with semicolons)"
    case .barSeparated: "a table (with vertical bars)"
    case .json: "a JSON text"
    case .jsonLines: "a list of JSON texts (JSON Lines)"
    case .jsonFeed: "a JSON Feed"
    case .xml: "an XML document"
    case .rss: "an RSS feed"
    case .atom: "an Atom feed"
    case .html: "an HTML page"
    }
  }
}
