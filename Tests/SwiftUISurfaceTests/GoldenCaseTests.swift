import Foundation
import SwiftUISurface
import TestSupport
import Testing

/// All published measurements of iOS that are at hand (`Cases/ios-golden.jsonl`), put as views.
///
/// A row is reproduced within its tolerance, or `Cases/ios-golden-deviations.tsv` says why not; a
/// row listed there that comes to be reproduced fails, so that the list stays true.
@MainActor
@Suite struct GoldenCaseTests {
  nonisolated static let kinds = [
    "width", "wrap", "truncate", "scale", "lineheight", "labelsize", "stack", "viewthatfits",
  ]

  @Test func everyKindIsCovered() throws {
    let cases = try GoldenCase.all()
    #expect(cases.count == 285)
    #expect(Set(cases.map(\.kind)) == Set(Self.kinds))
    let known = Set(cases.map(\.id))
    for id in try GoldenCase.deviations().keys { #expect(known.contains(id), "\(id)") }
  }

  @Test(arguments: kinds)
  func cases(_ kind: String) throws {
    let deviations = try GoldenCase.deviations()
    for row in try GoldenCase.all() where row.kind == kind {
      let differences = try GoldenView.differences(row)
      if let reason = deviations[row.id] {
        #expect(!differences.isEmpty, "\(row.id) is reproduced, though it is said: \(reason)")
      } else {
        #expect(differences.isEmpty, "\(row.id): \(differences.joined(separator: "; "))")
      }
    }
  }
}

/// One measured case.
struct GoldenCase {
  let id: String
  let kind: String
  let input: [String: Any]
  let expected: [String: Any]
  let tolerance: Double?
  /// The system that was measured, with its version.
  let system: String?

  static func all() throws -> [GoldenCase] {
    let file = TestFiles.directory.appendingPathComponent(
      "SwiftUISurfaceTests/Cases/ios-golden.jsonl"
    )
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
      let row = try #require(value as? [String: Any])
      return GoldenCase(
        id: try #require(row["id"] as? String),
        kind: try #require(row["kind"] as? String),
        input: row["input"] as? [String: Any] ?? [:],
        expected: row["expected"] as? [String: Any] ?? [:],
        tolerance: (row["tolerance"] as? NSNumber)?.doubleValue,
        system: row["os"] as? String
      )
    }
  }

  /// Why a row is not reproduced, by its id.
  static func deviations() throws -> [String: String] {
    let rows = try TestFiles.table("SwiftUISurfaceTests/Cases/ios-golden-deviations.tsv")
    return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0[1]) })
  }

  func number(_ key: String) -> Double? { (input[key] as? NSNumber)?.doubleValue }
  func expectedNumber(_ key: String) -> Double? { (expected[key] as? NSNumber)?.doubleValue }
}
