import Foundation
import TestSupport
import Testing

/// What the READMEs say is true: their code runs, their commands are those of CI, their links lead
/// somewhere.
@Suite struct ReadmeTests {
  static let names = ["README.md", "README.ja.md"]
  static let root = TestFiles.directory.deletingLastPathComponent()

  @Test(arguments: names)
  func theCodeIsTheExamples(name: String) throws {
    let example = try text("Examples/Library/main.swift")
    #expect(try blocks(of: name, language: "swift") == [example])
  }

  /// The further commands do what they say, with the command that is built and in a folder of their
  /// own.
  @Test(arguments: names)
  func theCommandsRun(name: String) throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in ["headline.txt", "Examples"] {
      try FileManager.default.copyItem(
        at: Self.root.appending(path: file),
        to: folder.appending(path: file)
      )
    }
    let script = try #require(try blocks(of: name, language: "sh").dropFirst().first)
      .replacing("swift run fitcheck", with: "'\(ProcessRun.built("fitcheck").path)'")
    let run = try ProcessRun.run(
      URL(filePath: "/bin/bash"),
      ["-e", "-c", script],
      directory: folder
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(FileManager.default.fileExists(atPath: folder.appending(path: "picture.png").path))
  }

  /// The README's code, compiled as `LibraryExample`, prints what the README says.
  @Test func theCodeRuns() throws {
    let run = try ProcessRun.run(ProcessRun.built("LibraryExample"))
    #expect(run.exitCode == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == #"candidate 1 ["夜行フェリー復帰"]"#)
    // One face, at the scale of Japanese under the system font, and a glyph for each character.
    #expect(lines.count == 2)
    #expect(lines.last?.contains("14.96 [(") == true)
    #expect(lines.last?.count { $0 == "(" } == "夜行フェリー復帰".count)
  }

  /// The code of the catalogue's tutorial, compiled as `TutorialExample`, prints a row of answers
  /// for each size of text and draws a picture.
  @Test func theTutorialRuns() throws {
    let page = "Sources/Fitcheck/Fitcheck.docc/FromViewToPicture.md"
    let code = try blocks(of: page, language: "swift").joined(separator: "\n")
    #expect(try code == text("Examples/Tutorial/main.swift"))

    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try ProcessRun.run(ProcessRun.built("TutorialExample"), directory: folder)
    #expect(run.exitCode == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("shown: [") == true)
    #expect(lines.suffix(3).map { $0.prefix { $0 != " " } } == ["small", "large", "xxxLarge"])
    let picture = try Data(contentsOf: folder.appending(path: "departure.png"))
    #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  /// The lines that are quoted of the close call are those that the command prints in the page's
  /// language.
  @Test(arguments: zip(names, [("en", "≈ A close call"), ("ja", "≈ 紙一重の結果です")]))
  func theCloseCallIsPrinted(name: String, expected: (language: String, notice: String)) throws {
    let printed = try ProcessRun.run(
      ProcessRun.built("fitcheck"),
      [
        "Examples/close-call.txt", "--device", "iPhone 14", "--explain", "--close-calls", "all",
        "--ui-language", expected.language,
      ],
      directory: Self.root
    ).output
    let quoted = try blocks(of: name, language: "text")
    #expect(quoted.count == 1)
    for block in quoted { #expect(printed.contains(block), "\(block)") }
    #expect(printed.contains(expected.notice))
  }

  /// What the pages say names the metrics does, and what they do not say does not.
  @Test(
    arguments: zip(
      names,
      [
        "The report of one headline names the metrics it was made with, as `fitcheck fonts` does.",
        "どの数値をもとにした結果かは、見出し1本の報告と`fitcheck fonts`に書かれます。",
      ]
    )
  )
  func theMetricsAreNamed(name: String, sentence: String) throws {
    #expect(try text(name).contains(sentence))
    for (arguments, isNamed) in [
      (["headline.txt"], true), (["headline.txt", "--explain"], true),
      (["headline.txt", "--format", "json"], true), (["fonts"], true),
      (["fonts", "--format", "json"], true), (["Examples/tonight.csv"], false),
      (["limits", "headline.txt"], false), (["matrix", "headline.txt"], false),
    ] {
      let run = try ProcessRun.run(
        ProcessRun.built("fitcheck"),
        arguments,
        directory: Self.root
      )
      #expect(run.output.contains("ios-26.1") == isNamed, "\(arguments): \(run.errors)")
    }
  }

  /// CI runs the tests' command, and the main job in the tests' build; `Scripts/prove` has it built by its own command.
  @Test(arguments: names)
  func theTwoCommandsAreRun(name: String) throws {
    let commands = try #require(try blocks(of: name, language: "sh").first)
      .split(separator: "\n")
    #expect(commands.count == 2)
    let ci = try text(".ci/run").split(separator: "\n")
    // CI leaves nothing out of the tests.
    #expect(commands[1] == "Scripts/test" && ci.contains("\(commands[1]) --all"))
    let job = commands[0].split(separator: " ").suffix(2).joined(separator: " ")
    #expect(ci.contains { $0.hasPrefix("swift run ") && $0.hasSuffix(" \(job)") })
    #expect(try text("Scripts/prove").contains("\"\(commands[0])\""))
  }

  @Test(arguments: names + ["Benchmarks/README.md", "Examples/README.md", "Fonts/README.md"])
  func linksLeadSomewhere(name: String) throws {
    let folder = Self.root.appending(path: name).deletingLastPathComponent()
    for match in try text(name).matches(of: /\]\(([^)#:]+)\)/) {
      let target = folder.appending(path: String(match.1))
      #expect(FileManager.default.fileExists(atPath: target.path), "\(match.1)")
    }
  }

  /// Both pages count the widgets of public apps that the page about them lists.
  @Test(
    arguments: zip(names, ["Fifty-five widgets of public apps", "公開アプリのウィジェット55個"])
  )
  func thePublicWidgetsAreCounted(name: String, sentence: String) throws {
    let rows = try text("Documentation/PublicWidgets.md").split(separator: "\n").filter { line in
      line.contains(/^\| [^|]+ \| (yes|no) \| (yes|no) \|/)
    }
    #expect(rows.count == 55)
    #expect(try text(name).contains(sentence))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  /// The fenced blocks of a page that are marked with a language.
  private func blocks(of page: String, language: String) throws -> [String] {
    try text(page).components(separatedBy: "```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
  }
}
