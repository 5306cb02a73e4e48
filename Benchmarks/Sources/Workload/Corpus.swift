import Foundation

/// Real headlines of one kind, as they stand in the repository.
public struct Corpus: Sendable {
  /// Which headlines.
  public enum Kind: String, Sendable, CaseIterable, Codable {
    case japanese
    case english
    /// Japanese with Latin words in it: two fonts a line.
    case mixed

    /// The language of the texts (BCP 47).
    public var language: String { self == .english ? "en" : "ja" }
  }

  /// Which headlines these are.
  public let kind: Kind
  /// Each headline with its snippet, which may be empty.
  public let articles: [(headline: String, snippet: String)]

  /// The headlines alone.
  public var headlines: [String] { articles.map(\.headline) }

  /// The most headlines taken from a file: enough that no cache holds them all.
  public static let limit = 1_000
  /// How many of them are enough where instructions are counted, which are the same each time.
  public static let countingLimit = 200

  /// Reads headlines of a kind from the repository.
  public init(_ kind: Kind, limit: Int = Self.limit) throws {
    self.kind = kind
    let file = Self.folder.appending(path: "\(kind.language).tsv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    let articles = rows.lazy.compactMap { row -> (headline: String, snippet: String)? in
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count >= 3, kind != .mixed || Self.hasLatinWord(fields[1]) else { return nil }
      return (String(fields[1]), String(fields[2]))
    }
    self.articles = Array(articles.prefix(limit))
  }

  /// Tests and benchmarks share the corpora: `Tests/Corpora/headlines` of the repository.
  private static let folder = URL(filePath: #filePath)
    .appending(path: "../../../../Tests/Corpora/headlines").standardized

  private static func hasLatinWord(_ text: Substring) -> Bool {
    let letters = text.unicodeScalars.map { $0.isASCII && $0.properties.isAlphabetic }
    return zip(letters, letters.dropFirst()).contains { $0 && $1 }
  }
}
