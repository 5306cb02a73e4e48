import Foundation
import TestSupport
import Testing

/// One headline of a list, beside files that have nothing to do with it.
@Suite struct OneItemTests {
  /// What a file is read as is told of those of its items alone.
  @Test func theEncodingOfAnotherFileIsNotTold() throws {
    let folder = try TestFiles.temporaryFolder(["b.jsonl": "{\"headline\":\"C\"}\n"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let rows = "{\"headline\":\"A\"}\n{\"headline\":\"B\"}\n"
    let wide = try #require("\u{FEFF}\(rows)".data(using: .utf16LittleEndian))
    try wide.write(to: folder.appending(path: "a.jsonl"))
    let note = "fitcheck: note: a.jsonl: a list of JSON texts (JSON Lines) in UTF-16LE\n"
    let missing = "fitcheck: nowhere.txt: it cannot be read: no such file or directory\n"
    for command in [[], ["limits"]] {
      for (item, headline, errors) in [
        ("1", "A", note), ("2", "B", note), ("3", nil, missing), ("4", "C", ""),
      ] as [(String, String?, String)] {
        let run = try CommandRun.run(
          command + ["a.jsonl", "nowhere.txt", "b.jsonl", "--size", "146x58", "--item", item],
          directory: folder
        )
        #expect(run.exitCode == (headline == nil ? 2 : 0))
        #expect(run.errors == errors, "\(item): \(run.errors)")
        if let headline { #expect(run.output.hasPrefix("\(headline)\n"), "\(run.output)") }
      }
    }
  }

  /// A file that is called as standard input is gives its items its own name.
  @Test func aFileMayBeCalledAsStandardInputIs() throws {
    let rows = "{\"headline\":\"A\"}\n{\"headline\":\"B\"}\n"
    let folder = try TestFiles.temporaryFolder(["standard input": rows])
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun.run(
      ["standard input", "--size", "146x58", "--format", "jsonl"],
      directory: folder
    )
    #expect(run.exitCode == 0 && run.output.contains("\"id\":\"standard input:2\""))
    #expect(!run.output.contains("stdin"), "\(run.output)")
  }

  /// A file of a single headline may be called as standard input is, too, and messages tell it from that.
  @Test func anArticleMayBeCalledAsStandardInputIs() throws {
    let folder = try TestFiles.temporaryFolder(["standard input": "A headline\n"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun.run(
      ["standard input", "--size", "146x58", "--format", "jsonl"],
      directory: folder
    )
    #expect(run.output.hasPrefix("{\"id\":\"standard input:1\","), "\(run.output)\(run.errors)")
    for (arguments, fault) in [
      (["standard input", "--max-bytes", "4"], "longer than 4 bytes"),
      (
        ["lines", "standard input", "--point-size", "9", "--width", "9", "--max-bytes", "4"],
        "line 1: longer than 4 bytes"
      ), (["calibrate", "standard input"], "line 1: not JSON"),
    ] {
      let refused = try CommandRun.run(arguments, directory: folder)
      let start = "fitcheck: ./standard input: \(fault)"
      #expect(refused.exitCode == 2 && refused.errors.hasPrefix(start), "\(refused.errors)")
    }
  }

  /// A picture is of one headline, beside its report or what a list says of it: nothing is drawn for a list, nor in other
  /// formats.
  @Test(arguments: [
    ("list.txt", "a list has no picture: --item N draws one of its headlines"),
    ("list.txt --format json", "a list has no picture: --item N draws one of its headlines"),
    (
      "list.txt --format json --detail trace",
      "a list has no picture: --item N draws one of its headlines"
    ), ("list.txt --format jsonl --detail trace", "--png and --svg go with --format text or json"),
    ("list.txt --format csv", "--png and --svg go with --format text or json"),
    ("one.txt --format csv", "--png and --svg go with --format text or json"),
  ])
  func oneHeadlineIsDrawn(_ arguments: String, _ message: String) throws {
    let folder = try TestFiles.temporaryFolder(["one.txt": "港\n", "list.txt": "港\n灯\n"])
    defer { try? FileManager.default.removeItem(at: folder) }
    for option in ["--png", "--svg"] {
      let run = try CommandRun.run(
        arguments.split(separator: " ").map { String($0) }
          + ["--size", "146x58", option, "picture"],
        directory: folder
      )
      #expect(run.exitCode == 2 && run.output.isEmpty, "\(run.output)")
      #expect(run.errors == "fitcheck: \(message)\n")
      let picture = folder.appending(path: "picture").path
      #expect(!FileManager.default.fileExists(atPath: picture))
    }
  }

  /// A picture is drawn beside JSON of whatever detail, as beside a report.
  @Test(arguments: [
    "one.txt", "one.txt --format json", "one.txt --format json --detail verdict",
    "one.txt --format json --detail glyphs", "list.txt --item 2 --format json --detail verdict",
  ])
  func aPictureStandsBesideJSON(_ arguments: String) throws {
    let folder = try TestFiles.temporaryFolder(["one.txt": "港\n", "list.txt": "灯\n港\n"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun.run(
      arguments.split(separator: " ").map { String($0) }
        + ["--size", "146x58", "--svg", "picture.svg"],
      directory: folder
    )
    #expect(run.exitCode == 0 && run.output.contains("港"), "\(run.output)\(run.errors)")
    let picture = try String(contentsOf: folder.appending(path: "picture.svg"), encoding: .utf8)
    #expect(picture.hasPrefix("<?xml") && picture.hasSuffix("</svg>\n"))
  }

  /// A list whose first bytes do not tell that it is one is refused with how it is read, and read so.
  @Test(arguments: [
    ("headline,lead\nA,b\n", "csv", "it is a table (CSV), not a headline: read it as what it is"),
    (
      "[{\"headline\":\"A\"}]\n", "json", "it is a JSON text, not a headline: read it as what it is"
    ),
    (
      "A\nB\n", "lines",
      "2 lines like these are a list, not a headline: put an empty line between headline and snippet, "
        + "or read them as lines"
    ),
  ])
  func listsThatBeginLateAreToldHowTheyAreRead(_ text: String, _ format: String, _ reason: String)
    throws
  {
    let folder = try TestFiles.temporaryFolder(["a": String(repeating: "\n", count: 66_000) + text])
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun.run(["a", "--size", "146x58"], directory: folder)
    #expect(
      run.exitCode == 2 && run.errors == "fitcheck: a: \(reason) (--input \(format))\n",
      "\(run.errors)"
    )
    let list = try CommandRun.run(["a", "--size", "146x58", "--input", format], directory: folder)
    #expect(list.exitCode == 0 && list.errors.isEmpty, "\(list.errors)")
  }

  /// Notes tell a file by its name below the current folder, however it is named.
  @Test(arguments: [
    (["--format", "jsonl"], "a.jsonl:1: ", " (said once of a file)"),
    (["--item", "2"], "a.jsonl:2: ", ""),
  ])
  func notesTellNoPath(_ options: [String], _ place: String, _ end: String) throws {
    let rows = "{\"headline\":\"A\",\"lang\":\" \"}\n{\"headline\":\"B\",\"lang\":\" \"}\n"
    let folder = try TestFiles.temporaryFolder(["a.jsonl": rows])
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun.run(
      [folder.appending(path: "a.jsonl").path, "--size", "146x58"] + options,
      directory: folder
    )
    let note = "\(place)“lang” is blank, which names no language\(end)"
    #expect(run.exitCode == 0 && run.errors == "fitcheck: note: \(note)\n", "\(run.errors)")
  }

  /// So do those on what a file is in, and on a single headline, of which that on its text comes second.
  @Test func notesOnFilesTellNoPath() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text, format, more) in [
      (
        "a.jsonl", "{\"headline\":\"A\"}\n{\"headline\":\"B\"}\n",
        "a list of JSON texts (JSON Lines)", ""
      ),
      (
        "b.txt", "---\nmood: glad\n---\nA\n\nB\n", "an article",
        "fitcheck: note: b.txt: “mood” in the front matter is not known (time, lang, id)\n"
      ),
    ] {
      let wide = try #require("\u{FEFF}\(text)".data(using: .utf16LittleEndian))
      let file = folder.appending(path: name)
      try wide.write(to: file)
      let run = try CommandRun.run([file.path, "--size", "146x58"], directory: folder)
      let note = "fitcheck: note: \(name): \(format) in UTF-16LE\n"
      #expect(run.exitCode == 0 && run.errors == note + more, "\(run.errors)")
    }
  }

  /// Titles of lists tell no path, nor does what is said of a language, or of columns that nothing is mapped of.
  @Test func reportsTellNoPath() throws {
    let folder = try TestFiles.temporaryFolder([
      "a.csv": "headline\nA\n\"b\"c\n", "tag.txt": "---\nlang: '!!'\n---\nA\n",
      "lines.txt": "A\nB\n",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    func run(_ command: String, _ name: String, _ options: [String] = []) throws -> CommandRun {
      try CommandRun.run(
        [command, folder.appending(path: name).path, "--size", "146x58"] + options,
        directory: folder
      )
    }
    for command in ["check", "limits", "matrix"] {
      let list = try run(command, "a.csv")
      #expect(list.output.hasPrefix("a.csv "), "\(list.output)")
      #expect(!list.output.contains(folder.path), "\(list.output)")
    }
    for command in ["check", "limits"] {
      let article = try run(command, "tag.txt")
      let refusal = "fitcheck: tag.txt: “!!” is not a language tag"
      #expect(article.errors.hasPrefix(refusal), "\(article.errors)")
    }
    let mapped = try run("check", "lines.txt", ["--columns", "headline=Title"])
    #expect(mapped.errors.hasPrefix("fitcheck: note: lines.txt: it is read as"), "\(mapped.errors)")
  }

  /// Why one item could not be judged is told with its file as it was named.
  @Test func aFaultTellsItsFileAsItWasNamed() throws {
    let folder = try TestFiles.temporaryFolder(["a.csv": "headline\nA\n\"b\"c\n"])
    defer { try? FileManager.default.removeItem(at: folder) }
    for command in ["check", "limits"] {
      for name in ["a.csv", "./a.csv", folder.appending(path: "a.csv").path] {
        let run = try CommandRun.run(
          [command, name, "--size", "146x58", "--item", "2"],
          directory: folder
        )
        let start = "fitcheck: \(name):3: text follows a closing quotation mark"
        #expect(run.exitCode == 2 && run.errors.hasPrefix(start), "\(run.errors)")
      }
    }
  }

  /// What is explained is one headline: of a list nothing would be, without a word; nor are all shown beside one, or by a
  /// format of findings.
  @Test(arguments: [
    (["a.txt", "--explain"], "--explain tells of one headline: --item N picks one of a list"),
    (
      ["a.txt", "--explain", "all", "--all"], "--explain tells of one headline: --item N picks one"
    ),
    (
      ["a.txt", "--explain", "--format", "csv"],
      "--explain goes with --format text, or with --detail"
    ),
    (
      ["b.txt", "--explain", "--format", "junit"],
      "--explain goes with --format text, or with --detail"
    ),
    (
      ["b.txt", "--explain", "--format", "json", "--detail", "verdict"],
      "--explain goes with --format text, or with --detail trace or glyphs"
    ),
    (
      ["a.txt", "--item", "1", "--explain", "--format", "json", "--detail", "verdict"],
      "--explain goes with --format text, or with --detail trace or glyphs"
    ),
    (["a.txt", "--item", "1", "--all"], "--item shows one headline of a list, --all every one"),
    (["a.txt", "--format", "sarif", "--all"], "--all shows every headline of a list, --format s"),
    (["a.txt", "--format", "github", "--all"], "--all shows every headline of a list"),
    (["a.txt", "--format", "gitlab", "--all"], "--all shows every headline of a list"),
    (["b.txt", "--format=markdown", "--all"], "--format markdown findings alone: give one"),
  ])
  func listsAreNotExplained(_ arguments: [String], _ message: String) throws {
    let folder = try TestFiles.temporaryFolder(["a.txt": "港\n灯\n", "b.txt": "港\n"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun.run(arguments + ["--size", "146x58"], directory: folder)
    #expect(run.exitCode == 2 && run.output.isEmpty, "\(run.output)")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  /// That all are shown may be written down: beside an item it is left out.
  @Test func oneItemOfAllIsShown() throws {
    let folder = try TestFiles.temporaryFolder([
      "a.txt": "港\n灯\n", ".fitcheck.yml": "size: 146x58\nall: true\n",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun.run(["a.txt", "--item", "2"], directory: folder)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.hasPrefix("灯\n"), "\(run.output)")
  }

  /// So it is beside a format of findings, and not beside text.
  @Test(arguments: ["sarif", "github", "gitlab", "markdown", "text"])
  func allAreShownInText(_ format: String) throws {
    let folder = try TestFiles.temporaryFolder([
      "a.txt": "港\n灯\n", ".fitcheck.yml": "size: 146x58\nall: true\n",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun.run(["a.txt", "--format", format], directory: folder)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.contains("灯") == (format == "text"), "\(run.output)")
  }

  /// One of it is, and so is each with its measurements.
  @Test(arguments: [
    ["--item", "2", "--explain"], ["--item", "2", "--explain", "--format", "json"],
    ["--explain", "all", "--format", "jsonl", "--detail", "trace"],
  ])
  func whatIsTracedIsExplained(_ options: [String]) throws {
    let folder = try TestFiles.temporaryFolder(["a.txt": "港\n灯\n"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun.run(["a.txt", "--size", "146x58"] + options, directory: folder)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
  }

  /// Of a list, too, candidates that nobody tried are measured where all are asked for, and nowhere else.
  @Test(arguments: ["json", "jsonl"], [nil, "tried", "all"] as [String?])
  func allCandidatesOfAListAreToldOnRequest(_ format: String, _ candidates: String?) throws {
    let folder = try TestFiles.temporaryFolder(["a.txt": "港\n灯\n"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun.run(
      ["a.txt", "--size", "146x58", "--format", format, "--detail", "trace"]
        + (candidates.map { ["--explain", $0] } ?? []),
      directory: folder
    )
    // The first of three candidates fits: of each of two headlines two are left.
    let written = run.output.filter { !$0.isWhitespace }
    let isMeasured = candidates == "all"
    let measured = written.components(separatedBy: #""tried":false,"proposal":{"#).count - 1
    let unmeasured = written.components(separatedBy: #""tried":false,"proposal":null"#).count - 1
    #expect(measured == (isMeasured ? 4 : 0), "\(run.errors)")
    #expect(unmeasured == (isMeasured ? 0 : 4), "\(run.errors)")
  }

  /// A table of one column whose name was mistyped is a list of lines: nothing is mapped of it, whatever it is in.
  ///
  /// Nor is anything of a feed.
  @Test(arguments: [["--format", "jsonl"], ["--item", "2"]])
  func columnsOfLinesAreNone(_ options: [String]) throws {
    let entries = "<entry><title>A</title></entry><entry><title>B</title></entry>"
    let folder = try TestFiles.temporaryFolder([
      "a.txt": "Titel\nThe harbour\n", "c.xml": "<feed>\(entries)</feed>",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let wide = try #require("\u{FEFF}Titel\nThe harbour\n".data(using: .utf16LittleEndian))
    try wide.write(to: folder.appending(path: "b.txt"))
    for (name, columns, errors) in [
      (
        "b.txt", "headline=Title",
        "fitcheck: note: b.txt: a list of lines in UTF-16LE\n"
          + "fitcheck: note: b.txt: it is read as a list of lines, of which --columns tells nothing\n"
      ),
      (
        "c.xml", "headline=summary",
        "fitcheck: note: c.xml: it is read as an Atom feed, of which --columns tells nothing\n"
      ),
      (
        "a.txt", "headline=Titel",
        options.first == "--item" ? "fitcheck: --item 2: there is only 1 item\n" : ""
      ),
    ] {
      let run = try CommandRun.run(
        [name, "--columns", columns, "--size", "146x58"] + options,
        directory: folder
      )
      #expect(run.errors == errors, "\(run.output)")
    }
  }

  /// Nor is anything mapped of an article, as a table of one column is one whose second line is empty.
  @Test(
    arguments: [
      [], ["--item", "1"], ["--input", "text"], ["--input", "text", "--format", "jsonl"],
    ] as [[String]]
  )
  func columnsOfAnArticleAreNone(_ options: [String]) throws {
    let folder = try TestFiles.temporaryFolder(["a.txt": "Titel\n\nThe harbour\n"])
    defer { try? FileManager.default.removeItem(at: folder) }
    for command in ["check", "limits"] {
      let run = try CommandRun.run(
        [command, "a.txt", "--columns", "headline=Title", "--size", "146x58"] + options,
        directory: folder
      )
      let note = "it is read as an article, of which --columns tells nothing"
      #expect(run.errors == "fitcheck: note: a.txt: \(note)\n", "\(run.output)")
    }
  }
}
