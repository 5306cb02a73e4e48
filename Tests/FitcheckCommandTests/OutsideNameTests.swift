import Foundation
import Headlines
import Inputs
import TestSupport
import Testing
import WidgetDevices

@testable import FitcheckCommand

/// Names that are canonically equivalent are different names to the system.
@Suite("Names from outside are told apart by their bytes")
struct OutsideNameTests {
  private static let (composed, decomposed) = ("\u{E9}.otf", "e\u{301}.otf")

  @Test func pathsOfFonts() {
    #expect(Self.composed == Self.decomposed)
    let references = [Self.composed, Self.decomposed, Self.composed].map(FontReference.init)
    #expect(references[0] != references[1] && references[0] == references[2])
    #expect(Set(references).count == 2)
  }

  /// Each face of a collection is another font; the first is meant where none is said.
  @Test func facesOfCollections() {
    let references = ["a.ttc", "a.ttc#0", "a.ttc#1", "a.ttc#2", "b.ttc#1"].map(FontReference.init)
    #expect(references[0] == references[1])
    for (index, reference) in references.dropFirst().enumerated() {
      #expect(references.dropFirst().firstIndex(of: reference) == index + 1)
    }
  }

  @Test(arguments: [
    ("a.otf#2", "a.otf", 2), ("a#b", "a#b", 0), ("#1", "#1", 0), ("a#\u{301}1", "a#\u{301}1", 0),
    ("a#1#2", "a#1", 2), ("a#-1", "a#-1", 0), ("\u{1F1EF}#3", "\u{1F1EF}", 3),
  ])
  func placesInCollections(_ text: String, _ path: String, _ index: Int) {
    let reference = FontReference(text)
    #expect(Array(reference.path.utf8) == Array(path.utf8) && reference.index == index)
  }

  /// A sign is one character with a mark behind it: it is looked for by its byte.
  @Test func namesThatBeginWithMarks() throws {
    for name in ["\u{301}y.txt", "\u{FE0F}", "a/\u{301}y.txt"] {
      #expect(Array(SourceName.shown("./\(name)").utf8) == Array(name.utf8))
    }
    let folder = try TestFiles.temporaryFolder([
      "own.yml": "time: '\u{301}5'\nbaseline: /\u{301}k\nlang: en\n"
    ])
    let path = folder.appending(path: "own.yml").path
    func merged(_ arguments: [String]) throws -> [String] {
      try ConfiguredArguments.merged(arguments, commands: [], folder: folder.path)
    }
    let given = ["a.txt", "--config", path]
    #expect(
      try merged(given).dropLast(3) == [
        "check", "--time", "\u{301}5", "--baseline=/\u{301}k", "--lang=en",
      ]
    )
    #expect(
      try merged(given + ["--time=\u{301}6"]).dropLast(4) == [
        "check", "--baseline=/\u{301}k", "--lang=en",
      ]
    )
    // No such file is there.
    #expect(throws: CommandFailure.self) { _ = try merged(["a.txt", "--config=\u{301}.yml"]) }
  }

  /// The parser of arguments looks for “=” as a character.
  @Test func valuesThatBeginWithMarks() throws {
    try ArgumentBytes.checkValues(in: ["\u{301}", "--time", "\u{301}5", "--time=5=\u{301}"])
    try ArgumentBytes.checkValues(in: ["--time", "--", "--time=\u{301}"])
    let run = try CommandRun.run(
      ["a.txt", "--time=\u{301}5"],
      directory: FileManager.default.temporaryDirectory
    )
    let message = "argument 2: the value of --time begins with a mark"
    #expect(run.exitCode == 2 && run.errors.contains(message), "\(run.errors)")
  }

  /// A folder may have a name that is no text: what is written down there, or above it, holds as anywhere.
  @Test(arguments: ["$bad", ".", ".."]) func foldersWithoutTextForAName(place: String) throws {
    let folder = try TestFiles.temporaryFolder(["own/a.txt": "Harbour library\n"])
    let run = try CommandRun.run(
      ["../../a.txt"],
      shell: """
        bad=$'a\\xff' && mkdir -p "$bad/b" && echo 'size: 10x10' >"\(place)/.fitcheck.yml" && cd "$bad/b" && "$@"
        """,
      directory: folder.appending(path: "own")
    )
    #expect(run.exitCode == 1 && run.output.contains("10 × 10"), "\(run.errors)")
    #expect(CurrentFolder.path == FileManager.default.currentDirectoryPath)
  }

  /// What a path leads to that begins there is not known to Foundation: a program of it ended the command, and pictures went
  /// to a folder of another name.
  @Test(arguments: [
    #"bad=$'a\xff' && mkdir -p "$bad" && cd "$bad" && "$@""#,
    #"mkdir -p gone && cd gone && rmdir ../gone && "$@""#,
  ])
  func widgetsOfFoldersWithoutAPath(shell: String) throws {
    let folder = try TestFiles.temporaryFolder(["own/a.txt": ""])
    let program = ["--program", "/bin/true"]
    let refused = [
      ["a"], ["--program", "a"], ["/a", "--package", "a"], program + ["--groups", ".."],
      program + ["--resources", ".."], program + ["--pictures", "a"],
    ]
    for (arguments, isRefused) in refused.map({ ($0, true) }) + [(program, false)] {
      let run = try CommandRun.run(
        ["widget"] + arguments,
        shell: shell,
        directory: folder.appending(path: "own")
      )
      #expect(run.exitCode == 2)
      let words = "it begins in the current folder"
      #expect(run.errors.contains(words) == isRefused, "\(run.errors)")
    }
    #expect(throws: Never.self) { try CurrentFolder.check("a", in: "/") }
  }

  @Test func articles() {
    let articles = ["\u{E9}", "e\u{301}"].map { HeadlineArticle(headline: $0, language: "fr") }
    #expect(articles[0] != articles[1] && Set(articles).count == 2)
  }

  /// A file's items are told by its own name, whichever file's were told before.
  @Test func everyFewFilesKeepTheirNames() {
    let files = ["a.csv", "b\u{7}.csv", "-"]
    var lists: [[Int]] = [[]]
    for _ in 0..<4 { lists += lists.flatMap { list in files.indices.map { list + [$0] } } }
    for list in lists {
      var names = SourceNames()
      for (line, index) in list.enumerated() {
        let shown = names.shown(InputPlace(file: files[index], line: line))
        #expect(shown == InputPlace(file: SourceName.shown(files[index]), line: line), "\(list)")
      }
    }
  }
}
