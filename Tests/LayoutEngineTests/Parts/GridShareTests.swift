import Foundation
import Testing
import Typesetting
import UnicodeText

@testable import LayoutEngine

/// Which cells say how the room of a grid is shared, and lazy grids without a column.
@Suite struct GridShareTests {
  private let filling = LayoutNode.spacer(along: nil, minLength: 0).prioritised(0)

  private func block(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
    LayoutNode.divider(along: .horizontal, thickness: 1, color: .white)
      .framed(width: width, height: height, alignment: .center)
  }

  private func grid(_ rows: [[LayoutNode]], spacing: CGFloat?) -> LayoutNode {
    let cells = rows.flatMap { cells in
      let row = GridCell.Row(alignment: nil)
      return cells.map { cell in cell.changingCell { $0.row = row } }
    }
    return .grid(
      alignment: .topLeading,
      horizontalSpacing: spacing,
      verticalSpacing: spacing,
      cells
    )
  }

  /// Where the cells of a grid without distances stand in 40 × 40 points, and their sizes.
  private func frames(_ rows: [[LayoutNode]]) throws -> [[CGFloat]] {
    let element = try #require(grid(rows, spacing: 0).element as? GridElement)
    var pass = LayoutPass()
    let proposal = ProposedViewSize(width: 40, height: 40)
    let size = element.sizeThatFits(proposal, &pass)
    return element.places(in: size, proposal, &pass).map { place in
      [place.origin.x, place.origin.y, place.size.width, place.size.height]
    }
  }

  private func unsized(_ node: LayoutNode, _ axes: Axis.Set) -> LayoutNode {
    node.changingCell { $0.unsizedAxes = axes }
  }

  /// Neither its priority nor its length counts on an axis along which nobody asks for its size.
  @Test func unsizedCellsHaveNoShare() throws {
    // Two rows share the height, whatever the priority of a cell that has no say in it.
    let first = try frames([[filling], [filling, unsized(block(5, 1).prioritised(1), .vertical)]])
    #expect(first == [[0, 0, 35, 20], [0, 20, 35, 20], [35, 20, 5, 1]])
    // How far it could grow says nothing of its row, which comes first where the other one can grow more.
    let second = try frames([[limited(35)], [limited(12), unsized(filling, .vertical)]])
    #expect(second == [[0, 0, 20, 28], [0, 28, 20, 12], [20, 28, 20, 12]])
  }

  private func limited(_ height: CGFloat) -> LayoutNode {
    filling.framed(
      width: LengthLimits(least: nil, ideal: nil, greatest: nil),
      height: LengthLimits(least: 0, ideal: nil, greatest: height),
      alignment: .center
    )
  }

  /// What it takes counts all the same: it is offered what the others take, and what needs more has it.
  @Test func unsizedCellsHaveTheirRoom() throws {
    let down = try frames([[filling.prioritised(1)], [filling, unsized(block(5, 30), .vertical)]])
    #expect(down == [[0, 0, 40, 40], [0, 40, 40, 30], [40, 40, 5, 30]])
    let across = try frames([
      [filling.prioritised(1), filling], [block(2, 0), unsized(block(30, 0), .horizontal)],
    ])
    #expect(across == [[0, 0, 40, 40], [40, 0, 30, 40], [0, 40, 2, 0], [40, 40, 30, 0]])
    let wide = try frames([
      [block(10, 5), block(10, 5)],
      [unsized(block(30, 5), .horizontal).changingCell { $0.columnCount = 2 }],
      [unsized(filling, .horizontal).changingCell { $0.columnCount = 2 }],
    ])
    #expect(wide.map { $0[2] } == [10, 10, 30, 30])
    #expect(wide.map { $0[0] } == [0, 15, 0, 0])
  }

  /// What stands in several columns is offered its own and what all of them leave, as wide as these are by then: of 40 points
  /// two columns of 4 take 20 below the first of three such rows, all of them below the second, and leave none to the third.
  @Test func whatStandsInSeveralColumnsIsOfferedWhatIsLeft() throws {
    func across(_ node: LayoutNode) -> LayoutNode { node.changingCell { $0.columnCount = 2 } }
    let found = try frames([
      [block(4, 5), block(4, 5)], [across(block(20, 5))], [across(filling)], [across(filling)],
    ])
    let expected: [[CGFloat]] = [
      [0, 0, 4, 5], [20, 0, 4, 5], [0, 5, 20, 5], [0, 10, 40, 15], [0, 25, 40, 15],
    ]
    #expect(found == expected)
  }

  /// A column that has but a cell that nobody asks for its size is not empty: two columns of 6 and 10 points make room for 30
  /// alike.
  @Test func unsizedCellsFillTheirColumn() throws {
    let wide = block(30, 5).changingCell { $0.columnCount = 2 }
    let found = try frames([[unsized(block(6, 5), .horizontal), block(10, 5)], [wide]])
    #expect(found == [[0, 0, 6, 5], [13, 0, 10, 5], [0, 5, 30, 5]])
  }

  /// Without a column nothing is shown, though each view stands somewhere.
  @Test(arguments: [Axis.horizontal, .vertical]) func gridsWithoutColumnsShowNothing(_ axis: Axis)
    throws
  {
    let key = axis == .vertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key
    let grid = LayoutNode.lazyGrid(axis, [], key, spacing: 2, [block(5, 5), block(7, 3)])
    let element = try #require(grid.element as? LazyGridElement)
    var pass = LayoutPass()
    let places = element.places(in: CGSize(width: 40, height: 40), .unspecified, &pass)
    #expect(places.map(\.size) == [.zero, .zero] && places.map(\.origin) == [.zero, .zero])
    let decision = grid.decide(
      in: CGSize(width: 40, height: 40),
      displayScale: 3,
      tracing: .tried
    )
    #expect(decision.displayList.items.isEmpty)
    #expect(grid.sizeThatFits(.unspecified) == .zero)
  }

  /// A view that takes what it is proposed is proposed nothing where there is less, by what it is alone in.
  @Test func nothingIsTheLeastThatIsProposed() throws {
    let placed = block(5, 5).positioned(at: CGPoint(x: 3, y: 4))
    let less = ProposedViewSize(width: -9, height: -9)
    #expect(placed.sizeThatFits(less) == CGSize(width: -9, height: -9))
    let grid = LayoutNode.grid(
      alignment: .center,
      horizontalSpacing: 0,
      verticalSpacing: 0,
      [placed]
    )
    let row = LayoutNode.row([placed])
    for node in [row, LayoutNode.column([placed]), grid] {
      #expect(node.sizeThatFits(less) == .zero)
    }
    let element = try #require(row.element as? StackElement)
    var pass = LayoutPass()
    let places = element.places(in: .zero, less, &pass)
    #expect(places.map(\.proposal) == [ProposedViewSize(width: 0, height: -9)])
    var steps = StepPass()
    let widths = row.steps(ProposalRange(along: .vertical, 0...40, across: -9), &steps)
    #expect(widths[20] == 0)
  }

  /// How far a column can grow is asked in the height that there is, how far a row in the widths that were found: the least
  /// flexible is served first.
  @Test func sharesAreThoseInTheOtherLength() throws {
    let square = filling.proportioned(1, .fit)
    // Of 60 points the square takes the 20 that it is high, and leaves the rest.
    let columns = grid([[filling, square]], spacing: 0)
    let wide = ProposedViewSize(width: 60, height: 20)
    #expect(columns.sizeThatFits(wide) == CGSize(width: 60, height: 20))
    // Three lines of letters can grow by 24 points, the view below them by 20: of 30 it takes its half.
    let letters = LayoutNode(
      LetterElement(letters: 9, letterWidth: 7, lineHeight: 12, count: Locked(0))
    )
    let below = filling.framed(
      width: LengthLimits(least: nil, ideal: nil, greatest: nil),
      height: LengthLimits(least: 0, ideal: nil, greatest: 20),
      alignment: .center
    )
    let rows = grid([[letters], [below]], spacing: 0)
    let narrow = ProposedViewSize(width: 21, height: 30)
    #expect(rows.sizeThatFits(narrow) == CGSize(width: 21, height: 27))
  }

  /// What rows and columns of a lower priority need at least is not kept for them.
  @Test func leastLengthsAreNotKept() throws {
    let down = try frames([[filling.prioritised(1)], [block(5, 30)]])
    #expect(down == [[0, 0, 40, 40], [0, 40, 5, 30]])
    let across = try frames([[filling.prioritised(1), block(30, 5)]])
    #expect(across == [[0, 0, 40, 40], [40, 0, 30, 5]])
    let several = try frames([[filling.prioritised(1), block(7, 5)], [block(2, 2), block(30, 3)]])
    #expect(several.map { $0[0] } == [0, 40, 0, 40])
  }

  /// A column that cannot shrink comes before one that can.
  @Test func leastLengthsSayHowFlexibleAColumnIs() throws {
    let narrow = filling.framed(
      width: LengthLimits(least: 0, ideal: nil, greatest: 25),
      height: LengthLimits(least: nil, ideal: nil, greatest: nil),
      alignment: .center
    )
    #expect(try frames([[block(30, 5), narrow]]) == [[0, 0, 30, 5], [30, 0, 10, 40]])
  }

  /// Columns stand apart as far as any two neighbours in them ask for.
  @Test func columnsStandApartByTheirGreatestDistance() {
    let close = LayoutNode(EmptyElement(), spacing: .zero)
    let view = block(5, 5)
    let rows: [(cells: [[LayoutNode]], width: CGFloat)] = [
      ([[view, close]], 5), ([[view, view]], 18), ([[view, close], [view, view]], 18),
      ([[view, view], [view, close]], 18), ([[view, close, view], [view, close, close]], 10),
    ]
    for (index, row) in rows.enumerated() {
      let size = grid(row.cells, spacing: nil).sizeThatFits(.unspecified)
      #expect(size.width == row.width, "\(index)")
    }
  }

  /// Rows stand apart as far as any two neighbours ask for that stand below each other: the first row says nothing of how
  /// far the third stands from the second.
  @Test func rowsStandApartByTheirNeighbours() {
    let close = LayoutNode(EmptyElement(), spacing: .zero)
    let view = block(5, 5)
    let rows: [(cells: [[LayoutNode]], height: CGFloat)] = [
      ([[close], [view], [view]], 18), ([[view], [view], [close]], 18),
      ([[view], [close], [view]], 10), ([[view, close], [view, close]], 18),
      ([[close, view], [close, view]], 18), ([[view, close], [close, view]], 10),
    ]
    for (index, row) in rows.enumerated() {
      let size = grid(row.cells, spacing: nil).sizeThatFits(.unspecified)
      #expect(size.height == row.height, "\(index)")
    }
  }

  private var letters: LayoutNode {
    LayoutNode(LetterElement(letters: 9, letterWidth: 7, lineHeight: 12, count: Locked(0)))
  }

  /// Nor does the priority of a cell that nobody asks for its width make its column important.
  @Test func unsizedCellsMakeNoColumnImportant() throws {
    let cell = unsized(block(1, 5).prioritised(1), .horizontal)
    let found = try frames([[filling, filling], [cell, block(2, 5)]])
    #expect(found == [[0, 0, 20, 35], [20, 0, 20, 35], [0, 35, 1, 5], [20, 35, 2, 5]])
  }

  /// Where a grid is offered no length, such a cell is offered none either: nine letters of 7 points stand in one line, or in
  /// lines of three of them in the 21 that a column of 30 leaves of 51.
  @Test func unsizedCellsOfOpenGridsAreOfferedNothing() {
    let across = grid([[block(30, 5)], [unsized(letters, .horizontal)]], spacing: 0)
    #expect(across.sizeThatFits(.unspecified) == CGSize(width: 63, height: 17))
    let down = grid([[block(30, 5), unsized(letters, .vertical)]], spacing: 0)
    let size = down.sizeThatFits(ProposedViewSize(width: 51, height: nil))
    #expect(size == CGSize(width: 51, height: 36))
  }

  /// Of a width without end there is all left beside a column without end: nine letters stand in one line.
  @Test func wideCellsBesideEndlessColumnsAreOfferedAll() {
    let wide = letters.changingCell { $0.columnCount = 2 }
    let node = grid([[filling, block(4, 5), block(4, 5)], [block(1, 1), wide]], spacing: 0)
    let size = node.sizeThatFits(ProposedViewSize(width: .infinity, height: nil))
    #expect(size == CGSize(width: CGFloat.infinity, height: 17))
  }
}
