import Foundation
import Testing

@testable import LayoutEngine

/// Lengths that follow from the bounds of the whole layout, whatever lies between (LayoutRules §3.4).
@Suite struct ContainerFrameTests {
  private let bounds = CGSize(width: 100, height: 40)

  private func block(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
    LayoutNode.empty.framed(width: width, height: height, alignment: .center)
  }

  /// A view as wide, or as high, as a part of the bounds.
  private func part(_ share: CGFloat, _ axes: Axis.Set = .horizontal) -> LayoutNode {
    block(4, 3).framed(alongContainer: axes, alignment: .center) { length, _ in length * share }
  }

  private func width(_ node: LayoutNode) -> CGFloat {
    node.decide(in: bounds, displayScale: 3, tracing: .all).placed.size.width
  }

  /// Neither a row nor padding, a frame or an open length is a container.
  @Test func whatLiesBetweenIsNoContainer() {
    let insets = EdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 3)
    #expect(width(part(0.5)) == 50)
    #expect(width(.row(spacing: 0, [part(0.25), part(0.5)])) == 75)
    #expect(width(.row(spacing: 0, [part(0.6), block(10, 3)])) == 70)
    #expect(width(part(0.5).padded(insets)) == 60)
    #expect(width(part(0.5).fixedInSize()) == 50)
    #expect(width(.column([part(0.5).framed(width: nil, height: 9, alignment: .top)])) == 50)
    // Whose ratio is its own: 50 by 3.
    #expect(width(part(0.5).proportioned(nil, .fit)) == 50)
  }

  /// Where a layout is asked for its size alone there are no bounds but what it is proposed.
  @Test func sizesAloneFollowFromWhatIsProposed() {
    let row = LayoutNode.row(spacing: 0, [part(0.25), part(0.5)])
    for height in [nil, 20] as [CGFloat?] {
      let proposal = ProposedViewSize(width: 40, height: height)
      #expect(row.sizeThatFits(proposal).width == 30)
      #expect(row.dimensions(in: proposal)[HorizontalAlignment.trailing] == 30)
    }
    #expect(row.sizeThatFits(.unspecified).width == 8)
  }

  /// So are guides that are set by them.
  @Test func guidesFollowFromTheBounds() {
    let end = HorizontalAlignment.trailing.key
    let column = LayoutNode.column([
      part(0.5).guided(HorizontalAlignment.center.key) { $0.width }
    ])
    let dimensions = column.padded(EdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 0))
      .guided(end) { $0[HorizontalAlignment.center] }
      .dimensions(in: ProposedViewSize(width: 40, height: 9))
    #expect(dimensions[HorizontalAlignment.trailing] == 26)
  }

  /// A candidate whose width follows from the bounds fits where that leaves room for what stands beside it, also where
  /// its probe has no width.
  @Test func candidatesFollowFromTheBoundsTheyAreComparedWith() throws {
    let row = LayoutNode.row(spacing: 0, [part(0.5), block(40, 3)])
    for axes in [.horizontal, [.horizontal, .vertical]] as [Axis.Set] {
      let choice = LayoutNode.choice(in: axes, [row, block(10, 3)])
      for node in [choice, choice.named("a"), .column([choice]), .layers(.center, [choice])] {
        for (width, chosen) in [(100, 0), (80, 0), (79, 1), (60, 1)] as [(CGFloat, Int)] {
          let bounds = CGSize(width: width, height: 40)
          let decision = node.decide(in: bounds, displayScale: 3, tracing: .tried)
          #expect(decision.chosenIndex == chosen, "\(width)")
          #expect(decision.candidates.first?.size.width == width / 2 + 40)
          #expect(node.chosenIndex(in: bounds) == chosen, "\(width)")
          #expect(node.outcome(in: bounds)?.chosenIndex == chosen, "\(width)")
          #expect(node.shown(in: bounds).outcome?.chosenIndex == chosen, "\(width)")
        }
        let reduction = node.decide(in: bounds, displayScale: 3, tracing: .tried).headroom()?
          .width.reduction
        let points = try #require(reduction).points
        #expect(abs(points - 20) < 0.001)
      }
    }
  }

  /// No map tells what follows from bounds past what is proposed; whoever asks one asks the layout then.
  @Test(arguments: [.horizontal, .vertical] as [Axis.Set])
  func mapsDoNotAnswer(_ axes: Axis.Set) {
    func isKnown(_ candidate: LayoutNode) -> Bool {
      let choice = LayoutNode.choice(in: .vertical, [candidate.padded(EdgeInsets()), block(1, 1)])
      let steps = choice.choiceSteps(widths: 0...90, heights: 0...90)
      let heights = choice.candidateHeights(width: 50)
      #expect((steps == nil) == (heights == nil))
      return steps != nil
    }
    #expect(isKnown(block(4, 3)) && isKnown(part(0.5, [])))
    #expect(!isKnown(part(0.5, axes)))
    #expect(!isKnown(.column([block(4, 3), part(0.5, axes)])))
    #expect(!isKnown(.layers(.center, [part(0.5, axes).named("a")])))
  }
}
