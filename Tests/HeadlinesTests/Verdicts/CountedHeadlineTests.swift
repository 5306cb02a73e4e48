import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import TestSupport
import Testing
import Typesetting
import ViewFitting

@testable import Headlines
@testable import WidgetDevices

/// What follows from numbers of lines, against the layouts themselves.
@MainActor
@Suite struct CountedHeadlineTests {
  /// - Parameter version: of iPhones; nil for all devices.
  private func template(_ language: String, _ version: SystemVersion? = nil) throws
    -> HeadlineTemplate
  {
    HeadlineTemplate(
      language: language,
      setting: HeadlineSetting(
        groups: DeviceGroup.grouping(
          DeviceCatalogue.devices(for: .lockScreen, margins: nil, version: version)
            .filter { version == nil || $0.kind == .iPhone }
        ),
        fonts: try FontLibrary.bundled(deviceLanguages: ["ja"], fontDirectory: nil)
      )
    )
  }

  private func articles(_ language: String, atMost count: Int) throws -> [HeadlineArticle] {
    let rows = try Corpus.rows(language)
    let step = max(rows.count / (Exhaustive.isOn ? 400 : count), 1)
    return stride(from: 0, to: rows.count, by: step).map { index in
      HeadlineArticle(
        time: index % 3 == 0 ? "" : "9:41 AM",
        headline: rows[index].headline,
        snippet: index % 5 == 0 ? "" : rows[index].snippet,
        language: language
      )
    }
  }

  private func check(
    _ answer: HeadlineAnswer,
    _ shown: ShownLayout,
    _ area: HeadlineTemplate.Area,
    _ name: String
  ) {
    #expect(answer == HeadlineAnswer(shown, displayScale: area.displayScale), "\(name)")
    #expect(answer.shown == ShownHeadline(shown, displayScale: area.displayScale), "\(name)")
    #expect(answer.packed.map(HeadlineAnswer.init(packed:)) == answer, "\(name)")
  }

  /// One headline leaves what is remembered for all that follow.
  @Test(arguments: ["ja", "en", "ko", "th", "ar", "zh-Hans"])
  func shownAsByLayouts(language: String) throws {
    let template = try template(language)
    for article in try articles(language, atMost: 10) {
      let preparer = TextPreparer(byteLimit: 1 << 22)
      let headline = CountedHeadline(article, in: template, preparer)
      let bound = BoundHeadline(article, in: template, HeadlineTexts(preparer))
      #expect(headline.missingScalars == bound.missingScalars)
      for (index, area) in template.areas.enumerated() {
        check(headline.answer(in: index), bound.shownLayout(in: index), area, article.headline)
        #expect(
          Set(headline.lineDoubts(ofLayout: area.layoutIndex))
            == bound.layouts[area.layoutIndex].lineDoubts
        )
        for doubt in headline.lineDoubts(ofLayout: area.layoutIndex) {
          let shown = bound.layout(in: index).shown(in: area.size, under: doubt)
          check(
            headline.answer(in: index, under: doubt),
            shown,
            area,
            "\(article.headline) \(doubt)"
          )
        }
        let beginning = String(article.headline.dropLast(article.headline.count / 3))
        for room in HeadlineTemplate.Room.allCases {
          let tried = TriedHeadline.beginning(upTo: beginning.utf16.count)
          guard let answer = headline.answer(in: index, room, trying: tried) else { continue }
          let bounds = template.bounds(of: index, room)
          let shown = template.layout(
            area.layoutIndex,
            of: article,
            headline: beginning,
            HeadlineTexts(preparer)
          )
          .shown(in: bounds)
          // What is whole is so in the bounds with the room, in whose middle it stands.
          check(answer, shown, area, beginning)
        }
      }
    }
  }

  /// What close calls are about is what the full assessment says, and is told of most areas.
  @Test(arguments: ["ja", "en"], [SystemVersion.iOS16, .iOS26])
  func closeCallsAsAssessed(language: String, version: SystemVersion) throws {
    let template = try template(language, version)
    let (told, untold, close) = try compareCalls(template, try articles(language, atMost: 20))
    // What is known of Latin letters, of iOS 16 and of these phones leaves few.
    #expect(!close.isEmpty || language == "en" || version == .iOS16)
    #expect(told > untold * 4, "\(told) told, \(untold) not")
  }

  /// Of a font whose lines are lower than its em, more lines stand in an area than are told apart.
  @Test(arguments: [(600, -200, 0), (300, 0, 0), (800, -200, -1_000)])
  func linesMayBeLowerThanAnEm(_ ascent: Int, _ descent: Int, _ gap: Int) throws {
    let font = try AlteredFont.test("Layers.ttf")
    for (place, number) in [ascent, descent, gap].enumerated() {
      font.set(number, at: 4 + 2 * place, of: "hhea")
      font.set(number, at: 68 + 2 * place, of: "OS/2")
    }
    let face = try FontFace(path: try font.write("Low.ttf"))
    let template = HeadlineTemplate(
      language: "en",
      setting: HeadlineSetting(
        groups: [DeviceGroup(size: CGSize(width: 170, height: 190), displayScale: 3)],
        fonts: try FontLibrary.files(regular: [face])
      )
    )
    // Of 18 lines and of 64.
    for count in [140, 500, 140] {
      let words = Array(repeating: "A B", count: count).joined(separator: " ")
      let article = HeadlineArticle(headline: words, snippet: "", language: "en")
      let preparer = TextPreparer(byteLimit: 1 << 22)
      let headline = CountedHeadline(article, in: template, preparer)
      let bound = BoundHeadline(article, in: template, HeadlineTexts(preparer))
      check(headline.answer(in: 0), bound.shownLayout(in: 0), template.areas[0], "\(count)")
    }
  }

  /// Texts of more lines than are told apart, in areas as high as that.
  @Test(arguments: ["ja", "en"]) func callsOfLongTextsInHighAreas(language: String) throws {
    let template = HeadlineTemplate(
      language: language,
      setting: HeadlineSetting(
        groups: [(146, 246), (146, 188), (292, 311)].map { width, height in
          DeviceGroup(size: CGSize(width: width, height: height), displayScale: 3)
        },
        fonts: try FontLibrary.bundled(deviceLanguages: ["ja"], fontDirectory: nil)
      )
    )
    let words = try Corpus.rows(language).prefix(60).map(\.headline)
    let articles = (1...12).map { count in
      HeadlineArticle(
        headline: words.dropFirst(count * 3).prefix(count).joined(separator: " "),
        snippet: count % 2 == 0 ? words[count] : "",
        language: language
      )
    }
    _ = try compareCalls(template, articles)
  }

  /// What is tried in place of a headline takes as many lines as are told apart where it takes more.
  @Test(arguments: [("ja", "港の灯"), ("en", "ferries ")])
  func triedHeadlinesOfManyLines(language: String, word: String) throws {
    let template = HeadlineTemplate(
      language: language,
      setting: HeadlineSetting(
        groups: [DeviceGroup(size: CGSize(width: 146, height: 52.5), displayScale: 3)],
        fonts: try FontLibrary.bundled(deviceLanguages: ["ja"], fontDirectory: nil)
      )
    )
    let words = String(repeating: word, count: 100)
    let article = HeadlineArticle(headline: words, language: language)
    let headline = CountedHeadline(article, in: template, TextPreparer(byteLimit: 1 << 22))
    let headlineSlot = template.slots.slots.firstIndex { $0.isHeadline }
    let slot = try #require(headlineSlot)
    var counts: Set<Int> = []
    for end in stride(from: 1, through: words.utf16.count, by: 5) {
      for tried in [TriedHeadline.beginning(upTo: end), .longer(by: end)] {
        let expected = headline.preparedLineCount(ofSlot: slot, trying: tried, at: 146)
        #expect(headline.lineCount(ofSlot: slot, trying: tried, at: 146) == expected)
        if let expected { counts.insert(expected) }
      }
    }
    #expect(counts == Set(1...template.slots.slots[slot].most))
  }

  /// Areas so narrow that lines hold a character or two, wide ones and others.
  @Test(arguments: ["ja", "en"]) func callsInNarrowAreas(language: String) throws {
    let sizes = stride(from: 6.0, through: 30, by: 1).flatMap { width in
      [29.0, 31, 52.5, 74].map { height in CGSize(width: width, height: height) }
    }
    let template = HeadlineTemplate(
      language: language,
      setting: HeadlineSetting(
        groups: sizes.map { DeviceGroup(size: $0, displayScale: 3) },
        fonts: try FontLibrary.bundled(deviceLanguages: ["ja"], fontDirectory: nil)
      )
    )
    let headlines = ["i夜", "夜i", "夜", "ii夜夜", "A", "i", "é夜", "🙂夜"]
    let articles = headlines.flatMap { headline in
      ["", "i港町", "ii"].map { snippet in
        HeadlineArticle(headline: headline, snippet: snippet, language: language)
      }
    }
    _ = try compareCalls(template, articles)
  }

  /// Heights just above and just below those that candidates need.
  @Test(arguments: ["ja", "en"], [SystemVersion.iOS16, .iOS26])
  func callsInHeightsNearNeeds(language: String, version: SystemVersion) throws {
    let template = HeadlineTemplate(
      language: language,
      setting: HeadlineSetting(
        groups: stride(from: 26, through: 80, by: 0.25).map { height in
          DeviceGroup(
            size: CGSize(width: 146, height: height),
            displayScale: 3,
            systemVersion: version
          )
        },
        fonts: try FontLibrary.bundled(deviceLanguages: ["ja"], fontDirectory: nil)
      )
    )
    // Lines are higher where either text has full-width characters, wherever they stand in it.
    let mixed = [("港の夜", "Boats"), ("Harbour", "夜の船"), ("Boats 夜", "")].map {
      HeadlineArticle(headline: $0, snippet: $1, language: language)
    }
    _ = try compareCalls(template, try articles(language, atMost: 4) + mixed)
  }

  /// In 0.08 points more than a headline and a snippet need, lines of full-width characters may not both stand, whichever
  /// of the texts they are of: until iOS 17 each may be higher by 0.15 points and more.
  @Test(
    arguments: [
      ("港の夜", "Boats", .snippet), ("Harbour", "夜の船", .snippet), ("Harbour", "Boats", nil),
    ] as [(String, String, CloseCallConsequence?)]
  )
  func callsOfFullWidthLines(
    _ headline: String,
    _ snippet: String,
    _ expected: CloseCallConsequence?
  ) throws {
    let area = DeviceGroup(
      size: CGSize(width: 146, height: 39.75),
      displayScale: 3,
      systemVersion: .iOS16
    )
    let fonts = try FontLibrary.bundled(deviceLanguages: ["en"], fontDirectory: nil)
    let setting = HeadlineSetting(groups: [area], fonts: fonts)
    let template = HeadlineTemplate(language: "en", setting: setting)
    let article = HeadlineArticle(headline: headline, snippet: snippet, language: "en")
    let counted = CountedHeadline(article, in: template, TextPreparer(byteLimit: 1 << 22))
    var assessor = HeadlineAssessor(counted)
    #expect(assessor.closeCall(in: 0, counted.answer(in: 0)) == expected)
  }

  /// Widths near the one at which a headline takes three lines, by no more than its brackets, whose spacing is doubtful,
  /// may make of it: as much counts where another text has none.
  @Test(arguments: ["", "Boats at night"]) func callsOfBracketsAsAssessed(snippet: String) throws {
    let template = HeadlineTemplate(
      language: "ja",
      setting: HeadlineSetting(
        groups: stride(from: 134, through: 149, by: 0.5).map { width in
          DeviceGroup(size: CGSize(width: width, height: 58), displayScale: 3)
        },
        fonts: try FontLibrary.bundled(deviceLanguages: ["ja"], fontDirectory: nil)
      )
    )
    let article = HeadlineArticle(
      headline: "「夜」と「港」の（灯）が「町」にともる、と「市」の図書館",
      snippet: snippet,
      language: "ja"
    )
    let headline = CountedHeadline(article, in: template, TextPreparer(byteLimit: 1 << 22))
    let closeCount = headline.closeCallsAsAssessed()
    #expect(snippet.isEmpty || closeCount > 0 && closeCount < template.areas.count)
  }

  /// Areas of some heights, which may be off by 16 points without known margins.
  private func template(ofHeights heights: [Double]) throws -> HeadlineTemplate {
    let devices = try heights.map { height in
      try Device.phone(textArea: CGSize(width: 150, height: height), margins: .unknown)
    }
    return HeadlineTemplate(
      language: "en",
      setting: HeadlineSetting(
        groups: DeviceGroup.grouping(devices),
        fonts: try FontLibrary.bundled(deviceLanguages: ["en"], fontDirectory: nil)
      )
    )
  }

  /// The first candidate needs 39.67 points, and the headline alone 26.33.
  private static let short = HeadlineArticle(headline: "Harbour", snippet: "Boats", language: "en")

  /// Where the next candidate fits just below, a call is about what is shown in the lowest area that there may be.
  @Test func callsAsFarAsHeightsMayBeOff() throws {
    let template = try template(
      ofHeights: Array(stride(from: 39.75, through: 43.75, by: 0.5))
    )
    let (told, _, close) = try compareCalls(template, [Self.short])
    #expect(told == template.areas.count)
    // Up to 42.33 points the area may be too low for the headline.
    #expect(close == [.cut, .cut, .cut, .cut, .cut, .cut, .snippet, .snippet, .snippet])
  }

  /// Where nothing fits, and nothing else is shown in lower areas, a call is about what fits in higher ones.
  @Test func callsOfHeadlinesThatMayFit() throws {
    let template = try template(ofHeights: [20, 23, 26])
    let headline = CountedHeadline(Self.short, in: template, TextPreparer(byteLimit: 1 << 22))
    var assessor = HeadlineAssessor(headline)
    for (index, area) in template.areas.enumerated() {
      let answer = headline.answer(in: index)
      #expect(answer.outcome?.fits == false)
      #expect(assessor.closeCall(in: index, answer) == .cut, "\(area.size)")
      let assessed = template.consequence(assessing: headline.bound.layout(in: index), in: index)
      #expect(assessed == .cut, "\(area.size)")
    }
  }

  /// Holds what counts tell of close calls against the full assessment.
  private func compareCalls(
    _ template: HeadlineTemplate,
    _ articles: [HeadlineArticle]
  ) throws -> (told: Int, untold: Int, close: [CloseCallConsequence]) {
    var (told, untold) = (0, 0)
    var close: [CloseCallConsequence] = []
    for article in articles {
      let headline = CountedHeadline(article, in: template, TextPreparer(byteLimit: 1 << 22))
      var assessor = HeadlineAssessor(headline)
      for (index, area) in template.areas.enumerated() {
        let answer = headline.answer(in: index)
        let calls = CountedCloseCalls(headline, in: index, answer)
        guard case .some(let consequence) = calls?.consequence else {
          untold += 1
          continue
        }
        told += 1
        if let consequence { close.append(consequence) }
        let assessed = template.consequence(assessing: headline.bound.layout(in: index), in: index)
        #expect(consequence == assessed, "\(article.headline) \(area.size)")
        // Nor is it told of less where nothing near seems to show anything else.
        #expect(
          assessor.closeCall(in: index, answer) == consequence,
          "\(article.headline) \(area.size)"
        )
      }
    }
    return (told, untold, close)
  }

  /// Doubts of texts with a unit that is wider than a line, which is cut: what ends before it may take a
  /// line more.
  @Test(arguments: 12...20) func doubtsOfTextsThatAreCut(length: Int) throws {
    let template = try template("ja", .iOS26)
    for headline in [
      "たー" + String(repeating: "！", count: length),
      "たーー" + String(repeating: "。", count: length) + "これは",
      "「" + String(repeating: "Donau", count: length) + "」っっっ（港）",
    ] {
      let article = HeadlineArticle(headline: headline, language: "ja")
      let counted = CountedHeadline(article, in: template, TextPreparer(byteLimit: 1 << 22))
      for (index, area) in template.areas.enumerated() {
        for doubt in counted.lineDoubts(ofLayout: area.layoutIndex) {
          let shown = counted.bound.layout(in: index).shown(in: area.size, under: doubt)
          check(counted.answer(in: index, under: doubt), shown, area, "\(headline) \(doubt)")
        }
      }
    }
  }
}
