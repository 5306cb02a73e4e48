import FitSelection
import FontFaces
import Foundation
import TestSupport
import Testing
import ViewLayout
import Widgets

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
    for row in try TestFiles.table("WidgetsTests/Cases/outcomes.tsv") {
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

  /// On every area: a headline of at most two lines has a snippet beneath it, a longer one has none,
  /// and none is cut that could have been whole.
  @Test func realHeadlinesFollowTheRequirementEverywhere() throws {
    let fonts = try TestFonts.japanese()
    let rows = try Corpus.rows("ja").filter { !$0.snippet.isEmpty }.prefix(100)
    #expect(rows.count == 100)
    for row in rows {
      let article = HeadlineArticle(headline: row.headline, snippet: row.snippet, language: "ja")
      for group in DeviceCatalogue.groups {
        let (decision, outcome) = outcome(
          article,
          in: group.size,
          scale: group.displayScale,
          fonts: fonts
        )
        let lines =
          decision.candidates[0].texts
          .first { $0.role == HeadlineWidget.Role.headline }?.lineCount ?? 0
        #expect((outcome.snippetLines > 0) == (lines <= 2), "\(row.id) in \(group.size)")
        #expect(outcome.isHeadlineWhole == (lines <= 3), "\(row.id) in \(group.size)")
        if lines == 1 { #expect(outcome.candidateName == HeadlineWidget.candidateNames[0]) }
      }
    }
  }
}
