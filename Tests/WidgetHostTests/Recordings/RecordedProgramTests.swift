#if os(Linux)
import FitSelection
import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// Programs that answer nothing, part of what they are asked, something else, or end in the midst of it: what
/// is said of them, and what they find around them, as recorded.
///
/// Scripts stand in for widgets. `Scripts/renew-golden` writes the recording anew.
@Suite struct RecordedProgramTests {
  private static let recording = Recording(
    "WidgetHostTests/Recorded/programs.recorded",
    names: ["endings", "surroundings"]
  )

  private static var request: HostRequest {
    HostRequest(
      kind: "Tide",
      family: "systemSmall",
      surroundings: HostSurroundings(
        now: Date(timeIntervalSince1970: 1_764_590_400),
        timeZone: TimeZone(identifier: "Asia/Tokyo") ?? .gmt
      )
    )
  }

  private func script(_ text: String, in folder: URL) throws -> URL {
    try TestFiles.makeProgram("#!/bin/bash\n\(text)\n", in: folder)
  }

  private func said(_ failure: HostProgram.Failure, _ folder: URL) -> String {
    "\(failure.text.english) / \(failure.text.japanese)".replacing(folder.path, with: "HERE")
  }

  @Test func endingsAreToldAsRecorded() throws {
    func write(_ answers: ProgramExchange.Answer...) throws -> String {
      let lines = try answers.map {
        String(decoding: try ProgramExchange.line(of: $0), as: UTF8.self)
      }
      return "cat > \"$FITCHECK_HOST_ANSWER\" <<'END'\n\(lines.joined())END"
    }
    let finding = HostFinding(.emptyTimeline, "english", "日本語")
    let began = HostEvent.began(BilingualText("asking", "質問"))
    let scripts = [
      "exit 0", "exit 3", "echo 'said at the end' >&2; exit 2",
      "echo 'A DecodingError' >&2; exit 2", "echo 'A DecodingError' >&2; exit 3",
      "printf 'one\\nFatal error: two\\nthree\\n\\n' >&2; exit 1",
      "printf '%5000s\\nFatal error: late\\n' 'Fatal error: early' >&2; exit 1",
      "printf '%5000s\\nlast\\n' 'Fatal error: early' >&2; exit 1",
      "kill -KILL $$", "kill -XFSZ $$", "kill -ABRT $$", "exec sleep 60",
      try write(.refused(BilingualText("no", "いいえ"))) + "\nexit 2",
      try write(.families(["systemSmall", "systemLarge"])),
      try write(.event(began)) + "\nexit 1",
      try write(.event(began), .event(.finding(finding))) + "\nkill -KILL $$",
      try write(.event(began), .event(.finding(finding)), .event(.done)),
      try write(.event(began)) + "\nexec sleep 60",
      try write(
        .description(ProgramDescription(widgets: [], findings: [finding], previews: []))
      ),
      try write(.recommendations(HostRecommendations(list: nil, findings: [finding]))),
      "echo '{\"version\":1,\"content\":{}}' > \"$FITCHECK_HOST_ANSWER\"",
      "echo '{\"content\":{}}' > \"$FITCHECK_HOST_ANSWER\"; exit 2",
      "echo '{\"version\":\(ProgramExchange.version),\"content\":{}}' > \"$FITCHECK_HOST_ANSWER\"",
    ]
    var lines: [String] = []
    for text in scripts {
      let folder = try TestFiles.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let program = HostProgram(
        executable: try script(text, in: folder),
        // Long enough for a script to begin on a busy machine.
        secondsOfSilence: text == "exec sleep 60" ? 0.5 : text.hasSuffix("sleep 60") ? 5 : 60
      )
      var request = Self.request
      request.limits.secondsToAnswer = 0.1
      request.limits.secondsToPerform = 0.2
      lines.append("== \(text)")
      do throws(HostProgram.Failure) {
        let run = try program.run(request)
        let findings = run.findings.map { "\($0.code) \($0.text.english) / \($0.text.japanese)" }
        lines.append("\(run.isComplete) \(findings)")
      } catch {
        lines.append(said(error, folder))
      }
      // Who says nothing is waited for once.
      guard !text.hasSuffix("sleep 60") else { continue }
      do throws(HostProgram.Failure) {
        lines.append("\(try program.describe())")
      } catch {
        lines.append(said(error, folder))
      }
      do throws(HostProgram.Failure) {
        lines.append("\(try program.families(ofPreview: "a"))")
      } catch {
        lines.append(said(error, folder))
      }
      do throws(HostProgram.Failure) {
        lines.append("\(try program.recommendations(for: request))")
      } catch {
        lines.append(said(error, folder))
      }
    }
    let nowhere = HostProgram(executable: URL(filePath: "/nowhere/program"))
    let error = #expect(throws: HostProgram.Failure.self) { try nowhere.run(Self.request) }
    lines.append(error?.text.japanese ?? "it is there")
    try Self.recording.check("endings", lines)
  }

  @Test func surroundingsAreAsRecorded() throws {
    let folder = try TestFiles.temporaryFolder(["groups/group.a/b.txt": "left"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let told = folder.appending(path: "told.txt")
    let program = try script(
      """
      {
        env | grep -v -E '^(_|SHLVL|PWD|OLDPWD)=' | sort
        pwd; ls -A; (cd "$FITCHECK_HOST_GROUPS" && find . -type f | sort); cat
        tr -d '\\n' < "$FITCHECK_HOST_QUESTION"; echo changed > "$FITCHECK_HOST_GROUPS/group.a/b.txt"
      } > '\(told.path)' 2>&1
      """,
      in: folder
    )
    var lines: [String] = []
    for groups in [nil, folder.appending(path: "groups")] {
      let host = HostProgram(
        executable: program,
        groups: groups,
        resources: ["/a b", folder.appending(path: "c").path]
      )
      let ask: [() throws -> Void] = [
        { _ = try host.run(Self.request) }, { _ = try host.describe() },
        { _ = try host.recommendations(for: Self.request) },
      ]
      for ask in ask {
        try? ask()
        let text = try String(contentsOf: told, encoding: .utf8)
          .replacing(folder.path, with: "HERE")
          .replacing(/\/[^ \n"]*fitcheck-widget-[0-9A-F-]+/, with: "PROCESS")
        lines += text.split(separator: "\n").map(String.init)
      }
      let left = folder.appending(path: "groups/group.a/b.txt")
      lines.append("left: \(try String(contentsOf: left, encoding: .utf8))")
    }
    try Self.recording.check("surroundings", lines)
  }

  /// A process may be silent as long as its slowest answer may take.
  @Test func theLongestAnswerIsWaitedFor() {
    for (answering, performing) in [(1.0, 5.0), (7.0, 2.0)] {
      var request = Self.request
      request.limits.secondsToAnswer = answering
      request.limits.secondsToPerform = performing
      #expect(ProgramExchange.Question.run(request).longest == max(answering, performing))
      #expect(ProgramExchange.Question.recommendations(request).longest == answering)
    }
    #expect(ProgramExchange.Question.describe.longest == 0)
    #expect(ProgramExchange.Question.families(preview: "a").longest == 0)
  }
}
#endif
