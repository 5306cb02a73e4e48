import Foundation
import Testing

/// What comments and documents refer to is there: sections of the rule sheets, and files.
@Suite struct CitationTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The sections and the numbered rules of a sheet, such as "2.3" and "V5".
  private static func sections(of sheet: String) throws -> Set<String> {
    let text = try String(
      contentsOf: root.appending(path: "Documentation/\(sheet).md"),
      encoding: .utf8
    )
    var sections: Set<String> = []
    for line in text.split(separator: "\n") {
      if let match = line.prefixMatch(of: #/[#]+ ([0-9.]+?)[.]? /#) {
        sections.insert("\(match.1)")
      }
      if let match = line.prefixMatch(of: #/\| (V[0-9]+) \|/#) { sections.insert("\(match.1)") }
    }
    return sections
  }

  /// Every file that may cite a sheet, by its path from the root.
  private static func citingFiles() throws -> [String: String] {
    var files: [String: String] = [:]
    for folder in ["Sources", "Tests", "Tools", "Benchmarks", "Examples", "Fonts", "Documentation"]
    {
      let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      for case let name as String in try #require(names) {
        let path = "\(folder)/\(name)"
        guard [".swift", ".md", ".tsv"].contains(where: name.hasSuffix), !path.contains("/.build"),
          !["Corpora/", "Golden/", "Recordings/", "Conformance/"].contains(where: path.contains)
        else { continue }
        files[path] = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      }
    }
    return files
  }

  @Test(arguments: ["LayoutRules", "JapaneseText"])
  func citedSectionsExist(sheet: String) throws {
    let sections = try Self.sections(of: sheet)
    #expect(sections.count > 5)
    var count = 0
    for (path, text) in try Self.citingFiles() {
      // A citation may be broken where a comment's line ends, and may name several sections.
      let joined = text.replacing(/\n *\/\/\/? */, with: " ")
      let cited = try Regex(
        "\(sheet)((?:(?:,| and|–| to)? ?(?:§[0-9]+(?:\\.[0-9]+)?|V[0-9]+))+)",
        as: (Substring, Substring).self
      )
      for match in joined.matches(of: cited) {
        for name in match.1.matches(of: /§([0-9.]*[0-9])|(V[0-9]+)/) {
          count += 1
          let section = String(name.1 ?? name.2 ?? "")
          #expect(sections.contains(section), "\(path) cites \(sheet) \(section)")
        }
      }
    }
    #expect(count > 5)
  }

  /// Nothing cites what is not in the repository.
  @Test func theDesignSheetsAreNotCited() throws {
    let sheets = ["swiftui-semantics", "ios-japanese-text", "performance-notes", "field-notes"]
    for (path, text) in try Self.citingFiles() where !path.hasSuffix("CitationTests.swift") {
      for sheet in sheets { #expect(!text.contains(sheet), "\(path) cites \(sheet)") }
    }
  }

  @Test(arguments: ["Documentation/Architecture.md", "CONTRIBUTING.md"])
  func namedFilesExist(page: String) throws {
    let text = try String(contentsOf: Self.root.appending(path: page), encoding: .utf8)
    let paths = text.matches(
      of: /`((?:Sources|Tests|Tools|Scripts|Documentation|Fonts|Benchmarks|Examples|\.ci)\/[^` ]*)`/
    )
    #expect(paths.count > 5)
    for path in paths.map({ String($0.1) }) {
      let target = Self.root.appending(path: path)
      #expect(FileManager.default.fileExists(atPath: target.path), "\(page) names \(path)")
    }
  }

  /// Every variable of the environment that changes what the project does is explained.
  @Test func variablesAreExplained() throws {
    let page = try String(contentsOf: Self.root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    var files = try Self.citingFiles().filter { $0.key.hasSuffix(".swift") }
    for script in ["Scripts/test", "Scripts/renew-golden", "Scripts/sanitize", ".ci/run"] {
      files[script] = try String(contentsOf: Self.root.appending(path: script), encoding: .utf8)
    }
    files["Package.swift"] =
      try String(contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
    for (path, text) in files {
      // Numbers of the C header begin with the same letters.
      for match in text.matches(of: /(?:"|\$\{?|export )(FITCHECK_[A-Z_]+[A-Z])/) {
        #expect(page.contains("`\(match.1)`"), "\(path) reads \(match.1)")
      }
    }
  }
}
