import DeviceTraits
import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewFitting
import WidgetDevices

@testable import Headlines

/// Versions of the system compared in a matrix, against a report on each version alone.
@MainActor
@Suite struct VersionComparisonTests {
  private func groups(_ versions: [SystemVersion]) -> [DeviceGroup] {
    DeviceGroup.grouping(
      versions.flatMap { version in
        DeviceCatalogue.devices(for: .lockScreen, margins: nil, version: version)
          .filter { $0.kind == .iPhone }
      }
    )
  }

  /// What devices get on one version, by name: the layout, and whether the headline is whole.
  private func answers(
    _ article: HeadlineArticle,
    _ version: SystemVersion,
    _ setting: HeadlineSetting
  ) -> [String: [Int]] {
    var setting = setting
    setting.groups = groups([version])
    let report = ArticleCheck(article: article, setting: setting).report()
    var answers: [String: [Int]] = [:]
    for result in report.results {
      for device in result.group.devices {
        answers[device.name] = [
          result.decision.chosenIndex ?? -1, result.outcome.isHeadlineWhole ? 1 : 0,
        ]
      }
    }
    return answers
  }

  @Test func whatVersionsDifferInIsWhatTheirOwnReportsSay() throws {
    let versions: [SystemVersion] = [.iOS16, .iOS26]
    let setting = HeadlineSetting(
      groups: groups(versions),
      fonts: try FontLibrary.bundled(deviceLanguages: ["ja"], fontDirectory: nil)
    )
    let judge = HeadlineMatrixJudge(
      language: "ja",
      settings: [(setting, [.headlineWhole(in: setting.groups)])]
    )
    let rows = try Corpus.rows("ja").filter { $0.headline.contains("「") }.prefix(6)
    var differingCount = 0
    for row in rows {
      let article = HeadlineArticle(
        headline: row.headline,
        snippet: row.snippet,
        language: "ja"
      )
      let matrix = judge.matrix(of: article)
      let (old, new) = (answers(article, .iOS16, setting), answers(article, .iOS26, setting))
      let expected = Set(old.keys.filter { new[$0] != nil && old[$0] != new[$0] })
      let found = matrix.versionDifferences.flatMap(\.place.devices).map(\.name)
      #expect(Set(found) == expected && found.count == expected.count, "\(row.headline)")
      for difference in matrix.versionDifferences {
        let own = difference.place.areas.map { setting.groups[$0].systemVersion }
        #expect(own == versions)
      }
      differingCount += found.isEmpty ? 0 : 1
    }
    #expect(differingCount > 0, "none of the headlines shows anything")
  }

  /// However many places versions differ in, each of their areas counts.
  @Test func everyPlaceIsCounted() {
    let groups = [SystemVersion.iOS16, .iOS26].flatMap { version in
      [100.0, 90].map {
        DeviceGroup(size: CGSize(width: $0, height: 40), displayScale: 3, systemVersion: version)
      }
    }
    let cells = [0, 0, 1, 1].map { index in
      HeadlineMatrix.Cell(
        shown: ShownHeadline(
          chosenIndex: index,
          headlineLines: 1,
          snippetLines: 0,
          isHeadlineWhole: true
        ),
        closeCall: nil,
        isAsRequired: true
      )
    }
    var tally = MatrixTally(settingCount: 1, areaCount: groups.count)
    tally.add(HeadlineMatrix(cells: [cells], comparison: VersionComparison(groups)))
    #expect(tally.cells[0].map(\.versionDifferingCount) == [1, 1, 1, 1])
  }

  @Test func devicesThatRunOtherVersionsAreNotCompared() {
    let newest = VersionComparison(DeviceCatalogue.groups)
    #expect(newest.isEmpty && newest.versions.count > 1)
    let all = VersionComparison(groups(SystemVersion.allCases))
    #expect(all.versions.map(\.version) == SystemVersion.allCases.sorted())
    #expect(all.versions.flatMap(\.areas).sorted() == Array(groups(SystemVersion.allCases).indices))
    let names = all.places.flatMap(\.devices).map(\.name)
    #expect(names.count == Set(names).count, "each device once")
    #expect(!names.contains("iPhone 8") && names.contains("iPhone 14"))
  }

  /// Areas of one version are not compared, whether they are those of a device's widgets or one that is given twice.
  @Test func areasOfOneVersionAreNotCompared() throws {
    let widgets = try [WidgetSlot.lockScreen, .family(.systemSmall)].map {
      try DeviceCatalogue.device(named: "iPhone 15", for: $0)
    }
    let size = DeviceGroup(size: CGSize(width: 146, height: 58), displayScale: 3)
    let article = HeadlineArticle(headline: "Ferries at night for all", language: "en")
    let fonts = try TestFonts.english()
    for groups in [DeviceGroup.grouping(widgets), [size, size]] {
      let setting = HeadlineSetting(groups: groups, fonts: fonts)
      let report = ArticleCheck(article: article, setting: setting).report()
      #expect(report.results.count == 2 && !report.comparesVersions)
      #expect(report.versionDifferences() == [])
    }
  }

  /// What versions show in lines as many, and otherwise all the same, differs too.
  @Test(arguments: [
    (
      "海辺の図書館が夜も開館へ海辺の図書館", "（国国国国国国国国国）、「国」。", WidgetSlot.lockScreen,
      "Headline 2 lines, snippet 1 line, cut on iOS 16; Headline 2 lines, snippet 1 line on iOS 26",
      "iOS 16では見出し2行、本文1行（途中で切れる）。iOS 26では見出し2行、本文1行"
    ),
    (
      "（国国国国国国国）、「国」。", "", WidgetSlot.family(.accessoryInline),
      "Headline 1 line, no snippet, layout 2 on iOS 16; Headline 1 line, no snippet, layout 1 on iOS 26",
      "iOS 16では見出し1行、本文なし、レイアウト2。iOS 26では見出し1行、本文なし、レイアウト1"
    ),
  ])
  func asManyLinesMayDiffer(
    _ headline: String,
    _ snippet: String,
    _ slot: WidgetSlot,
    _ english: String,
    _ japanese: String
  ) throws {
    let phones = try [SystemVersion.iOS16, .iOS26].map {
      try DeviceCatalogue.device(named: "iPhone 14", for: slot, version: $0)
    }
    var setting = HeadlineSetting(
      groups: DeviceGroup.grouping(phones),
      fonts: try FontLibrary.bundled(deviceLanguages: ["ja"], fontDirectory: nil)
    )
    setting.slot = slot
    let article = HeadlineArticle(headline: headline, snippet: snippet, language: "ja")
    let report = ArticleCheck(article: article, setting: setting).report()
    #expect(report.versionDifferences(in: .english) == ["iPhone 14: " + english])
    #expect(report.versionDifferences(in: .japanese) == ["iPhone 14：" + japanese])
  }

  /// Thirteen full-width characters and two digits just fill a line, and do not with the space that iOS sets beside
  /// digits since 17: as many lines, cut alike, end elsewhere.
  @Test(arguments: [
    ("新しい渡し船、来春就航へ", "島と港を15分で結ぶ電動の渡し船が来年4月に就航する。", true),
    ("夜行フェリー", "島と港", false),
  ])
  func linesMayEndElsewhere(_ headline: String, _ snippet: String, _ isElsewhere: Bool) throws {
    let phones = try [SystemVersion.iOS16, .iOS18].map {
      try DeviceCatalogue.device(named: "iPhone 14", for: .lockScreen, version: $0)
    }
    let setting = HeadlineSetting(
      groups: DeviceGroup.grouping(phones),
      fonts: try FontLibrary.bundled(deviceLanguages: ["ja"], fontDirectory: nil)
    )
    let article = HeadlineArticle(headline: headline, snippet: snippet, language: "ja")
    let report = ArticleCheck(article: article, setting: setting).report()
    #expect(report.comparesVersions && report.versionDifferences() == [])
    #expect(report.versionsEndLinesElsewhere == isElsewhere)
  }

  @Test func thatLinesEndElsewhereIsSaid() {
    #expect(
      VersionDifferenceSentences(.english).onlyLineEnds
        == "The versions differ only in where lines end."
    )
    #expect(
      VersionDifferenceSentences(.japanese).onlyLineEnds == "バージョンによって異なるのは、行の終わる位置だけです。"
    )
  }

  /// Whatever differs alike shares a sentence, devices before sizes.
  @Test func placesThatDifferAlikeAreNamedTogether() throws {
    let versions: [SystemVersion] = [.iOS16, .iOS26]
    let sizes = [100.0, 90].flatMap { width in
      versions.map {
        DeviceGroup(
          size: CGSize(width: width, height: 40),
          displayScale: 3,
          systemVersion: $0
        )
      }
    }
    let phones = try versions.map {
      try DeviceCatalogue.device(named: "iPhone 14", for: .lockScreen, version: $0)
    }
    let groups = sizes + DeviceGroup.grouping(phones)
    let places = VersionComparison(groups).places
    func said(in language: ExplanationLanguage) -> [String] {
      VersionDifferenceSentences(language).sentences(places, of: groups, on: nil) { area in
        groups[area].systemVersion == .iOS16
          ? language.choice("whole", "全文") : language.choice("cut", "欠け")
      }
    }
    #expect(
      said(in: .english)
        == ["iPhone 14, 100 × 40 @3x, 90 × 40 @3x: whole on iOS 16; cut on iOS 26"]
    )
    #expect(
      said(in: .japanese)
        == ["iPhone 14、100 × 40 @3x、90 × 40 @3x：iOS 16では全文。iOS 26では欠け"]
    )
  }

  /// Also of those between which another one stands.
  @Test func placesApartThatDifferAlikeAreNamedTogether() {
    let groups = [100.0, 90, 80].flatMap { width in
      [SystemVersion.iOS16, .iOS26].map {
        DeviceGroup(size: CGSize(width: width, height: 40), displayScale: 3, systemVersion: $0)
      }
    }
    let said = VersionDifferenceSentences(.english).sentences(
      VersionComparison(groups).places,
      of: groups,
      on: nil
    ) { area in
      let isOld = groups[area].systemVersion == .iOS16
      return isOld ? groups[area].size.width == 90 ? "nothing" : "whole" : "cut"
    }
    #expect(
      said == [
        "100 × 40 @3x, 80 × 40 @3x: whole on iOS 16; cut on iOS 26",
        "90 × 40 @3x: nothing on iOS 16; cut on iOS 26",
      ]
    )
  }

  /// Versions with one answer are named together where no other version is between them.
  @Test(
    arguments: [
      (["a", "a", "b"], "a on iOS 16, iOS 17; b on iOS 26", "iOS 16、iOS 17ではa。iOS 26ではb"),
      (["a", "b", "b"], "a on iOS 16; b on iOS 17, iOS 26", "iOS 16ではa。iOS 17、iOS 26ではb"),
      (
        ["a", "b", "a"], "a on iOS 16; b on iOS 17; a on iOS 26",
        "iOS 16ではa。iOS 17ではb。iOS 26ではa"
      ),
    ] as [([String], String, String)]
  )
  func neighboursAreNamedTogether(_ answers: [String], _ english: String, _ japanese: String) {
    let groups = [SystemVersion.iOS16, .iOS17, .iOS26].map {
      DeviceGroup(size: CGSize(width: 146, height: 58), displayScale: 3, systemVersion: $0)
    }
    func said(in language: ExplanationLanguage) -> [String] {
      VersionDifferenceSentences(language).sentences(
        VersionComparison(groups).places,
        of: groups,
        on: nil
      ) { answers[$0] }
    }
    #expect(said(in: .english) == ["146 × 58 @3x: " + english])
    #expect(said(in: .japanese) == ["146 × 58 @3x：" + japanese])
  }

  @Test func sizesOfOnesOwnAreCompared() {
    let groups = [SystemVersion.iOS26, .iOS16].map {
      DeviceGroup(size: CGSize(width: 146, height: 58), displayScale: 3, systemVersion: $0)
    }
    let comparison = VersionComparison(groups)
    #expect(comparison.places.map(\.areas) == [[1, 0]] && comparison.places[0].devices.isEmpty)
    let sentences = VersionDifferenceSentences(.japanese).sentences(
      comparison.places,
      of: groups,
      on: nil
    ) { $0 == 0 ? "欠け" : "全文" }
    #expect(sentences == ["146 × 58 @3x：iOS 16では全文。iOS 26では欠け"])
    #expect(
      VersionDifferenceSentences(.english).sentences(comparison.places, of: groups, on: .watchOS) {
        $0 == 0 ? "cut" : "whole"
      } == ["146 × 58 @3x: whole on watchOS 9; cut on watchOS 26"]
    )
  }
}
