import Foundation
import Testing

@testable import LayoutEngine

/// A choice in a cell of a grid, which is as large as what the choice takes of what its column and row are offered.
@Suite struct GriddedChoiceTests {
  private func block(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
    LayoutNode.empty.framed(width: width, height: height, alignment: .center)
  }

  private func grid(_ rows: [[LayoutNode]]) -> LayoutNode {
    let cells = rows.flatMap { cells in
      let row = GridCell.Row(alignment: nil)
      return cells.map { cell in cell.changingCell { $0.row = row } }
    }
    return .grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0, cells)
  }

  private var choice: LayoutNode { .choice([block(30, 50), block(30, 40), block(30, 35)]) }

  /// It is told of the room that there is, not of what the candidate that is shown takes of it: in a cell by itself, below
  /// another row, beside another column, across columns, around another grid, and as a row of its own.
  @Test func candidatesAreHeldAgainstTheRoom() throws {
    let wide = choice.changingCell { $0.columnCount = 2 }
    let alone = LayoutNode.grid(
      alignment: .topLeading,
      horizontalSpacing: 0,
      verticalSpacing: 0,
      [choice]
    )
    let rows: [(layout: LayoutNode, bounds: CGSize, room: CGSize)] = [
      (grid([[choice]]), CGSize(width: 100, height: 45), CGSize(width: 100, height: 45)),
      (alone, CGSize(width: 100, height: 45), CGSize(width: 100, height: 45)),
      (grid([[grid([[choice]])]]), CGSize(width: 100, height: 45), CGSize(width: 100, height: 45)),
      (
        grid([[choice.padded(EdgeInsets())]]), CGSize(width: 100, height: 45),
        CGSize(width: 100, height: 45)
      ),
      (
        grid([[block(5, 6)], [choice]]), CGSize(width: 100, height: 51),
        CGSize(width: 100, height: 45)
      ),
      (
        grid([[block(5, 6), choice]]), CGSize(width: 100, height: 45),
        CGSize(width: 95, height: 45)
      ),
      (
        grid([[block(5, 6), block(7, 6)], [wide]]), CGSize(width: 100, height: 51),
        CGSize(width: 100, height: 45)
      ),
    ]
    for (index, row) in rows.enumerated() {
      let decision = row.layout.decide(in: row.bounds, displayScale: 3, tracing: .tried)
      let found = try #require(decision.choices.first)
      #expect(found.proposal == ProposedViewSize(row.room), "\(index)")
      #expect(found.outcome == FitOutcome(chosenIndex: 1, fits: true), "\(index)")
      #expect(found.candidates.prefix(2).map(\.slack.height) == [-5, 5], "\(index)")
    }
  }

  /// Where nothing fits the last one does not either.
  @Test func theLastOneFitsWhereThereIsRoom() {
    let layout = grid([[choice]])
    for (height, fits) in [(30, false), (34, false), (35, true), (39, true)] as [(CGFloat, Bool)] {
      let bounds = CGSize(width: 100, height: height)
      let outcome = FitOutcome(chosenIndex: 2, fits: fits)
      #expect(layout.outcome(in: bounds) == outcome, "\(height)")
      #expect(layout.shown(in: bounds).outcome == outcome, "\(height)")
    }
  }

  /// What is offered less than its cell has, or takes another size of it, is proposed its whole cell: it is chosen anew there.
  @Test func widerCellsAreChosenForAnew() throws {
    let narrow = LayoutNode.choice(in: .horizontal, [block(60, 10), block(20, 10)])
    // Two columns share 100 points; the second row makes the first column wider than its half.
    let layout = grid([[narrow, block(50, 10)], [block(70, 10), block(50, 10)]])
    let decision = layout.decide(
      in: CGSize(width: 100, height: 45),
      displayScale: 3,
      tracing: .tried
    )
    let found = try #require(decision.choices.first)
    #expect(found.proposal.width == 70)
    #expect(found.outcome == FitOutcome(chosenIndex: 0, fits: true))
  }

  /// Of an axis along which nobody asks for its size it is told its cell.
  @Test func unsizedCellsAreToldTheirCell() throws {
    let unsized = choice.changingCell { $0.unsizedAxes = [.horizontal, .vertical] }
    let layout = grid([[block(40, 44)], [unsized]])
    let decision = layout.decide(
      in: CGSize(width: 100, height: 120),
      displayScale: 3,
      tracing: .tried
    )
    let found = try #require(decision.choices.first)
    #expect(found.proposal.width == 40)
  }
}
