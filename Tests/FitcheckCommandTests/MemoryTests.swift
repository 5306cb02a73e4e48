import Foundation
import TestSupport
import Testing

/// What a text takes of memory, as the system counts it.
@Suite(.disabled(if: Sanitizer.isInForce, "it needs more addresses"))
struct MemoryTests {
  /// A text of 256 KiB within an address space of 300 MB, of which fonts and libraries take most.
  @Test(arguments: ["港の図書館、夜も開く。", "Harbour library opens late. "])
  func longTextsTakeBoundedMemory(sentence: String) throws {
    let count = (256 << 10) / sentence.utf8.count
    let text = Array(String(repeating: sentence, count: count).utf8)
    for arguments in [
      ["-", "--size", "146x58", "--max-bytes", "262144"],
      ["lines", "-", "--point-size", "12", "--width", "146"],
    ] {
      let run = try CommandRun.run(
        arguments,
        input: text,
        shell: "ulimit -v 300000; \"$@\"",
        directory: CommandRun.repository
      )
      #expect([0, 1].contains(run.exitCode), "\(arguments): \(run.errors)")
    }
    let least = try CommandRun.run(
      ["-", "--size", "146x58", "--max-bytes", "262144"],
      input: text,
      shell: "ulimit -v 30000; \"$@\"",
      directory: CommandRun.repository
    )
    #expect(![0, 1].contains(least.exitCode), "the limit is not in force")
  }

  /// Lines that each name a language of their own take no more than those of one.
  @Test func languagesWithoutEndTakeBoundedMemory() throws {
    let rows = (0..<3_000).map { number in
      #"{"text":"a","lines":["a"],"width":99,"pointSize":12,"lang":"en-x-\#(number)"}"# + "\n"
    }
    let run = try CommandRun.run(
      ["calibrate", "-"],
      input: Array(rows.joined().utf8),
      shell: "ulimit -v 300000; \"$@\"",
      directory: CommandRun.repository
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.split(separator: "\n").count == rows.count + 1)
  }

  /// Lines that each name a font of their own take no more than those of a hundred.
  ///
  /// Texts that were remembered kept thousands of fonts open: of one file by so many names some 200 MB.
  @Test func fontsWithoutEndTakeBoundedMemory() throws {
    let folder = try TestFiles.temporaryFolder(["d/a.txt": ""])
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(
      at: CommandRun.repository.appending(path: "Fonts/Files/FitcheckSans-Regular.otf"),
      to: folder.appending(path: "own.otf")
    )
    let rows = (0..<2_048).map { number -> String in
      let steps = (0..<11).map { bit in number >> bit & 1 == 1 ? "d/../" : "./" }
      return #"{"text":"a","font":"\#(steps.joined())own.otf"}"# + "\n"
    }
    let run = try CommandRun.run(
      [
        "lines", "-", "--format", "jsonl", "--point-size", "12", "--width", "90",
        "--allow-font-paths", ".",
      ],
      input: Array(rows.joined().utf8),
      shell: "ulimit -v 300000; \"$@\"",
      directory: folder
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.split(separator: "\n").count == rows.count)
  }
}
