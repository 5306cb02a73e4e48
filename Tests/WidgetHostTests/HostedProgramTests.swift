#if os(Linux)
import Foundation
import TestSupport
import Testing

/// What a widget's program does by itself: what it says, and how it ends.
@Suite struct HostedProgramTests {
  private func run(_ variables: [String: String] = [:]) throws -> ProcessRun {
    let usual = ProcessInfo.processInfo.environment.filter { !$0.key.contains("_HOST_") }
    return try ProcessRun.run(
      ProcessRun.built("FaultyWidgets"),
      environment: usual.merging(variables) { $1 }
    )
  }

  /// Runs it with a question, and an answer that goes to a file.
  private func run(asking question: String, answer: String? = nil) throws -> ProcessRun {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["question", "answer"].map { folder.appending(path: $0) }
    try Data(question.utf8).write(to: files[0])
    try Data().write(to: files[1])
    return try run([
      "FITCHECK_HOST_QUESTION": files[0].path, "FITCHECK_HOST_ANSWER": answer ?? files[1].path,
    ])
  }

  /// Who starts it by hand is told what it is for.
  @Test func withoutAQuestionItSaysWhatItIsFor() throws {
    let variables = [
      [:], ["FITCHECK_HOST_QUESTION": "/dev/null"], ["FITCHECK_HOST_ANSWER": "/dev/null"],
    ]
    for variables in variables {
      let run = try run(variables)
      #expect(run.output.hasPrefix("This is a widget. `fitcheck widget --program /"))
      #expect(run.errors == "")
      #expect(run.exitCode == 0)
    }
  }

  @Test func aQuestionIsAnswered() throws {
    let run = try run(asking: #"{"describe":{}}"#)
    #expect(run.output == "")
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
  }

  @Test func aQuestionThatIsNoneIsAnError() throws {
    for question in ["", "{}", "[", #"{"other":{}}"#] {
      let run = try run(asking: question)
      #expect(run.errors != "")
      #expect(run.exitCode == 2)
    }
  }

  /// Where the answer cannot be written, nobody can be told but by how the process ends.
  @Test func anAnswerThatCannotBeWrittenIsAnError() throws {
    let run = try run(asking: #"{"describe":{}}"#, answer: "/dev/full")
    #expect(run.exitCode == 2)
    let missing = try self.run(asking: #"{"describe":{}}"#, answer: "/nowhere/answer")
    #expect(missing.errors != "")
    #expect(missing.exitCode == 2)
  }
}
#endif
