import Foundation
import TestSupport
import Testing

/// What is declared for the sake of the reason alone: the compiler gives it where the name is used.
@Suite struct UnavailableTests {
  /// The declarations in the folders `Unavailable`, by name.
  private static func messages() throws -> [String: String] {
    var messages: [String: String] = [:]
    for module in ["SwiftUISurface", "WidgetSurface"] {
      try messages.merge(self.messages(in: module)) { one, _ in one }
    }
    return messages
  }

  private static func messages(in module: String) throws -> [String: String] {
    let folder = APITable.documentation
      .appending(path: "../Sources/\(module)/Unavailable").standardized
    var messages: [String: String] = [:]
    let declaration =
      #/message:\s*"(?<message>(?:[^"\\]|\\.)*)"\s*\)\s*public (?:struct|class|protocol|typealias|func|var) (?<name>\w+)/#
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for match in text.matches(of: declaration) {
        messages[String(match.name)] = String(match.message)
      }
      // Each reason belongs to a declaration.
      #expect(
        text.components(separatedBy: "@available").count - 1 == text.matches(of: declaration).count
      )
    }
    return messages
  }

  private static func uses() throws -> [(name: String, use: String)] {
    try TestFiles.table("WidgetSurfaceTests/Cases/unavailable.tsv").map { row in
      try #require(row.count == 2, "\(row)")
      return (row[0], row[1])
    }
  }

  /// Parts of what is declared, which nobody uses by themselves.
  private static let parts: Set = ["GraphicsContext"]

  @Test func everyNameHasARowAndAUse() throws {
    let declared = Set(try Self.messages().keys)
    let rows = try APITable().rows.filter { $0.state == "unavailable" }.flatMap(\.names)
    #expect(Set(rows) == declared)
    #expect(Set(try Self.uses().map(\.name)) == declared.subtracting(Self.parts))
  }

  /// One file with all uses, each on a line of its own, is given to the compiler.
  @Test func theCompilerGivesTheReason() throws {
    let uses = try Self.uses()
    let messages = try Self.messages()
    let head = """
      import Foundation
      import SwiftUISurface
      import WidgetSurface
      struct Row: Identifiable { let id: Int; let name: String }
      let rows: [Row] = []
      let player: Int? = nil

      """
    let lines = uses.enumerated().map { number, use in
      "@MainActor func use\(number)() { _ = \(use.use) }"
    }
    let output = try BuiltModules.errors(of: head + lines.joined(separator: "\n") + "\n")
    let firstLine = head.count { $0 == "\n" } + 1
    for (number, use) in uses.enumerated() {
      let errors = output.split(separator: "\n")
        .filter { $0.contains("uses.swift:\(number + firstLine):") && $0.contains(" error: ") }
      let message = try #require(messages[use.name])
      let expected = "'\(use.name)' is unavailable: \(message)"
      let expectedOfFunction = "' is unavailable: \(message)"
      #expect(
        errors.contains {
          $0.contains(expected) || ($0.contains("'\(use.name)(") && $0.contains(expectedOfFunction))
        },
        "\(use.use): \(errors)"
      )
    }
  }
}
