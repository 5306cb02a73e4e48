import DeviceTraits
import FitSelection
import FontFaces
import Foundation
import TestSupport
import Testing
import ViewFitting
import WidgetDevices

@testable import Headlines

/// How many areas sentences are said of, where versions of the system are compared.
@MainActor
@Suite struct AreaCountTests {
  /// An area counts once for all versions that are compared in it; each of them where those of one differ.
  @Test func areasOfSeveralVersionsCountOnce() throws {
    func report(on devices: [(name: String, version: SystemVersion)]) throws -> ArticleReport {
      let devices = try devices.map {
        try DeviceCatalogue.device(named: $0.name, for: .lockScreen, version: $0.version)
      }
      let setting = HeadlineSetting(
        groups: DeviceGroup.grouping(devices),
        fonts: try TestFonts.japanese()
      )
      let article = HeadlineArticle(
        headline: "「港」と「町」の図書館が夜に「海」と「山」の本を貸し出す",
        snippet: "漁を終えた人のために。",
        language: "ja"
      )
      return ArticleCheck(article: article, setting: setting).report()
    }
    let alike = try report(on: [("SE 3", .iOS16), ("SE 3", .iOS26), ("iPhone 15", .iOS26)])
    #expect(alike.results.count == 3)
    #expect(
      alike.snippetSentence() == "Of the snippet, 1 line in 1 area, none of it in 1 area."
    )
    #expect(
      alike.snippetSentence(in: .japanese) == "本文は表示領域の1種類で1行が表示され、1種類では表示されません。"
    )
    let differing = try report(on: [("iPhone 14", .iOS16), ("iPhone 14", .iOS26)])
    #expect(
      differing.snippetSentence()
        == "Of the snippet, 1 line in 1 area, none of it in 1 area (each version counted)."
    )
    #expect(
      differing.snippetSentence(in: .japanese)
        == "本文は表示領域（バージョン別）の1種類で1行が表示され、1種類では表示されません。"
    )
  }

  /// Of a size of one's own the versions are one area, too, whatever is said of them.
  @Test func sizesOfSeveralVersionsAreOneArea() throws {
    func sizes(_ width: CGFloat) -> [DeviceGroup] {
      [SystemVersion.iOS16, .iOS17, .iOS26].map {
        DeviceGroup(
          size: CGSize(width: width, height: 58),
          displayScale: 3,
          systemVersion: $0
        )
      }
    }
    let groups = sizes(30) + sizes(146)
    let setting = HeadlineSetting(groups: groups, fonts: try TestFonts.english())
    let article = HeadlineArticle(headline: "Ferries at night for all", language: "en")
    let report = ArticleCheck(article: article, setting: setting).report()
    #expect(report.verdict() == "The headline is cut in 1 of 2 areas: 30 × 58 @3x.")
    #expect(
      report.verdict(in: .japanese) == "表示領域2種類のうち1種類で見出しが途中で切れます：30 × 58 @3x。"
    )
    #expect(ListSentences(.english).devices(groups).hasPrefix("2 areas ("))
    #expect(ListSentences(.japanese).devices(groups).hasPrefix("領域2種（"))
  }

  /// What a matrix holds no rows for is said to be told elsewhere, of one as of several.
  @Test(arguments: [
    (1, "1 more differs: --format jsonl tells of every one"),
    (2, "2 more differ: --format jsonl tells of every one"),
  ])
  func whatAMatrixLeavesOutIsSaid(_ count: Int, _ english: String) {
    #expect(MatrixSentences(.english).unheld(count) == english)
    #expect(MatrixSentences(.japanese).unheld(count) == "ほか\(count)本も異なる（--format jsonl で全件）")
    #expect(
      MatrixSentences(.english).unheldErrors(count)
        == "\(count) more could not be judged: --format jsonl tells of every one"
    )
    #expect(
      MatrixSentences(.japanese).unheldErrors(count) == "ほか\(count)本も判定不能（--format jsonl で全件）"
    )
  }
}
