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

/// Which close calls of headlines count, in lists and reports alike.
@MainActor
@Suite struct CountedCallTests {
  private func setting() throws -> HeadlineSetting {
    HeadlineSetting(
      groups: DeviceGroup.grouping(
        DeviceCatalogue.devices(for: .lockScreen, margins: nil, version: .iOS26)
      ),
      fonts: try FontLibrary.bundled(deviceLanguages: ["ja"], fontDirectory: nil)
    )
  }

  /// A list and a report say the same; what is placed and stands out of the bounds by the part of a
  /// pixel that it was rounded by is no other answer; widgets as such count only where the headline
  /// hangs on them, and are told of by the decision all the same.
  @Test func listsAndReportsCountTheSame() throws {
    let setting = try setting()
    let judge = HeadlineJudge(
      HeadlineTemplate(language: "ja", setting: setting),
      requirements: []
    )
    // The snippet's ellipsis ends 0.17 pt outside of two of the areas, unless brackets are not spaced.
    var rows = try Corpus.rows("ja").filter { $0.headline.hasPrefix("焼肉酒家えびすを強制捜査へ") }
    rows += try Corpus.rows("ja").filter { $0.headline.contains("「") && !$0.snippet.isEmpty }
      .prefix(12)
    var toldCount = 0
    for row in rows {
      let article = HeadlineArticle(
        headline: row.headline,
        snippet: row.snippet,
        language: "ja"
      )
      let areas = judge.areas(of: article)
      let report = ArticleCheck(article: article, setting: setting, marking: .all).report()
      for (area, result) in zip(areas, report.results) {
        #expect(area.closeCall == result.consequence, "\(row.headline) in \(result.group.name)")
        #expect(result.isCloseCall == (result.consequence != nil))
        for call in result.closeCalls where call.subject == .lines(.widget) {
          #expect(result.assessment?.consequence(of: call) == .cut)
        }
        for call in result.closeCalls {
          guard case .lines = call.subject else { continue }
          let cut = result.decision.placed.texts.filter(\.isTruncated).count
          #expect(call.limit.outcome != result.assessment?.headroom?.outcome || cut > 0)
        }
        toldCount += result.decision.decidingLineDoubts().contains(.widget) ? 1 : 0
      }
    }
    #expect(toldCount > 0, "none of the headlines hangs on widgets as such")
  }

  /// A tab may be as wide as the stops of a paragraph are apart: other answers are so much nearer, in lists and reports
  /// alike, whichever text it stands in, shown or not.
  @Test func tabsAreDoubted() throws {
    let setting = try setting()
    let judge = HeadlineJudge(
      HeadlineTemplate(language: "en", setting: setting),
      requirements: []
    )
    var closeCounts = [0, 0]
    for row in try Corpus.rows("en").filter({ !$0.snippet.isEmpty }).prefix(3) {
      for (place, space) in [" ", "\t"].enumerated() {
        for isInSnippet in [false, true] {
          func text(_ text: String, _ isMeant: Bool) -> String {
            isMeant ? text.replacing(" ", with: space, maxReplacements: 1) : text
          }
          let article = HeadlineArticle(
            headline: text(row.headline, !isInSnippet),
            snippet: text(row.snippet, isInSnippet),
            language: "en"
          )
          let areas = judge.areas(of: article)
          let report = ArticleCheck(article: article, setting: setting, marking: .all).report()
          for (area, result) in zip(areas, report.results) {
            #expect(area.closeCall == result.consequence, "\(row.headline), \(result.group.name)")
            closeCounts[place] += area.closeCall == nil ? 0 : 1
          }
        }
      }
    }
    #expect(closeCounts[1] > closeCounts[0])
  }

  /// So they do of watches, whose font is doubtful by a part of the width.
  @Test func watchesAreCountedWithTheDoubtOfTheirFont() throws {
    var setting = try setting()
    setting.platform = .watchOS
    setting.groups = stride(from: 150.0, to: 190, by: 1).map {
      DeviceGroup(size: CGSize(width: $0, height: 58), displayScale: 2)
    }
    let judge = HeadlineJudge(
      HeadlineTemplate(language: "en", setting: setting),
      requirements: []
    )
    var closeCount = 0
    for row in try Corpus.rows("en").filter({ !$0.snippet.isEmpty }).prefix(4) {
      let article = HeadlineArticle(
        headline: row.headline,
        snippet: row.snippet,
        language: "en"
      )
      let areas = judge.areas(of: article)
      let report = ArticleCheck(article: article, setting: setting).report()
      for (area, result) in zip(areas, report.results) {
        #expect(area.closeCall == result.consequence, "\(row.headline) in \(result.group.name)")
        closeCount += area.closeCall == nil ? 0 : 1
      }
    }
    #expect(closeCount > 0, "none of the headlines is close")
  }

  /// A call is about the snippet alone where the headline stays as it is at the first change and at the farthest.
  @Test(arguments: [
    (true, true, CloseCallConsequence.snippet), (true, false, .cut), (false, true, .cut),
    (false, false, .cut),
  ])
  func callsAreAboutAllThatChanges(
    _ staysAtFirst: Bool,
    _ staysAtLast: Bool,
    _ consequence: CloseCallConsequence
  ) {
    for fits in [true, false] {
      var calls = FoundCalls(from: FitOutcome(chosenIndex: 1, fits: fits))
      calls.add(
        FitOutcome(chosenIndex: 2, fits: staysAtFirst == fits),
        farthest: FitOutcome(chosenIndex: 2, fits: staysAtLast == fits)
      )
      #expect(calls.worst == consequence)
    }
  }
}
