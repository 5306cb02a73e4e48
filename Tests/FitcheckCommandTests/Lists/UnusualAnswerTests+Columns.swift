import Fitcheck
import Foundation
import Testing

@testable import FitcheckCommand
@testable import Headlines

/// Areas that share a column, and settings that share a row, where they differ.
extension UnusualAnswerTests {
  /// Two areas of one size and system, which are no versions of each other.
  private static let twins = [groups[1], groups[1]]

  private static func cell(
    _ index: Int,
    isWhole: Bool = true,
    _ call: CloseCallConsequence? = nil,
    isMet: Bool = true
  ) -> HeadlineMatrix.Cell {
    let shown = ShownHeadline(
      chosenIndex: index,
      headlineLines: 1,
      snippetLines: 0,
      isHeadlineWhole: isWhole
    )
    return HeadlineMatrix.Cell(shown: shown, closeCall: call, isAsRequired: isMet)
  }

  /// The rows of a table whose names begin with a word, with one space between their words.
  private static func rows(of report: MatrixReport, beginningWith words: [String]) -> [String] {
    report.rows().map { $0.split(separator: " ") }
      .filter { row in row.first.map { words.contains(String($0)) } ?? false }
      .map { $0.joined(separator: " ") }
  }

  /// Of many headlines a column tells how many miss what is required in any of its areas.
  @Test(
    arguments: [
      ([[true, false], [true, false]], 2), ([[false, true], [false, true]], 2),
      ([[true, false], [false, true], [true, false]], 3), ([[false, true], [true, true]], 1),
      ([[true, true], [true, true]], 0), ([[false, false], [true, true]], 1),
    ] as [([[Bool]], Int)]
  )
  func allOfAColumnsAreasAreTold(_ headlines: [[Bool]], _ count: Int) {
    var report = Self.matrixReport(of: Self.twins)
    for areMet in headlines {
      report.take(
        Self.record(
          HeadlineMatrix(
            cells: [areMet.map { Self.cell(0, isMet: $0) }],
            comparison: VersionComparison(Self.twins)
          )
        )
      )
    }
    #expect(Self.rows(of: report, beginningWith: ["large"]) == ["large \(count)"])
  }

  /// Of the only headline a column tells the layouts of all its areas, each once, and the mark of the worst.
  @Test func allLayoutsOfAColumnAreTold() {
    let (met, unmet) = (Self.cell(0), Self.cell(1, isMet: false))
    let rows: [(cells: [HeadlineMatrix.Cell], shown: String)] = [
      ([met, met], "1"), ([met, Self.cell(2)], "1/3"), ([Self.cell(2), met], "3/1"),
      ([met, unmet], "1/2✗"), ([unmet, met], "2/1✗"), ([unmet, unmet], "2✗"),
      ([Self.cell(0, .cut), met], "1≈"), ([met, Self.cell(0, .cut)], "1≈"),
      ([met, Self.cell(0, .snippet)], "1"), ([Self.cell(0, .cut), unmet], "1/2✗"),
      // What is cut as it may be is none that might be.
      ([Self.cell(0, isWhole: false, .cut), met], "1"),
      ([Self.cell(2, isWhole: false), Self.cell(0, .cut)], "3/1≈"),
    ]
    for (cells, shown) in rows {
      var report = Self.matrixReport(of: Self.twins)
      report.take(
        Self.record(HeadlineMatrix(cells: [cells], comparison: VersionComparison(Self.twins)))
      )
      #expect(Self.rows(of: report, beginningWith: ["large"]) == ["large \(shown)"])
    }
  }

  /// A headline that some areas cut and others show whole in one layout differs, and its row says where it is cut if no mark
  /// does: two rows of a list differed in nothing that was shown.
  @Test(
    arguments: [
      (false, false, 2, true), (true, true, 2, true), (true, false, 2, false),
      (false, false, 1, false),
    ]
  )
  func whereAHeadlineIsCutIsToldWhereNoMarkTellsIt(
    _ isWholeMet: Bool,
    _ isCutMet: Bool,
    _ layout: Int,
    _ isTold: Bool
  ) {
    let groups = [CGSize(width: 141, height: 56), CGSize(width: 157, height: 63)].map {
      DeviceGroup(size: $0, displayScale: 2)
    }
    var report = Self.matrixReport(of: groups)
    let matrix = HeadlineMatrix(
      cells: [
        [
          Self.cell(2, isWhole: false, isMet: isCutMet), Self.cell(layout, isMet: isWholeMet),
        ]
      ],
      comparison: VersionComparison(groups)
    )
    for _ in 1...2 { report.take(Self.record(matrix)) }
    let rows = report.rows()
    #expect(rows.contains("2 differ between devices"), "\(rows)")
    let told = "      Cut on \(groups[0].name), whole on the others."
    #expect(rows.filter { $0.contains("Cut on") } == (isTold ? [told, told] : []), "\(rows)")
  }

  /// What cells say stands by them: below the counts of many headlines, and below the layouts of those that areas differ
  /// about, which were said to be counts.
  @Test(arguments: [(0, false), (2, true)])
  func legendsStandByTheirCells(_ layout: Int, _ differs: Bool) throws {
    var report = Self.matrixReport(of: Self.twins)
    let matrix = HeadlineMatrix(
      cells: [[Self.cell(0), Self.cell(layout)]],
      comparison: VersionComparison(Self.twins)
    )
    for _ in 1...2 { report.take(Self.record(matrix)) }
    let rows = report.rows()
    let counts = "In each cell: how many miss what is required there"
    let layouts = "In each cell: the layout, counted from 1; ✗ not as required, ≈ might be cut"
    let legends = differs ? [counts, layouts] : [counts]
    #expect(rows.filter { $0.hasPrefix("In each cell") } == legends, "\(rows)")
    #expect(rows.last == legends.last, "\(rows)")
    let place = try #require(rows.firstIndex(of: counts))
    #expect(rows[..<place].contains { $0.hasPrefix("large ") }, "\(rows)")
    #expect(!rows[..<place].contains { $0.contains("differ between devices") }, "\(rows)")
  }

  /// Two headlines that are as required, or not, with each size of text from medium to xLarge in each of the areas.
  private static func report(
    _ areMet: [[Bool]],
    in groups: [DeviceGroup]
  ) -> MatrixReport {
    var report = MatrixReport(
      names: ["a.csv"],
      groups: groups,
      settings: [DynamicTypeSize.medium, .large, .xLarge].map {
        MatrixSetting(typeSize: $0, isBold: false, deviceLanguage: nil)
      },
      showsAll: false,
      language: .english,
      palette: .plain,
      columns: 100
    )
    let matrix = HeadlineMatrix(
      cells: areMet.map { areas in areas.map { cell(0, isMet: $0) } },
      comparison: VersionComparison(groups)
    )
    for _ in 1...2 { report.take(record(matrix)) }
    return report
  }

  /// As many headlines may miss something in each area, and not as many in any of them: such sizes do not share a row.
  @Test func sizesWithOtherCountsOfAColumnHaveTheirRows() {
    var report = Self.report([], in: Self.twins)
    let comparison = VersionComparison(Self.twins)
    for areMet in [[[true, false], [true, true]], [[false, true], [false, false]]] {
      let cells = ([[true, true]] + areMet).map { areas in areas.map { Self.cell(0, isMet: $0) } }
      report.take(Self.record(HeadlineMatrix(cells: cells, comparison: comparison)))
    }
    let rows = Self.rows(of: report, beginningWith: ["medium", "large", "xLarge"])
    #expect(rows == ["medium 0", "large 2", "xLarge 1"])
  }

  /// Sizes of text share a row where they follow one another and all cells are alike.
  @Test(
    arguments: [
      ([true, true, true], ["medium to xLarge 0"]),
      ([true, true, false], ["medium to large 0", "xLarge 2"]),
      ([true, false, false], ["medium 0", "large to xLarge 2"]),
      ([true, false, true], ["medium 0", "large 2", "xLarge 0"]),
    ] as [([Bool], [String])]
  )
  func sizesWithOtherCellsHaveTheirRows(_ areMet: [Bool], _ expected: [String]) {
    let report = Self.report(areMet.map { [$0] }, in: [Self.groups[1]])
    let rows = Self.rows(of: report, beginningWith: ["medium", "large", "xLarge"])
    #expect(rows == expected)
  }

  /// Sizes of text share rows of each version by itself, whatever stands in those of another.
  @Test func sizesShareTheRowsOfEachVersion() {
    let report = Self.report([[true, true], [true, false], [true, false]], in: Self.groups)
    let rows = Self.rows(of: report, beginningWith: ["iOS"])
    #expect(
      rows == ["iOS 16, medium to xLarge 0", "iOS 26, medium 0", "iOS 26, large to xLarge 2"]
    )
  }

  /// A version has a dash in columns that it has no areas for, and these are no other cells than those of another version.
  @Test(
    arguments: [
      (
        [[2], [2, 0]],
        ["iOS 16, large 0 –", "iOS 26, large 0 0", "1 Night ferries 3 1", "1 Night ferries 3 1"], 0
      ),
      (
        [[2, 0], [2, 0, 0]],
        [
          "iOS 16, large 0 0 –", "iOS 26, large 0 0 0", "1 Night ferries 3 1 –",
          "1 Night ferries 3 1 –",
        ], 0
      ),
      // Here the versions differ in the column that they share.
      (
        [[0], [2, 0]],
        [
          "iOS 16, large 0 –", "iOS 26, large 0 0", "1 Night ferries 3 1", "1 Night ferries 3 1",
          "1 Night ferries", "1 Night ferries",
        ], 2
      ),
    ] as [([[Int]], [String], Int)]
  )
  func columnsWithoutAreasHaveADash(_ chosen: [[Int]], _ expected: [String], _ noteCount: Int) {
    let sizes = [(141, 56), (157, 60.5), (171, 70)] as [(Double, Double)]
    let groups = zip([SystemVersion.iOS16, .iOS26], chosen).flatMap { version, layouts in
      sizes.prefix(layouts.count).map { width, height in
        DeviceGroup(
          size: CGSize(width: width, height: height),
          displayScale: 3,
          systemVersion: version
        )
      }
    }
    let matrix = HeadlineMatrix(
      cells: [chosen.flatMap { layouts in layouts.map { Self.cell($0) } }],
      comparison: VersionComparison(groups)
    )
    var report = Self.matrixReport(of: groups)
    for _ in 1...2 { report.take(Self.record(matrix)) }
    #expect(Self.rows(of: report, beginningWith: ["iOS", "1"]) == expected)
    let notes = report.rows().filter { $0.contains("another setting has other cells") }
    #expect(notes.count == noteCount, "\(notes)")
  }

  /// A list marks a column where the headline is cut in any of its areas; where there is no room for columns it says as
  /// well that it might be cut in another one.
  @Test func oneAreaThatCutsMarksItsColumn() {
    let (whole, cut) = (Self.cell(0).shown, Self.cell(2, isWhole: false).shown)
    let rows: [([ShownHeadline], [CloseCallConsequence?], wide: String, narrow: String)] = [
      ([whole, whole], [nil, nil], "✓", "✓"), ([cut, whole], [nil, nil], "✗", "✗"),
      ([whole, cut], [nil, nil], "✗", "✗"), ([cut, cut], [nil, nil], "✗", "✗"),
      ([cut, whole], [nil, .cut], "✗", "✗≈"), ([whole, cut], [.cut, nil], "✗", "✗≈"),
      ([cut, whole], [.cut, nil], "✗", "✗"),
    ]
    for (shown, calls, wide, narrow) in rows {
      let verdict = HeadlineVerdict(
        areas: zip(shown, calls).map { HeadlineVerdict.Area(shown: $0, closeCall: $1) },
        change: .add(3),
        tightest: 0,
        unmet: [],
        missingScalars: []
      )
      for (columns, marks) in [(100, wide), (20, narrow)] {
        let layout = ListLayout(groups: Self.twins, least: 1, palette: .plain, columns: columns)
        let text = ListRows(
          groups: Self.twins,
          closeCalls: .cut,
          language: .english,
          layout: layout
        ).rows(of: Self.record(verdict)).joined()
        #expect(text.filter { "✓≈✗".contains($0) } == marks, "\(text)")
      }
    }
  }
}
