import DeviceTraits
import FitSelection
import FontFaces
import LayoutEngine
import TestSupport
import Testing
import WidgetDevices

@testable import Headlines

/// Reports of headlines in lists are made as is asked for.
@MainActor
@Suite struct HeadlineReporterTests {
  @Test(arguments: [SystemVersion.iOS16, .iOS26], [FitTracing.tried, .all])
  func decisionsAreOfTheSystemAndTraced(_ version: SystemVersion, _ tracing: FitTracing) throws {
    let device = try DeviceCatalogue.device(named: "iPhone 14", for: .lockScreen, version: version)
    let setting = HeadlineSetting(
      groups: DeviceGroup.grouping([device]),
      fonts: try TestFonts.japanese()
    )
    let template = HeadlineTemplate(language: "ja", setting: setting)
    let report = HeadlineReporter(template, in: setting, tracing: tracing)
      .report(of: HeadlineArticle(headline: "港の灯", language: "ja"))
    let decision = try #require(report.results.first?.decision)
    #expect(decision.systemVersion == version)
    #expect(decision.chosenIndex == 0)
    #expect(decision.candidates.map(\.wasMeasured) == [true, tracing == .all, tracing == .all])
  }

  /// A report of a list is one of a check, on the pixels of its area; where nothing else is asked for, what was tried is
  /// traced, and close calls that cut the headline are marked.
  @Test(arguments: ["SE 3", "iPhone 15"]) func reportsAreThoseOfChecks(_ name: String) throws {
    let device = try DeviceCatalogue.device(named: name, for: .lockScreen)
    let setting = HeadlineSetting(
      groups: DeviceGroup.grouping([device]),
      fonts: try TestFonts.japanese()
    )
    let article = HeadlineArticle(headline: "港の灯", language: "ja")
    let template = HeadlineTemplate(language: "ja", setting: setting)
    for report in [
      HeadlineReporter(template, in: setting).report(of: article),
      ArticleCheck(article: article, setting: setting).report(),
    ] {
      let result = try #require(report.results.first)
      #expect(result.decision.displayScale == device.displayScale)
      #expect(result.decision.candidates.map(\.wasMeasured) == [true, false, false])
      #expect(result.closeCallExtent == .cut)
    }
  }

  /// Whatever users have set, and whichever close calls are marked, a report of a list says what that of a check does.
  @Test(arguments: CloseCallExtent.allCases)
  func reportsSayWhatChecksSay(_ extent: CloseCallExtent) throws {
    let devices = try ["SE 3", "iPhone 15", "watch 41mm"].map {
      try DeviceCatalogue.device(named: $0, for: .lockScreen)
    }
    var setting = HeadlineSetting(
      groups: DeviceGroup.grouping(devices),
      fonts: try TestFonts.japanese()
    )
    setting.deviceLanguages = ["en", "ja"]
    setting.typesettingLanguage = "ja"
    setting.legibilityWeight = .bold
    let article = HeadlineArticle(
      headline: String(repeating: "海", count: 26),
      snippet: "港町の小さな図書館が、来月から平日の夜も開く。",
      language: "ja"
    )
    let template = HeadlineTemplate(language: "ja", setting: setting)
    let listed = HeadlineReporter(template, in: setting, marking: extent).report(of: article)
    let own = ArticleCheck(article: article, setting: setting, marking: extent).report()
    #expect(listed.results.map(\.closeCallExtent) == own.results.map { _ in extent })
    #expect(listed.results.map(\.isCloseCall) == own.results.map(\.isCloseCall))
    #expect(listed.settings() == "Bold Text; texts set as ja")
    for language in ExplanationLanguage.allCases {
      #expect(listed.explanation(in: language) == own.explanation(in: language))
      #expect(listed.settings(in: language) == own.settings(in: language))
      #expect(listed.footnotes(in: language) == own.footnotes(in: language))
      #expect(listed.fontNotes(in: language) == own.fontNotes(in: language))
    }
  }

  /// The fonts are those of the devices' languages, or else of the article's, whatever they were opened for.
  @Test(
    arguments: [
      ([], "ja", true), ([], "en", false), (["en"], "ja", false), (["en", "ja"], "en", true),
    ] as [([String], String, Bool)]
  )
  func fontsAreThoseOfTheDevices(
    _ languages: [String],
    _ language: String,
    _ isJapanese: Bool
  ) throws {
    for fonts in [try TestFonts.sharedJapanese(), try TestFonts.sharedEnglish()] {
      var setting = HeadlineSetting(groups: [], fonts: fonts)
      setting.deviceLanguages = languages
      let article = HeadlineArticle(headline: "Harbour", language: language)
      let report = ArticleCheck(article: article, setting: setting).report()
      #expect(report.fonts.isForJapaneseDevice == isJapanese)
      #expect(setting.fonts(for: language).isForJapaneseDevice == isJapanese)
    }
  }

  /// Of several languages of a device the first is that in which texts are set, unless another is asked for; where none
  /// is said, the article's is.
  @Test(
    arguments: [
      ([], nil, "ja"), (["en", "ja"], nil, "en"), (["de", "en", "ja"], "en", "en"),
      ([], "en", "en"),
    ] as [([String], String?, String)]
  )
  func textsAreSetInTheFirstLanguage(
    _ languages: [String],
    _ asked: String?,
    _ language: String
  ) throws {
    var setting = HeadlineSetting(
      groups: DeviceGroup.grouping([try DeviceCatalogue.device(named: "iPhone 15")]),
      fonts: try TestFonts.japanese()
    )
    setting.deviceLanguages = languages
    setting.typesettingLanguage = asked
    let article = HeadlineArticle(headline: "港の灯", language: "ja")
    let report = ArticleCheck(article: article, setting: setting).report()
    #expect(report.typesettingLanguage == language)
    #expect(report.deviceLanguages == (languages.isEmpty ? ["ja"] : languages))
  }
}
