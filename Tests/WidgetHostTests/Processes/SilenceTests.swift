#if os(Linux)
import FitSelection
import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// Silence is counted from what a process has said last.
@Suite struct SilenceTests {
  /// Who says something now and then is no longer silent than between two of these, however long it takes in all.
  @Test func silenceBeginsAnewWithEachWord() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, event) in [
      ("began", HostEvent.began(BilingualText("asking", "質問"))), ("done", .done),
    ] as [(String, HostEvent)] {
      let line = try ProgramExchange.line(of: .event(event))
      try line.write(to: folder.appending(path: name))
    }
    let script = """
      #!/bin/sh
      for number in 1 2 3 4 5 6 7 8 9 10; do
        cat '\(folder.path)/began' >> "$FITCHECK_HOST_ANSWER"
        sleep 0.5
      done
      cat '\(folder.path)/done' >> "$FITCHECK_HOST_ANSWER"

      """
    let program = try TestFiles.makeProgram(script, in: folder)
    // Less than it takes in all, and much more than a busy machine takes from one to the next.
    let host = HostProgram(executable: program, secondsOfSilence: 4)
    var request = FaultTests.request("Sound")
    request.limits.secondsToAnswer = 0
    request.limits.secondsToPerform = 0
    let run = try host.run(request)
    #expect(run.isComplete && run.findings == [])
  }

  /// Who goes on for too long is told how long it had in all: beside what each process has, for each beginning as long as
  /// an answer may take and silence beside it.
  @Test func theTimeThatWasGrantedIsTold() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let line = try ProgramExchange.line(of: .event(.began(BilingualText("asking", "質問"))))
    try line.write(to: folder.appending(path: "began"))
    // It ends some time, for those who would wait for it.
    let script = """
      #!/bin/sh
      cat '\(folder.path)/began' >> "$FITCHECK_HOST_ANSWER"
      for number in $(seq 1500); do echo >> "$FITCHECK_HOST_ANSWER"; sleep 0.02; done

      """
    let program = try TestFiles.makeProgram(script, in: folder)
    let host = HostProgram(executable: program, secondsOfSilence: 3, secondsInAll: 4)
    var request = FaultTests.request("Sound")
    request.limits.secondsToAnswer = 1
    request.limits.secondsToPerform = 0.5
    let run = try host.run(request)
    #expect(run.findings.map(\.code) == [.hung])
    let words = run.findings.first?.message ?? ""
    #expect(words.hasSuffix("in asking: it took more than 8 s in all, and was ended"), "\(words)")
  }

  /// What a process has started itself is ended with it where it is ended, as one that answers too much.
  @Test func whatAnEndedProcessHasStartedIsEnded() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = """
      #!/bin/sh
      sleep 120 &
      echo $! > '\(folder.path)/number'
      head -c 5000 /dev/zero >> "$FITCHECK_HOST_ANSWER"
      exec sleep 120

      """
    let program = try TestFiles.makeProgram(script, in: folder)
    var request = FaultTests.request("Sound")
    request.limits.fileBytes = 4096
    let run = try HostProgram(executable: program, secondsOfSilence: 60).run(request)
    #expect(run.findings.map(\.code) == [.crashed])
    let text = try String(contentsOf: folder.appending(path: "number"), encoding: .utf8)
    let started = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(HostedProgramTests.ends(started))
  }
}
#endif
