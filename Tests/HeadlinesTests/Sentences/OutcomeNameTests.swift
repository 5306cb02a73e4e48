import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewFitting
import WidgetDevices

@testable import Headlines

/// What is shown beyond a limit is called by what it changes for the headline.
@MainActor
@Suite struct OutcomeNameTests {
  /// A line needs 26.33 points: in 26 it stands out by less than a pixel at each end and is whole all the same, in 20 it
  /// is cut, and in 58 it is as whole as before.
  @Test(
    arguments: [
      (26, ", within the bounds", "（枠内）"), (20, ", whole", "（全文）"), (58, "", ""),
    ] as [(Double, String, String)]
  )
  func whatFitsIsCalledByWhatItChanges(
    _ height: Double,
    _ english: String,
    _ japanese: String
  ) throws {
    let area = DeviceGroup(size: CGSize(width: 146, height: height), displayScale: 3)
    let setting = HeadlineSetting(groups: [area], fonts: try TestFonts.english())
    let article = HeadlineArticle(headline: "Late", language: "en")
    let report = ArticleCheck(article: article, setting: setting).report()
    let result = try #require(report.results.first)
    let first = FitOutcome(chosenIndex: 0, fits: true)
    #expect(result.name(of: first) == "headline and two-line snippet" + english)
    #expect(result.name(of: first, in: .japanese) == "見出しと本文2行" + japanese)
    // What does not fit is cut, whatever is shown as it is.
    let last = FitOutcome(chosenIndex: 2, fits: false)
    #expect(result.name(of: last) == "headline alone, cut")
    #expect(result.name(of: last, in: .japanese) == "見出しのみ（途中で切れる）")
  }
}
