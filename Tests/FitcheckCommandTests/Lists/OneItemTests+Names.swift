import Foundation
import TestSupport
import Testing

/// What is noted of names of columns and members that are not there.
extension OneItemTests {
  /// A member whose name was mistyped is in no item: that is noted once of a file, since without a snippet all that is asked
  /// of one is met.
  @Test(arguments: [
    (["--format", "jsonl"], "a.jsonl:1: ", " (said once of a file)"),
    (["--item", "2"], "a.jsonl:2: ", ""),
  ])
  func mistypedMembersAreNoted(_ options: [String], _ place: String, _ end: String) throws {
    let rows = "{\"title\":\"A\",\"teaser\":\"B\"}\n{\"title\":\"C\",\"teaser\":\"D\"}\n"
    let folder = try TestFiles.temporaryFolder(["a.jsonl": rows])
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, note) in [
      ("teaser", ""), ("taeser", "fitcheck: note: \(place)there is no “taeser” in it\(end)\n"),
    ] {
      let run = try CommandRun.run(
        ["a.jsonl", "--columns", "snippet=\(name)", "--size", "146x58"] + options,
        directory: folder
      )
      #expect(run.exitCode == 0 && run.errors == note, "\(run.errors)")
    }
  }

  /// A file that is named as a table, and begins with no names that are known, is said to be read as no table: each of
  /// its headlines is judged with its snippet in it, and the names as one.
  @Test(
    arguments: [
      ("a.csv", "Titel,Vorspann\nA,B\n", [], "a list of lines"),
      ("a.b.TSV", "Titel\tVorspann\nA\tB\n", ["--item", "1"], "a list of lines"),
      ("a.csv", "Titel,Vorspann\n", [], "an article"),
      ("a.csv", "Titel,Vorspann\nA,B\n", ["--input", "lines"], nil),
      ("a.csv", "Titel,Vorspann\nA,B\n", ["--columns", "headline=Titel"], nil),
      ("a.csv", "title,Vorspann\nA,B\n", [], nil),
      ("csv.txt", "Titel,Vorspann\nA,B\n", [], nil),
    ] as [(String, String, [String], String?)]
  )
  func tablesOfUnknownNamesAreNoted(
    _ name: String,
    _ content: String,
    _ options: [String],
    _ format: String?
  ) throws {
    let folder = try TestFiles.temporaryFolder([name: content])
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun.run([name, "--size", "146x58"] + options, directory: folder)
    let note = format.map {
      "fitcheck: note: \(name): it is read as \($0), not as a table (--input, --columns)\n"
    }
    #expect(run.exitCode == 0, "\(run.output)")
    #expect(run.errors == note ?? "")
  }
}
