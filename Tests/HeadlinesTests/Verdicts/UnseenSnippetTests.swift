import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import TestSupport
import Testing
import Typesetting
import ViewFitting
import WidgetDevices

@testable import Headlines

/// A candidate whose snippet is cut to an ellipsis alone is chosen as any other, and shows no snippet.
@MainActor
@Suite struct UnseenSnippetTests {
  /// Their first two lines are blank, so that what stands behind them is cut.
  private nonisolated static let unseen = [
    "\n\n\n港町の図書館が夜も開く", "\u{2028}\u{2028}\u{2028}The library opens", "\n \n\n\u{3000}\n灯",
  ]
  private nonisolated static let seen = [
    "港町の図書館が夜も開く。漁師の要望に応え、冬のあいだは朝まで灯をともすという。", "…と町の人は言う。漁師の要望に応え、冬のあいだは朝まで灯をともすという。",
    "The library of the harbour opens at night, as fishermen had asked for.", "灯",
  ]
  /// Where it has to be looked at how they are cut.
  private nonisolated static let doubtful = [
    String(repeating: "（", count: 40) + "港町の図書館が夜も開く", String(repeating: "﷽", count: 9), "\u{200B}",
    "…", "\n港町の図書館が夜も開く。漁師の要望に応え、冬のあいだは朝まで灯をともす", "\u{3000}\u{3000}\u{3000}港町の図書館が夜も開く。漁師の要望に",
    String(repeating: "👩‍👩‍👧‍👦", count: 24), endless,
    "", " ",
  ]
  /// A letter with more marks than are looked at, before others.
  private nonisolated static let endless =
    "か" + String(repeating: "\u{301}", count: 15) + "港町の図書館が夜も開く。漁師の要望に応え、冬のあいだは朝まで灯をともす"
  private nonisolated static let headlines = ["港の灯", "海辺の図書館、夜も開館へ　漁師の要望に応え試行"]

  private func template() throws -> HeadlineTemplate {
    let sizes = [(146.0, 58.0), (60.0, 58.0), (157.0, 60.5)]
    let setting = HeadlineSetting(
      groups: sizes.map { width, height in
        DeviceGroup(size: CGSize(width: width, height: height), displayScale: 3)
      },
      fonts: try TestFonts.japanese()
    )
    return HeadlineTemplate(language: "ja", setting: setting)
  }

  private func article(_ headline: String, _ snippet: String) -> HeadlineArticle {
    HeadlineArticle(headline: headline, snippet: snippet, language: "ja")
  }

  @Test(arguments: headlines.indices, unseen)
  func aDecisionShowsNoSnippet(_ index: Int, _ snippet: String) throws {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    environment.displayScale = 3
    environment.textLanguage = "ja"
    let widget = HeadlineWidget(article: article(Self.headlines[index], snippet))
    let decision = FitSelector(environment: environment)
      .decide(widget, in: CGSize(width: 146, height: 58))
    let outcome = HeadlineOutcome(decision)
    // The choice is that of a snippet with letters in as many lines.
    #expect(decision.chosenIndex == index)
    #expect(outcome.isHeadlineWhole && outcome.headlineLines == index + 1)
    #expect(outcome.snippetLines == 0 && !outcome.isSnippetWhole)
  }

  @Test(arguments: headlines, unseen)
  func aVerdictMissesTheSnippet(_ headline: String, _ snippet: String) throws {
    let required = HeadlineRequirement(
      name: "snippet-shown",
      policy: .goal(.snippetShown),
      areas: [0, 2]
    )
    let judge = HeadlineJudge(try template(), requirements: [required])
    // What is remembered of other headlines says nothing of this one.
    for seen in Self.seen {
      let verdict = judge.verdict(of: article(headline, seen))
      #expect(verdict.unmet.isEmpty && !verdict.showsNoSnippet, "\(seen)")
    }
    let verdict = judge.verdict(of: article(headline, snippet))
    #expect(verdict.unmet.flatMap(\.areas) == [0, 2])
    #expect(verdict.showsNoSnippet)
    for seen in Self.seen {
      #expect(judge.verdict(of: article(headline, seen)).unmet.isEmpty, "\(seen)")
    }
  }

  /// Whether a letter is kept whose marks may go on behind what is looked at, nobody can say before it is cut.
  ///
  /// Nor can they of one behind the end of a line; letters that are not to be seen (U+3164) are none.
  @Test(
    arguments: [
      (endless, false), ("\n港町", false), (String(repeating: "\u{3164}", count: 20), false),
      (" ", false), ("（（（", false), ("灯", true), ("", true),
      // Letters, numbers and pictures of each kind, and with a mark; other signs are none.
      ("A", true), ("a", true), ("\u{1C5}", true), ("ー", true), ("5", true), ("\u{2167}", true),
      ("\u{2460}", true), ("\u{2600}", true), ("e\u{301}", true), ("+", false), ("$", false),
      ("^", false), ("-", false), ("_", false), ("\u{301}", false),
      // Of signs before it one leaves it in the two ems that are looked at, and two do not.
      ("＋灯", true), ("＋＋灯", false),
      // It is looked for in sixteen scalars, the last of which may go on.
      (String(repeating: "\u{200B}", count: 14) + "港町", true),
      (String(repeating: "\u{200B}", count: 15) + "港町", false),
    ] as [(String, Bool)]
  )
  func lettersAreSurelyShown(_ snippet: String, _ areShown: Bool) throws {
    let counted = CountedHeadline(
      article(Self.headlines[0], snippet),
      in: try template(),
      TextPreparer(byteLimit: 1 << 22)
    )
    #expect(counted.showsSnippetWhereCut == areShown)
  }

  /// What is said of a headline by numbers of lines is what its own layout shows, whichever was asked about before.
  @Test(arguments: headlines)
  func numbersOfLinesSayWhatLayoutsDo(headline: String) throws {
    let template = try template()
    let snippets = Self.seen + Self.unseen + Self.doubtful
    for snippet in snippets + snippets.reversed() {
      let article = article(headline, snippet)
      let preparer = TextPreparer(byteLimit: 1 << 22)
      let counted = CountedHeadline(article, in: template, preparer)
      let bound = BoundHeadline(article, in: template, HeadlineTexts(preparer))
      for (index, area) in template.areas.enumerated() {
        let answer = counted.answer(in: index)
        let shown = HeadlineAnswer(bound.shownLayout(in: index), displayScale: area.displayScale)
        #expect(answer == shown, "\(snippet) \(area.size)")
        let tried = TriedHeadline.beginning(upTo: 2)
        guard let found = counted.answer(in: index, .own, trying: tried) else { continue }
        let layout = template.layout(
          area.layoutIndex,
          of: article,
          headline: String(headline.prefix(2)),
          HeadlineTexts(preparer)
        )
        .shown(in: area.size)
        let other = HeadlineAnswer(layout, displayScale: area.displayScale)
        #expect(found == other, "\(snippet) \(area.size)")
      }
    }
  }
}
