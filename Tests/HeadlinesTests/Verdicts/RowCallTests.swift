import DeviceTraits
import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import TestSupport
import Testing
import Typesetting
import ViewFitting

@testable import Headlines
@testable import WidgetDevices

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

  /// A phone whose area has a width, which may be off by half a point, or by sixteen where margins are unknown.
  private static func phone(
    _ width: Double,
    _ margins: TextArea.Margins,
    displayScale: CGFloat
  ) throws -> Device {
    let known = try DeviceCatalogue.device(named: "iPhone 15", for: inline)
    return Device(
      name: "\(width) pt",
      kind: known.kind,
      identifiers: [],
      screenClass: known.screenClass,
      displayScale: displayScale,
      systems: known.systems,
      systemVersion: known.systemVersion,
      slot: known.slot,
      textArea: TextArea(
        size: CGSize(width: width, height: 26),
        provenance: .documented,
        margins: margins,
        source: "a test"
      )
    )
  }

  /// What the width of such a phone's area may be off by, points.
  private static func doubt(_ margins: TextArea.Margins) throws -> Double {
    let area = try phone(100, margins, displayScale: 2).textArea
    return try #require(area.doubt.width).points
  }

  /// The width that each row of an article needs, points.
  private func needs(of article: HeadlineArticle, displayScale: CGFloat) throws -> [Double] {
    let wide = DeviceGroup(size: CGSize(width: 900, height: 26), displayScale: displayScale)
    let layout = BoundHeadline(
      article,
      in: try template(article.language, [wide]),
      HeadlineTexts()
    ).layout(in: 0)
    return layout.decide(in: wide.size, displayScale: displayScale, tracing: .all).candidates
      .map { Double($0.size.width) }
  }

  /// Where rows just fit, where they do at the end of what a width may be off by, and next to there: by the
  /// least that numbers can differ, and by a pixel.
  @Test(arguments: [2, 3] as [CGFloat])
  func callsAtTheEndsOfDoubtsAsAssessed(displayScale: CGFloat) throws {
    let articles = [
      HeadlineArticle(time: "1:41", headline: "at", language: "en"),
      HeadlineArticle(time: "9:41", headline: "「夜」行フェリー", language: "ja"),
    ]
    let pixel = 1 / Double(displayScale)
    var (told, untold) = (0, 0)
    var found: Set<CloseCallConsequence?> = []
    for article in articles {
      let needs = try needs(of: article, displayScale: displayScale)
      #expect(needs.count == 2)
      for margins in [TextArea.Margins.included, .unknown] {
        let doubt = try Self.doubt(margins)
        let ends = needs.flatMap { [$0 - doubt, $0, $0 + doubt] }.filter { $0 > pixel }
        let widths = ends.flatMap { [$0 - pixel, $0.nextDown, $0, $0.nextUp, $0 + pixel] }
        let phones = try widths.map { try Self.phone($0, margins, displayScale: displayScale) }
        let template = try template(article.language, DeviceGroup.grouping(phones))
        let calls = try compareCalls(template, [article])
        told += calls.told
        untold += calls.untold
        found.formUnion(calls.found)
      }
    }
    #expect(told > untold && untold > 0, "\(told) told, \(untold) not")
    #expect(found.contains(.snippet) && found.contains(.cut))
  }

  /// A row that the width decides about at the end of what it may be off by: no text could bring that about by
  /// itself, were it half or twice as wide.
  struct DoubtedRow: Sendable {
    let time: String
    let headline: String
    /// Whether it is shown in the width that is taken to be there; if not, the headline alone is.
    let isShown: Bool
  }

  nonisolated private static let doubtedRows = [
    DoubtedRow(time: "9", headline: "ii", isShown: true),
    DoubtedRow(time: "1:41", headline: "at", isShown: false),
  ]

  /// The end itself is within the doubt, and nothing beyond it.
  ///
  /// What is beyond by less than rounding may make is not told: there the full assessment decides.
  @Test(arguments: doubtedRows) func theEndOfADoubtIsWithinIt(_ row: DoubtedRow) throws {
    let article = HeadlineArticle(time: row.time, headline: row.headline, language: "en")
    let need = try #require(try needs(of: article, displayScale: 2).first)
    let beyond: Double = row.isShown ? 1 : -1
    let doubt = try Self.doubt(.unknown)
    let end = need + beyond * doubt
    let cases: [(distance: Double, told: Bool, consequence: CloseCallConsequence?)] = [
      (-0.5, true, .snippet), (-1e-5, true, .snippet), (-end.ulp, true, .snippet),
      (0, true, .snippet), (end.ulp, false, nil), (1e-5, true, nil), (0.5, true, nil),
    ]
    let phones = try cases.map {
      try Self.phone(end + beyond * $0.distance, .unknown, displayScale: 2)
    }
    // One by one, so that they keep their order.
    let template = try template("en", phones.flatMap { DeviceGroup.grouping([$0]) })
    let headline = CountedHeadline(article, in: template, TextPreparer(byteLimit: 1 << 22))
    for (index, expected) in cases.enumerated() {
      let answer = headline.answer(in: index)
      #expect(answer.outcome == FitOutcome(chosenIndex: row.isShown ? 0 : 1, fits: true))
      guard case .some(let consequence) = counted(headline, in: index, answer) else {
        #expect(!expected.told, "\(expected.distance)")
        continue
      }
      #expect(expected.told, "\(expected.distance)")
      #expect(consequence == expected.consequence, "\(expected.distance)")
    }
    _ = try compareCalls(template, [article])
  }

  /// Without a time the first row is hardly wider than the last one: what the texts may be off by, in a font that nobody
  /// published, may leave room for neither.
  @Test(arguments: [
    ("ja", "（夜）（海）（館）（町）"), ("en", "Night ferries return to the bay after nine years of waiting"),
  ])
  func callsOfBothRowsAsAssessed(_ language: String, _ words: String) throws {
    let article = HeadlineArticle(time: "", headline: words, language: language)
    let needs = try needs(of: article, displayScale: 2)
    try #require(needs.count == 2)
    let least = (min(needs[0], needs[1]) - 1).rounded(.down)
    let phones = try stride(from: least, through: max(needs[0], needs[1]) + 8, by: 0.5).map {
      try Self.phone($0, .included, displayScale: 2)
    }
    let template = try template(language, DeviceGroup.grouping(phones))
    let (told, _, found) = try compareCalls(template, [article])
    #expect(told > 0 && found.contains(.cut))
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

  /// Rows are those of the doubt that is taken to be right in them, whichever was asked about first: in a width where
  /// the headline fits with it alone, or without it alone.
  @Test(arguments: ["夜a夜b夜c夜d夜", "（夜）（海）（館）"], [true, false])
  func rowsAreThoseOfTheirDoubt(_ words: String, _ isDoubtedFirst: Bool) throws {
    let article = HeadlineArticle(time: "9:41", headline: words, language: "ja")
    func headline(_ width: Double) throws -> CountedHeadline {
      let area = DeviceGroup(size: CGSize(width: width, height: 26), displayScale: 2)
      return CountedHeadline(
        article,
        in: try template("ja", [area]),
        TextPreparer(byteLimit: 1 << 22)
      )
    }
    let layout = try headline(900).bound.layout(in: 0)
    func need(_ doubt: LineDoubt?) throws -> Double {
      let rows = try #require(layout.openRows(under: doubt))
      return try #require(rows.texts.first { $0.role == HeadlineWidget.Role.headline }).openWidth
    }
    let (own, doubted) = (try need(nil), try need(.widget))
    #expect(abs(own - doubted) > 10)
    let between = try headline((own + doubted) / 2)
    let order: [LineDoubt?] = isDoubtedFirst ? [.widget, nil] : [nil, .widget]
    for doubt in order {
      let answer = doubt.map { between.answer(in: 0, under: $0) } ?? between.answer(in: 0)
      let fits = (doubt == nil) == (own < doubted)
      #expect(answer.outcome == FitOutcome(chosenIndex: 1, fits: fits))
      let cut: HeadlineAnswer.CutTexts = fits ? [] : .headline
      #expect(answer.cutTexts == cut)
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

  /// Rows on several systems have the texts of all of them, each once: with the spacing of Japanese and without.
  @Test func rowsHaveTheTextsOfAllSystems() throws {
    let groups = [150.0, 160].flatMap { width in
      [SystemVersion.iOS16, .newest].map {
        DeviceGroup(
          size: CGSize(width: width, height: 26),
          displayScale: 2,
          systemVersion: $0
        )
      }
    }
    let template = try template("ja", groups)
    let article = HeadlineArticle(time: "9:41", headline: "夜a夜", language: "ja")
    let headline = CountedHeadline(article, in: template, TextPreparer(byteLimit: 1 << 22))
    var texts: [String] = []
    headline.forEachDifferentText { texts.append($0.text) }
    #expect(texts.sorted() == ["9:41", "9:41", "夜a夜", "夜a夜"])
  }

  /// Rows on several systems have doubts of their own, in whichever order they are asked for.
  @Test(arguments: [[0, 1, 2, 0], [2, 1, 0, 2]])
  func rowsHaveTheirOwnDoubts(_ order: [Int]) throws {
    let groups = [SystemVersion.iOS16, .iOS17, .newest].map { version in
      DeviceGroup(
        size: CGSize(width: 150, height: 26),
        displayScale: 2,
        systemVersion: version
      )
    }
    let template = try template("ja", groups)
    #expect(template.layoutCount == 3 && !template.isOfColumns)
    let article = HeadlineArticle(
      time: "9:41",
      headline: "「夜」行フェリーっ、（湾内）へ",
      language: "ja"
    )
    let bound = BoundHeadline(article, in: template, HeadlineTexts())
    let expected = (0..<3).map { bound.layouts[$0].lineDoubts }
    // Lines before iOS 17 are known.
    #expect(expected[0].isEmpty && !expected[1].isEmpty && !expected[2].isEmpty)
    let headline = CountedHeadline(article, in: template, TextPreparer(byteLimit: 1 << 22))
    for layout in order {
      #expect(Set(headline.lineDoubts(ofLayout: layout)) == expected[layout], "\(layout)")
    }
  }
}
