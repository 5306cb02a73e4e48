import Foundation
import Testing
import Typesetting

@testable import LayoutEngine

/// Decisions that somebody put together without a layout.
@Suite struct HandMadeDecisionTests {
  /// Nobody can decide them anew, nor say that a text stands outside whose place is not told.
  @Test func theyHoldNoLayout() {
    let size = CGSize(width: 30, height: 20)
    func text(_ frame: CGRect?) -> TextTrace {
      TextTrace(
        role: nil,
        string: "a",
        pointSize: 10,
        lines: [],
        isTruncated: false,
        size: size,
        frame: frame
      )
    }
    let decision = FitDecision(
      bounds: size,
      displayScale: 2,
      chosenIndex: nil,
      candidates: [],
      placed: PlacedTrace(size: size, texts: [text(nil)]),
      displayList: DisplayList(size: size, displayScale: 2, items: [])
    )
    for doubt in LineDoubt.allCases { #expect(decision.decision(under: doubt) == nil) }
    #expect(decision.decisionAtLarge() == nil && decision.headroom() == nil)
    let within = CGRect(origin: .zero, size: size)
    let beside = CGRect(x: 40, y: 0, width: 30, height: 20)
    #expect(!text(nil).isOutside(size, displayScale: 2))
    #expect(!text(within).isOutside(size, displayScale: 2))
    #expect(text(beside).isOutside(size, displayScale: 2))
    // What touches an edge is outside, where it reaches out by a pixel.
    for (x, y) in [(30, 0), (-1, 0), (0, 20), (0, -1)] as [(CGFloat, CGFloat)] {
      #expect(text(CGRect(x: x, y: y, width: 1, height: 1)).isOutside(size, displayScale: 2))
    }
    for (x, y) in [(30, 0), (-0.5, 0), (0, 20), (0, -0.5)] as [(CGFloat, CGFloat)] {
      let pixel = CGRect(x: x, y: y, width: 0.5, height: 0.5)
      #expect(text(pixel).isOutside(size, displayScale: 2))
    }
    for (x, y) in [(30, 0), (-0.25, 0), (0, 20), (0, -0.25)] as [(CGFloat, CGFloat)] {
      let narrow = CGRect(x: x, y: y, width: 0.25, height: 0.25)
      #expect(!text(narrow).isOutside(size, displayScale: 2))
    }
  }

  /// A text is shown whole that reaches out by less than a pixel, at any edge; what reaches out further stands outside only
  /// where nothing of it is within.
  @Test func textsThatReachOutAreCut() {
    let bounds = CGSize(width: 30, height: 20)
    func text(_ x: CGFloat, _ y: CGFloat, isTruncated: Bool = false) -> TextTrace {
      let frame = CGRect(x: x, y: y, width: 10, height: 10)
      return Self.text([], isTruncated: isTruncated).moved(to: frame)
    }
    #expect(text(5, 5).isWhole(in: bounds, displayScale: 2))
    #expect(!text(5, 5, isTruncated: true).isWhole(in: bounds, displayScale: 2))
    #expect(Self.text([]).isWhole(in: bounds, displayScale: 2))
    #expect(!Self.text([], isTruncated: true).isWhole(in: bounds, displayScale: 2))
    for (x, y) in [(-0.25, 5), (20.25, 5), (5, -0.25), (5, 10.25)] as [(CGFloat, CGFloat)] {
      #expect(text(x, y).isWhole(in: bounds, displayScale: 2), "\(x), \(y)")
    }
    for (x, y) in [(-0.5, 5), (20.5, 5), (5, -0.5), (5, 10.5)] as [(CGFloat, CGFloat)] {
      #expect(!text(x, y).isWhole(in: bounds, displayScale: 2), "\(x), \(y)")
      #expect(text(x, y).isWhole(in: bounds, displayScale: 1), "\(x), \(y)")
    }
    for (x, y) in [(-9, 5), (29, 5), (5, -9), (5, 19)] as [(CGFloat, CGFloat)] {
      #expect(!text(x, y).isOutside(bounds, displayScale: 2), "\(x), \(y)")
    }
  }

  private static func text(_ doubts: [LineDoubt], isTruncated: Bool = false) -> TextTrace {
    TextTrace(
      role: nil,
      string: "a",
      pointSize: 10,
      lines: [],
      isTruncated: isTruncated,
      lineDoubts: doubts,
      size: CGSize(width: 30, height: 20)
    )
  }

  /// The doubts about lines of a decision of a text that was tried, one that was not, and one that is shown.
  private static func doubts(
    tried: [LineDoubt] = [],
    untried: [LineDoubt] = [],
    placed: TextTrace? = nil
  ) -> [LineDoubt] {
    let size = CGSize(width: 30, height: 20)
    let candidates = [(true, tried), (false, untried)].map { wasTried, doubts in
      CandidateTrace(
        index: wasTried ? 0 : 1,
        name: "a",
        wasTried: wasTried,
        proposal: .unspecified,
        size: size,
        fits: wasTried,
        slack: AxisSlack(),
        failedAxis: nil,
        texts: [text(doubts)]
      )
    }
    let outcome = FitOutcome(chosenIndex: 0, fits: true)
    let choice = FitTrace(
      proposal: ProposedViewSize(size),
      axes: .vertical,
      outcome: outcome,
      candidates: candidates,
      depth: 0
    )
    let decision = FitDecision(
      bounds: size,
      displayScale: 2,
      chosenIndex: 0,
      candidates: candidates,
      placed: PlacedTrace(size: size, texts: placed.map { [$0] } ?? []),
      displayList: DisplayList(size: size, displayScale: 2, items: []),
      choices: [choice]
    )
    return decision.lineDoubts
  }

  /// Those of texts that were tried or are shown count; one about cut lines where a line is cut, and none under which no
  /// text has more lines or fewer.
  @Test func doubtsAreThoseOfTextsThatCount() {
    #expect(Self.doubts(tried: [.smallKana, .shortLastLine], untried: [.bold]) == [.smallKana])
    #expect(Self.doubts(placed: Self.text([.shortLastLine, .widget])) == [.widget])
    #expect(
      Self.doubts(tried: [.widget], placed: Self.text([.centered])) == [.centered, .widget]
    )
    #expect(Self.doubts(placed: Self.text([.truncation])) == [])
    #expect(Self.doubts(placed: Self.text([.truncation], isTruncated: true)) == [.truncation])
  }
}
