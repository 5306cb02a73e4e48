import ArgumentParser
import Fitcheck
import Foundation

/// What writes the records of a list as they come.
///
/// A record's text is made by whoever judged it; in their order they are only counted and written.
protocol ListOutput<Answer> {
  associatedtype Answer: Sendable
  /// What is told of a record: its text and what it counts for.
  associatedtype Telling: Sendable

  /// How many records came, and how many of items that could not be judged.
  var count: Int { get }
  var errorCount: Int { get }

  /// What comes before all records.
  func start() -> String

  /// Makes what is told of a record, by itself; called on any thread.
  var telling: @Sendable (ItemRecord<Answer>) -> Telling { get }

  /// Counts a record, and gives what can be written once it is known.
  mutating func take(_ telling: Telling) -> String

  /// What comes after all records.
  func finish() -> String

  /// What is done once all of it is written, unless the run was ended before.
  func complete() throws(CommandFailure)
}

extension ListOutput {
  func complete() throws(CommandFailure) {}

  /// Rows as text.
  static func text(_ rows: [String]) -> String { rows.map { $0 + "\n" }.joined() }
}

extension HeadlineList {
  /// Judges all items and writes what is said of them to standard output, in their order.
  ///
  /// Ends the process where a signal asked it to.
  ///
  /// - Parameters:
  ///   - progress: tells how far the list has come.
  ///   - judging: gives what answers for headlines of a language, once for each.
  /// - Throws: `CommandFailure` where the output cannot be written, the exit code of failures where an
  ///   item could not be judged.
  func write<Output: ListOutput>(
    _ output: inout Output,
    progress: ListProgress = ListProgress(),
    judging: (String) -> Judging<Output.Answer>
  ) throws {
    let writer = OutputWriter.standardOutput()
    var progress = progress
    try writer.write(output.start())
    let interruption = try run(
      noteReading: { progress.note(byteCount: $0, of: $1) },
      judging: judging,
      telling: output.telling,
      beforeWaiting: { () throws(CommandFailure) in try writer.flush() },
      take: { tellings throws(CommandFailure) in
        progress.step(tellings.count)
        for telling in tellings { try writer.write(output.take(telling)) }
      }
    )
    TerminalRow.clear()
    try writer.write(output.finish())
    try writer.flush()
    if let signal = interruption.finish() {
      Diagnostics.write("interrupted after \(Counts.text(output.count, "headline"))")
      Interruption.end(by: signal)
    }
    try output.complete()
    if output.errorCount > 0 {
      let count = Counts.text(output.count, "headline")
      Diagnostics.write("\(output.errorCount) of \(count) could not be judged")
      throw ExitCode(ExitStatus.failure)
    }
  }
}
