import Foundation
import Testing
import Typesetting

@testable import LayoutEngine

/// Widths that are told for all heights at once: those of the sizes, whatever height is proposed.
@Suite struct AnyHeightTests {
  private struct Row {
    let name: String
    let node: LayoutNode
    let proposed: CGFloat?
    let width: CGFloat
    /// Whether it is told, too, where what is in it may have something to note.
    let isToldUnderStrain: Bool
  }

  private static let rows: [Row] = {
    let block = LayoutNode.divider(along: .horizontal, thickness: 1, color: .white)
      .framed(width: 30, height: 5, alignment: .center)
    let placed = block.positioned(at: CGPoint(x: 3, y: 4))
    let open = LengthLimits(least: nil, ideal: nil, greatest: nil)
    func framed(_ width: LengthLimits) -> LayoutNode {
      block.framed(width: width, height: open, alignment: .center)
    }
    let between = framed(LengthLimits(least: 10, ideal: 20, greatest: 40))
    let most = framed(LengthLimits(least: nil, ideal: nil, greatest: 12))
    return [
      Row(name: "placed", node: placed, proposed: nil, width: 30, isToldUnderStrain: true),
      Row(name: "placed", node: placed, proposed: 12, width: 12, isToldUnderStrain: false),
      Row(name: "between", node: between, proposed: nil, width: 20, isToldUnderStrain: false),
      Row(name: "between", node: between, proposed: 5, width: 10, isToldUnderStrain: false),
      Row(name: "between", node: between, proposed: 15, width: 15, isToldUnderStrain: false),
      Row(name: "between", node: between, proposed: 90, width: 40, isToldUnderStrain: false),
      Row(name: "at most", node: most, proposed: nil, width: 12, isToldUnderStrain: true),
    ]
  }()

  /// Views around one that takes what it is proposed, but four points at least, and views that choose or have columns.
  private static let others: [Row] = {
    let filling = LayoutNode.spacer(along: nil, minLength: 4)
    func row(_ name: String, _ node: LayoutNode, _ proposed: CGFloat?, _ width: CGFloat) -> Row {
      Row(name: name, node: node, proposed: proposed, width: width, isToldUnderStrain: true)
    }
    let half = filling.framed(alongContainer: .horizontal, alignment: .center) { length, _ in
      length / 2
    }
    let halfDown = filling.framed(alongContainer: .vertical, alignment: .center) { length, _ in
      length / 2
    }
    let across = LayoutNode.scrolling(filling, along: .horizontal)
    let down = LayoutNode.scrolling(filling, along: .vertical)
    func block(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
      filling.framed(width: width, height: height, alignment: .center)
    }
    let grid = LayoutNode.lazyGrid(
      .vertical,
      [GridItem(.fixed(20))],
      HorizontalAlignment.center.key,
      spacing: 2,
      [block(5, 5)]
    )
    let placed = block(5, 5).positioned(at: CGPoint(x: 3, y: 4))
    let narrower = LayoutNode.choice(in: .horizontal, [block(30, 5), block(10, 5)])
    let lower = LayoutNode.choice(in: .vertical, [block(30, 5), block(30, 2)])
    return [
      row("fixed across", filling.fixedInSize(.horizontal), 12, 4),
      row("fixed along", filling.fixedInSize(.vertical), 12, 12),
      row("scrolled across", across, 2, 2), row("scrolled across", across, nil, 4),
      row("scrolled along", down, 2, 4), row("scrolled along", down, 12, 12),
      row("in parts", half, 40, 20), row("in parts", half, nil, 4),
      row("in parts down", halfDown, 40, 40),
      Row(name: "columns", node: grid, proposed: 12, width: 20, isToldUnderStrain: false),
      Row(name: "chosen", node: narrower, proposed: 12, width: 10, isToldUnderStrain: false),
      Row(name: "chosen", node: narrower, proposed: 30, width: 30, isToldUnderStrain: false),
      Row(name: "alone", node: .row([placed]), proposed: -9, width: 0, isToldUnderStrain: false),
      Row(name: "chosen down", node: lower, proposed: 12, width: 30, isToldUnderStrain: false),
    ]
  }()

  @Test func widthsAreThoseOfSizes() {
    for row in Self.rows + Self.others {
      var pass = LayoutPass()
      let width = row.node.widthAtAnyHeight(row.proposed, &pass)
      #expect(width == row.width, "\(row.name)")
      for height in [nil, 0, 7, 90] as [CGFloat?] {
        let proposal = ProposedViewSize(width: row.proposed, height: height)
        #expect(row.node.sizeThatFits(proposal).width == row.width, "\(row.name)")
      }
      var strained = LayoutPass(strain: LayoutStrain(text: "a", factor: 1.5))
      let told = row.node.widthAtAnyHeight(row.proposed, &strained)
      #expect(told == (row.isToldUnderStrain ? row.width : nil), "\(row.name)")
    }
  }

  /// Of a choice that heights decide, alone or with widths, a width is told where all that it chooses among has that one.
  @Test func choicesByHeightTellTheirOneWidth() {
    func block(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
      LayoutNode.spacer(along: nil, minLength: 4)
        .framed(width: width, height: height, alignment: .center)
    }
    for axes in [.vertical, [.horizontal, .vertical]] as [Axis.Set] {
      let even = LayoutNode.choice(in: axes, [block(30, 5), block(30, 2)])
      let uneven = LayoutNode.choice(in: axes, [block(30, 5), block(10, 3), block(30, 2)])
      for proposed in [nil, 12, 30, 90] as [CGFloat?] {
        var pass = LayoutPass()
        let one = even.widthAtAnyHeight(proposed, &pass)
        let several = uneven.widthAtAnyHeight(proposed, &pass)
        #expect(one == 30 && several == nil, "\(proposed ?? -1)")
      }
      let widths = ([5, 3, 2] as [CGFloat]).map { height in
        uneven.sizeThatFits(ProposedViewSize(width: 30, height: height)).width
      }
      #expect(widths == [30, 10, 30])
    }
  }

  /// Of layers a width is told where nothing sets their horizontal guide: how others are laid on each other no width
  /// alone says.
  @Test func layersAreLaidOnTheirHorizontalGuides() {
    let block = LayoutNode.divider(along: .horizontal, thickness: 1, color: .white)
      .framed(width: 30, height: 5, alignment: .center)
    let across = block.guided(VerticalAlignment.top.key) { _ in 20 }
    let along = block.guided(HorizontalAlignment.leading.key) { _ in 20 }
    // One of a lower priority has no say in the size of layers.
    let behind = LayoutNode.divider(along: .horizontal, thickness: 1, color: .white)
      .framed(width: 50, height: 5, alignment: .center).prioritised(-1)
    let rows: [(Alignment, LayoutNode, CGFloat?, CGFloat)] = [
      (.topLeading, across, 30, 30), (.topLeading, along, nil, 50),
      (.bottomTrailing, along, 30, 30), (.topLeading, behind, 30, 30),
    ]
    for (alignment, other, told, taken) in rows {
      let layers = LayoutNode.layers(alignment, [block, other])
      var pass = LayoutPass()
      let width = layers.widthAtAnyHeight(90, &pass)
      #expect(width == told, "\(taken)")
      #expect(layers.sizeThatFits(ProposedViewSize(width: 90, height: 9)).width == taken)
    }
  }

  /// A grid of rows is as wide as its views are in the lengths of these rows: of that its own width says nothing.
  @Test func gridsOfRowsTellNoWidth() {
    let block = LayoutNode.divider(along: .horizontal, thickness: 1, color: .white)
    let blocks = ([5, 7] as [CGFloat]).map {
      block.framed(width: $0, height: 5, alignment: .center)
    }
    let key = VerticalAlignment.center.key
    let grid = LayoutNode.lazyGrid(.horizontal, [GridItem(.fixed(20))], key, spacing: 2, blocks)
    for proposed in [nil, 0, 12, 90] as [CGFloat?] {
      var pass = LayoutPass()
      let width = grid.widthAtAnyHeight(proposed, &pass)
      #expect(width == nil)
      let size = grid.sizeThatFits(ProposedViewSize(width: proposed, height: nil))
      #expect(size == CGSize(width: 14, height: 20))
    }
  }

  /// Layers of nothing take nothing in every length.
  @Test(arguments: Axis.allCases) func layersOfNothingTakeNothing(_ axis: Axis) {
    let layers = LayoutNode.layers(.center, [])
    var pass = StepPass()
    let steps = layers.steps(ProposalRange(along: axis, 0...40, across: 7), &pass)
    #expect(steps == StepFunction(0, over: 0...40))
    #expect(layers.sizeThatFits(ProposedViewSize(width: 40, height: 7)) == .zero)
  }
}
