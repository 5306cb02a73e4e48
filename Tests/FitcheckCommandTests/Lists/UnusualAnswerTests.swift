import Fitcheck
import Foundation
import Inputs
import Testing

@testable import FitcheckCommand
@testable import Headlines

/// What reports say of answers that few headlines get.
@MainActor
@Suite struct UnusualAnswerTests {
  /// Areas of one size on two systems, which have one column.
  static let groups = [SystemVersion.iOS16, .iOS26].map {
    DeviceGroup(size: CGSize(width: 146, height: 58), displayScale: 3, systemVersion: $0)
  }
  private static let article = HeadlineArticle(id: "a", headline: "Night ferries", snippet: "")

  static func record<Answer>(_ answer: Answer) -> ItemRecord<Answer> {
    ItemRecord(
      number: 1,
      id: "a",
      isNamed: true,
      place: InputPlace(file: "a.csv", line: 2),
      content: .answer(article, answer)
    )
  }

  /// A layout with a headline of one line, without a snippet; no layout has none.
  static func shown(_ index: Int?) -> ShownHeadline {
    ShownHeadline(
      chosenIndex: index,
      headlineLines: index == nil ? 0 : 1,
      snippetLines: 0,
      isHeadlineWhole: true
    )
  }

  static func matrixReport(
    of groups: [DeviceGroup],
    deviceLanguages: [String?] = [nil],
    requirements: [[HeadlineRequirement]] = [],
    columns: Int = 100
  ) -> MatrixReport {
    MatrixReport(
      names: ["a.csv"],
      groups: groups,
      settings: deviceLanguages.map {
        MatrixSetting(typeSize: .large, isBold: false, deviceLanguage: $0)
      },
      requirements: requirements,
      showsAll: false,
      language: .english,
      palette: .plain,
      columns: columns
    )
  }

  private static func limits(_ change: HeadlineChange?) -> HeadlineRoom.Limits? {
    change.map { HeadlineRoom.Limits(change: $0, phrase: nil, tightest: 0) }
  }

  /// A column has the least room that there is in its areas: none at all, then what must go, then what may come.
  @Test(
    arguments: [
      (HeadlineChange.none, .remove(2, lost: "es"), "✗", true),
      (.remove(2, lost: "es"), HeadlineChange.none, "✗", true),
      (.add(3), HeadlineChange.none, "✗", true),
      (.remove(1, lost: "s"), .remove(5, lost: "rries"), "−5", true),
      (.add(3), .remove(2, lost: "es"), "−2", true), (.add(3), .add(1), "+1", false),
      (.add(1), .add(3), "+1", false), (nil, .add(4), "+4", false),
      (.remove(4, lost: "ries"), nil, "−4", true), (nil, nil, "–", false),
    ] as [(HeadlineChange?, HeadlineChange?, String, Bool)]
  )
  func theLeastRoomIsTold(
    _ one: HeadlineChange?,
    _ other: HeadlineChange?,
    _ cell: String,
    _ isBad: Bool
  ) throws {
    let asked = try #require(AskedGoal(.headlineWhole, named: "headline-whole", in: [0, 1]))
    let all = HeadlineRoom.Limits(change: .add(1), phrase: nil, tightest: 0)
    let room = HeadlineRoom(
      goals: [
        HeadlineRoom.ForGoal(asked: asked, all: all, areas: [one, other].map { Self.limits($0) })
      ],
      areas: Self.groups.map { _ in HeadlineRoom.Area(widths: [], heights: []) }
    )
    let report = LimitsReport(
      files: ["a.csv"],
      groups: Self.groups,
      language: .english,
      palette: Palette(isColored: true),
      columns: 100
    )
    let rows = report.rows(of: Self.record(room))
    let shown = isBad ? "\u{1B}[31m\(cell)\u{1B}[0m" : cell
    #expect(rows.count == 1 && rows[0].hasSuffix(" \(shown)  +1 character"), "\(rows)")
  }

  /// A column is marked where any of its areas has a close call that is marked.
  @Test(
    arguments: [
      ([nil, nil], .cut, "✓"), ([.cut, nil], .cut, "≈"), ([nil, .cut], .cut, "≈"),
      ([.cut, .cut], .cut, "≈"), ([.snippet, .snippet], .cut, "✓"), ([nil, .snippet], .all, "≈"),
    ] as [([CloseCallConsequence?], CloseCallExtent, String)]
  )
  func oneCloseCallMarksItsColumn(
    _ calls: [CloseCallConsequence?],
    _ extent: CloseCallExtent,
    _ mark: String
  ) {
    let shown = Self.shown(0)
    let verdict = HeadlineVerdict(
      areas: calls.map { HeadlineVerdict.Area(shown: shown, closeCall: $0) },
      change: .add(3),
      tightest: 0,
      unmet: [],
      missingScalars: []
    )
    for columns in [100, 20] {
      let layout = ListLayout(groups: Self.groups, least: 1, palette: .plain, columns: columns)
      let rows = ListRows(
        groups: Self.groups,
        closeCalls: extent,
        language: .english,
        layout: layout
      ).rows(of: Self.record(verdict))
      let marks = rows.joined().filter { "✓≈✗".contains($0) }
      #expect(layout.classes.count == 1 && marks == mark, "\(rows)")
    }
  }

  /// What is marked where a line of the snippet is in doubt is not said to be a headline that might be cut.
  @Test(
    arguments: [(.cut, "✗ cut   ≈ might be: "), (.all, "✗ cut   ≈ a close call: ")]
      as [(CloseCallExtent, String)]
  )
  func theLegendTellsWhatIsMarked(_ extent: CloseCallExtent, _ legend: String) {
    var report = ListReport(
      files: ["a.csv"],
      groups: Self.groups,
      extent: .attention,
      closeCalls: extent,
      language: .english,
      palette: .plain,
      columns: 100
    )
    let record = VerdictRecord(
      number: 1,
      id: "a",
      isNamed: true,
      place: InputPlace(file: "a.csv", line: 2),
      content: .error("there is no headline")
    )
    _ = report.take(report.entry(record), VerdictSummary(of: record))
    let rows = report.finish()
    #expect(rows.contains { $0.hasPrefix(legend) }, "\(rows)")
  }

  /// Before the words that stay an ellipsis stands for those that are left out, and for nothing where none are.
  @Test(
    arguments: [
      (15, nil, "Überf|ahrten am Abend"), (5, nil, "…rfahrten am |Abend"),
      (8, nil, "Überfahrten |am Abend"), (20, nil, "|Überfahrten am Abend"),
      (3, 8, "Überfahrten ‖am Ab|end"), (3, 6, "…erfahrten am‖ Ab|end"),
    ] as [(Int, Int?, String)]
  )
  func ellipsesStandForWords(_ cut: Int, _ phrase: Int?, _ row: String) {
    let headline = "Überfahrten am Abend"
    func removed(_ count: Int) -> HeadlineChange {
      .remove(count, lost: String(headline.suffix(count)))
    }
    let rows = ListLayout.lost(
      of: headline,
      removed(cut),
      phrase: phrase.map { removed($0) },
      indent: 2,
      columns: 60,
      palette: .plain
    )
    #expect(rows == ["  " + row])
  }

  /// Before the words that are lost no letter is shown in part: the rest of an emoji is another one.
  ///
  /// Twelve columns are shown, and at most forty scalars: of families, which have seven, five.
  @Test(arguments: [("👨\u{200D}👩\u{200D}👧\u{200D}👦", 9, 5), ("e\u{301}", 14, 12)])
  func lettersAreShownWhole(_ letter: String, _ kept: Int, _ shown: Int) {
    func letters(_ count: Int) -> String { String(repeating: letter, count: count) }
    let rows = ListLayout.lost(
      of: letters(kept + 3),
      .remove(3, lost: letters(3)),
      indent: 2,
      columns: 60,
      palette: .plain
    )
    #expect(rows == ["  …" + letters(shown) + "|" + letters(3)])
  }

  /// Where no layout is shown a matrix has a dash, marked as others are.
  @Test(
    arguments: [
      (true, nil, "–"), (true, .cut, "–≈"), (true, .snippet, "–"), (false, nil, "–✗"),
      (false, .cut, "–✗"),
    ] as [(Bool, CloseCallConsequence?, String)]
  )
  func noLayoutIsADash(_ isAsRequired: Bool, _ call: CloseCallConsequence?, _ cell: String) {
    let groups = [Self.groups[1]]
    let shown = Self.shown(nil)
    var report = Self.matrixReport(of: groups)
    report.take(
      Self.record(
        HeadlineMatrix(
          cells: [
            [HeadlineMatrix.Cell(shown: shown, closeCall: call, isAsRequired: isAsRequired)]
          ],
          comparison: VersionComparison(groups)
        )
      )
    )
    let rows = report.rows()
    #expect(rows.contains { $0.hasSuffix(" \(cell)") }, "\(rows)")
  }

  /// Layouts that areas differ in are told of one setting, which is named where another one, or another version of the
  /// system, has others: a row that names none stands for all.
  @Test(
    arguments: [
      ([[2, 0], [2, 0]], nil), ([[2, 0], [0, 0]], "large, device ja"),
      ([[0, 0], [2, 0]], "large, device ar"), ([[2, 0], [1, 0]], "large, device ja"),
      ([[2, 0, 2, 0]], nil), ([[2, 0, 0, 0]], "iOS 16, large, device ja"),
      ([[0, 0, 2, 0]], "iOS 26, large, device ja"),
    ] as [([[Int]], String?)]
  )
  func rowsOfOneSettingNameIt(_ chosen: [[Int]], _ setting: String?) {
    let sizes = [CGSize(width: 141, height: 56), CGSize(width: 157, height: 60.5)]
    let versions: [SystemVersion] = chosen[0].count > 2 ? [.iOS16, .iOS26] : [.iOS26]
    let groups = versions.flatMap { version in
      sizes.map { DeviceGroup(size: $0, displayScale: 3, systemVersion: version) }
    }
    let cells = chosen.map { layouts in
      layouts.map { index in
        HeadlineMatrix.Cell(shown: Self.shown(index), closeCall: nil, isAsRequired: true)
      }
    }
    var report = Self.matrixReport(
      of: groups,
      deviceLanguages: Array(["ja", "ar"].prefix(chosen.count))
    )
    let matrix = HeadlineMatrix(cells: cells, comparison: VersionComparison(groups))
    // Of two headlines, since all cells of a single one are told.
    for _ in 1...2 { report.take(Self.record(matrix)) }
    let notes = report.rows().filter { $0.contains("another setting") }
    let note = setting.map { "      With \($0); another setting has other cells." }
    #expect(notes == (note.map { [$0, $0] } ?? []), "\(report.rows())")
  }

  /// What versions differ in is told once for the settings that it is so with, and those are named unless they are all.
  @Test(
    arguments: [
      ([[1, 0], [1, 0], [1, 0]], ["layout 2 on iOS 16; layout 1 on iOS 26"]),
      ([[1, 0], [1, 1], [1, 1]], ["layout 2 on iOS 16; layout 1 on iOS 26 (large, device ja)"]),
      (
        [[1, 0], [1, 1], [1, 0]],
        ["layout 2 on iOS 16; layout 1 on iOS 26 (large, device ja; large, device de)"]
      ),
      (
        [[1, 0], [2, 0], [1, 0]],
        [
          "layout 2 on iOS 16; layout 1 on iOS 26 (large, device ja; large, device de)",
          "layout 3 on iOS 16; layout 1 on iOS 26 (large, device ar)",
        ]
      ), ([[1, 1], [0, 0], [2, 2]], []),
    ] as [([[Int]], [String])]
  )
  func differencesNameTheirSettings(_ chosen: [[Int]], _ differences: [String]) {
    let cells = chosen.map { layouts in
      layouts.map { index in
        HeadlineMatrix.Cell(shown: Self.shown(index), closeCall: nil, isAsRequired: true)
      }
    }
    let matrix = HeadlineMatrix(cells: cells, comparison: VersionComparison(Self.groups))
    // Of a single headline under the table, of several under each of them.
    for (count, indent) in [(1, ""), (2, "      ")] {
      var report = Self.matrixReport(of: Self.groups, deviceLanguages: ["ja", "ar", "de"])
      for _ in 1...count { report.take(Self.record(matrix)) }
      let rows = report.rows()
      let told = rows.filter { $0.hasPrefix("\(indent)Δ 146") }
      let expected = differences.map { "\(indent)Δ 146 × 58 @3x: \($0)" }
      #expect(told == Array(repeating: expected, count: count).flatMap { $0 }, "\(rows)")
      let none = rows.contains { $0.hasPrefix("The versions show the same layouts") }
      #expect(none == differences.isEmpty, "\(rows)")
    }
  }

  /// A row of a version names the system of phones and that of watches, which stand in it beside each other.
  @Test func rowsOfAVersionNameEverySystem() {
    let groups = [SystemVersion.iOS18, .iOS26].flatMap { version in
      [
        DeviceGroup(
          size: CGSize(width: 146, height: 58),
          displayScale: 3,
          systemVersion: version
        ),
        DeviceGroup(
          size: CGSize(width: 184, height: 80.5),
          displayScale: 2,
          systemVersion: version,
          platform: .watchOS
        ),
      ]
    }
    let shown = Self.shown(0)
    var report = Self.matrixReport(of: groups)
    let cell = HeadlineMatrix.Cell(shown: shown, closeCall: nil, isAsRequired: true)
    report.take(
      Self.record(
        HeadlineMatrix(
          cells: [groups.map { _ in cell }],
          comparison: VersionComparison(groups)
        )
      )
    )
    let rows = report.rows().filter { $0.contains(", large") }
    let systems = ["iOS 18, watchOS 11, large ", "iOS 26, watchOS 26, large "]
    #expect(rows.count == 2, "\(report.rows())")
    #expect(zip(rows, systems).allSatisfy { $0.hasPrefix($1) }, "\(rows)")
  }

  /// Where no area is the tightest nothing is said of room, and nothing is drawn.
  @Test(arguments: [nil, 0, 1, -1] as [Int?]) func theTightestAreaIsDrawn(_ tightest: Int?) throws {
    let report = try SampleReports.report(of: SampleReports.texts[2], groups: [Self.groups[1]])
    let verdict = HeadlineVerdict(
      areas: [],
      change: .add(3),
      tightest: tightest,
      unmet: [],
      missingScalars: []
    )
    for language in [ExplanationLanguage.english, .japanese] {
      let lines = TextReport(
        report,
        verdict: verdict,
        palette: .plain,
        columns: 80,
        extent: .brief,
        language: language
      ).lines()
      let words = language == .english ? "3 characters may be added" : "3字足せます"
      #expect(lines.contains { $0.contains("┌") } == (tightest == 0), "\(lines)")
      #expect(lines.contains { $0.contains(words) } == (tightest == 0), "\(lines)")
    }
  }
}
