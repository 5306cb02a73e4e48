import DeviceTraits
import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import TestSupport
import Testing
import Typesetting
import ViewFitting
import WidgetDevices

@testable import Headlines

/// What is said of a headline on many areas, in both languages.
@MainActor
@Suite struct ReportSentenceTests {
  private static let en = VerdictSentences(language: .english)
  private static let ja = VerdictSentences(language: .japanese)

  @Test(arguments: [
    (
      ReportPlace.everyPhone, "on every iPhone with lock-screen widgets, each with its newest iOS",
      "ロック画面ウィジェットのあるすべてのiPhone（それぞれ最新のiOS）で、"
    ),
    (
      .everyPhoneRunning(system: "iOS 18"), "on every iPhone that runs iOS 18",
      "iOS 18が動くすべてのiPhoneで、"
    ),
    (
      .area("146 × 58 @3x", .named(["iOS 26"])), "in 146 × 58 @3x with iOS 26",
      "146 × 58 @3x（iOS 26）で、"
    ),
    (.areas(count: 2, .unnamed), "in both areas", "表示領域2種類すべてで、"),
    (
      .areas(count: 3, .named(["iOS 26"])), "in all 3 areas with iOS 26",
      "表示領域3種類すべて（iOS 26）で、"
    ),
    (.device("iPhone X", .unnamed), "on iPhone X", "iPhone Xで、"),
    (
      .devices(count: 2, .named(["iOS 16", "iOS 26"])), "on both devices with iOS 16 and iOS 26",
      "2機種すべて（iOS 16、iOS 26）で、"
    ),
    (
      .devices(count: 4, .named(["iOS 16", "iOS 17", "iOS 26"])),
      "on all 4 devices with iOS 16, iOS 17 and iOS 26", "4機種すべて（iOS 16、iOS 17、iOS 26）で、"
    ),
    (
      .devices(count: 3, .newest), "on all 3 devices, each with its newest system",
      "3機種すべて（それぞれ最新のシステム）で、"
    ),
  ])
  func placesStandWhereTheLanguageHasThem(
    _ place: ReportPlace,
    _ english: String,
    _ japanese: String
  ) {
    #expect(Self.en.headlineIsWhole(place) == "The headline is whole \(english).")
    #expect(Self.en.headlineIsCut(place) == "The headline is cut \(english).")
    #expect(Self.ja.headlineIsWhole(place) == "\(japanese)見出しは全文が表示されます。")
    #expect(Self.ja.headlineIsCut(place) == "\(japanese)見出しは途中で切れます。")
  }

  /// Without an area nothing is whole there, or cut.
  @Test func withoutAnAreaNothingIsSaidOfTheHeadline() throws {
    let setting = HeadlineSetting(groups: [], fonts: try TestFonts.english())
    let article = HeadlineArticle(headline: "Late", language: "en")
    let report = ArticleCheck(article: article, setting: setting).report()
    #expect(report.isHeadlineWholeEverywhere)
    #expect(report.verdict() == "There is no area to show the headline in.")
    #expect(report.verdict(in: .japanese) == "見出しを表示する領域がありません。")
    #expect(Self.en.headlineIsCut(.nowhere) == report.verdict())
  }

  /// Of areas that are no devices' none speaks for others.
  @Test func everyAreaIsCounted() throws {
    let phone = try #require(
      DeviceGroup.grouping([try DeviceCatalogue.device(named: "iPhone 15")]).first
    )
    let sizes = [146.0, 160, 172].map {
      DeviceGroup(size: CGSize(width: $0, height: 58), displayScale: 3)
    }
    func verdict(_ groups: [DeviceGroup]) throws -> String {
      let setting = HeadlineSetting(groups: groups, fonts: try TestFonts.english())
      let article = HeadlineArticle(headline: "Late", language: "en")
      return ArticleCheck(article: article, setting: setting).report().verdict()
    }
    let one = "The headline is whole in 146 × 58 @3x with iOS 26."
    #expect(try verdict([sizes[0]]) == one)
    #expect(try verdict([sizes[0], sizes[0]]) == one)
    let both = "The headline is whole in both areas with iOS 26."
    #expect(try verdict([sizes[0], sizes[1]]) == both)
    #expect(try verdict([phone, sizes[1]]) == both)
    #expect(try verdict(sizes) == "The headline is whole in all 3 areas with iOS 26.")
    #expect(try verdict([phone]) == "The headline is whole on iPhone 15 with iOS 26.")
  }

  /// A device counts once, whichever of its versions are compared; and no version is called its newest
  /// where others are compared with it.
  @Test func devicesOfSeveralVersionsCountOnce() throws {
    func verdict(_ devices: [Device]) throws -> String {
      let setting = HeadlineSetting(
        groups: DeviceGroup.grouping(devices),
        fonts: try TestFonts.english()
      )
      let article = HeadlineArticle(headline: "Late", language: "en")
      return ArticleCheck(article: article, setting: setting).report().verdict()
    }
    func versions(of names: [String]) throws -> [Device] {
      try [SystemVersion.iOS16, .iOS26].flatMap { version in
        try names.map { try DeviceCatalogue.device(named: $0, for: .lockScreen, version: version) }
      }
    }
    let both = "with iOS 26 and iOS 16"
    #expect(
      try verdict(versions(of: ["iPhone 14"])) == "The headline is whole on iPhone 14 \(both)."
    )
    #expect(
      try verdict(versions(of: ["iPhone 14", "iPhone 13"]))
        == "The headline is whole on both devices \(both)."
    )
    let all = [SystemVersion.iOS16, .iOS26].flatMap { version -> [Device] in
      DeviceCatalogue.devices(for: .lockScreen, margins: nil, version: version)
        .filter { $0.kind == .iPhone }
    }
    let count = DeviceCatalogue.devices.count
    #expect(Set(all.map(\.name)).count == count)
    #expect(
      try verdict(all) == "The headline is whole on all \(count) devices \(both)."
    )
  }

  @Test func countsAreOfAreas() {
    let all: [(lines: Int, areas: Int)] = [(2, 3), (1, 4), (0, 1)]
    #expect(
      Self.en.snippetDiffers(all)
        == "Of the snippet, 2 lines in 3 areas, 1 line in 4 areas, none of it in 1 area."
    )
    #expect(Self.ja.snippetDiffers(all) == "本文は表示領域の3種類で2行、4種類で1行が表示され、1種類では表示されません。")
    #expect(
      Self.ja.snippetDiffers(Array(all.prefix(2))) == "本文は表示領域の3種類で2行、4種類で1行が表示されます。"
    )
    #expect(
      Self.ja.headlineIsCut(in: ["A", "B"], of: 7, system: "iOS 26")
        == "iOS 26の表示領域7種類のうち2種類で見出しが途中で切れます：A、B。"
    )
    #expect(Self.ja.closeCall("あ", in: 7, of: 7).hasPrefix("すべての表示領域で紙一重の結果です"))
  }

  /// Of the settings that a sentence holds with two are named; none, where it holds with all.
  @Test(arguments: [
    (1, 4, "Cut (large).", "Cut（large）。"),
    (2, 4, "Cut (large; large, Bold Text).", "Cut（large／large、太字）。"),
    (
      3, 4, "Cut (large; large, Bold Text and 1 more).", "Cut（large／large、太字など3通り）。"
    ),
    (4, 4, "Cut.", "Cut。"), (1, 1, "Cut.", "Cut。"), (0, 0, "Cut.", "Cut。"),
  ])
  func settingsOfASentenceAreNamed(count: Int, all: Int, english: String, japanese: String) {
    let settings = MatrixSetting.all(
      typeSizes: [.large, .xLarge],
      weights: [false, true],
      deviceLanguages: [nil]
    )
    let chosen = Array(settings.prefix(count))
    #expect(MatrixSentences(.english).sentence("Cut", with: chosen, of: all) + "." == english)
    #expect(MatrixSentences(.japanese).sentence("Cut", with: chosen, of: all) + "。" == japanese)
  }

  func report(
    _ article: HeadlineArticle,
    in fonts: FontLibrary? = nil,
    on names: String...
  ) throws -> ArticleReport {
    let devices = try names.map { try DeviceCatalogue.device(named: $0, for: .lockScreen) }
    return ArticleCheck(
      article: article,
      setting: HeadlineSetting(
        groups: names.isEmpty ? DeviceCatalogue.groups : DeviceGroup.grouping(devices),
        fonts: try fonts ?? TestFonts.japanese()
      ),
      marking: .all
    ).report()
  }

  /// A font without names is called by its file, and nothing is said behind that.
  @Test func namelessFontsAreCalledByTheirFiles() throws {
    let font = try AlteredFont.test("Layers.ttf")
    font.replace("name", with: nil)
    let fonts = try FontLibrary.files(regular: [FontFace(path: try font.write("Nameless.ttf"))])
    let article = HeadlineArticle(time: "A", headline: "AB", language: "en")
    let notes = try report(article, in: fonts, on: "iPhone 15").fontNotes()
    #expect(notes.first == "Metrics font files: Nameless.ttf")
  }

  /// The widget has no italics, but a report may be of a decision about another view: that a face is slanted is said,
  /// with widths near an italic's where those are measured.
  @Test(arguments: [false, true]) func slantedFacesAreTold(areMeasured: Bool) throws {
    let font = try AlteredFont.test("Layers.ttf")
    font.replace("COLR", with: nil)
    let files = try FontLibrary.files(regular: [FontFace(path: try font.write("Letters.ttf"))])
    let setting = HeadlineSetting(
      groups: [DeviceGroup(size: CGSize(width: 146, height: 58), displayScale: 3)],
      fonts: try areMeasured ? TestFonts.english() : files
    )
    let environment = setting.environment(for: "en", preparer: TextPreparer(byteLimit: 1 << 20))
    let decision = FitSelector(environment: environment)
      .decide(Text(verbatim: "AB").italic(), in: setting.groups[0].size)
    let report = ArticleReport(
      article: HeadlineArticle(headline: "AB", language: "en"),
      setting: setting,
      environment: environment,
      results: [
        ArticleReport.Result(decision, of: setting.groups[0], fonts: [], marking: .cut)
      ]
    )
    try #require(report.usedFaces.count == 1)
    let name = report.usedFaces[0].familyName
    let widths = areMeasured ? "widths near those" : "the widths"
    let english = "No italic face: \(name) is slanted, with \(widths) of the upright"
    #expect(report.synthesisNotes() == [english])
    let japanese = areMeasured ? "立体に近い幅" : "立体の幅"
    #expect(
      report.synthesisNotes(in: .japanese) == ["斜体の書体がないため、\(name)を\(japanese)のまま傾けている"]
    )
  }

  /// Where no language is named, all that is said is English.
  @Test func reportsAreInEnglishAtFirst() throws {
    let devices = try ["SE 3", "iPhone 15"].map {
      try DeviceCatalogue.device(named: $0, for: .lockScreen)
    }
    var setting = HeadlineSetting(
      groups: DeviceGroup.grouping(devices),
      fonts: try TestFonts.japanese()
    )
    setting.typeSize = .xLarge
    let article = HeadlineArticle(headline: "港の夜", snippet: "雨が降る。", language: "ja")
    let report = ArticleCheck(article: article, setting: setting).report()
    let result = try #require(report.results.first)
    let nothing = FitOutcome(chosenIndex: nil, fits: true)
    func said(in language: ExplanationLanguage) -> [[String]] {
      [
        [report.snippetSentence(in: language)], report.footnotes(in: language),
        [report.settings(in: language), report.question(time: "", name: "name", in: language)],
        [result.explanation(in: language), result.name(of: nothing, in: language)],
        [result.outcome.summary(in: language)],
      ]
    }
    let own = [
      [report.snippetSentence()], report.footnotes(),
      [report.settings(), report.question(time: "", name: "name")],
      [result.explanation(), result.name(of: nothing)], [result.outcome.summary()],
    ]
    #expect(own == said(in: .english))
    for (english, japanese) in zip(own, said(in: .japanese)) {
      #expect(!english.isEmpty && zip(english, japanese).allSatisfy { $0 != $1 })
    }
  }

  /// Under a Latin headline full-width characters stand at a size that they were measured at.
  @Test func measuredFullWidthCharactersAreTold() throws {
    let article = HeadlineArticle(headline: "Harbour", snippet: "夜も開く", language: "ja")
    let report = try report(article, on: "iPhone 15")
    #expect(report.provenance.advanceSources.contains(.fallbackMeasured))
    #expect(!report.provenance.advanceSources.contains(.fallbackScale))
    let note = "Full-width characters have iOS's advance, measured at 11, 15 and 17 pt, regular"
    #expect(report.fontNotes().contains(note))
  }

  @Test func aReportExplainsItself() throws {
    let short = try report(HeadlineArticle(headline: "港の夜"), on: "iPhone 15")
    #expect(
      short.explanation() == "The headline is whole on iPhone 15 with iOS 26.\nThere is no snippet."
    )
    #expect(
      short.explanation(in: .japanese) == "iPhone 15（iOS 26）で、見出しは全文が表示されます。\n本文はありません。"
    )
    let long = try report(HeadlineArticle(headline: String(repeating: "海辺の図書館", count: 20)))
    #expect(long.verdict(in: .japanese).hasSuffix("見出しは途中で切れます。"))
    #expect(long.verdict(in: .japanese).hasPrefix("ロック画面ウィジェットのあるすべてのiPhone"))
    let result = try #require(long.results.first)
    #expect(result.outcome.summary(in: .japanese).contains("（途中で切れる）、本文なし"))
    let words = result.explanation(in: .japanese)
    #expect(words.contains("3案のうち3番目（見出しのみ）が表示されます。"))
    #expect(words.contains("切れる部分：見出し。"))
  }

  /// Every iPhone that runs a system is not all that is meant where one has a newer one as well.
  @Test func phonesOfTwoSystemsAreCounted() throws {
    let old = DeviceCatalogue.devices(for: .lockScreen, version: .iOS16)
      .filter { $0.kind == .iPhone }
    let further = try DeviceCatalogue.device(named: "iPhone 14", for: .lockScreen, version: .iOS17)
    let report = ArticleCheck(
      article: HeadlineArticle(headline: "港の夜"),
      setting: HeadlineSetting(
        groups: DeviceGroup.grouping(old + [further]),
        fonts: try TestFonts.japanese()
      )
    ).report()
    #expect(
      report.verdict()
        == "The headline is whole on all \(old.count) devices with iOS 16 and iOS 17."
    )
  }

  /// Two full lines leave a hair on the class of iPhone 14.
  @Test func aCloseCallIsSaidInBothLanguages() throws {
    let article = HeadlineArticle(
      headline: String(repeating: "海", count: 26),
      snippet: "港町の小さな図書館が、来月から平日の夜も開く。"
    )
    let report = try report(article, on: "iPhone 14")
    #expect(
      report.closeCallSentence()?.hasPrefix(
        "A close call: the headline has 0.14 pt (0.1 %) of its line left, and its numbers may be off"
      ) == true
    )
    #expect(
      report.closeCallSentence(in: .japanese)?.hasPrefix(
        "紙一重の結果です：見出しの行の余りは0.14 pt（0.1 %）で、数値の誤差は"
      ) == true
    )
  }

  /// A snippet of as many lines everywhere is whole where it is so in every area.
  @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
  func aSnippetThatIsCutAnywhereIsCut(_ isWhole: Bool, _ isNextWhole: Bool) throws {
    let setting = HeadlineSetting(
      groups: [100.0, 90].map {
        DeviceGroup(size: CGSize(width: $0, height: 58), displayScale: 3)
      },
      fonts: try TestFonts.english()
    )
    let article = HeadlineArticle(headline: "Late", snippet: "Fog", language: "en")
    let report = ArticleCheck(article: article, setting: setting).report()
    let results = zip(report.results, [isWhole, isNextWhole]).map { result, isWhole in
      ArticleReport.Result(
        group: result.group,
        decision: result.decision,
        outcome: HeadlineOutcome(
          texts: result.decision.placed.texts,
          candidateName: nil,
          isWhole: { _ in isWhole },
          isOutside: { _ in false }
        ),
        assessments: result.assessments,
        closeCallExtent: .cut
      )
    }
    let changed = ArticleReport(
      article: article,
      setting: setting,
      environment: report.environment,
      results: results
    )
    let sentence =
      isWhole && isNextWhole
      ? "The snippet is shown whole, in 1 line."
      : "The snippet is shown in 1 line, cut where it did not fit."
    #expect(changed.snippetSentence() == sentence)
  }

  /// No sentence of one language has a word of the other, whatever there is to say.
  @Test func japaneseSentencesHaveNoEnglishWords() throws {
    for headline in ["港の夜", String(repeating: "海辺の図書館", count: 4), "\u{E123}夜"] {
      for snippet in ["", "港町の小さな図書館が、来月から平日の夜も開く。"] {
        let report = try report(HeadlineArticle(headline: headline, snippet: snippet))
        var sentences = [report.explanation(in: .japanese)]
        for result in report.results {
          sentences.append(result.explanation(in: .japanese))
          sentences.append(result.outcome.summary(in: .japanese))
          let names = HeadlineWidget.names(in: .japanese)
          sentences +=
            result.assessment?.flags.map { $0.explanation(in: .japanese, names: names) } ?? []
          sentences +=
            result.assessment?.closeCalls.flatMap {
              [$0.explanation(in: .japanese, names: names), $0.distance(in: .japanese)]
            } ?? []
        }
        for sentence in sentences {
          let words = Set(sentence.matches(of: /[A-Za-z]+/).map { String($0.output) })
          #expect(words.subtracting(["iPhone", "iOS", "pt", "x"]).sorted() == [], "\(sentence)")
        }
      }
    }
  }
}
