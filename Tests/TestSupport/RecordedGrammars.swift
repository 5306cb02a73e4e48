import Foundation

/// A table of grammars, and what is recorded of the documents of each of its rows.
///
/// The table is `NAME.txt` in a folder of recordings, what is recorded is `NAME.recorded` beside it.
public struct RecordedGrammars: Sendable {
  /// The rows of the table; none where it cannot be read.
  public let rows: [Grammar]
  private let recording: Recording

  /// The grammars of a table.
  ///
  /// - Parameter folder: below `Tests`.
  public init(_ folder: String, table name: String = "grammars") {
    let folder = TestFiles.directory.appending(path: folder)
    rows = (try? Grammar.rows(of: folder.appending(path: "\(name).txt"))) ?? []
    recording = Recording(
      folder.appending(path: "\(name).recorded"),
      names: rows.map(\.name)
    )
  }

  /// Checks that a row's documents are answered as recorded; where files are renewed, records the answers
  /// instead.
  ///
  /// - Throws: ``RecordedDifference``, and what writing throws.
  public func check(_ grammar: Grammar, _ answer: ([UInt8]) -> String) throws {
    try recording.check(grammar.name, grammar.answers(answer))
  }

  /// What is recorded of rows that are gone.
  public func leftOver() -> [String] { recording.leftOver() }
}
