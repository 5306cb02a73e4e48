import Foundation
import TestSupport
import Testing

@testable import WidgetSources

/// What becomes of every short source of each row of `Recorded/grammars.txt`, what is generated, and
/// what is said of sources that cannot be built: all as recorded.
///
/// `Scripts/renew-golden` writes the recordings anew.
@Suite struct RecordedSourceTests {
  static let grammars = RecordedGrammars("WidgetSourcesTests/Recorded")
  static let texts = Recording(
    "WidgetSourcesTests/Recorded/texts.recorded",
    names: [
      "manifest", "host", "surroundings", "errors of sources", "errors of a compiler",
      "missing modules", "wanted names",
    ]
  )

  @Test(arguments: grammars.rows)
  func everyShortSourceIsAsRecorded(_ grammar: Grammar) throws {
    try Self.grammars.check(grammar) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      let output = SourcePass.output(of: text, file: "a.swift")
      let declarations = output.declarations.map { declaration in
        "\(declaration.name) \(declaration.role) \(declaration.line)"
          + (declaration.isMain ? " main" : "") + (declaration.isGeneric ? " generic" : "")
      }
      let missing = output.missing.map { "\($0.name) \($0.line)" }
      return ([output.text.debugDescription] + declarations + missing).joined(separator: "; ")
    }
  }

  @Test func everythingRecordedIsAskedFor() {
    #expect(Self.grammars.rows.count > 6)
    #expect(Self.grammars.leftOver() == [] && Self.texts.leftOver() == [])
  }

  private func declaration(
    _ name: String,
    _ role: WidgetDeclaration.Role,
    isMain: Bool = false
  ) -> WidgetDeclaration {
    WidgetDeclaration(
      name: name,
      role: role,
      file: "a.swift",
      line: 3,
      isMain: isMain,
      isGeneric: false
    )
  }

  @Test func whatIsGeneratedIsAsRecorded() throws {
    try Self.texts.check(
      "manifest",
      GeneratedSources.manifest(name: "A \"name\" \\", package: URL(filePath: "/a/../b/fit\"check"))
    )
    try Self.texts.check(
      "host",
      GeneratedSources.host(
        of: [
          declaration("A", .widget), declaration("B.C", .bundle, isMain: true),
          declaration("D", .today), declaration("E", .intentsExtension),
        ],
        intentsExtensions: [
          declaration("F", .intentsExtension), declaration("G", .intentsExtension),
        ]
      )
    )
    try Self.texts.check("surroundings", GeneratedSources.surroundings)
  }

  @Test func whatIsSaidOfSourcesIsAsRecorded() throws {
    let errors: [WidgetSourceError] =
      [
        .notFound("a"), .noSources(["a", "b"]), .noWidget(["a", "b"]),
        .unreadable(file: "a", reason: "no"), .intentDefinition(place: "a:3", reason: "no"),
        .noCompiler(tried: "swift"), .folder(path: "a", reason: "no"), .noPackage(path: "a"),
        .notRun(command: "swift", reason: "no"),
      ] + [0, 1, 19, 20, 21, 40].map { .refused(errors: (0..<$0).map { "error \($0)" }) }
    try Self.texts.check("errors of sources", errors.map(\.description).joined(separator: "\n\n"))

    func missing(_ names: [(String, String)]) -> [MissingModule] {
      names.map { MissingModule(name: $0.0, file: $0.1, line: 1) }
    }
    let modules = [
      missing([]), missing([("A", "a")]), missing([("A", "a"), ("A", "b"), ("B", "a")]),
      missing([("B", "a"), ("A", "a"), ("A", "a"), ("C", "a"), ("C", "b"), ("D", "a")]),
    ]
    try Self.texts.check(
      "missing modules",
      modules.map { $0.summary ?? "nothing" }.joined(separator: "\n")
    )
  }

  /// What is told of a compiler's output: errors once each, with the paths that its user knows; the
  /// last lines where there is none.
  @Test func whatIsSaidOfACompilerIsAsRecorded() throws {
    let outputs = [
      "", "one\ntwo\n", "1\n2\n3\n4\n5\n6\n7\n",
      "/tmp/a_0.swift:1:1: error: no\n  error: in a quotation\n/tmp/a_0.swift:1:1: error: no\n"
        + "/tmp/b_1.swift:2:1: error: cannot find 'Alpha' in scope\nerror: emit-module command "
        + "failed with exit code 1\nwarning: a\n",
      "b_1.swift:2:1: error: a_0.swift and b_1.swift\r\nc\rerror: d",
    ]
    let told = try outputs.enumerated().map { index, output in
      let run = try CompilerRun("sh", arguments: ["-c", "printf %s \"$0\"; exit \(index)", output])
      let copies = [("/tmp/a_0.swift", "A.swift"), ("b_1.swift", "B.swift")].map { copy, path in
        (path: copy, file: WidgetFolder.File(path: path, text: ""))
      }
      let errors = run.errors(renaming: copies)
      return "\(run.exitCode)\n\(errors.joined(separator: "\n"))"
    }
    try Self.texts.check("errors of a compiler", told.joined(separator: "\n\n"))

    func wanted(_ count: Int) -> WantedNames {
      WantedNames(
        errors: (0..<count).flatMap { number in
          (0...number % 3).map { "\($0).swift:1:1: error: cannot find 'N\(number)' in scope" }
        }
      )
    }
    let names = [0, 1, 2, 3, 10, 11, 12, 13, 40].map { "\($0): \(wanted($0).summary ?? "nothing")" }
    try Self.texts.check("wanted names", names.joined(separator: "\n"))
  }
}
