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

  /// Areas that may be off by half a point, at all widths at which lines of one of the texts, which are measured, turn.
  @Test func callsOfAreasAtTheTurnsOfLines() throws {
    let article = HeadlineArticle(
      headline: "Night ferries return to the bay after years",
      snippet: "The first boat leaves at nine, the last one after midnight, every day but Sunday",
      language: "en"
    )
    func headline(_ widths: [Double]) throws -> CountedHeadline {
      let known = try DeviceCatalogue.device(named: "iPhone 15", for: .lockScreen)
      let devices = widths.map { width in
        Device(
          name: "\(width) pt",
          kind: known.kind,
          identifiers: [],
          screenClass: known.screenClass,
          displayScale: 3,
          systems: known.systems,
          systemVersion: .iOS26,
          slot: known.slot,
          textArea: TextArea(
            size: CGSize(width: width, height: 58),
            provenance: .documented,
            source: "a test"
          )
        )
      }
      // One by one, so that they keep their order.
      let template = try template(devices.flatMap { DeviceGroup.grouping([$0]) }, "en")
      return CountedHeadline(article, in: template, TextPreparer(byteLimit: 1 << 22))
    }
    let wide = try headline([130, 170])
    // Lines are counted from one of the widths to the other.
    _ = HeadlineAssessor(wide)
    let places = try #require(wide.template.memories[0]?.columns.places.count)
    let turns = try (0..<places).flatMap { place in
      let steps = try #require(wide.lineCounts(ofLayout: 0, in: place)).steps
      return steps.map(\.start).filter { $0 > 131 && $0 < 169 }
    }
    #expect(!turns.isEmpty)
    let widths = turns.flatMap { turn in
      [turn - 0.25, turn.nextDown, turn, turn.nextUp, turn + 0.25, turn - 0.75, turn + 0.75]
    }
    let near = try headline(widths)
    var nearAssessor = HeadlineAssessor(near)
    var closeCount = 0
    for (index, area) in near.template.areas.enumerated() {
      #expect(area.doubt.width?.points == 0.5)
      let assessed = near.template.consequence(
        assessing: near.bound.layout(in: index),
        in: index
      )
      let found = nearAssessor.closeCall(in: index, near.answer(in: index))
      #expect(found == assessed, "\(area.size)")
      closeCount += assessed == nil ? 0 : 1
    }
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
    var assessor = HeadlineAssessor(headline)
    for (index, area) in template.areas.enumerated() {
      let found = assessor.closeCall(in: index, headline.answer(in: index))
      let assessed = template.consequence(assessing: headline.bound.layout(in: index), in: index)
      #expect(found == assessed, "\(area.size)")
    }
  }
}
