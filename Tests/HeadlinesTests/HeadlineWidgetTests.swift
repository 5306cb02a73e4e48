import FontFaces
import Foundation
import Headlines
import LayoutEngine
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting
import WidgetDevices

/// The widget's requirement, judged by what is shown.
@MainActor
@Suite struct HeadlineWidgetTests {
  private func outcome(
    _ article: HeadlineArticle,
    in size: CGSize,
    scale: CGFloat,
    fonts: FontLibrary
  ) -> (decision: FitDecision, outcome: HeadlineOutcome) {
    var environment = EnvironmentValues(fontLibrary: fonts)
    environment.displayScale = scale
    environment.textLanguage = article.language
    let decision = FitSelector(environment: environment)
      .decide(HeadlineWidget(article: article), in: size)
    return (decision, HeadlineOutcome(decision))
  }

  @Test func outcomesAreAsWritten() throws {
    let fonts = try TestFonts.japanese()
    for row in try TestFiles.table("HeadlinesTests/Cases/outcomes.tsv") {
      let numbers = row.prefix(3).compactMap { Double($0) }
      try #require(row.count == 8 && numbers.count == 3, "\(row)")
      let article = HeadlineArticle(headline: row[6], snippet: row[7])
      let (_, outcome) = outcome(
        article,
        in: CGSize(width: numbers[0], height: numbers[1]),
        scale: numbers[2],
        fonts: fonts
      )
      #expect(outcome.headlineLines == Int(row[3]), "\(row)")
      #expect(outcome.isHeadlineWhole == (row[4] == "yes"), "\(row)")
      #expect(outcome.snippetLines == Int(row[5]), "\(row)")
    }
  }

  /// A decision that was put together by hand may name a candidate that it does not list.
  @Test(arguments: [3, -1, Int.max, Int.min])
  func candidatesThatAreNotListedHaveNoName(_ index: Int) throws {
    let (decision, outcome) = outcome(
      HeadlineArticle(headline: "港の灯", snippet: ""),
      in: CGSize(width: 146, height: 58),
      scale: 3,
      fonts: try TestFonts.japanese()
    )
    #expect(outcome.candidateName != nil)
    for candidates in [decision.candidates, []] {
      let other = FitDecision(
        bounds: decision.bounds,
        displayScale: decision.displayScale,
        chosenIndex: index,
        candidates: candidates,
        placed: decision.placed,
        displayList: decision.displayList
      )
      #expect(HeadlineOutcome(other).candidateName == nil)
    }
  }

  /// On every area, at two and three pixels a point: a headline of at most two lines has a snippet
  /// beneath it, a longer one has none, and none is cut that could have been whole.
  ///
  /// A thousand headlines, each on one of the areas in turn; `HeadlineSweep` puts each on all.
  @Test func realHeadlinesFollowTheRequirementEverywhere() throws {
    let fonts = try TestFonts.japanese()
    let rows = try Corpus.rows("ja").filter { !$0.snippet.isEmpty }.prefix(1_000)
    #expect(rows.count == 1_000)
    let sizes = Set(DeviceCatalogue.groups.map(\.size)).sorted { $0.width < $1.width }
    let areas = sizes.flatMap { size in [(size, CGFloat(2)), (size, CGFloat(3))] }
    var whole = 0
    for (index, row) in rows.enumerated() {
      let (size, scale) = areas[index % areas.count]
      let article = HeadlineArticle(
        headline: row.headline,
        snippet: String(row.snippet.prefix(120)),
        language: "ja"
      )
      let (decision, outcome) = outcome(article, in: size, scale: scale, fonts: fonts)
      let lines =
        decision.candidates[0].texts
        .first { $0.role == HeadlineWidget.Role.headline }?.lineCount ?? 0
      #expect((outcome.snippetLines > 0) == (lines <= 2), "\(row.id) in \(size) @\(scale)x")
      // Alone it is 10 and 12 pt high, a line.
      let height = 2444.0 / 2048 * (10 + 12 * Double(lines))
      let couldBeWhole = height <= Double(size.height) - 2 / Double(scale)
      if couldBeWhole { #expect(outcome.isHeadlineWhole, "\(row.id) in \(size) @\(scale)x") }
      whole += outcome.isHeadlineWhole ? 1 : 0
      if lines == 1 { #expect(outcome.candidateName == HeadlineWidget.candidateNames[0]) }
    }
    #expect(whole > 900)
  }
}
