import Foundation
import TestSupport
import Testing

@testable import FitcheckCommand

/// What every option of a file of options becomes on the command line, and what stands there already, as recorded.
///
/// `Scripts/renew-golden` writes the recording anew.
@Suite struct RecordedConfigurationTests {
  private static let recording = Recording(
    "FitcheckCommandTests/Recorded/configurations.recorded",
    names: ["options", "command lines"]
  )
  private static let commands = ["check", "limits", "matrix", "lines", "devices", "widget"]

  private func merged(_ arguments: [String], in folder: URL) -> String {
    do throws(CommandFailure) {
      let words = try ConfiguredArguments.merged(
        arguments,
        commands: Self.commands,
        folder: folder.path
      )
      return "\(words)".replacing(folder.path, with: "HERE")
    } catch {
      return "refused: \(error)".replacing(folder.path, with: "HERE")
    }
  }

  @Test func everyOptionIsTakenAsRecorded() throws {
    let folder = try TestFiles.temporaryFolder(["sub/own.yml": ""])
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "sub/own.yml")
    var lines: [String] = []
    for command in Self.commands.prefix(3) {
      for name in ConfiguredArguments.names + ["config", "item"] {
        let answers = try ["true", "false", "a/b", "/a", "[x, y]"].map { value in
          try Data("\(name): \(value)\n".utf8).write(to: file)
          return merged([command, "f", "--config", file.path], in: folder)
            .replacing(", \"f\", \"--config\", \"HERE/sub/own.yml\"]", with: "")
        }
        lines.append("\(command) \(name): \(answers.joined(separator: " ; "))")
      }
    }
    try Self.recording.check("options", lines)
  }

  @Test func everyCommandLineIsMergedAsRecorded() throws {
    let folder = try TestFiles.temporaryFolder([
      ".fitcheck.yml": "size: 3x4\nall: true\nfont: [a, b]\n", "own.yml": "ios: 18\n", "d/e/x": "",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let own = folder.appending(path: "own.yml").path
    let below = folder.appending(path: "d/e")
    let lines = [
      [], ["f"], ["check", "f"], ["limits", "f"], ["matrix", "f"], ["lines", "f"], ["devices"],
      ["widget", "f"], ["help"], ["help", "check"], ["f", "help"], ["f", "--size", "1x1"],
      ["f", "--size=1x1"], ["--size", "1x1", "f"], ["f", "--", "--size"], ["--", "f"],
      ["f", "--sizes", "1"], ["f", "-size"], ["f", "--all"], ["f", "--font", "c", "--size=1"],
      ["f", "-h"], ["f", "--help"], ["f", "--version"], ["--version"], ["f", "--versions"],
      ["f", "--generate-completion-script", "bash"], ["f", "--", "--help"], ["f", "-hh"],
      ["f", "--config", own], ["f", "--config=\(own)"], ["--config", own, "f"], ["f", "--config"],
      ["f", "--config", "/dev/null", "--config", own],
      ["f", "--config=\(own)", "--config=/dev/null"],
      ["f", "--configs=\(own)"], ["f", "--", "--config", own], ["f", "--config", own, "--ios=16"],
    ]
    .map { arguments in
      let words = "\(arguments)".replacing(folder.path, with: "HERE")
      return "\(words) → \(merged(arguments, in: below).replacing(folder.path, with: "HERE"))"
    }
    try Self.recording.check("command lines", lines)
  }

  @Test func everythingRecordedIsAskedFor() {
    #expect(Self.recording.leftOver() == [])
  }
}
