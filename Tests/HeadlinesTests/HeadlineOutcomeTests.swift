import Foundation
import Testing

@testable import Headlines
@testable import LayoutEngine

/// What is read off the texts that are shown, in however many places each stands.
@Suite struct HeadlineOutcomeTests {
  private static func text(_ role: String?, _ lines: Int, frame: CGRect? = nil) -> TextTrace {
    TextTrace(
      role: role,
      string: "a",
      pointSize: 9,
      lines: Array(repeating: LineTrace(text: "a", width: 1), count: lines),
      isTruncated: false,
      size: .zero,
      frame: frame
    )
  }

  /// Each of the two texts in two places, and others that do not count.
  private static let texts = [
    text("time", 5), text("headline", 1), text("snippet", 2), text("headline", 2),
    text("snippet", 1), text(nil, 7),
  ]

  @Test func linesOfAllPlacesAreCounted() {
    let outcome = HeadlineOutcome(
      texts: Self.texts,
      candidateName: "n",
      isWhole: { _ in true },
      isOutside: { _ in false }
    )
    #expect(outcome.headlineLines == 3 && outcome.snippetLines == 3)
    #expect(outcome.isHeadlineWhole && outcome.isSnippetWhole && outcome.candidateName == "n")
  }

  /// What is cut in one of its places is not whole; of the snippet what stands outside is not shown.
  @Test(arguments: [("headline", 1), ("headline", 2), ("snippet", 1), ("snippet", 2), ("time", 5)])
  func everyPlaceCounts(_ role: String, _ lines: Int) {
    let cut = HeadlineOutcome(
      texts: Self.texts,
      candidateName: nil,
      isWhole: { $0.role != role || $0.lineCount != lines },
      isOutside: { _ in false }
    )
    #expect(cut.isHeadlineWhole == (role != "headline"))
    #expect(cut.isSnippetWhole == (role != "snippet"))
    #expect(cut.headlineLines == 3 && cut.snippetLines == 3 && cut.candidateName == nil)
    let outside = HeadlineOutcome(
      texts: Self.texts,
      candidateName: nil,
      isWhole: { _ in true },
      isOutside: { $0.role == role && $0.lineCount == lines }
    )
    #expect(outside.headlineLines == 3)
    #expect(outside.snippetLines == (role == "snippet" ? 3 - lines : 3))
  }

  /// Half a point beside the area is a pixel of two to a point, and none of one.
  @Test(arguments: [(1, 1), (2, 0)] as [(CGFloat, Int)])
  func pixelsAreTheDecisions(_ displayScale: CGFloat, _ snippetLines: Int) {
    let size = CGSize(width: 30, height: 20)
    let beside = CGRect(x: 30, y: 0, width: 0.5, height: 0.5)
    let decision = FitDecision(
      bounds: size,
      displayScale: displayScale,
      chosenIndex: nil,
      candidates: [],
      placed: PlacedTrace(size: size, texts: [Self.text("snippet", 1, frame: beside)]),
      displayList: DisplayList(size: size, displayScale: displayScale, items: [])
    )
    #expect(HeadlineOutcome(decision).snippetLines == snippetLines)
  }

  /// Half a point outside of an area is a pixel of two to a point, and none of one, also where nothing but what is shown is
  /// known: of a snippet beside it as of a headline that reaches out.
  @Test(arguments: [(1, 1, true), (2, 0, false)] as [(CGFloat, Int, Bool)])
  func pixelsAreTheAreas(_ displayScale: CGFloat, _ snippetLines: Int, _ isWhole: Bool) {
    let shown = ShownHeadline(
      ShownLayout(
        bounds: CGSize(width: 30, height: 20),
        outcome: FitOutcome(chosenIndex: 1, fits: true),
        texts: [
          Self.text("headline", 1, frame: CGRect(x: 29.5, y: 0, width: 1, height: 1)),
          Self.text("snippet", 1, frame: CGRect(x: 30, y: 0, width: 0.5, height: 0.5)),
        ],
        isMeasured: true
      ),
      displayScale: displayScale
    )
    #expect(shown.isHeadlineWhole == isWhole && shown.snippetLines == snippetLines)
    #expect(shown.headlineLines == 1 && shown.chosenIndex == 1)
  }

  /// Two answers are the same where they show the same candidate, cut in the same texts.
  @Test func answersAreTheSame() {
    func answer(_ index: Int, _ fits: Bool, cut: [String]) -> HeadlineAnswer {
      let texts = ["time", "headline", "snippet"].map { role in
        TextTrace(
          role: role,
          string: "a",
          pointSize: 9,
          lines: [LineTrace(text: "a", width: 1)],
          isTruncated: cut.contains(role),
          size: .zero
        )
      }
      let layout = ShownLayout(
        bounds: CGSize(width: 30, height: 20),
        outcome: FitOutcome(chosenIndex: index, fits: fits),
        texts: texts,
        isMeasured: true
      )
      return HeadlineAnswer(layout, displayScale: 3)
    }
    let own = answer(1, true, cut: ["snippet"])
    let others = [
      answer(0, true, cut: ["snippet"]), answer(1, false, cut: ["snippet"]),
      answer(1, true, cut: []), answer(1, true, cut: ["time"]), answer(1, true, cut: ["headline"]),
      answer(1, true, cut: ["headline", "snippet"]),
    ]
    #expect(own.isSame(as: answer(1, true, cut: ["snippet"])))
    #expect(others.map { own.isSame(as: $0) } == others.map { _ in false })
  }

  /// A headline that stands nowhere is not whole; of a snippet that stands nowhere nothing is missing.
  @Test func whatStandsNowhere() {
    let outcome = HeadlineOutcome(
      texts: [Self.text("time", 1)],
      candidateName: nil,
      isWhole: { _ in true },
      isOutside: { _ in false }
    )
    #expect(!outcome.isHeadlineWhole && outcome.headlineLines == 0)
    #expect(outcome.isSnippetWhole && outcome.snippetLines == 0)
  }
}
