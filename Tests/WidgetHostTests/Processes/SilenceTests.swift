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
