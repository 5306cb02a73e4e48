import FontFaces
import Foundation
import TestSupport
import Testing
import WidgetDevices

@testable import Headlines

/// Rows of `Cases/requirements.tsv`: what is asked of two areas, and which of them misses it.
@MainActor
@Suite struct HeadlineRequirementTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let fields: [String]
    var testDescription: String { fields.joined(separator: " ") }
  }

  nonisolated static let rows =
    (try? TestFiles.table("HeadlinesTests/Cases/requirements.tsv").map(Row.init)) ?? []

  @Test func rowsAreFound() { #expect(Self.rows.count > 8) }

  /// A goal that limits are looked for says which devices it is asked of; sizes of text are no devices.
  @Test(
    arguments: [
      ("headline-whole", nil), ("headline-whole@iPhone 15", "iPhone 15"),
      ("headline-whole@iPhone 15,SE 3", "iPhone 15,SE 3"),
      ("headline-whole@iPhone 15@SE 3", "iPhone 15, SE 3"),
      ("headline-whole@large..xxxLarge", nil),
      ("headline-whole@large..xxxLarge@SE 3", "SE 3"),
    ] as [(String, String?)]
  )
  func goalsSayWhichDevicesAreAsked(_ name: String, _ devices: String?) throws {
    let asked = try #require(AskedGoal(.headlineWhole, named: name, in: [1]))
    #expect(asked.devices == devices && asked.name == name && asked.areas == [1])
    #expect(AskedGoal(.headlineWhole, named: name, in: []) == nil)
  }

  @Test(arguments: rows)
  func missesAreAsWritten(_ row: Row) throws {
    let fields = row.fields
    let groups = [CGSize(width: 146, height: 58), CGSize(width: 90, height: 40)].map {
      DeviceGroup(size: $0, displayScale: 3)
    }
    let setting = HeadlineSetting(groups: groups, fonts: try TestFonts.japanese())
    let policy: HeadlineRequirement.Policy =
      switch fields[0] {
      case "headline-whole": .goal(.headlineWhole)
      case "snippet-shown": .goal(.snippetShown)
      case "candidate-at-most=1": .goal(.candidate(atMost: 0))
      case "candidate-at-most=2": .goal(.candidate(atMost: 1))
      case "same-candidate": .sameCandidate
      case "no-close-calls": .noCloseCalls([.cut, .snippet])
      default: .noCloseCalls([.cut])
      }
    let requirement = HeadlineRequirement(name: fields[0], policy: policy, areas: [0, 1])
    let judge = HeadlineJudge(
      HeadlineTemplate(language: "ja", setting: setting),
      requirements: [requirement]
    )
    let article = HeadlineArticle(headline: fields[2], snippet: fields[3], language: "ja")
    let missed = judge.verdict(of: article).unmet.flatMap(\.areas).map { ["large", "small"][$0] }
    #expect(missed.joined(separator: " ") == fields[1])
  }
}
