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
    for (x, y) in [(30, 0), (-0.25, 0), (0, 20), (0, -0.25)] as [(CGFloat, CGFloat)] {
      let narrow = CGRect(x: x, y: y, width: 0.25, height: 0.25)
      #expect(!text(narrow).isOutside(size, displayScale: 2))
    }
  }
}
