import Foundation

/// The real headlines that tests and benchmarks share, `Tests/Corpora/headlines`.
public enum Corpus {
  /// One headline with what stands beneath it.
  public struct Row: Sendable {
    /// The language and twelve digits of the headline's digest.
    public let id: String
    /// The headline.
    public let headline: String
    /// What stands beneath it; empty when nothing does.
    public let snippet: String
  }

  /// The languages there are headlines in, as BCP 47 tags.
  public static let languages = [
    "ar", "de", "en", "he", "hi", "ja", "ko", "ru", "th", "zh-Hans", "zh-Hant",
  ]

  /// The rows of a language, as the file has them; a process reads each file once, since hundreds of tests ask for them.
  public static func rows(_ language: String) throws -> [Row] {
    try held.rows(language)
  }

  private static let held = Held()

  /// The rows that were read.
  private final class Held: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [String: [Row]] = [:]

    func rows(_ language: String) throws -> [Row] {
      try lock.withLock {
        if let rows = known[language] { return rows }
        let rows = try Corpus.read(language)
        known[language] = rows
        return rows
      }
    }
  }

  private static func read(_ language: String) throws -> [Row] {
    let text = try String(
      contentsOf: TestFiles.directory.appendingPathComponent("Corpora/headlines/\(language).tsv"),
      encoding: .utf8
    )
    return text.split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Row(id: fields[0], headline: fields[1], snippet: fields.count > 2 ? fields[2] : "")
    }
  }
}
