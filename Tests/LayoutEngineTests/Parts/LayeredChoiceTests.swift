import Foundation
import Testing

@testable import LayoutEngine

/// A choice in layers, which are as large as what it takes of what they are offered: `ZStack { ViewThatFits { … } }`.
@Suite struct LayeredChoiceTests {
  private func block(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
    LayoutNode.empty.framed(width: width, height: height, alignment: .center)
  }

  private func choice(_ heights: [CGFloat]) -> LayoutNode {
    .choice(in: .vertical, heights.map { block(30, $0) })
  }

  /// A choice alone in layers, in layers of layers, beside something smaller, and in other containers there.
  private func layouts(_ choice: LayoutNode) -> [LayoutNode] {
    [
      .layers(.center, [choice]), .layers(.center, [.layers(.center, [choice])]),
      .layers(.topLeading, [choice, block(2, 2)]), .layers(.center, [.column([choice])]),
      .layers(.center, [choice.padded(EdgeInsets())]),
      .layers(.center, [block(2, 2).prioritised(-1), choice]),
    ]
  }

  private func decide(_ layout: LayoutNode, _ width: CGFloat, _ height: CGFloat) -> FitDecision {
    let bounds = CGSize(width: width, height: height)
    return layout.decide(in: bounds, displayScale: 3, tracing: .tried)
  }

  /// It is told of the room that there is, not of what the candidate that is shown takes of it.
  @Test func candidatesAreHeldAgainstTheRoom() throws {
    for (index, layout) in layouts(choice([50, 40, 35])).enumerated() {
      let found = try #require(decide(layout, 100, 45).choices.first)
      #expect(found.proposal == ProposedViewSize(width: 100, height: 45), "\(index)")
      #expect(found.outcome == FitOutcome(chosenIndex: 1, fits: true), "\(index)")
      #expect(found.candidates.prefix(2).map(\.slack.height) == [-5, 5], "\(index)")
      let outcome = layout.outcome(in: CGSize(width: 100, height: 30))
      #expect(outcome == FitOutcome(chosenIndex: 2, fits: false), "\(index)")
    }
  }

  /// How much less room there may be is told to the last bit: what the candidate takes itself is no bound.
  @Test func allOfTheRoomThatIsLeftIsTold() throws {
    let layout = LayoutNode.layers(.center, [choice([50, 40, 35])])
    let height = try #require(decide(layout, 100, 45).headroom()?.height)
    #expect(height.reduction?.points == 5)
    #expect(height.reduction?.outcome == FitOutcome(chosenIndex: 2, fits: true))
    #expect(height.enlargement?.points == 5)
    #expect(height.enlargement?.outcome == FitOutcome(chosenIndex: 0, fits: true))
  }

  /// Of candidates of one size the place decides, which is as large as they are, or as another layer is: where none of them
  /// fits what the layers are offered the first is drawn.
  @Test func thePlaceDecidesBetweenCandidatesOfOneSize() {
    let equal = choice([50, 50])
    let higher = LayoutNode.layers(.center, [equal, block(10, 60)])
    for (index, layout) in (layouts(equal) + [higher]).enumerated() {
      for height in [45, 50, 55] as [CGFloat] {
        let bounds = CGSize(width: 100, height: height)
        #expect(decide(layout, 100, height).chosenIndex == 0, "\(index), \(height)")
        #expect(layout.outcome(in: bounds)?.chosenIndex == 0, "\(index), \(height)")
        #expect(layout.shown(in: bounds).outcome?.chosenIndex == 0, "\(index), \(height)")
      }
    }
  }

  /// One of a lower priority says nothing of how large the layers are: they are its room, however much they were offered.
  @Test func theLayersAreTheRoomOfWhatIsLessUrgent() throws {
    let layout = LayoutNode.layers(.center, [choice([50, 30]), block(10, 12).prioritised(1)])
    for height in [20, 40, 60] as [CGFloat] {
      let found = try #require(decide(layout, 100, height).choices.first)
      #expect(found.proposal == ProposedViewSize(width: 10, height: 12), "\(height)")
      #expect(found.outcome == FitOutcome(chosenIndex: 1, fits: false), "\(height)")
      #expect(found.candidates.map(\.slack.height) == [-38, -18], "\(height)")
    }
    // Nor is nothing its room where the layers were offered nothing.
    #expect(decide(layout.fixedInSize(), 100, 60).chosenIndex == 1)
  }

  /// Where another layer is larger than what they were offered they are the room: no candidate is held against less than what
  /// it is shown in.
  @Test func anotherLayerMakesRoom() throws {
    let layout = LayoutNode.layers(.center, [choice([40, 35]), block(10, 60)])
    for height in [30, 45, 60] as [CGFloat] {
      let found = try #require(decide(layout, 100, height).choices.first)
      #expect(found.proposal == ProposedViewSize(width: 100, height: 60), "\(height)")
      #expect(found.outcome == FitOutcome(chosenIndex: 0, fits: true), "\(height)")
      #expect(found.candidates.first?.slack.height == 20, "\(height)")
    }
  }

  /// Layers in layers around a choice that meet at a guide of their content are compared once each, not twice with each
  /// level.
  @Test(.timeLimit(.minutes(1))) func levelsAreComparedOnceEach() {
    let key = VerticalAlignment.firstTextBaseline.key
    var layout = choice([50, 40, 35]).guided(key) { $0.height / 2 }
    for _ in 0..<24 { layout = .layers(.centerFirstTextBaseline, [layout, block(2, 2)]) }
    let decision = decide(layout, 100, 45)
    #expect(decision.chosenIndex == 1)
    #expect(decision.choices.count == 1)
  }

  /// A view without a choice is offered the layers where it stands, also where it takes the same of what they were offered.
  @Test func otherViewsAreOfferedTheLayers() {
    let offered = LayoutNode(OfferedElement(), guides: .baselines)
    let layers = LayoutNode.layers(.center, [offered, block(5, 20)])
    let dimensions = layers.dimensions(in: ProposedViewSize(width: 40, height: 30))
    #expect(dimensions.height == 20)
    // It stands 5 points below the upper edge, and its baseline as low as what it is offered.
    #expect(dimensions[explicit: VerticalAlignment.firstTextBaseline] == 25)
  }

  /// A picture that stands in its own size, since the layers were offered nothing, rests on that; one that fills them, or a
  /// room, does not.
  @Test func whatAPicturesOwnSizeRestsOnIsTold() {
    let standIn = StandIn(subject: "a picture", assumption: "a size")
    let picture = LayoutNode.image(
      size: CGSize(width: 14, height: 11),
      isResizable: true,
      baseline: nil,
      color: DisplayColor(red: 1, green: 0, blue: 0),
      standIn: standIn,
      outline: ImageOutline(name: "picture", writing: nil)
    )
    let rows: [(layout: LayoutNode, standIns: [StandIn])] = [
      (.layers(.center, [picture]).fixedInSize(), [standIn]),
      (.layers(.center, [picture, block(14, 11)]).fixedInSize(.vertical), [standIn]),
      (.layers(.center, [picture, block(20, 20)]).fixedInSize(), []),
      (.layers(.center, [picture]), []),
    ]
    for (index, row) in rows.enumerated() {
      #expect(decide(row.layout, 20, 30).standIns == row.standIns, "\(index)")
    }
  }

  /// 10 × 10 points with a baseline as low as the height that is offered.
  private struct OfferedElement: LayoutElement {
    func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
      CGSize(width: 10, height: 10)
    }

    func explicitGuide(
      _ key: AlignmentKey,
      size: CGSize,
      proposal: ProposedViewSize,
      _ pass: inout LayoutPass
    ) -> CGFloat? {
      key.isBaseline ? proposal.height ?? 2 : nil
    }

    func place(_ placement: Placement, into realisation: inout Realisation) {}
  }
}
