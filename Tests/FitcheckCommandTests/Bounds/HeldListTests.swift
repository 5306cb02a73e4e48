import Fitcheck
import Foundation
import Inputs
import Reports
import TestSupport
import Testing

@testable import FitcheckCommand

/// Of long lists as many items have rows as their reports hold, and of the others it is said how many they are.
@MainActor
@Suite struct HeldListTests {
  private static func error<Answer>(_ number: Int) -> ItemRecord<Answer> {
    ItemRecord(
      number: number,
      id: "\(number)",
      isNamed: true,
      place: InputPlace(file: "a", line: number),
      content: .error("no")
    )
  }

  private static let area = DeviceGroup(size: CGSize(width: 146, height: 58), displayScale: 3)

  @Test(arguments: [1, 999, 1_000, 1_001, 1_002]) func listsHoldAThousand(_ count: Int) {
    for extent in [ListReport.Extent.attention, .all] {
      var report = ListReport(
        files: ["a"],
        groups: [Self.area],
        extent: extent,
        closeCalls: .cut,
        language: .english,
        palette: .plain,
        columns: 80
      )
      var rows: [String] = []
      for number in 1...count {
        let record: VerdictRecord = Self.error(number)
        rows += report.take(report.entry(record), VerdictSummary(of: record))
      }
      rows += report.finish()
      let held = extent == .all ? count : min(count, 1_000)
      #expect(rows.count { $0.contains("! a:") } == held)
      let hidden = ListSentences(.english).hidden(count - 1_000)
      #expect(rows.contains(hidden) == (held < count), "\(rows.suffix(3))")
    }
  }

  /// What needs attention and has no row is none of those that need none, and is told before these.
  @Test func whatHasNoRowNeedsAttention() {
    var report = ListReport(
      files: ["a"],
      groups: [Self.area],
      extent: .attention,
      closeCalls: .cut,
      language: .english,
      palette: .plain,
      columns: 120
    )
    // Three of them need none, and two of the others have no row.
    for number in 1...1_005 {
      let record: VerdictRecord = Self.error(number)
      let quiet = ListReport.Entry(
        needsAttention: false,
        rows: [],
        record: nil,
        missingScalars: []
      )
      let entry = number % 335 == 0 ? quiet : report.entry(record)
      let written = report.take(entry, VerdictSummary(of: record))
      #expect(written.isEmpty)
    }
    let sentences = ListSentences(.english)
    let told = [sentences.hidden(2), sentences.rest(3)]
    let rows = report.finish()
    #expect(rows.filter(told.contains) == told, "\(rows.suffix(4))")
  }

  /// A list of nothing has its title above the count, also where every headline would have a line.
  @Test func listsOfNothingAreTitled() {
    let report = ListReport(
      files: ["a"],
      groups: [Self.area],
      extent: .all,
      closeCalls: .cut,
      language: .english,
      palette: .plain,
      columns: 80
    )
    let rows = report.finish()
    #expect(rows.first?.hasPrefix("a  1 area") == true, "\(rows)")
    #expect(rows.dropFirst() == [ListSentences(.english).headlines(0)], "\(rows)")
  }

  /// The matrix of one article in some areas.
  private static func matrix(
    of article: HeadlineArticle,
    in groups: [DeviceGroup],
    _ settings: [MatrixSetting]
  ) throws -> HeadlineMatrix {
    let setting = HeadlineSetting(
      groups: groups,
      fonts: try FontLibrary.bundled(deviceLanguages: ["ja"])
    )
    return HeadlineMatrixJudge(
      language: "ja",
      settings: settings.map {
        ($0.applied(to: setting), [HeadlineRequirement.headlineWhole(in: groups)])
      }
    )
    .matrix(of: article)
  }

  private static func rows(
    _ records: [MatrixRecord],
    in groups: [DeviceGroup],
    _ settings: [MatrixSetting],
    showsAll: Bool
  ) -> [String] {
    var report = MatrixReport(
      names: ["a"],
      groups: groups,
      settings: settings,
      showsAll: showsAll,
      language: .english,
      palette: .plain,
      columns: 100
    )
    for record in records { report.take(record) }
    return report.rows()
  }

  private static let settings = MatrixSetting.all(
    typeSizes: [.large],
    weights: [false],
    deviceLanguages: [nil]
  )

  /// Headlines that areas, and that versions of the system differ about.
  @Test func matricesHoldTwentyUnlessAllAreAskedFor() throws {
    let versions = [SystemVersion.iOS16, .iOS26].map {
      DeviceGroup(size: CGSize(width: 146, height: 58), displayScale: 3, systemVersion: $0)
    }
    let small = DeviceGroup(size: CGSize(width: 90, height: 30), displayScale: 2)
    let article = HeadlineArticle(
      id: "a",
      headline: "「港」と「町」の図書館が夜に「海」と「山」の本を貸し出す",
      snippet: "漁を終えた人のために。"
    )
    for groups in [[Self.area, small], versions] {
      let matrix = try Self.matrix(of: article, in: groups, Self.settings)
      #expect(matrix.differsBetweenAreas || !matrix.versionDifferences.isEmpty)
      for (count, showsAll) in [
        (2, false), (19, false), (20, false), (21, false), (22, false), (22, true), (10_001, true),
      ] {
        // So many once.
        guard count < 10_000 || groups.contains(small) else { continue }
        let records = (1...count).map { number in
          MatrixRecord(
            number: number,
            id: "a",
            isNamed: true,
            place: InputPlace(file: "a", line: number),
            content: .answer(article, matrix)
          )
        }
        let rows = Self.rows(records, in: groups, Self.settings, showsAll: showsAll)
        let held = min(count, showsAll ? 10_000 : 20)
        #expect(rows.count { $0.contains("「港」と「町」") } == held)
        let sentences = MatrixSentences(.english)
        let (hidden, unheld) = (sentences.hidden(count - held), sentences.unheld(count - held))
        #expect(rows.contains(hidden) == (held < count && !showsAll), "\(count)")
        #expect(rows.contains(unheld) == (held < count && showsAll), "\(count)")
      }
    }
  }

  @Test(arguments: [1, 10_000, 10_001]) func matricesHoldTenThousandErrors(_ count: Int) {
    let records = (1...count).map { Self.error($0) as MatrixRecord }
    let unheld = MatrixSentences(.english).unheldErrors(count - 10_000)
    let rows = Self.rows(records, in: [Self.area], Self.settings, showsAll: false)
    #expect(rows.count { $0.contains("! a:") } == min(count, 10_000))
    #expect(rows.contains { $0.contains("! \(count) not judged") })
    #expect(rows.contains(unheld) == (count > 10_000))
    #expect(!rows.contains { $0.contains("as required everywhere") })
  }

  /// What could not be judged is counted as in lists, and keeps another one from standing for all.
  @Test func matricesCountWhatIsNotJudged() throws {
    let article = HeadlineArticle(id: "a", headline: "港の灯")
    let judged = MatrixRecord(
      number: 1,
      id: "a",
      isNamed: true,
      place: InputPlace(file: "a", line: 1),
      content: .answer(article, try Self.matrix(of: article, in: [Self.area], Self.settings))
    )
    let alone = Self.rows([judged], in: [Self.area], Self.settings, showsAll: false)
    #expect(alone.first == "港の灯" && alone.contains { $0.contains("✓ as required everywhere") })
    for records in [[judged, Self.error(2)], [Self.error(1), judged]] as [[MatrixRecord]] {
      let rows = Self.rows(records, in: [Self.area], Self.settings, showsAll: false)
      #expect(rows.first?.hasPrefix("a   2 headlines") == true, "\(rows)")
      #expect(rows.contains { $0.contains("! 1 not judged") })
      #expect(!rows.contains { $0.contains("as required everywhere") || $0 == "港の灯" })
    }
  }
}
