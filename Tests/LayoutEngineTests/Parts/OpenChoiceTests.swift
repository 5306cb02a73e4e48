import Foundation
import Testing

@testable import LayoutEngine

/// A choice in a stack or a grid that is offered no length along an axis: `VStack { ViewThatFits { … } }.fixedSize()`.
@Suite struct OpenChoiceTests {
  private func block(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
    LayoutNode.empty.framed(width: width, height: height, alignment: .center)
  }

  private func grid(_ cells: [LayoutNode]) -> LayoutNode {
    let row = GridCell.Row(alignment: nil)
    return .grid(
      alignment: .topLeading,
      horizontalSpacing: 0,
      verticalSpacing: 0,
      cells.map { cell in cell.changingCell { $0.row = row } }
    )
  }

  /// It is not held against its own length, in which it would only just fit.
  @Test func noLengthIsNoBound() throws {
    let wide = LayoutNode.choice(in: .horizontal, [block(50, 10), block(40, 10)])
    let high = LayoutNode.choice(in: .vertical, [block(10, 50), block(10, 40)])
    let rows: [(layout: LayoutNode, proposal: ProposedViewSize)] = [
      (
        .column(spacing: 0, [wide]).fixedInSize(.horizontal),
        ProposedViewSize(width: nil, height: 45)
      ),
      (
        .column(spacing: 0, [block(20, 5), wide]).fixedInSize(.horizontal),
        ProposedViewSize(width: nil, height: 40)
      ),
      (
        .column(spacing: 0, [.column([wide]), block(60, 5)]).fixedInSize(),
        .unspecified
      ),
      (
        .row(spacing: 0, [block(5, 20), high]).fixedInSize(.vertical),
        ProposedViewSize(width: 40, height: nil)
      ),
      (grid([wide]).fixedInSize(.horizontal), ProposedViewSize(width: nil, height: 45)),
      (
        grid([block(5, 20), high]).fixedInSize(.vertical), ProposedViewSize(width: 40, height: nil)
      ),
      (grid([high, block(5, 20)]).fixedInSize(), .unspecified),
    ]
    for (index, row) in rows.enumerated() {
      let decision = row.layout.decide(
        in: CGSize(width: 45, height: 45),
        displayScale: 3,
        tracing: .tried
      )
      let found = try #require(decision.choices.first)
      #expect(found.proposal == row.proposal, "\(index)")
      #expect(found.outcome == FitOutcome(chosenIndex: 0, fits: true), "\(index)")
      #expect(found.candidates.first?.slack == AxisSlack(), "\(index)")
    }
  }

  /// Of a length that is offered it is told, as before.
  @Test func lengthsThatAreOfferedAreBounds() throws {
    let wide = LayoutNode.choice(in: .horizontal, [block(50, 10), block(40, 10)])
    for layout in [LayoutNode.column(spacing: 0, [wide, block(20, 5)]), grid([wide])] {
      for (width, chosen) in [(45, 1), (60, 0)] as [(CGFloat, Int)] {
        let decision = layout.fixedInSize(.vertical).decide(
          in: CGSize(width: width, height: 45),
          displayScale: 3,
          tracing: .tried
        )
        #expect(decision.chosenIndex == chosen)
        #expect(decision.choices.first?.proposal.width == width)
      }
    }
  }
}
