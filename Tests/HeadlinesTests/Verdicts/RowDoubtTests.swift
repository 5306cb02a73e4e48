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

/// What rows may be off by, in widths that are just within it and just not.
@MainActor
@Suite struct RowDoubtTests {
  struct Row: Sendable {
    let version: SystemVersion
    let width: Double
    let call: CloseCallConsequence?
  }

  /// Before iOS 17 brackets take their full width; since then they are narrower, and five of these six of a width that was
  /// not read: they may be off by 4.8 points together at 16, more than two of these widths are apart.
  nonisolated private static let japanese = [
    Row(version: .iOS16, width: 190, call: .snippet),
    Row(version: .iOS16, width: 222, call: .snippet), Row(version: .iOS16, width: 224, call: nil),
    Row(version: .iOS17, width: 172, call: .snippet), Row(version: .iOS17, width: 174, call: nil),
    Row(version: .iOS17, width: 190, call: nil), Row(version: .iOS26, width: 52, call: nil),
    Row(version: .iOS26, width: 54, call: .cut), Row(version: .iOS26, width: 170, call: .snippet),
    Row(version: .iOS26, width: 172, call: .snippet), Row(version: .iOS26, width: 174, call: nil),
    Row(version: .iOS26, width: 190, call: nil),
  ]

  /// Of another language nothing is known of a spacing.
  nonisolated private static let chinese = [
    Row(version: .iOS26, width: 88, call: nil), Row(version: .iOS26, width: 90, call: .cut),
    Row(version: .iOS26, width: 236, call: .snippet), Row(version: .iOS26, width: 238, call: nil),
  ]

  private func check(_ rows: [Row], in language: String) throws {
    var setting = HeadlineSetting(
      groups: rows.map { row in
        DeviceGroup(
          size: CGSize(width: row.width, height: 26),
          displayScale: 3,
          systemVersion: row.version
        )
      },
      fonts: try FontLibrary.bundled(deviceLanguages: [language], fontDirectory: nil)
    )
    setting.slot = .family(.accessoryInline)
    let template = HeadlineTemplate(language: language, setting: setting)
    let article = HeadlineArticle(time: "9:41", headline: "「夜」『港』（灯）", language: language)
    let headline = CountedHeadline(article, in: template, TextPreparer(byteLimit: 1 << 22))
    var assessor = HeadlineAssessor(headline)
    for (index, row) in rows.enumerated() {
      let assessed = template.consequence(assessing: headline.bound.layout(in: index), in: index)
      #expect(assessed == row.call, "\(row)")
      let answer = headline.answer(in: index)
      #expect(assessor.closeCall(in: index, answer) == row.call, "\(row)")
    }
  }

  /// Each by the doubts of its own layout, whichever was asked about first.
  @Test(arguments: [true, false]) func bracketsAreDoubtedWhereTheyAreSpaced(
    _ isOldestFirst: Bool
  ) throws {
    try check(isOldestFirst ? Self.japanese : Self.japanese.reversed(), in: "ja")
  }

  @Test func bracketsOfOtherLanguagesAreKnown() throws { try check(Self.chinese, in: "zh-Hans") }
}
