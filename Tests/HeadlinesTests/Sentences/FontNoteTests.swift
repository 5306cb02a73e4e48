import FitSelection
import FontFaces
import Foundation
import TestSupport
import Testing
import WidgetDevices

@testable import Headlines

/// What is said of widths by the scripts of a text and the language of the device (README, “What is measured, and what
/// stands in”).
@MainActor
@Suite struct FontNoteTests {
  struct Row: Sendable {
    let headline: String
    var snippet = ""
    let language: String
    let device: String
    /// How the width of full-width characters is known, where there are any.
    var width = Width.none
    /// What stands in for fonts of iOS.
    var standIns = ""
  }

  enum Width: Sendable {
    case none, measured, estimated

    var notes: [(english: String, japanese: String)] {
      switch self {
      case .none: []
      case .measured:
        [
          (
            "Full-width characters have iOS's advance, measured at 11, 15 and 17 pt, regular",
            "全角文字の幅はiOSでの実測（11、15、17 pt、レギュラー）による"
          )
        ]
      case .estimated:
        [
          (
            "Full-width characters have iOS's advance as few have measured it",
            "全角文字の幅は、iOSでの数少ない実測による"
          )
        ]
      }
    }
  }

  nonisolated static let rows = [
    Row(headline: "Harbour", language: "en", device: "en"),
    Row(
      headline: "Harbour 🙂",
      language: "en",
      device: "en",
      standIns: "Noto Color Emoji"
    ),
    Row(headline: "夜の港", language: "ja", device: "ja", width: .measured),
    Row(headline: "Harbour 夜", language: "ja", device: "ja", width: .measured),
    Row(headline: "夜の港", language: "ja", device: "zh-Hans", width: .estimated),
    Row(headline: "夜の港", language: "ja", device: "en", width: .estimated),
    // With Korean alone nothing is measured: the font's own width stands in.
    Row(headline: "夜の港", language: "ja", device: "ko", standIns: "Noto Sans CJK JP"),
    Row(headline: "항구", language: "ko", device: "ko", standIns: "Noto Sans CJK JP"),
    // Regular and bold are one font; several are told in their order.
    Row(
      headline: "ท่าเรือ",
      snippet: "ท่าเรือ",
      language: "th",
      device: "th",
      standIns: "Noto Sans Thai"
    ),
    Row(
      headline: "夜の港ท่า🙂",
      language: "ja",
      device: "ja",
      width: .measured,
      standIns: "Noto Sans Thai, Noto Color Emoji"
    ),
    Row(
      headline: "夜の港ท่า",
      language: "ja",
      device: "ko",
      standIns: "Noto Sans CJK JP, Noto Sans Thai"
    ),
  ]

  @Test(arguments: rows) func widthsAreToldByTheirSources(_ row: Row) throws {
    var setting = HeadlineSetting(
      groups: DeviceGroup.grouping([
        try DeviceCatalogue.device(named: "iPhone 15", for: .lockScreen)
      ]),
      fonts: try FontLibrary.bundled(deviceLanguages: ["ja"], fontDirectory: nil)
    )
    setting.deviceLanguages = [row.device]
    let article = HeadlineArticle(
      time: "",
      headline: row.headline,
      snippet: row.snippet,
      language: row.language
    )
    let report = ArticleCheck(article: article, setting: setting).report()
    var (english, japanese) = (row.width.notes.map(\.english), row.width.notes.map(\.japanese))
    if !row.standIns.isEmpty {
      english.append("Not measured on iOS: \(row.standIns), in place of its own fonts")
      japanese.append("iOSで実測していない代替フォント：\(row.standIns)")
    }
    #expect(report.restingNotes() == english)
    #expect(report.restingNotes(in: .japanese) == japanese)
    #expect(report.fontNotes().dropFirst() == english[...])
    #expect(report.synthesisNotes().isEmpty && report.pictureNotes().isEmpty)
  }
}
