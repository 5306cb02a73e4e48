import Foundation
import Inputs
import Testing
import WidgetDevices

@testable import Headlines
@testable import Reports

/// What a table for pull requests ends with, whichever of the things that it has rows for are in it.
@Suite struct ListEndTests {
  private static let areas = [
    DeviceGroup(size: CGSize(width: 100, height: 40), displayScale: 3)
  ]

  /// The table of one headline.
  private func table(unmet names: [String], areKnown: Bool = false) -> String {
    let verdict = HeadlineVerdict(
      areas: [],
      change: .add(3),
      tightest: nil,
      unmet: names.map { name in
        UnmetRequirement(
          requirement: HeadlineRequirement(name: name, policy: .sameCandidate, areas: [0]),
          areas: [0]
        )
      },
      missingScalars: []
    )
    .knowing { _ in areKnown }
    let record = VerdictRecord(
      number: 1,
      id: "a",
      isNamed: true,
      place: InputPlace(file: "a.csv", line: 2),
      content: .answer(HeadlineArticle(headline: "Night ferries", language: "en"), verdict)
    )
    let format = MarkdownVerdicts(areas: Self.areas, marking: .cut)
    var joined = JoinedRecords(format.separators)
    return format.start() + joined.next(format.text(of: record))
      + format.finish(VerdictSummary(of: record))
  }

  /// Behind rows an empty line ends the table, be none of them of what could not be judged; without rows there is no
  /// table to be ended.
  @Test func countsStandBehindTheTable() {
    let counts = "**1 headline**, 1 area (iOS 26): "
    #expect(
      table(unmet: ["x"])
        == "| place | headline | |\n| --- | --- | --- |\n"
        + "| a.csv:2 | Night ferries | Not met: x on 100 × 40 <span>@</span>3x with iOS 26. |\n"
        + "\n\(counts)0 cut, 1 not as required, 0 not judged\n"
    )
    #expect(
      table(unmet: ["x"], areKnown: true)
        == "\(counts)0 cut, 0 not as required, 1 known, 0 not judged\n"
    )
    #expect(table(unmet: []) == "\(counts)0 cut, 0 not judged\n")
  }
}
