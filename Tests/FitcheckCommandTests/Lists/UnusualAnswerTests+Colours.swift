import Fitcheck
import Foundation
import Inputs
import Testing

@testable import FitcheckCommand
@testable import Headlines

/// In which colours a terminal shows what is said of answers that few headlines get.
extension UnusualAnswerTests {
  /// What a matrix says of headlines that have the same cells with the only setting.
  private static func rows(
    _ count: Int,
    of cells: [HeadlineMatrix.Cell],
    in groups: [DeviceGroup]
  ) -> [String] {
    var report = MatrixReport(
      names: ["a.csv"],
      groups: groups,
      settings: [MatrixSetting(typeSize: .large, isBold: false, deviceLanguage: nil)],
      showsAll: false,
      language: .english,
      palette: Palette(isColored: true),
      columns: 100
    )
    let matrix = HeadlineMatrix(cells: [cells], comparison: VersionComparison(groups))
    for _ in 1...count { report.take(record(matrix)) }
    return report.rows()
  }

  /// A cell of the only headline has the colour of its mark, and without one none.
  @Test(
    arguments: [
      (nil, true, " 1"), (.snippet, true, " 1"), (.cut, true, " \u{1B}[33m1≈\u{1B}[0m"),
      (nil, false, " \u{1B}[31m1✗\u{1B}[0m"), (.cut, false, " \u{1B}[31m1✗\u{1B}[0m"),
    ] as [(CloseCallConsequence?, Bool, String)]
  )
  func cellsHaveColours(_ call: CloseCallConsequence?, _ isAsRequired: Bool, _ end: String) {
    let cell = HeadlineMatrix.Cell(
      shown: Self.shown(0),
      closeCall: call,
      isAsRequired: isAsRequired
    )
    let rows = Self.rows(1, of: [cell], in: [Self.groups[1]]).filter { $0.hasPrefix("large ") }
    #expect(rows.count == 1 && rows[0].hasSuffix(end), "\(rows)")
  }

  /// What versions differ in is a notice, of the only headline as of each of several.
  @Test(arguments: [(1, ""), (2, "      ")]) func differencesHaveAColour(
    _ count: Int,
    _ indent: String
  ) {
    let cells = [1, 0].map { index in
      HeadlineMatrix.Cell(shown: Self.shown(index), closeCall: nil, isAsRequired: true)
    }
    let rows = Self.rows(count, of: cells, in: Self.groups).filter { $0.contains("Δ 146") }
    let row = "Δ 146 × 58 @3x: layout 2 on iOS 16; layout 1 on iOS 26"
    let told = "\(indent)\u{1B}[33m\(row)\u{1B}[0m"
    #expect(rows == Array(repeating: told, count: count), "\(rows)")
  }

  /// What came of a list is told in one order, each count in its colour.
  @Test func countsHaveAnOrderAndColours() {
    let groups = [Self.groups[1]]
    func verdict(
      isWhole: Bool = true,
      _ call: CloseCallConsequence? = nil,
      isUnmet: Bool = false
    ) -> HeadlineVerdict {
      let shown = ShownHeadline(
        chosenIndex: 0,
        headlineLines: 1,
        snippetLines: 0,
        isHeadlineWhole: isWhole
      )
      let unmet = UnmetRequirement(
        requirement: HeadlineRequirement.headlineWhole(in: groups),
        areas: [0]
      )
      return HeadlineVerdict(
        areas: [HeadlineVerdict.Area(shown: shown, closeCall: call)],
        change: .add(3),
        tightest: 0,
        unmet: isUnmet ? [unmet] : [],
        missingScalars: []
      )
    }
    let alone = HeadlineArticle(id: "a", headline: "Night ferries", language: "en")
    let article = HeadlineArticle(
      id: "a",
      headline: "Night ferries",
      snippet: "The boat leaves.",
      language: "en"
    )
    let contents: [VerdictRecord.Content] = [
      .answer(alone, verdict(isWhole: false, isUnmet: true).knowing { _ in true }),
      .answer(alone, verdict(isUnmet: true)), .error("no"), .answer(article, verdict()),
      .answer(alone, verdict(.cut)),
    ]
    let palette = Palette(isColored: true)
    var report = ListReport(
      files: ["a.csv"],
      groups: groups,
      extent: .all,
      closeCalls: .cut,
      language: .english,
      palette: palette,
      columns: 200
    )
    for (index, content) in contents.enumerated() {
      let record = VerdictRecord(
        number: index + 1,
        id: "a",
        isNamed: true,
        place: InputPlace(file: "a.csv", line: index + 2),
        content: content
      )
      let entry = ListReport.Entry(needsAttention: false, rows: [], record: nil, missingScalars: [])
      _ = report.take(entry, VerdictSummary(of: record))
    }
    let pieces: [(role: Palette.Role, text: String)] = [
      (.strong, "5 headlines"), (.bad, "✗ 1 cut"), (.bad, "✗ 1 not as required"),
      (.faint, "1 known"), (.bad, "! 1 not judged"), (.faint, "− 1 without snippet"),
      (.notice, "≈ 1 close"),
    ]
    let told = pieces.map { palette($0.role, $0.text) }.joined(separator: "   ")
    #expect(report.finish() == ["", told])
  }

  /// A report of one headline tells what is not met, then, set in and without a colour, what of that was known; that the
  /// headline is cut stands above, but not that this was known.
  @Test func whatWasKnownStandsBehindWhatIsNotMet() throws {
    let groups = [Self.groups[1]]
    let whole = HeadlineRequirement.headlineWholeName
    func verdict(_ names: [String], knowing known: [String]) -> HeadlineVerdict {
      HeadlineVerdict(
        areas: [],
        change: .add(3),
        tightest: 0,
        unmet: names.map { name in
          UnmetRequirement(
            requirement: HeadlineRequirement(name: name, policy: .sameCandidate, areas: [0]),
            areas: [0]
          )
        },
        missingScalars: []
      )
      .knowing { known.contains($0.requirement.name) }
    }
    let report = try SampleReports.report(of: ("Night ferries", ""), groups: groups)
    let palette = Palette(isColored: true)
    func rows(_ verdict: HeadlineVerdict) -> [String] {
      TextReport(report, verdict: verdict, palette: palette, columns: 120, extent: .brief).unmet()
    }
    let place = "on 146 × 58 @3x"
    #expect(
      rows(verdict(["k", "b", whole, "j", "a"], knowing: ["j", "k"])) == [
        palette(.bad, "✗ Required and not met: b, \(place)"),
        palette(.bad, "✗ Required and not met: a, \(place)"),
        "  Known not to be met: k, \(place)", "  Known not to be met: j, \(place)",
      ]
    )
    #expect(
      rows(verdict([whole], knowing: [whole])) == ["  Known not to be met: \(whole), \(place)"]
    )
  }
}
