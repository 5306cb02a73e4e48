#if os(Linux)
import FitSelection
import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// What a widget's program does by itself: what it says, and how it ends.
@Suite struct HostedProgramTests {
  private static let description = question("describe")

  private static func question(_ kind: String) -> String {
    #"{"version":\#(ProgramExchange.version),"content":{"\#(kind)":{}}}"#
  }

  private func run(_ variables: [String: String] = [:]) throws -> ProcessRun {
    let usual = ProcessInfo.processInfo.environment.filter { !$0.key.contains("_HOST_") }
    return try ProcessRun.run(
      ProcessRun.built("FaultyWidgets"),
      environment: usual.merging(variables) { $1 }
    )
  }

  /// Runs it with a question, and an answer that goes to a file.
  private func run(asking question: String, answer: String? = nil) throws -> ProcessRun {
    let folder = try TestFiles.temporaryFolder()
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
    let run = try run(asking: Self.description)
    #expect(run.output == "")
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
  }

  @Test func aQuestionThatIsNoneIsAnError() throws {
    let other = Self.question("other")
    for question in ["", "{}", "[", other, #"{"version":"3","content":{"describe":{}}}"#] {
      let run = try run(asking: question)
      #expect(run.errors != "")
      #expect(run.exitCode == 2)
    }
  }

  /// Who asks in another version is told so, in a line of ours and by how the process ends.
  @Test(arguments: [#"{"describe":{}}"#, #"{"version":1,"content":{"survey":{}}}"#])
  func aQuestionOfAnotherVersionIsRefused(_ question: String) throws {
    let answer = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: answer) }
    try Data().write(to: answer)
    let run = try run(asking: question, answer: answer.path)
    #expect(run.errors.contains("build the widget anew"))
    #expect(run.exitCode == 2)
    let answers = ProgramExchange.answers(in: try Data(contentsOf: answer))
    guard case .refused(let text)? = answers.first, answers.count == 1 else {
      Issue.record("one refusal, not \(answers)")
      return
    }
    #expect(text.english.contains("build the widget anew"))
    #expect(text.japanese.contains("ビルドし直してください"))
  }

  /// A program that was built long ago, or is younger than its host, is no program that ended at once.
  @Test(arguments: [
    (#"{"description":{"widgets":[],"findings":[],"previews":[]}}"#, "none"),
    (#"{"version":7,"content":{"riddle":{}}}"#, "7"), (nil, "none"),
  ])
  func aProgramOfAnotherVersionIsSaid(_ answer: String?, _ version: String) throws {
    let versions = "format: \(version) and \(ProgramExchange.version))"
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    // One from before there were versions cannot read the question, and says so in its own words.
    let act =
      answer.map { "echo '\($0)' > \"$FITCHECK_HOST_ANSWER\"" }
      ?? "echo 'DecodingError.typeMismatch: expected value of type Question.' >&2; exit 2"
    let program = try TestFiles.makeProgram("#!/bin/sh\n\(act)\n", in: folder)
    let host = HostProgram(executable: program)
    func refusal(_ ask: () throws -> Void) -> String? {
      let failure = #expect(throws: HostProgram.Failure.self) { try ask() }
      guard case .refused(let text)? = failure else { return nil }
      return text.english
    }
    let asked: [() throws -> Void] = [
      { _ = try host.describe() }, { _ = try host.families(ofPreview: "A.swift:1") },
      { _ = try host.recommendations(for: FaultTests.request("Sound")) },
      { _ = try host.run(FaultTests.request("Sound")) },
    ]
    for ask in asked { #expect(refusal(ask)?.contains(versions) == true) }
  }

  /// What a widget changes of what its app has left is a copy, also where a link leads there.
  @Test func groupsAreCopiedThroughALink() throws {
    let folder = try TestFiles.temporaryFolder(["groups/group.a/b.txt": "left"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try TestFiles.makeProgram(
      "#!/bin/sh\necho changed > \"$FITCHECK_HOST_GROUPS/group.a/b.txt\" && exit 7\n",
      in: folder
    )
    let link = folder.appending(path: "link")
    try FileManager.default.createSymbolicLink(
      at: link,
      withDestinationURL: folder.appending(path: "groups")
    )
    let host = HostProgram(executable: program, groups: link)
    let failure = #expect(throws: HostProgram.Failure.self) { try host.describe() }
    #expect(failure?.description.contains("exit code 7") == true, "\(failure?.description ?? "")")
    let left = folder.appending(path: "groups/group.a/b.txt")
    #expect(try String(contentsOf: left, encoding: .utf8) == "left")
  }

  /// What is asked names the folders of resources as they are, with whatever is in a path.
  @Test func everyPathOfResourcesIsTold() throws {
    let paths = ["/a\nb", "/c d", "/é\u{301}", "/\u{7F}\t"]
    let question = try ProgramExchange.data(of: .describe, resources: paths)
    #expect(try ProgramExchange.question(in: question).resources == paths)
    #expect(try ProgramExchange.question(in: Data(Self.description.utf8)).resources == [])
    // More of them than an environment has room for.
    let many = (0..<3000).map { "/nowhere/\(String(repeating: "a", count: 100))/\($0)" }
    let host = HostProgram(executable: ProcessRun.built("FaultyWidgets"), resources: many)
    let unread = try host.describe().findings.filter { $0.code == .unreadableResource }
    let places = unread.compactMap(\.place)
    #expect(places == many)
  }

  /// What is no file is not said to be missing, and what is missing or may not be run is told as the system has it.
  @Test func aProgramIsAFile() throws {
    let folder = try TestFiles.temporaryFolder(["plain": "no program"])
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "link"),
      withDestinationURL: folder
    )
    for (path, words) in [
      (folder.path, "it is no file that can be run"),
      (folder.path + "/link", "it is no file that can be run"),
      ("/dev/null", "it is no file that can be run"), (folder.path + "/plain", "denied"),
      (folder.path + "/nowhere", "No such file"),
    ] {
      let host = HostProgram(executable: URL(filePath: path))
      let failure = #expect(throws: HostProgram.Failure.self) { try host.describe() }
      let said = failure?.description ?? ""
      #expect(said.contains(path) && said.contains(words), "\(said)")
    }
  }

  /// Who says something now and then, be it no answer, is not waited for without end.
  @Test func whatGoesOnIsEnded() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    // It ends some time, for those who would wait for it.
    let script = """
      #!/bin/sh
      for number in $(seq 1500); do echo >> "$FITCHECK_HOST_ANSWER"; sleep 0.02; done

      """
    let program = try TestFiles.makeProgram(script, in: folder)
    let host = HostProgram(executable: program, secondsOfSilence: 60, secondsInAll: 0.5)
    let run = try host.run(FaultTests.request("Sound"))
    #expect(run.findings.map(\.code) == [.hung])
    let words = run.findings.first?.message ?? ""
    #expect(words.hasSuffix("ended: it took more than 0.5 s in all, and was ended"), "\(words)")
    let failure = #expect(throws: HostProgram.Failure.self) { try host.describe() }
    let text = try #require(failure?.text)
    #expect(text.english.hasSuffix("at once: it took more than 0.5 s in all, and was ended"))
    #expect(text.japanese.hasSuffix("合計で0.5秒を超えたため終了させました"))
  }

  /// What a widget has started itself is not waited for, and is ended with it where it is of its group.
  @Test(arguments: [
    ("", true, "exit 7", "exit code 7"), ("setsid ", false, "exit 7", "exit code 7"),
    ("", true, "kill -KILL $$", "signal 9"),
  ])
  func whatAWidgetLeavesIsNotWaitedFor(
    _ start: String,
    _ isOfItsGroup: Bool,
    _ end: String,
    _ words: String
  ) throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let number = folder.appending(path: "number")
    let script = """
      #!/bin/sh
      \(start)sleep 120 &
      echo $! > '\(number.path)'
      \(end)

      """
    let program = try TestFiles.makeProgram(script, in: folder)
    // Half of the time that what is left takes: whoever waits for it says that there was no answer.
    let failure = #expect(throws: HostProgram.Failure.self) {
      try HostProgram(executable: program, secondsOfSilence: 60).describe()
    }
    #expect(failure?.description.hasSuffix("at once: \(words)") == true, "\(failure as Any)")
    let text = try String(contentsOf: number, encoding: .utf8)
    let left = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    if !isOfItsGroup { kill(left, SIGKILL) }
    #expect(Self.ends(left))
  }

  /// Whether a process ends, which a busy machine may take some time for.
  static func ends(_ process: Int32) -> Bool {
    for _ in 0..<6_000 {
      guard runs(process) else { return true }
      usleep(10_000)
    }
    return false
  }

  /// Whether a process is there and has not ended: whoever it is left to may take note of its end later.
  private static func runs(_ process: Int32) -> Bool {
    let path = "/proc/\(process)/stat"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
    return !text.contains(") Z ")
  }

  /// A widget that puts a pipe, or what has no end, in the place of its errors is not waited for.
  @Test(arguments: ["mkfifo", "ln -s /dev/zero"])
  func errorsAreThoseOfTheFile(_ make: String) throws {
    let failure = try failure(
      of: """
        echo 'what it says' >&2
        cd "$(dirname "$FITCHECK_HOST_ANSWER")" && rm errors.txt && \(make) errors.txt
        exit 3
        """
    )
    #expect(failure?.description.hasSuffix("exit code 3: what it says") == true)
  }

  /// Why a program that is a script does not describe itself.
  private func failure(of script: String) throws -> HostProgram.Failure? {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try TestFiles.makeProgram("#!/bin/sh\n\(script)\n", in: folder)
    return #expect(throws: HostProgram.Failure.self) {
      try HostProgram(executable: program).describe()
    }
  }

  /// A program that answers without end is ended, and one that has ended by then is read up to a bound.
  @Test(arguments: ["exit 0", "sleep 40; : > went-on"])
  func whatFloodsIsEnded(_ end: String) throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    // What floods describes nothing, whatever it says first.
    let empty = ProgramDescription(widgets: [], findings: [], previews: [])
    let done =
      try ProgramExchange.line(of: .description(empty))
      + ProgramExchange.line(of: .event(.done))
    try done.write(to: folder.appending(path: "done"))
    func write(_ flood: String) throws -> URL {
      let script = """
        #!/bin/sh
        cd '\(folder.path)' && cat done > "$FITCHECK_HOST_ANSWER"
        \(flood)
        \(end)

        """
      return try TestFiles.makeProgram(script, in: folder)
    }
    let program = try write(#"head -c 5000 /dev/zero >> "$FITCHECK_HOST_ANSWER""#)
    let host = HostProgram(executable: program, secondsOfSilence: 60)
    var request = FaultTests.request("Sound")
    request.limits.fileBytes = 4096
    let run = try host.run(request)
    #expect(run.findings.map(\.code) == [.crashed])
    let words = run.findings.first?.message ?? ""
    #expect(words.hasSuffix("ended: it wrote more into a file than it may"), "\(words)")
    // Whatever the limit, there is one for answers. What is beyond takes no room on the disk.
    _ = try write(#"truncate -s 257M "$FITCHECK_HOST_ANSWER""#)
    let failure = #expect(throws: HostProgram.Failure.self) { try host.describe() }
    let description = failure?.description ?? ""
    #expect(description.hasSuffix("at once: it wrote more into a file than it may"))
    // By then, not when it has been silent for a minute.
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "went-on").path))
  }

  /// A widget that puts a pipe, or what has no end, in the place of its answers has answered nothing.
  @Test(arguments: ["mkfifo", "ln -s /dev/zero"])
  func answersAreThoseOfTheFile(_ make: String) throws {
    let failure = try failure(
      of: """
        rm "$FITCHECK_HOST_ANSWER" && \(make) "$FITCHECK_HOST_ANSWER"
        exit 3
        """
    )
    #expect(failure?.description.hasSuffix("at once: exit code 3") == true)
  }

  /// A run asks for each day that it looks ahead, and behind each tap: each question is given its time.
  @Test func eachQuestionIsGivenItsTime() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, event) in [
      ("began", HostEvent.began(BilingualText("asking “{\"began\":”", "質問"))), ("done", .done),
    ] as [(String, HostEvent)] {
      let line = try ProgramExchange.line(of: .event(event))
      #expect(ProgramExchange.beginnings(in: line + line) == (name == "began" ? 2 : 0))
      try line.write(to: folder.appending(path: name))
    }
    let script = """
      #!/bin/sh
      for number in 1 2 3 4; do
        cat '\(folder.path)/began' >> "$FITCHECK_HOST_ANSWER"
        sleep 0.3
      done
      cat '\(folder.path)/done' >> "$FITCHECK_HOST_ANSWER"

      """
    let program = try TestFiles.makeProgram(script, in: folder)
    let host = HostProgram(executable: program, secondsOfSilence: 10, secondsInAll: 0.1)
    var ahead = FaultTests.request("Sound")
    ahead.daysAhead = 3
    var tapped = FaultTests.request("Sound")
    tapped.taps = ["a", "b", "c"]
    for request in [ahead, tapped] {
      let run = try host.run(request)
      #expect(run.isComplete && run.findings == [])
    }
  }

  /// What a question is given once is not given again: who tells of one and goes on has so much and no more.
  @Test func aQuestionIsGivenItsTimeOnce() {
    var allowance = TimeAllowance(secondsInAll: 10, secondsOfSilence: 3)
    var asked = 0
    func isUsedUp(after elapsed: Double, _ beginnings: Int) -> Bool {
      allowance.isUsedUp(after: elapsed) {
        asked += 1
        return beginnings
      }
    }
    // Nothing is counted as long as there is time.
    #expect(!isUsedUp(after: 0, 0) && !isUsedUp(after: 10, 0) && asked == 0)
    #expect(!isUsedUp(after: 10.5, 1))
    #expect(allowance.seconds == 13 && asked == 1)
    #expect(!isUsedUp(after: 13, 1) && asked == 1)
    #expect(isUsedUp(after: 13.5, 1))
    #expect(allowance.seconds == 13 && asked == 2)
    // Questions that have begun meanwhile are given theirs, and all of them stay counted.
    #expect(!isUsedUp(after: 13.5, 3))
    #expect(allowance.seconds == 19)
    #expect(isUsedUp(after: 19.5, 3) && allowance.seconds == 19)
    var none = TimeAllowance(secondsInAll: 2, secondsOfSilence: 3)
    let isOver = none.isUsedUp(after: 2.5) { 0 }
    #expect(isOver && none.seconds == 2)
  }

  /// A run leaves no file open: what it wrote to its errors is gone with its folder.
  @Test func aRunLeavesNoFileOpen() throws {
    let host = HostProgram(executable: ProcessRun.built("FaultyWidgets"))
    for _ in 0..<3 { _ = try host.describe() }
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    let left = descriptors.compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
    }
    let files = ["errors.txt (deleted)", "answer.jsonl (deleted)"]
    #expect(left.filter { name in files.contains { name.hasSuffix($0) } } == [])
  }

  /// A line that was not written to its end says nothing.
  @Test func whatBreaksOffIsNoAnswer() throws {
    let line = try ProgramExchange.line(of: .families(["systemSmall"]))
    #expect(ProgramExchange.answers(in: line + line).count == 2)
    for length in 0..<(line.count - 1) {
      #expect(ProgramExchange.answers(in: line + line.prefix(length)).count == 1)
    }
  }

  /// Where the answer cannot be written, nobody can be told but by how the process ends.
  @Test func anAnswerThatCannotBeWrittenIsAnError() throws {
    let run = try run(asking: Self.description, answer: "/dev/full")
    #expect(run.exitCode == 2)
    let missing = try self.run(asking: Self.description, answer: "/nowhere/answer")
    #expect(missing.errors != "")
    #expect(missing.exitCode == 2)
  }
}
#endif
