import Foundation
import TestSupport
import Testing

/// Each file that an option names has a bound: one that is a byte longer is refused with the number, before it is
/// read, and one that is as long is not.
@Suite struct FileBoundTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let arguments: [String]
    let bytes: UInt64
    /// What is said, with the numbers of what there is and of what there may be.
    var refusal: @Sendable (_ there: UInt64, _ most: UInt64) -> String = {
      "longer than \($1) bytes"
    }

    var testDescription: String { name }
  }

  private static let article = ["article.txt", "--size", "146x58"]

  /// The file is called `long`, and is of zeros of which the disk holds none.
  private static let rows = [
    Row(
      name: "what is known to be wrong",
      arguments: article + ["--baseline", "long"],
      bytes: 64 << 20
    ),
    Row(
      name: "a device's profile",
      arguments: ["article.txt", "--profile", "long"],
      bytes: 4 << 20
    ),
    Row(name: "options", arguments: article + ["--config", "long"], bytes: 64 << 10),
    Row(
      name: "entries",
      arguments: [
        "widget", "--program", ProcessRun.built("SaveButtons").path, "--fixtures", "long",
      ],
      bytes: 16 << 20
    ),
    Row(name: "an article", arguments: ["long", "--size", "146x58"], bytes: 1 << 20),
    Row(
      name: "an article, more of it",
      arguments: ["long", "--size", "146x58", "--max-bytes", "3000000"],
      bytes: 3_000_000
    ),
    Row(
      name: "a font",
      arguments: article + ["--font", "long"],
      bytes: 512 << 20,
      refusal: { "it has \($0) bytes, and \($1) are the most" }
    ),
  ]

  @Test(arguments: rows) func filesAreReadUpToTheirBounds(_ row: Row) throws {
    let folder = try TestFiles.temporaryFolder(["article.txt": "A headline\n", "long": ""])
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try FileHandle(forWritingTo: folder.appending(path: "long"))
    for count in [row.bytes + 1, row.bytes] {
      // What is not refused is read: as much as a test has time for.
      guard count > row.bytes || count <= 16 << 20 else { continue }
      try file.truncate(atOffset: count)
      let run = try CommandRun.run(row.arguments, directory: folder)
      #expect(run.exitCode == 2)
      let isRefused = run.errors.contains(row.refusal(count, row.bytes))
      #expect(isRefused == (count > row.bytes), "\(run.errors)")
      // An option raises that of what is judged, and no other.
      let isRaised = isRefused && row.arguments.first == "long"
      #expect(run.errors.contains("; --max-bytes raises the limit") == isRaised, "\(run.errors)")
    }
  }

  /// Of a list through a pipe it is said how it is read; a file is known to be one, or one headline.
  @Test func aLongListThroughAPipeIsToldOf() throws {
    let list = (1...100).map { "Headline \($0)\n" }.joined()
    let folder = try TestFiles.temporaryFolder(["list": list])
    defer { try? FileManager.default.removeItem(at: folder) }
    let told = """
      longer than 500 bytes; --max-bytes raises the limit of one headline; a list of any length is \
      read where --input says what it is, such as --input lines

      """
    let options = "--size 146x58 --max-bytes 500"
    for (input, isTold, exitCode) in [
      ("- <list", true, 2), ("<(cat list)", true, 2), ("list", false, 0),
      ("- --input lines <list", false, 0), ("- --input text <list", false, 2),
    ] as [(String, Bool, Int32)] {
      let run = try CommandRun.run(
        [],
        shell: "\"$1\" \(input) \(options)",
        directory: folder
      )
      #expect(run.errors.hasSuffix(told) == isTold, "\(input): \(run.errors)")
      #expect(run.exitCode == exitCode, "\(input): \(run.errors)")
    }
  }

  /// What a pipe brings is counted as it comes.
  @Test(arguments: ["<(head -c COUNT /dev/zero)", "- < <(head -c COUNT /dev/zero)", "- < long"])
  func pipesHaveTheBoundToo(_ input: String) throws {
    for count in [2_000, 2_001] {
      let folder = try TestFiles.temporaryFolder(["long": String(repeating: "a", count: count)])
      defer { try? FileManager.default.removeItem(at: folder) }
      let run = try CommandRun.run(
        [],
        shell:
          "\"$1\" \(input.replacing("COUNT", with: "\(count)")) --size 146x58 --max-bytes 2000",
        directory: folder
      )
      let isRefused = run.errors.contains("longer than 2000 bytes; --max-bytes raises the limit")
      #expect(isRefused == (count > 2_000), "\(run.errors)")
    }
  }

  /// What somebody has read of a file before is no part of the text that is left.
  @Test func whatWasReadOfAFileDoesNotCount() throws {
    let long = String(repeating: "a", count: 47) + "\nThe harbour"
    let folder = try TestFiles.temporaryFolder(["long": long + "\n"])
    defer { try? FileManager.default.removeItem(at: folder) }
    for (most, exitCode) in [(12, 0), (11, 2)] as [(Int, Int32)] {
      let run = try CommandRun.run(
        [],
        shell: "{ read -r line; \"$1\" - --size 146x58 --max-bytes \(most); } < long",
        directory: folder
      )
      #expect(run.exitCode == exitCode, "\(run.errors)")
    }
  }

  /// What a folder says is a file that is passed over, nobody asks about: it may lie deeper than any path leads.
  @Test func filesThatArePassedOverAreNotAskedAbout() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun.run(
      ["--size", "146x58", "--format", "jsonl"],
      shell: """
        name=$(printf 'd%.0s' {1..250})
        (for level in {1..16}; do mkdir $name && cd $name || exit; done; touch README${name:0:100})
        echo A > $name/a.txt
        "$@" $name
        status=$?
        rm -rf $name
        exit $status
        """,
      directory: folder
    )
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.contains("\"headline\":\"A\""), "\(run.output)")
  }
}
