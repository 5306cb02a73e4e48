import Fitcheck
import Foundation
import Inputs
import Reports
import TestSupport
import Testing

@testable import FitcheckCommand

/// How much is said of what is long, and how it is cut.
@Suite struct MessageBoundTests {
  /// A message on standard error has two thousand characters.
  @Test(arguments: [1_999, 2_000, 2_001, 3_000]) func messagesHaveALength(_ count: Int) throws {
    let (head, tail) = ("cannot read ", ": file name too long")
    let path = String(repeating: "n", count: count - head.count - tail.count)
    let run = try CommandRun.run([path, "--size", "146x58"], directory: CommandRun.repository)
    #expect(run.exitCode == 2 && run.output.isEmpty)
    let message = (head + path + tail).prefix(2_000)
    #expect(run.errors == "fitcheck: \(message)\(count > 2_000 ? "⋯" : "")\n")
  }

  /// They are counted as scalars, of which some have two bytes.
  @Test(arguments: [2_000, 2_001]) func lettersOfMessagesAreCounted(_ count: Int) throws {
    let (head, tail) = ("cannot read ", ": file name too long")
    let path = String(repeating: "\u{E9}", count: count - head.count - tail.count)
    let run = try CommandRun.run([path, "--size", "146x58"], directory: CommandRun.repository)
    let message = (head + path + tail).prefix(2_000)
    #expect(run.errors == "fitcheck: \(message)\(count > 2_000 ? "⋯" : "")\n")
  }

  /// Of messages a letter with its mark counts as the two scalars that it is.
  @Test(arguments: [2_000, 2_001]) func marksOfMessagesAreCounted(_ count: Int) throws {
    let (head, tail) = ("cannot read ", ": file name too long")
    let length = count - head.count - tail.count
    let path =
      String(repeating: "e\u{301}", count: length / 2) + (length % 2 == 0 ? "" : "a")
    let run = try CommandRun.run([path, "--size", "146x58"], directory: CommandRun.repository)
    let message = String(Substring((head + path + tail).unicodeScalars.prefix(2_000)))
    #expect(run.errors == "fitcheck: \(message)\(count > 2_000 ? "⋯" : "")\n")
  }

  /// Text from outside takes twelve rows of eighty columns, and of marks that take none sixteen to a column.
  @Test func textsHaveALength() {
    for count in [479, 480, 481, 2_000] {
      let text = String(repeating: "国", count: count)
      let shown = String(repeating: "国", count: min(count, 479))
      #expect(TextReport.bounded(text) == (count > 480 ? shown + "⋯" : text), "\(count)")
    }
    for count in [959, 960, 961, 15_360, 15_361, 20_000] {
      let text = String(repeating: "a", count: count)
      #expect(
        TextReport.bounded(text) == (count > 960 ? text.prefix(959) + "⋯" : text[...]),
        "\(count)"
      )
      let marked = "a" + String(repeating: "\u{300}", count: count - 1)
      let isWhole = TextReport.bounded(marked).unicodeScalars.elementsEqual(marked.unicodeScalars)
      #expect(isWhole == (count <= 15_360), "\(count)")
    }
    // A row of one column holds sixteen scalars.
    for count in [15, 16, 17] {
      let text = "a" + String(repeating: "\u{300}", count: count - 1)
      #expect((TerminalText.clipped(text, to: 1) == text) == (count <= 16), "\(count)")
    }
    #expect(
      TerminalText.clipped("abc", to: 0).isEmpty && TerminalText.clipped("abc", to: -1).isEmpty
    )
    #expect(TerminalText.clipped("abc", to: .max) == "abc")
  }

  // MARK: - Files of options

  private func reading(_ text: String) throws -> String {
    let folder = try TestFiles.temporaryFolder(["own.yml": text])
    defer { try? FileManager.default.removeItem(at: folder) }
    do throws(CommandFailure) {
      let file = try ConfigurationFile(path: folder.appending(path: "own.yml").path)
      return file.entries.map { "\($0.key.count): \($0.values.map(\.count))" }.joined(
        separator: ", "
      )
    } catch {
      return error.description
    }
  }

  @Test func namesAndValuesHaveALength() throws {
    for count in [59, 60, 61, 4_095, 4_096] {
      let long = String(repeating: "k", count: count)
      // A long name has to be said to be one (YAML 1.2 §7.4).
      let name = "a: b\n? \(long)\n: "
      #expect(try reading("\(name)\(long)\n") == "1: [1], \(count): [\(count)]")
      let refusal = "own.yml:2: “\(long.prefix(60))” has a value that is longer than 4096 bytes"
      let value = String(repeating: "v", count: 4_097)
      #expect(try reading("\(name)\(value)\n") == refusal)
      #expect(try reading("\(name)[c, \(value)]\n") == refusal)
      let nul = "own.yml:2: “\(long.prefix(60))” has a value with a NUL in it"
      #expect(try reading("\(name)\"v\\0\"\n") == nul)
    }
    let long = String(repeating: "k", count: 4_097)
    #expect(try reading("a: b\n\n? \(long)\n: c\n") == "own.yml:3: no option has so long a name")
    #expect(try reading("? [a]\n: b\n") == "own.yml:1: the name of an option has to be a word")
    #expect(try reading("") == "" && reading("# no more\n") == "" && reading("~") == "")
  }

  /// That length is in bytes, of which 国 has three: 1365 of it and a letter are 4096.
  @Test func namesAndValuesAreMeasuredInBytes() throws {
    let long = String(repeating: "国", count: 1_365)
    #expect(try reading("? \(long)k\n: \(long)v\n") == "1366: [1366]")
    #expect(try reading("? \(long)kk\n: v\n") == "own.yml:1: no option has so long a name")
    let refusal = "own.yml:1: “time” has a value that is longer than 4096 bytes"
    #expect(try reading("time: \(long)vv\n") == refusal)
  }

  /// Of a name sixty scalars are told, of which a letter with its mark is two.
  @Test func namesAreToldUpToALength() throws {
    func letters(_ count: Int) -> String { String(repeating: "e\u{301}", count: count) }
    let value = String(repeating: "v", count: 4_097)
    for (text, reason) in [
      (value, "that is longer than 4096 bytes"), ("\"v\\0\"", "with a NUL in it"),
    ] {
      let refusal = "own.yml:1: “\(letters(30))” has a value \(reason)"
      #expect(try reading("? \(letters(31))\n: \(text)\n") == refusal)
    }
  }

  @Test func optionsHaveSoManyValues() throws {
    func list(_ count: Int) -> String {
      "device: [\(Array(repeating: "a", count: count).joined(separator: ", "))]\n"
    }
    let most = Array(repeating: "1", count: 1_000).joined(separator: ", ")
    #expect(try reading(list(1_000)) == "6: [\(most)]")
    #expect(try reading(list(1_001)) == "own.yml:1: “device” has more than 1000 values")
  }

  /// An anchor's name is of letters, digits, lines and hyphens, and is quoted so far.
  @Test func aliasesHaveTheNamesOfTheirAnchors() throws {
    let long = String(repeating: "k", count: 61)
    for (name, shown) in [
      ("azAZ09_-", "azAZ09_-"), ("z", "z"), ("Z", "Z"), ("9", "9"), (long, String(long.dropLast())),
    ] {
      let refusal =
        "own.yml:2: “*\(shown)” refers to an anchor, which is not read: write out what it stands for"
      #expect(try reading("a: &\(name) b\nc: *\(name)\n") == refusal)
    }
  }

  /// They are found behind an empty first line, before their anchor, and at the end; there a sign alone is none.
  @Test func aliasesAreFoundEverywhere() throws {
    let refusal = ": “*b” refers to an anchor, which is not read: write out what it stands for"
    for (text, line) in [("\na: &b c\nd: *b\n", 3), ("a: *b\nc: &b d\n", 1), ("a: &b c\nd: *b", 2)]
    {
      #expect(try reading(text) == "own.yml:\(line)\(refusal)")
    }
    #expect(try reading("a: b # *") == "1: [1]")
    #expect(try reading("a: b # &") == "1: [1]")
  }

  /// What the reader of YAML says is cut where it quotes a long line.
  @Test func reasonsHaveALength() throws {
    let reason = try reading("device: [\(String(repeating: "a", count: 400))\n")
    let said = String(reason.dropFirst("own.yml: not YAML: ".count))
    #expect(reason.hasPrefix("own.yml: not YAML: ") && said.hasSuffix("⋯"), "\(reason)")
    #expect(!said.contains("\n"))
    #expect(TerminalText.columns(said) == 200)
  }

  // MARK: - Numbers

  /// A million points are as many as there may be, either way.
  @Test func lengthsHaveABound() throws {
    #expect(try Lengths.positive("1000000", "--a") == 1_000_000)
    #expect(try Lengths.signed(1_000_000, "--a") == 1_000_000)
    #expect(try Lengths.signed(-1_000_000, "--a") == -1_000_000)
    let size = try Lengths.size("1000000X1e6", "--a")
    #expect(size.width == 1_000_000 && size.height == 1_000_000)
    for (value, reason) in [
      (-.infinity, "greater than zero, not -inf"), (.nan, "greater than zero, not nan"),
      (-2.5, "greater than zero, not -2.5"), (.infinity, "finite and at most 1000000"),
    ] as [(Double, String)] {
      #expect(throws: CommandFailure("--a must be \(reason)")) {
        try Lengths.positive(value, "--a")
      }
    }
    for text in ["1000000.0000001", "1e400", "0", "-0", "-1"] {
      #expect(throws: CommandFailure.self, "\(text)") { try Lengths.positive(text, "--a") }
    }
    for value in [Lengths.greatest.nextUp, -Lengths.greatest.nextUp, .nan, .infinity] {
      #expect(throws: CommandFailure.self, "\(value)") { try Lengths.signed(value, "--a") }
    }
  }

  // MARK: - Names

  @Test func filesAreNamedFromHere() {
    let here = FileManager.default.currentDirectoryPath
    for (path, name) in [
      ("a.txt", "a.txt"), ("./a.txt", "a.txt"), ("././a.txt", "./a.txt"), ("../a.txt", "../a.txt"),
      (".//a.txt", "a.txt"), (".///a/b.txt", "a/b.txt"), ("a//b", "a//b"),
      ("./", "."), (".//", "."), ("\(here)/", "."), ("\(here)//a.txt", "a.txt"),
      ("a/./b", "a/./b"), ("\(here)/a/b.txt", "a/b.txt"), ("\(here)/a.txt", "a.txt"),
      ("\(here)x/a.txt", "a.txt"), ("/nowhere/b/a.txt", "a.txt"), ("", ""), (".", "."),
    ] {
      #expect(SourceName.shown(path) == name, "\(path)")
    }
    for (path, folder, name) in [
      ("/a.txt", "/", "a.txt"), ("/d/a.txt", "/", "d/a.txt"), ("//d/a.txt", "/", "d/a.txt"),
      ("/", "/", "."), ("d/a.txt", "/", "d/a.txt"),
      // Where nobody knows the current folder, nothing lies below it.
      ("/d/a.txt", "", "a.txt"), ("d/a.txt", "", "d/a.txt"), ("./a.txt", "", "a.txt"),
    ] {
      #expect(SourceName.shown(path, from: folder) == name, "\(path) from \(folder)")
    }
    for (place, name) in [
      (InputPlace(file: "standard input", line: 4), "stdin:4"),
      (InputPlace(file: "standard input", line: nil), "stdin"),
      (InputPlace(file: "d/a.csv", line: 1), "a.csv:1"),
      (InputPlace(file: "d/a.csv", line: nil), "a.csv"),
      (InputPlace(file: "Standard input", line: 2), "Standard input:2"),
    ] {
      #expect(SourceName.identifier(of: place) == name)
    }
    var names = SourceNames()
    for (file, line, shown) in [
      ("./a", 1, "a"), ("./a", 2, "a"), ("./b", 3, "b"), ("./a", 4, "a"),
      ("caf\u{E9}", 5, "caf\u{E9}"),
      ("./cafe\u{301}", 6, "cafe\u{301}"),
    ] {
      let place = names.shown(InputPlace(file: file, line: line))
      #expect(place == InputPlace(file: shown, line: line))
    }
  }

  /// Of several items in one line those without a name of their own are counted, from the second on.
  @Test func itemsOfOneLineAreCounted() {
    var names = ItemNames()
    func next(_ line: Int?, _ file: String, _ id: String?) -> String {
      let place = InputPlace(file: file, line: line)
      return names.next(
        ReadItem(
          origin: place,
          place: place,
          name: id ?? "x",
          isNamed: id != nil,
          content: .error("no"),
          notes: []
        )
      )
    }
    let called = [
      next(1, "a", nil), next(1, "a", nil), next(1, "a", "i"), next(1, "a", nil), next(2, "a", nil),
      next(2, "b", nil), next(2, "b", nil), next(nil, "b", nil), next(2, "b", nil),
      next(3, "b", "i"),
      next(3, "b", nil),
    ]
    #expect(called == ["x", "x#2", "i", "x#3", "x", "x", "x#2", "x", "x", "i", "x"])
    #expect(names.count == 11)
  }

  /// A file all of whose items have names of their own leaves its name to the next one that is called so.
  @Test func itemsWithNamesTakeNoneOfTheirFile() {
    var names = ItemNames()
    func next(_ file: String, _ id: String?) -> String {
      let place = InputPlace(file: file, line: 1)
      return names.next(
        ReadItem(
          origin: place,
          place: place,
          name: id ?? "x:1",
          isNamed: id != nil,
          content: .error("no"),
          notes: []
        )
      )
    }
    let called = [next("a/x", "i"), next("b/x", nil), next("a/x", nil), next("a/x", nil)]
    #expect(called == ["i", "x:1", "a/x:1", "a/x:1#2"])
  }

  /// What is noted of items is said once of each file, which is told apart from others by its bytes, as notes are.
  @Test func notesAreSaidOnceOfAFile() {
    func item(_ file: String, _ notes: [String]) -> ReadItem {
      let place = InputPlace(file: file, line: 1)
      return ReadItem(
        origin: place,
        place: place,
        name: "x",
        isNamed: false,
        content: .error("no"),
        notes: notes
      )
    }
    var notes = ItemNotes()
    func said(_ file: String, _ texts: String...) -> [String] {
      notes.next(item(file, texts)).map { $0.replacing(" (said once of a file)", with: "!") }
    }
    #expect(said("\u{E9}", "a", "b") == ["a!", "b!"])
    #expect(said("\u{E9}") == [])
    #expect(said("\u{E9}", "b", "c") == ["c!"])
    #expect(said("e\u{301}", "b") == ["b!"])
    #expect(said("e\u{301}", "\u{E9}", "e\u{301}").count == 2)
    #expect(said("\u{E9}", "b") == ["b!"])
    var silent = ItemNotes(areSaid: true)
    let told = silent.next(item("x", ["a"])) + silent.alone(item("x", ["a"]))
    #expect(told == [])
    #expect(ItemNotes().alone(item("x", ["a", "a"])) == ["a", "a"])
  }

  /// Of one article they are said as they are, and of a list behind it as of any.
  @Test func notesOfAnArticleAreNotThoseOfAList() {
    var notes = ItemNotes()
    func said(_ file: String, holding text: String) -> [String] {
      let event = InputReader([.memory(Array(text.utf8), name: file)]).next()
      guard case .opened(let input)? = event else {
        Issue.record("\(file) is not opened")
        return []
      }
      notes.begin(input)
      let place = InputPlace(file: file, line: 1)
      return notes.next(
        ReadItem(
          origin: place,
          place: place,
          name: "x",
          isNamed: false,
          content: .error("no"),
          notes: ["a"]
        )
      )
    }
    #expect(said("one", holding: "---\nid: a\n---\nA headline\n") == ["a"])
    #expect(said("list", holding: "A\nB\n") == ["a (said once of a file)"])
    #expect(said("two", holding: "---\nid: b\n---\nA headline\n") == ["a"])
  }

  /// A file is called by its last name, and one after it of the same by as much of its path as tells it apart.
  @Test func filesOfOneNameAreToldApart() {
    var names = FileNames()
    let files: [(file: String, longer: String?)] = [
      ("a/x", nil), ("b/x", "b/x"), ("a/x", nil), ("b/x", "b/x"), ("c/b/x", "c/b/x"),
      ("/c/b/x", "/c/b/x"), ("x", "./x"), ("c/y", nil), ("/r/c/y", "c/y"), ("stdin", nil),
      ("standard input", "standard input"), ("z", nil), ("./z", "./z"), ("d/e\u{301}", nil),
      ("d/\u{E9}", nil), ("d//x", "/x"), ("d/x", "d/x"),
      // Folders are told apart by their bytes, too.
      ("\u{E9}/w", nil), ("e\u{301}/w", "e\u{301}/w"), ("\u{E9}/w", nil),
    ]
    for (file, longer) in files {
      let found = names.longerName(of: file)
      #expect(found == longer, "\(file)")
    }
  }

  // MARK: - Reports

  private struct Full: Error {}

  /// What takes a report in pieces is not called again once it has failed.
  @MainActor
  @Test func reportsEndWhereTheyCannotBeWritten() throws {
    let groups = DeviceGroup.grouping(
      ["SE 3", "iPhone 15", "iPhone 17 Pro Max"].compactMap {
        try? DeviceCatalogue.device(named: $0)
      }
    )
    let one = try SampleReports.report(of: SampleReports.texts[11], groups: groups)
    let report = JSONReport(Array(repeating: one, count: 8))
    var pieces: [String] = []
    report.write { pieces.append($0) }
    #expect(pieces.count > 2 && pieces.joined() == report.text())
    for failing in 1...2 {
      var calls = 0
      #expect(throws: Full.self) {
        try report.write { (_: String) throws(Full) in
          calls += 1
          if calls == failing { throw Full() }
        }
      }
      #expect(calls == failing)
    }
  }
}
