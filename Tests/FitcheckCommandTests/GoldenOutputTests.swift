import CCairo
import Foundation
import TestSupport
import Testing

/// What the command writes, byte for byte, as it stands in `Golden`: the rows of `cases.txt`, each
/// run as a process of its own.
///
/// `Scripts/renew-golden` writes the expected files anew; `Golden/README.md` says how to add a row.
@Suite struct GoldenOutputTests {
  static let folder = CommandRun.repository
    .appendingPathComponent("Tests/FitcheckCommandTests/Golden")

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let arguments: String
    let input: String
    /// Whether standard output is a terminal.
    let isTerminal: Bool
    /// Variables of the environment, besides those of every case.
    let environment: [String: String]

    var testDescription: String { name }
    var transcriptName: String { "\(name).txt" }
    /// The picture's name, if the case draws one.
    var pictureName: String? { arguments.contains("--svg picture.svg") ? "\(name).svg" : nil }

    init(_ row: [String]) {
      name = row[0]
      arguments = row[1]
      input = row[2]
      let words = row[3].split(separator: " ")
      isTerminal = words.contains("terminal")
      var variables: [String: String] = [:]
      for word in words {
        guard let sign = word.firstIndex(of: "=") else { continue }
        variables[String(word[..<sign])] = String(word[word.index(after: sign)...])
      }
      environment = variables
    }
  }

  static let cases =
    (try? CaseFile.rows("cases.txt", in: "Golden", columns: 4).map(Case.init)) ?? []

  /// Cairo writes an SVG otherwise in each of its versions.
  static let knowsPictures = String(cString: cairo_version_string()).hasPrefix("1.16.")

  @Test func casesAreFound() {
    #expect(Self.cases.count > 60)
    #expect(Set(Self.cases.map(\.name)).count == Self.cases.count, "a name occurs twice")
  }

  @Test(arguments: cases)
  func theOutputIsAsExpected(_ example: Case) throws {
    let directory = try Directory()
    let run = try example.run(in: directory)
    let transcript = GoldenFile(Self.folder.appendingPathComponent(example.transcriptName))
    try transcript.check(example.transcript(of: run))
    #expect(try directory.written() == (example.pictureName == nil ? [] : ["picture.svg"]))
    guard let name = example.pictureName, Self.knowsPictures else { return }
    let drawn = try Data(contentsOf: directory.url.appendingPathComponent("picture.svg"))
    try GoldenFile(Self.folder.appendingPathComponent(name)).check(drawn)
  }

  /// So that it is told where they are not.
  @Test(.enabled(if: knowsPictures, "the expected pictures were made with Debian 12's Cairo, 1.16"))
  func picturesAreCompared() {
    #expect(Self.cases.count { $0.pictureName != nil } > 8)
  }

  @Test func nothingIsLeftOver() throws {
    let names = Self.cases.map(\.transcriptName) + Self.cases.compactMap(\.pictureName)
    let known = Set(names + ["README.md", "cases.txt"])
    #expect(try GoldenFile.leftOver(in: Self.folder, besides: known) == [])
  }

  /// A directory to run in: the repository's texts and fonts are in it under their own names, and
  /// what a case writes stays apart from them.
  final class Directory {
    let url: URL
    private let links: [String: URL]

    /// - Parameter links: What is in it from elsewhere, by the names that it has there.
    init(
      links: [String: URL] = Dictionary(
        uniqueKeysWithValues: ["Examples", "Fonts", "Tests"].map {
          ($0, CommandRun.repository.appendingPathComponent($0))
        }
      )
    ) throws {
      self.links = links
      url = try TestFiles.temporaryFolder()
      for (name, target) in links {
        try FileManager.default.createSymbolicLink(
          at: url.appendingPathComponent(name),
          withDestinationURL: target
        )
      }
    }

    /// The names of the files that were written.
    func written() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: url.path)
        .filter { links[$0] == nil }.sorted()
    }

    deinit {
      try? FileManager.default.removeItem(at: url)
    }
  }
}

extension GoldenOutputTests.Case {
  /// Runs the command in surroundings that are the same everywhere.
  func run(in directory: GoldenOutputTests.Directory) throws -> CommandRun {
    let fixed = ["COLUMNS": "80", "TERM": "xterm", "LANG": "C.UTF-8", "TZ": "UTC"]
    return try CommandRun.run(
      CaseFile.arguments(arguments),
      input: CaseFile.bytes(input),
      shell: isTerminal ? CommandRun.onTerminals : nil,
      directory: directory.url,
      environment: fixed.merging(environment) { $1 }
    )
  }

  /// A run as it would stand in a terminal's record: the command, its output, then its messages and
  /// the exit code.
  func transcript(of run: CommandRun) -> Data {
    var text = "$ fitcheck \(arguments)\n\(run.output)"
    if !run.output.isEmpty, run.output.utf8.last != UInt8(ascii: "\n") {
      text += "\n(no newline)\n"
    }
    if !run.errors.isEmpty { text += "== standard error\n\(run.errors)" }
    return Data("\(text)== exit code \(run.exitCode)\n".utf8)
  }
}
