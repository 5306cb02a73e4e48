import UnicodeText

/// What a text from outside is written in.
public enum InputFormat: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// One article: a headline, and after an empty line its snippet.
  case article
  /// A headline on every line.
  case lines
  /// A table, its columns separated by commas.
  case commaSeparated
  /// A table, its columns separated by tabs.
  case tabSeparated
  /// A table, its columns separated by semicolons.
  case semicolonSeparated
  /// A table, its columns separated by vertical bars.
  case barSeparated
  /// A JSON object or array.
  case json
  /// A JSON object or array on every line.
  case jsonLines
  /// JSON objects or arrays, each behind a U+001E (RFC 7464).
  case jsonSequence
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

  /// The format that a word of the command line names: `text`, `lines`, `csv`, `tsv`, `json`,
  /// `jsonl`, `rss`, `atom` or `jsonfeed`; nil for any other word.
  public init?(flag: String) {
    guard let format = Self.allCases.first(where: { $0.flag?.isExactly(flag) ?? false }) else {
      return nil
    }
    self = format
  }

  /// The word that names the format on the command line; nil for what cannot be asked for.
  ///
  /// A table with semicolons or bars is found wherever one with commas is asked for, and a JSON text sequence wherever JSON
  /// Lines are.
  public var flag: String? {
    switch self {
    case .article: "text"
    case .lines: "lines"
    case .commaSeparated, .semicolonSeparated, .barSeparated: "csv"
    case .tabSeparated: "tsv"
    case .json: "json"
    case .jsonLines, .jsonSequence: "jsonl"
    case .jsonFeed: "jsonfeed"
    case .rss: "rss"
    case .atom: "atom"
    case .xml, .html: nil
    }
  }

  /// Whether it is a table.
  var isTable: Bool {
    switch self {
    case .commaSeparated, .tabSeparated, .semicolonSeparated, .barSeparated: true
    default: false
    }
  }

  /// The words of the command line, in the order of help texts.
  public static let flags = [
    "text", "lines", "csv", "tsv", "json", "jsonl", "rss", "atom", "jsonfeed",
  ]

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
    case .jsonSequence: "a list of JSON texts (JSON text sequence)"
    case .jsonFeed: "a JSON Feed"
    case .xml: "an XML document"
    case .rss: "an RSS feed"
    case .atom: "an Atom feed"
    case .html: "an HTML page"
    }
  }
}
