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
}
