import DeviceTraits
import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import TestSupport
import Testing
import Typesetting
import ViewFitting
import WidgetDevices

@testable import Headlines

/// What follows from the widths of rows, against the layouts themselves.
@MainActor
@Suite struct RowCallTests {
  private static let inline = WidgetSlot.family(.accessoryInline)

  private func template(
    _ language: String,
    _ groups: [DeviceGroup]? = nil,
    _ change: (inout HeadlineSetting) -> Void = { _ in }
  ) throws -> HeadlineTemplate {
    let devices = DeviceCatalogue.devices(for: Self.inline, margins: nil, version: nil)
    var setting = HeadlineSetting(
      groups: groups ?? DeviceGroup.grouping(devices.filter { $0.kind == .iPhone }),
      fonts: try FontLibrary.bundled(deviceLanguages: ["ja"], fontDirectory: nil)
    )
    setting.slot = Self.inline
    change(&setting)
    return HeadlineTemplate(language: language, setting: setting)
  }

  private func articles(_ language: String, atMost count: Int) throws -> [HeadlineArticle] {
    let rows = try Corpus.rows(language)
    let step = max(rows.count / (Exhaustive.isOn ? 200 : count), 1)
    let times = ["9:41", "", "2026年10月10日（土）"]
    return stride(from: 0, to: rows.count, by: step).enumerated().map { number, index in
      // Real headlines are wider than most of the rows.
      let headline = rows[index].headline
      let words = number % 2 == 0 ? headline : String(headline.prefix(6 + number % 7))
      return HeadlineArticle(time: times[number % 3], headline: words, language: language)
    }
  }

  /// What rows tell of a close call; nil where they do not.
  private func counted(
    _ headline: CountedHeadline,
    in index: Int,
    _ answer: HeadlineAnswer
  ) -> CloseCallConsequence?? {
    guard let doubts = RowDoubts(headline, ofLayout: headline.layout(in: index)) else { return nil }
    return RowCloseCalls(headline, in: index, answer, doubts)?.consequence
  }

  private func compareCalls(
    _ template: HeadlineTemplate,
    _ articles: [HeadlineArticle]
  ) throws -> (told: Int, untold: Int, found: Set<CloseCallConsequence?>) {
    var (told, untold) = (0, 0)
    var found: Set<CloseCallConsequence?> = []
    for article in articles {
      let headline = CountedHeadline(article, in: template, TextPreparer(byteLimit: 1 << 22))
      let bound = BoundHeadline(article, in: template, HeadlineTexts())
      for (index, area) in template.areas.enumerated() {
        let answer = headline.answer(in: index)
        let shown = HeadlineAnswer(bound.shownLayout(in: index), displayScale: area.displayScale)
        #expect(answer == shown, "\(article.headline) \(area.size)")
        for doubt in headline.lineDoubts(ofLayout: area.layoutIndex) {
          let other = HeadlineAnswer(
            bound.layout(in: index).shown(in: area.size, under: doubt),
            displayScale: area.displayScale
          )
          #expect(headline.answer(in: index, under: doubt) == other, "\(article.headline) \(doubt)")
        }
        guard case .some(let consequence) = counted(headline, in: index, answer) else {
          untold += 1
          continue
        }
        told += 1
        found.insert(consequence)
        let assessed = template.consequence(assessing: bound.layout(in: index), in: index)
        #expect(consequence == assessed, "\(article.headline) \(area.size)")
      }
    }
    return (told, untold, found)
  }

  /// What close calls are about is what the full assessment says, and is told of most areas.
  @Test(arguments: ["ja", "en", "ar", "zh-Hans"]) func closeCallsAsAssessed(language: String) throws
  {
    let (told, untold, _) = try compareCalls(
      try template(language),
      try articles(language, atMost: 6)
    )
    #expect(told > untold * 20, "\(told) told, \(untold) not")
  }

  /// Also where measures that nobody published have a doubt of their own, and where the device is a watch.
  @Test(arguments: ["ja", "en"]) func closeCallsOfStandInsAsAssessed(language: String) throws {
    let bold = try template(language) { $0.legibilityWeight = .bold }
    let watch = try template(language, Self.areas(from: 150, to: 200)) { $0.platform = .watchOS }
    for template in [bold, watch] {
      let (told, untold, _) = try compareCalls(template, try articles(language, atMost: 3))
      #expect(told > untold * 10, "\(told) told, \(untold) not")
    }
  }

  private static func areas(from least: Double, to greatest: Double) -> [DeviceGroup] {
    stride(from: least, through: greatest, by: 34.5).flatMap { width in
      [SystemVersion.iOS16, .iOS17, .newest].map { version in
        DeviceGroup(
          size: CGSize(width: width, height: Int(width) % 2 == 0 ? 26 : 12),
          displayScale: Int(width) % 3 == 0 ? 2 : 3,
          systemVersion: version
        )
      }
    }
  }

  /// Rows of every outcome, near one and far from one, which are brackets and kana that are set otherwise in
  /// doubt as well.
  @Test(arguments: ["ja", "en"]) func callsInEveryWidth(language: String) throws {
    let template = try template(language, Self.areas(from: 20, to: 290))
    let headlines = ["「夜」行フェリーっ、（湾内）へ", "i", "Ferries return", "（館é０１海"]
    let articles = headlines.flatMap { headline in
      ["9:41", "（土）"].map { time in
        HeadlineArticle(time: time, headline: headline, language: language)
      }
    }
    let (told, untold, found) = try compareCalls(template, articles)
    #expect(told > untold * 10, "\(told) told, \(untold) not")
    let all: Set<CloseCallConsequence?> = [nil, .snippet, .cut]
    #expect(found == all)
  }

  /// A text that a line terminator cuts however wide the row is, one without a headline, and one whose time is
  /// its headline.
  @Test func hardRowsAreJudged() throws {
    let template = try template("ja", Self.areas(from: 60, to: 120))
    for (time, headline) in [("9:41", "夜行\nフェリー"), ("9:41", ""), ("夜行", "夜行"), ("", "\n")] {
      let article = HeadlineArticle(time: time, headline: headline, language: "ja")
      _ = try compareCalls(template, [article])
    }
  }

  /// Nearly no area is left to the full assessment.
  ///
  /// That asks about some thousand widths and takes hundreds of times as long as all else: a list of headlines in
  /// one line took a hundred times as long as in three.
  @Test(arguments: ["ja", "en"]) func nearlyNothingIsAssessedInFull(language: String) throws {
    let template = try template(language)
    var (told, untold) = (0, 0)
    for article in try articles(language, atMost: 100) {
      let headline = CountedHeadline(
        article,
        in: template,
        HeadlineTexts(),
        trying: HeadlineTexts()
      )
      for index in template.areas.indices {
        let answer = headline.answer(in: index)
        if case .some = counted(headline, in: index, answer) { told += 1 } else { untold += 1 }
      }
    }
    #expect(told > untold * 50, "\(told) told, \(untold) not")
  }
}
