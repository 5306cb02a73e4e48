import FontFaces
import Foundation
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting

/// The worked example of LayoutRules §4: heights by lines of title and scale, and the choice
/// on the measured 146 × 58 area.
@MainActor
@Suite struct NewspaperWidgetTests {
  static let bounds = CGSize(width: 146, height: 58)
  /// At 0.935 of 12 points a character is 11.22 points wide: 13 stand in a line of 146 points.
  static let charactersInLine = 13

  static func article(titleLines: Int) -> ArticleHeadline {
    ArticleHeadline(
      displayTime: "9:41",
      title: String(repeating: "国", count: (titleLines - 1) * charactersInLine + 5),
      snippet: String(repeating: "あ", count: 60)
    )
  }

  static func decide(_ article: ArticleHeadline, scale: CGFloat = 3) throws -> FitDecision {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    environment.displayScale = scale
    environment.textLanguage = "ja"
    return FitSelector(environment: environment)
      .decide(ArticleHeadlineView(articleHeadline: article), in: bounds, tracing: .all)
  }

  struct Row: Sendable {
    let titleLines: Int
    let scale: CGFloat
    let heights: [Double]
    let chosen: Int
  }

  nonisolated static let rows = [
    Row(titleLines: 1, scale: 3, heights: [52.667, 39.667, 26.333], chosen: 0),
    Row(titleLines: 2, scale: 3, heights: [67, 54, 40.667], chosen: 1),
    Row(titleLines: 3, scale: 3, heights: [81.333, 68.333, 55], chosen: 2),
    Row(titleLines: 1, scale: 2, heights: [53, 40, 26.5], chosen: 0),
    Row(titleLines: 2, scale: 2, heights: [67.5, 54.5, 41], chosen: 1),
    Row(titleLines: 3, scale: 2, heights: [81.5, 68.5, 55], chosen: 2),
  ]

  @Test(arguments: rows)
  func heightsAndChoice(_ row: Row) throws {
    let decision = try Self.decide(Self.article(titleLines: row.titleLines), scale: row.scale)
    #expect(decision.chosenIndex == row.chosen)
    for (candidate, height) in zip(decision.candidates, row.heights) {
      #expect(abs(candidate.size.height - height) < 0.0005, "\(candidate.name)")
    }
    let title = try #require(decision.placed.texts.dropFirst().first)
    #expect(title.lineCount == row.titleLines)
    #expect(!title.isTruncated)
    #expect(decision.placed.texts.count == (row.chosen == 2 ? 2 : 3))
    if row.chosen < 2 {
      #expect(decision.placed.texts.last?.lineCount == 2 - row.chosen)
    }
  }

  @Test func titleOfFourLinesIsShownAloneAndCutOnlyByTheBounds() throws {
    let decision = try Self.decide(Self.article(titleLines: 4))
    #expect(decision.chosenIndex == 2)
    #expect(decision.candidates.allSatisfy { !$0.fits })
    let title = try #require(decision.placed.texts.last)
    #expect(title.lineCount == 3)
    #expect(title.isTruncated)
    #expect(decision.candidates[2].texts.last?.lineCount == 4)
  }

  @Test func emptySnippetShowsWhatTheLastCandidateShows() throws {
    let article = ArticleHeadline(displayTime: "9:41", title: "国会が開会", snippet: "")
    let decision = try Self.decide(article)
    #expect(decision.chosenIndex == 0)
    #expect(decision.candidates[0].size == decision.candidates[2].size)
    #expect(decision.placed.texts.count == 2)
  }

  @Test func tracesNameProposalBoundAndSlack() throws {
    let decision = try Self.decide(Self.article(titleLines: 2))
    let first = decision.candidates[0]
    #expect(first.proposal == ProposedViewSize(width: 146, height: nil))
    #expect(first.name == "candidate 1")
    #expect(first.failedAxis == .vertical)
    #expect(first.slack.width == nil)
    #expect(abs((first.slack.height ?? 0) + 9) < 0.0005)
    #expect(decision.candidates.map(\.wasTried) == [true, true, false])
    #expect(decision.candidates.allSatisfy { $0.wasMeasured })
  }

  @Test func layoutStandsInTheMiddleOfItsBounds() throws {
    let decision = try Self.decide(Self.article(titleLines: 1))
    let time = try #require(decision.placed.texts.first?.frame)
    #expect(abs(time.minY - (58 - 52.0 - 2.0 / 3) / 2) < 0.0005)
    #expect(decision.displayList.items.count == 3)
    #expect(decision.displayList.size == Self.bounds)
  }
}
