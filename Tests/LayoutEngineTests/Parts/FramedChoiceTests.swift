import Foundation
import Testing

@testable import LayoutEngine

/// A choice in a frame of least and greatest lengths, which takes the choice's own height: `.frame(maxWidth: .infinity)`.
@Suite struct FramedChoiceTests {
  private func block(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
    LayoutNode.empty.framed(width: width, height: height, alignment: .center)
  }

  private func wide(_ node: LayoutNode) -> LayoutNode {
    node.framed(
      width: LengthLimits(least: nil, ideal: nil, greatest: .infinity),
      height: LengthLimits(least: nil, ideal: nil, greatest: nil),
      alignment: .topLeading
    )
  }

  private var layouts: [LayoutNode] {
    let blocks = [block(30, 50), block(30, 40), block(30, 35)]
    let choice = LayoutNode.choice(in: .vertical, blocks)
    return [
      wide(choice), wide(wide(choice)), wide(choice.padded(EdgeInsets())), .column([wide(choice)]),
      wide(.column([choice])).padded(EdgeInsets()),
    ]
  }

  /// It is told of the room that there is, not of what the candidate that is shown takes of it.
  @Test func candidatesAreHeldAgainstTheRoom() throws {
    for (index, layout) in layouts.enumerated() {
      let bounds = CGSize(width: 100, height: 45)
      let decision = layout.decide(in: bounds, displayScale: 3, tracing: .tried)
      let choice = try #require(decision.choices.first)
      #expect(choice.proposal == ProposedViewSize(bounds), "\(index)")
      #expect(choice.outcome == FitOutcome(chosenIndex: 1, fits: true), "\(index)")
      #expect(choice.candidates.prefix(2).map(\.slack.height) == [-5, 5], "\(index)")
      #expect(decision.placed.size == CGSize(width: 100, height: 40), "\(index)")
    }
  }

  /// Of candidates of one size the place decides, which is as large as they are: where none of them fits the room the first
  /// is drawn.
  @Test func thePlaceDecidesBetweenCandidatesOfOneSize() throws {
    let choice = LayoutNode.choice(in: .vertical, [block(30, 50), block(30, 50)])
    for (index, layout) in [wide(choice), wide(wide(choice)), wide(.column([choice]))].enumerated()
    {
      for (height, chosen) in [(45, 0), (50, 0), (55, 0)] as [(CGFloat, Int)] {
        let bounds = CGSize(width: 100, height: height)
        let decision = layout.decide(in: bounds, displayScale: 3, tracing: .tried)
        #expect(decision.chosenIndex == chosen, "\(index), \(height)")
        #expect(layout.outcome(in: bounds)?.chosenIndex == chosen, "\(index), \(height)")
        #expect(layout.shown(in: bounds).outcome?.chosenIndex == chosen, "\(index), \(height)")
      }
    }
  }

  /// So it is across.
  @Test func candidatesAreHeldAgainstTheRoomAcross() throws {
    let high = LayoutNode.choice(in: .horizontal, [block(50, 10), block(40, 10)]).framed(
      width: LengthLimits(least: nil, ideal: nil, greatest: nil),
      height: LengthLimits(least: nil, ideal: nil, greatest: .infinity),
      alignment: .topLeading
    )
    let bounds = CGSize(width: 45, height: 100)
    let decision = high.decide(in: bounds, displayScale: 3, tracing: .tried)
    #expect(decision.candidates.map(\.slack.width) == [-5, 5])
    #expect(decision.placed.size == CGSize(width: 40, height: 100))
    #expect(high.outcome(in: CGSize(width: 30, height: 100))?.fits == false)
  }

  /// Where nothing fits the last one does not either.
  @Test func theLastOneFitsWhereThereIsRoom() throws {
    for (index, layout) in layouts.enumerated() {
      for (height, fits) in [(30, false), (34, false), (35, true), (39, true)] as [(CGFloat, Bool)]
      {
        let bounds = CGSize(width: 100, height: height)
        let outcome = FitOutcome(chosenIndex: 2, fits: fits)
        #expect(layout.outcome(in: bounds) == outcome, "\(index), \(height)")
        #expect(layout.shown(in: bounds).outcome == outcome, "\(index), \(height)")
      }
      let bounds = CGSize(width: 100, height: 30)
      let decision = layout.decide(in: bounds, displayScale: 3, tracing: .tried)
      #expect(decision.candidates.last?.slack.height == -5, "\(index)")
      let headroom = try #require(decision.headroom())
      let limit = try #require(headroom.height.enlargement)
      #expect(abs(limit.points - 5) < 0.001, "\(index)")
      #expect(limit.outcome == FitOutcome(chosenIndex: 2, fits: true), "\(index)")
    }
  }

  /// How much less room there may be is all that the candidate which is shown leaves, and not a part of that.
  ///
  /// What it takes itself is no bound, though it is asked in that, too.
  @Test func allOfTheRoomThatIsLeftIsTold() throws {
    let choice = LayoutNode.choice(in: .vertical, [block(30, 50), block(30, 40), block(30, 35)])
    for (index, layout) in layouts.enumerated() {
      let bounds = CGSize(width: 100, height: 45)
      let decision = layout.decide(in: bounds, displayScale: 3, tracing: .tried)
      let headroom = try #require(decision.headroom())
      let reduction = try #require(headroom.height.reduction)
      #expect(abs(reduction.points - 5) < 0.001, "\(index)")
      #expect(reduction.outcome == FitOutcome(chosenIndex: 2, fits: true), "\(index)")
      let enlargement = try #require(headroom.height.enlargement)
      #expect(abs(enlargement.points - 5) < 0.001, "\(index)")
      #expect(enlargement.outcome == FitOutcome(chosenIndex: 0, fits: true), "\(index)")
    }
    // Where nothing else is noted, to the last bit.
    let decision = wide(choice).decide(
      in: CGSize(width: 100, height: 45),
      displayScale: 3,
      tracing: .tried
    )
    #expect(decision.headroom()?.height.reduction?.points == 5)
  }

  /// What takes another size in its frame than of what the frame was offered is offered the frame, as every view is.
  @Test func whatTakesAnotherSizeIsOfferedTheFrame() throws {
    // Three quarters of what it is offered.
    let part = LayoutNode(PartElement())
    let layout = wide(.choice(in: .vertical, [block(30, 50), part]))
    let bounds = CGSize(width: 100, height: 40)
    let decision = layout.decide(in: bounds, displayScale: 3, tracing: .tried)
    let choice = try #require(decision.choices.first)
    #expect(choice.proposal == ProposedViewSize(width: 100, height: 30))
    #expect(choice.outcome == FitOutcome(chosenIndex: 1, fits: true))
  }

  /// What views' own sizes rest on is not looked for where choices are compared: in ratios and frames by turns it would
  /// triple with each of them.
  @Test(.timeLimit(.minutes(1))) func ownSizesAreNotLookedForOnceMore() {
    var layout = LayoutNode.choice(in: .vertical, [block(30, 50), block(30, 40), block(30, 35)])
    for level in 0..<24 {
      layout = wide(layout).framed(width: 100, height: CGFloat(45 + level), alignment: .center)
        .proportioned(nil, .fit)
    }
    let decision = layout.decide(
      in: CGSize(width: 100, height: 90),
      displayScale: 3,
      tracing: .tried
    )
    #expect(decision.chosenIndex == 1)
    #expect(decision.choices.count == 1)
  }

  private struct PartElement: LayoutElement {
    func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
      CGSize(width: 20, height: (proposal.height ?? 8) * 3 / 4)
    }

    func place(_ placement: Placement, into realisation: inout Realisation) {}
  }
}
