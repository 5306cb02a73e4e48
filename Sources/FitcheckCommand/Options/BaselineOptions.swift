import ArgumentParser
import Fitcheck
import Foundation
import Inputs
import Reports

/// What is known to be wrong already.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A file of what is known to be wrong, which is not told again and does not count for the exit "
        + "code. Headlines are known by their ids and words, wherever their rows are.",
      valueName: "file"
    ),
    completion: .file()
  )
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write such a file, of what is wrong now; with --item, beside what --baseline knows of others.",
      valueName: "file"
    ),
    completion: .file()
  )
  var writeBaseline: String?

  /// The files that were asked for.
  func file() throws(CommandFailure) -> BaselineFile {
    try BaselineFile(reading: baseline, writing: writeBaseline)
  }
}

/// A run's baseline: what was known, and what is to be written down.
struct BaselineFile {
  private var known = VerdictBaseline()
  private var found = VerdictBaseline()
  private let destination: OutputDestination?

  /// - Throws: `CommandFailure` where a file cannot be read, is no baseline, or cannot be written.
  init(reading path: String?, writing target: String?) throws(CommandFailure) {
    if let path {
      let file = try InputFile(path: path)
      let bytes = try file.contents(limit: ByteLimit(bytes: Self.mostBytes, isFixed: true))
      do {
        known = try VerdictBaseline(bytes)
      } catch {
        throw CommandFailure(file.name, error)
      }
      // Of a name that was mistyped nothing would ever be known.
      for name in known.requirementNames {
        try RequirementOptions.check(known: name, in: file.name)
      }
    }
    destination = try target.map { path throws(CommandFailure) in
      let destination = try OutputDestination(path: path)
      guard destination.identity != .standardOutput else {
        throw CommandFailure("--write-baseline writes a file: standard output has the report")
      }
      return destination
    }
  }

  /// The longest that is read: what some four hundred thousand headlines take.
  ///
  /// It is read whole, and a number in it may take thirty times its bytes.
  static let mostBytes = 64 << 20

  /// What a baseline says of a record, and what the record adds to one.
  struct Entry: Sendable {
    /// The record with what is known told as known.
    let record: VerdictRecord
    /// What is to be written down; nil where nothing is.
    let found: VerdictBaseline?
  }

  /// Looks records up, each by itself, on any thread.
  var entry: @Sendable (VerdictRecord) -> Entry {
    let known = known
    let isWritten = destination != nil
    return { record in
      var found = VerdictBaseline()
      if isWritten { found.add(record) }
      return Entry(record: known.marking(record), found: isWritten ? found : nil)
    }
  }

  /// Keeps what is known of others than are judged: nobody asked about them.
  mutating func keepOthers() { found = known }

  /// Notes what a record adds.
  mutating func take(_ found: VerdictBaseline?) {
    if let found { self.found.add(found) }
  }

  /// Takes a single verdict in, and gives it with what is known told as known.
  ///
  /// - Parameter isNamed: whether the article itself says what it is called.
  mutating func take(
    _ verdict: HeadlineVerdict,
    of article: HeadlineArticle,
    isNamed: Bool
  ) -> HeadlineVerdict {
    let record = VerdictRecord(
      number: 1,
      id: article.id,
      isNamed: isNamed,
      place: InputPlace(file: article.id, line: nil),
      content: .answer(article, verdict)
    )
    let entry = entry(record)
    found.forget(record)
    take(entry.found)
    guard case .answer(_, let marked) = entry.record.content else { return verdict }
    return marked
  }

  /// Writes what was found in a list, where that is asked for and its files were read: what was known of one that
  /// could not be read would be lost, as of one without headlines, such as a feed whose server had none that night.
  func write(after summary: VerdictSummary) throws(CommandFailure) {
    if let destination, summary.unreadFileCount > 0 {
      Diagnostics.write(
        "\(destination.path) is not written: a file or folder could not be read to its end, or has no headlines"
      )
    } else {
      try OutputFiles.write(files())
    }
  }

  /// What is to be written, for whom writes something beside it: all of it is written, or nothing.
  ///
  /// - Throws: `CommandFailure` where it would not be read again.
  func files() throws(CommandFailure) -> [OutputFiles.File] {
    guard let destination else { return [] }
    let bytes = Array(found.text.utf8)
    try Self.checkLength(bytes.count, of: destination.path)
    return [OutputFiles.File(bytes: bytes, destination: destination)]
  }

  /// Refuses to write a baseline that is longer than any that is read.
  static func checkLength(_ byteCount: Int, of path: String) throws(CommandFailure) {
    guard byteCount > mostBytes else { return }
    let limit = ByteLimit(bytes: mostBytes, isFixed: true)
    throw CommandFailure("cannot write \(path): the baseline is \(limit.refusal)")
  }
}
