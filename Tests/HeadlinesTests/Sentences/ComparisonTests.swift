import FitSelection
import Foundation
import LayoutEngine
import Testing

@testable import Headlines

/// What is said of a candidate's lengths and their bounds, which are rounded where they are told.
@Suite struct ComparisonTests {
  /// What is too much by less than is told is not too much by nothing; what is left may be nothing.
  @Test(arguments: [
    (-0.0001, "width 10 > 10: < 0.001 pt too much", "幅 10 > 10：< 0.001 pt超過"),
    (-2, "width 10 > 8: 2 pt too much", "幅 10 > 8：2 pt超過"),
    (0, "width 10 ≤ 10: 0 pt to spare", "幅 10 ≤ 10：余り0 pt"),
    (0.0001, "width 10 ≤ 10: 0 pt to spare", "幅 10 ≤ 10：余り0 pt"),
    (2, "width 10 ≤ 12: 2 pt to spare", "幅 10 ≤ 12：余り2 pt"),
  ])
  func whatIsTooMuchIsNotNothing(_ slack: Double, _ english: String, _ japanese: String) {
    let candidate = CandidateTrace(
      index: 0,
      name: "a",
      wasTried: true,
      proposal: ProposedViewSize(width: 10, height: nil),
      size: CGSize(width: 10, height: 7),
      fits: slack >= 0,
      slack: AxisSlack(width: CGFloat(slack), height: nil),
      failedAxis: slack < 0 ? .horizontal : nil,
      texts: []
    )
    #expect(TraceSentences(.english).comparisons(of: candidate) == [english])
    #expect(TraceSentences(.japanese).comparisons(of: candidate) == [japanese])
  }
}
