import DeviceTraits
import FitSelection
import FontFaces
import Foundation
import Testing
import ViewFitting

@testable import Headlines
@testable import WidgetDevices

/// What is said of several areas together, whichever of them comes first.
@MainActor
@Suite struct SeveralAreaTests {
  private func report(
    _ article: HeadlineArticle,
    _ groups: [DeviceGroup],
    marking extent: CloseCallExtent = .cut,
    _ change: (inout HeadlineSetting) -> Void = { _ in }
  ) throws -> ArticleReport {
    var setting = HeadlineSetting(
      groups: groups,
      fonts: try FontLibrary.bundled(deviceLanguages: ["ja"], fontDirectory: nil)
    )
    change(&setting)
    return ArticleCheck(article: article, setting: setting, marking: extent).report()
  }

  /// Of several close calls the closest is told.
  ///
  /// Lines of thirteen full-width characters of 11.22 points take 145.86, of which half a per cent, 0.73, is in doubt.
  @Test(arguments: [[145.9, 146.3], [146.3, 145.9], [146, 145.9, 146.3], [146.3, 146, 145.9]])
  func theClosestCallIsTold(_ widths: [Double]) throws {
    let article = HeadlineArticle(
      headline: "海辺の図書館が夜も開館する漁師の要望に応えて試行開始",
      snippet: "港町の小さな図書館が、来月から平日の夜も開く。朝の早い漁師や市場で働く人たちが「昼間は来られない」と訴えていた。",
      language: "ja"
    )
    let groups = widths.map {
      DeviceGroup(size: CGSize(width: $0, height: 58), displayScale: 3)
    }
    let report = try report(article, groups, marking: .all)
    #expect(report.closeCalls.count == widths.count)
    #expect(
      report.closeCallSentence()
        == "A close call everywhere, marked ≈: at the closest the headline has 0.04 pt (0.03 %) of its "
        + "line left, and its numbers may be off by 0.73 pt."
    )
    #expect(
      report.closeCallSentence(in: .japanese)
        == "すべての表示領域で紙一重の結果です（≈の印）。最も近いものでは、見出しの行の余りは0.04 pt（0.03 %）で、"
        + "数値の誤差は0.73 ptに及ぶ可能性があります。"
    )
  }

  /// Fonts are told that are needed in any area: the lower one has no room for the snippet.
  @Test(arguments: [[27.0, 58], [58, 27]]) func fontsOfAllAreasAreTold(_ heights: [Double]) throws {
    let article = HeadlineArticle(headline: "Harbour", snippet: "ท่าเรือ", language: "en")
    let groups = heights.map {
      DeviceGroup(size: CGSize(width: 146, height: $0), displayScale: 3)
    }
    let note = "Not measured on iOS: Noto Sans Thai, in place of its own fonts"
    let metrics =
      "Metrics ios-26.1: Fitcheck Sans Regular, Fitcheck Sans Bold, Noto Sans Thai Regular"
    #expect(try report(article, groups).fontNotes() == [metrics, note])
    for (group, height) in zip(groups, heights) {
      let alone = try report(article, [group])
      #expect(alone.results.map(\.outcome.snippetLines) == [height == 27 ? 0 : 1])
      #expect(alone.restingNotes() == (height == 27 ? [] : [note]))
    }
  }

  /// Brackets are spaced since iOS 17, and the headline takes two lines in place of three.
  private func report(
    inHeight height: Double,
    on platform: Platform?
  ) throws -> ArticleReport {
    let article = HeadlineArticle(
      headline: "「港」と「町」の図書館が夜に「海」と「山」の本を貸し出す",
      snippet: "漁を終えた人のために。",
      language: "ja"
    )
    let groups = [SystemVersion.iOS16, .iOS26].map {
      DeviceGroup(size: CGSize(width: 146, height: height), displayScale: 3, systemVersion: $0)
    }
    return try report(article, groups) { $0.platform = platform }
  }

  /// A phone and a tablet of one area run two systems, whichever of them comes first.
  @Test(arguments: [[Device.Kind.iPhone, .iPad], [.iPad, .iPhone], [.iPhone], [.iPad]])
  func devicesOfOneAreaMayRunSeveralSystems(_ kinds: [Device.Kind]) throws {
    let known = try DeviceCatalogue.device(named: "iPhone 15", for: .family(.systemSmall))
    let devices = kinds.map { kind in
      Device(
        name: "\(kind)",
        kind: kind,
        identifiers: [],
        screenClass: known.screenClass,
        displayScale: known.displayScale,
        systems: known.systems,
        systemVersion: known.systemVersion,
        slot: known.slot,
        textArea: known.textArea
      )
    }
    let article = HeadlineArticle(headline: "Harbour", language: "en")
    let report = try report(article, DeviceGroup.grouping(devices)) {
      $0.slot = .family(.systemSmall)
    }
    #expect(report.results.count == 1)
    #expect(report.hasSeveralSystems == (kinds.count == 2))
  }

  /// Versions of sizes are those of the system that is asked for: of watches, where iOS 16 was watchOS 9.
  @Test(
    arguments: [
      (nil, ["iOS 16", "iOS 26"]), (.iOS, ["iOS 16", "iOS 26"]),
      (.watchOS, ["watchOS 9", "watchOS 26"]),
    ] as [(Platform?, [String])]
  )
  func versionsAreOfTheSystemThatIsAskedFor(_ platform: Platform?, _ names: [String]) throws {
    let whole = try report(inHeight: 58, on: platform)
    #expect(
      whole.verdict() == "The headline is whole in 146 × 58 @3x with \(names[0]) and \(names[1])."
    )
    #expect(
      whole.versionDifferences() == [
        "146 × 58 @3x: Headline 3 lines, no snippet on \(names[0]); "
          + "Headline 2 lines, snippet 1 line on \(names[1])"
      ]
    )
    #expect(
      whole.versionDifferences(in: .japanese) == [
        "146 × 58 @3x：\(names[0])では見出し3行、本文なし。\(names[1])では見出し2行、本文1行"
      ]
    )
    // Two lines need 40.67 points.
    #expect(
      try report(inHeight: 41, on: platform).verdict()
        == "The headline is cut in 1 of 2 areas (each version counted): 146 × 41 @3x \(names[0])."
    )
  }
}
