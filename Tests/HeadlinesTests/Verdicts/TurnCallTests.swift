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

/// Close calls in the very widths at which a text takes other lines, and next to them.
@MainActor
@Suite struct TurnCallTests {
  private func template(_ groups: [DeviceGroup], _ language: String) throws -> HeadlineTemplate {
    HeadlineTemplate(
      language: language,
      setting: HeadlineSetting(
        groups: groups,
        fonts: try FontLibrary.bundled(deviceLanguages: [language], fontDirectory: nil)
      )
    )
  }

  /// What thirteen letters of 11.22 points take.
  ///
  /// They may be off by half a per cent of that, 0.73, and twelve of them by 0.67. With thirteen on a line 39 take three
  /// lines, which 58 points have room for, and with twelve one more.
  private static let turn = 145.86

  @Test(
    arguments: [
      (-0.68, nil), (-0.66, .cut), (0, .cut), (0.72, .cut), (0.74, nil),
    ] as [(Double, CloseCallConsequence?)],
    ["", "港町"]
  )
  func callsAtTheTurnOfALine(
    _ place: (Double, CloseCallConsequence?),
    _ snippet: String
  ) throws {
    let (beyond, call) = place
    let width = Self.turn + beyond
    let widths = beyond == 0 ? [width.nextDown, width, width.nextUp] : [width]
    let template = try template(
      widths.map { DeviceGroup(size: CGSize(width: $0, height: 58), displayScale: 3) },
      "ja"
    )
    let article = HeadlineArticle(
      headline: String(repeating: "海", count: 39),
      snippet: snippet,
      language: "ja"
    )
    let headline = CountedHeadline(article, in: template, TextPreparer(byteLimit: 1 << 22))
    var assessor = HeadlineAssessor(headline)
    for (index, width) in widths.enumerated() {
      let answer = headline.answer(in: index)
      #expect(answer.shown.isHeadlineWhole == (width >= Self.turn), "\(width)")
      #expect(assessor.closeCall(in: index, answer) == call, "\(width)")
      let assessed = template.consequence(assessing: headline.bound.layout(in: index), in: index)
      #expect(assessed == call, "\(width)")
    }
  }

  /// A phone whose area has a width that may be off by half a point.
  private static func phone(_ width: Double) throws -> Device {
    try .phone(textArea: CGSize(width: width, height: 58))
  }

  /// From 116.54 points on the headline stands on one line, and from 116.62 on the snippet.
  ///
  /// There is room for three lines of them, not for four: where either text were wider nothing else would be shown, but
  /// where the area is narrower a line of the snippet is lost.
  @Test(arguments: [(116.65, true), (117.02, true), (117.05, false)])
  func callsOfAreasInWhichTwoTextsTurn(_ width: Double, _ isClose: Bool) throws {
    let article = HeadlineArticle(
      headline: "Night ferries return",
      snippet: "Boats again at the day",
      language: "en"
    )
    let doubtful = DeviceGroup.grouping([try Self.phone(width)])
    let known = [DeviceGroup(size: CGSize(width: width, height: 58), displayScale: 3)]
    let cases: [([DeviceGroup], CloseCallConsequence?)] = [
      (doubtful, isClose ? .snippet : nil), (known, nil),
    ]
    for (groups, call) in cases {
      let template = try template(groups, "en")
      let headline = CountedHeadline(article, in: template, TextPreparer(byteLimit: 1 << 22))
      var assessor = HeadlineAssessor(headline)
      #expect(assessor.closeCall(in: 0, headline.answer(in: 0)) == call)
      let assessed = template.consequence(assessing: headline.bound.layout(in: 0), in: 0)
      #expect(assessed == call)
    }
  }

  /// Areas that may be off by half a point, at all widths at which lines of one of the texts, which are measured, turn: the
  /// headline takes two in place of three from about 142 points on, and the snippet one from about 145.
  @Test func callsOfAreasAtTheTurnsOfLines() throws {
    let article = HeadlineArticle(
      headline: "Night ferries return to the bay after nine years",
      snippet: "The first boat leaves at nine",
      language: "en"
    )
    func headline(_ widths: [Double]) throws -> CountedHeadline {
      let devices = try widths.map { try Self.phone($0) }
      // One by one, so that they keep their order.
      let template = try template(devices.flatMap { DeviceGroup.grouping([$0]) }, "en")
      return CountedHeadline(article, in: template, TextPreparer(byteLimit: 1 << 22))
    }
    let wide = try headline([130, 170])
    // Lines are counted from one of the widths to the other.
    _ = HeadlineAssessor(wide)
    let places = try #require(wide.template.memories[0]?.columns.places.count)
    let turns = try (0..<places).flatMap { place -> [Double] in
      let steps = try #require(wide.lineCounts(ofLayout: 0, in: place)).steps
      return steps.map(\.start).filter { $0 > 131 && $0 < 169 }
    }
    #expect(turns.count > 1)
    let widths = turns.flatMap { turn in
      [turn - 0.25, turn.nextDown, turn, turn.nextUp, turn + 0.25, turn - 0.75, turn + 0.75]
    }
    let near = try headline(widths)
    #expect(near.template.areas.allSatisfy { $0.doubt.width?.points == 0.5 })
    let closeCount = near.closeCallsAsAssessed()
    #expect(closeCount > 0 && closeCount < widths.count, "\(closeCount)")
  }

  /// Widths near the one at which a headline takes three lines: its brackets are doubtful where they are spaced alone,
  /// which is in Japanese, since iOS 17.
  @Test(arguments: [("ja", SystemVersion.iOS16), ("zh-Hans", .iOS26), ("ja", .iOS17)])
  func callsOfBracketsThatAreNotSpaced(_ language: String, _ version: SystemVersion) throws {
    let template = try template(
      stride(from: 128.0, through: 164, by: 1.5).map { width in
        DeviceGroup(
          size: CGSize(width: width, height: 58),
          displayScale: 3,
          systemVersion: version
        )
      },
      language
    )
    let article = HeadlineArticle(
      headline: "「夜」と「港」の（灯）が「町」に、と「市」の図書館",
      snippet: "Boats at night",
      language: language
    )
    let headline = CountedHeadline(article, in: template, TextPreparer(byteLimit: 1 << 22))
    headline.closeCallsAsAssessed()
  }

  struct Row: Sendable {
    let headline: String
    let snippet: String
    let language: String
    let width: Double
    let height: Double
    var isBold = false
    let call: CloseCallConsequence?
  }

  /// Thirteen letters on a line, of which 39 are in Bold Text.
  nonisolated private static func bold(_ width: Double, _ call: CloseCallConsequence?) -> Row {
    Row(
      headline: String(repeating: "海", count: 39),
      snippet: "",
      language: "ja",
      width: width,
      height: 58,
      isBold: true,
      call: call
    )
  }

  /// A headline in Bold Text, which by itself needs 26.33 points, and 39.67 with a line of its snippet.
  nonisolated private static func low(_ height: Double, _ call: CloseCallConsequence?) -> Row {
    Row(
      headline: "Night",
      snippet: "Boats",
      language: "en",
      width: 146,
      height: height,
      isBold: true,
      call: call
    )
  }

  /// A headline that takes one line from 116.82 points on: beside half a per cent of these, two brackets at 12 points may
  /// be off by 0.72 each, which is 2.02 together.
  nonisolated private static func bracketed(
    _ width: Double,
    _ call: CloseCallConsequence?
  ) -> Row {
    Row(
      headline: "『海』海海海海海海海海",
      snippet: "港町の小さな図書館が、来月から平日の夜も開く。漁師のため。",
      language: "ja",
      width: width,
      height: 58,
      call: call
    )
  }

  /// What Bold Text makes of lengths is doubted by 2 points, beside 0.73 of the letters on a line, or 0.67.
  nonisolated private static let rows = [
    bold(142.5, nil), bold(143.5, .cut), bold(148.5, .cut), bold(149, nil), low(28, .cut),
    low(28.4, nil), low(41, .snippet), low(42, nil), bracketed(118.78, .snippet),
    bracketed(118.91, nil),
  ]

  @Test(arguments: rows) func callsEndWhereDoubtsDo(_ row: Row) throws {
    var setting = HeadlineSetting(
      groups: [DeviceGroup(size: CGSize(width: row.width, height: row.height), displayScale: 3)],
      fonts: try FontLibrary.bundled(deviceLanguages: [row.language], fontDirectory: nil)
    )
    if row.isBold { setting.legibilityWeight = .bold }
    let template = HeadlineTemplate(language: row.language, setting: setting)
    let article = HeadlineArticle(
      headline: row.headline,
      snippet: row.snippet,
      language: row.language
    )
    let headline = CountedHeadline(article, in: template, TextPreparer(byteLimit: 1 << 22))
    var assessor = HeadlineAssessor(headline)
    #expect(assessor.closeCall(in: 0, headline.answer(in: 0)) == row.call)
    let assessed = template.consequence(assessing: headline.bound.layout(in: 0), in: 0)
    #expect(assessed == row.call)
  }
}
