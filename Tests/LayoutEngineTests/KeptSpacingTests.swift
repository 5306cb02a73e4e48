import Foundation
import Testing

@testable import LayoutEngine

/// Which spacing a view has of what is in it: a spacer keeps its own in frames, whatever else is in them does not.
@Suite struct KeptSpacingTests {
  private let spacer = LayoutNode.spacer(along: .horizontal)
  private let none = LengthLimits(least: nil, ideal: nil, greatest: nil)
  private let fixed = LengthLimits(least: 5, ideal: nil, greatest: 5)

  /// What changes a spacer's size is no spacer to a frame around it.
  @Test func framesKeepTheSpacingOfSpacersAlone() {
    let others: [LayoutNode] = [
      spacer.padded(EdgeInsets()), spacer.fixedInSize(), spacer.prioritised(1),
      spacer.proportioned(2, .fit), spacer.framed(width: 5, height: nil, alignment: .center),
      spacer.framed(width: fixed, height: none, alignment: .center),
      spacer.framed(alongContainer: .horizontal, alignment: .center) { length, _ in length },
    ]
    for (index, node) in others.enumerated() {
      #expect(!node.spacing.isKeptByFrames, "\(index)")
      #expect(node.priority == (index == 2 ? 1 : 0), "\(index)")
      #expect(node.spacing.leading.toAnything == 0, "\(index)")
      let framed = node.framed(width: 9, height: nil, alignment: .center)
      #expect(framed.spacing.leading == ViewSpacing().leading, "\(index)")
    }
    let placed = spacer.prioritised(2).positioned(at: .zero)
    #expect(placed.spacing.leading == ViewSpacing().leading && placed.priority == 0)
    #expect(spacer.prioritised(2).proportioned(nil, .fill).priority == 0)
  }

  @Test func othersLeaveASpacerWhatItIs() {
    let kept: [LayoutNode] = [
      spacer, spacer.translucent(0.5), spacer.hidden, spacer.named("a"), spacer.mirrored,
      spacer.offset(by: CGSize(width: 1, height: 2)), spacer.marked(as: .invalidatable),
      spacer.drawn(under: .isolated), LayoutNode.empty.standing(for: spacer),
      spacer.decorated(with: LayoutNode.empty, as: .overlay, alignment: .center),
      spacer.guided(HorizontalAlignment.leading.key) { _ in 1 },
    ]
    for (index, node) in kept.enumerated() {
      #expect(node.spacing.isKeptByFrames, "\(index)")
      #expect(node.priority == -.infinity, "\(index)")
      let framed = node.framed(width: 9, height: nil, alignment: .center)
      #expect(framed.spacing.leading.toAnything == 0, "\(index)")
    }
  }

  /// Whether the edges on either axis are those of any view.
  private func plainAxes(_ node: LayoutNode) -> [Bool] {
    let (plain, spacing) = (ViewSpacing().leading, node.spacing)
    return [
      spacing.leading == plain && spacing.trailing == plain,
      spacing.top == plain && spacing.bottom == plain,
    ]
  }

  /// A frame has the spacing of any view along the axes on which it is one, padding on the edges that it moves.
  @Test func framesResetTheEdgesOfTheirAxes() {
    let inner = spacer.padded(EdgeInsets())
    #expect(plainAxes(inner) == [false, false])
    let rows: [(node: LayoutNode, axes: [Bool])] = [
      (inner.framed(width: 5, height: nil, alignment: .center), [true, false]),
      (inner.framed(width: nil, height: 5, alignment: .center), [false, true]),
      (inner.framed(width: 5, height: 5, alignment: .center), [true, true]),
      (inner.framed(width: fixed, height: none, alignment: .center), [true, false]),
      (inner.framed(width: none, height: fixed, alignment: .center), [false, true]),
      (
        inner.framed(alongContainer: .horizontal, alignment: .center) { length, _ in length },
        [true, false]
      ),
      (
        inner.framed(alongContainer: .vertical, alignment: .center) { length, _ in length },
        [false, true]
      ),
    ]
    for (index, row) in rows.enumerated() { #expect(plainAxes(row.node) == row.axes, "\(index)") }
    let moved = inner.padded(EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: -1)).spacing
    let plain = ViewSpacing().leading
    #expect(moved.top == plain && moved.trailing == plain)
    #expect(moved.bottom != plain && moved.leading != plain)
  }

  /// A container has on each edge the spacing of what stands there, layers that of the first priority, a choice that of
  /// its first candidate.
  @Test func containersShowTheEdgesOfWhatIsInThem() {
    let metrics = TextSpacingMetrics(
      ascent: 10,
      descent: 2,
      capHeight: 7,
      leading: 0,
      pixelLength: 1
    )
    let (text, view) = (LayoutNode(EmptyElement(), spacing: .text(metrics)), LayoutNode.empty)
    let (own, plain) = (text.spacing, view.spacing)
    let both = own.union(plain)
    // One that touches its neighbours has other edges than a view on all sides.
    let close = LayoutNode(EmptyElement(), spacing: .zero)
    let beside = plain.union(close.spacing)
    let row = GridCell.Row(alignment: nil)
    let cells = [text, view].map { cell in cell.changingCell { $0.row = row } }
    let three = [view, text, view].map { cell in cell.changingCell { $0.row = row } }
    func grid(_ cells: [LayoutNode]) -> LayoutNode {
      .grid(alignment: .center, horizontalSpacing: 0, verticalSpacing: 0, cells)
    }
    let key = HorizontalAlignment.center.key
    // From the top, the bottom, the leading and the trailing edge.
    let rows: [(node: LayoutNode, edges: [ViewSpacing])] = [
      (.column([text, view]), [own, plain, both, both]),
      (.column([view, text]), [plain, own, both, both]),
      (.row([text, view]), [both, both, own, plain]),
      (.row([view, text]), [both, both, plain, own]),
      (.row([view, text, view]), [both, both, plain, plain]),
      (.column([view, close, view]), [plain, plain, beside, beside]),
      (LayoutNode.row([text, view]).mirrored, [both, both, plain, own]),
      (LayoutNode.row([text, view]).mirrored.mirrored, [both, both, own, plain]),
      (.choice([text, view]), [own, own, own, own]),
      (.choice([view, text]), [plain, plain, plain, plain]),
      (.layers(.center, [text, view]), [both, both, both, both]),
      (.layers(.center, [view, text, view]), [both, both, both, both]),
      (.layers(.center, [text, view.prioritised(1)]), [plain, plain, plain, plain]),
      (.layers(.center, [text.prioritised(1), view]), [own, own, own, own]),
      (grid(cells), [both, both, own, plain]), (grid([text, view]), [own, plain, both, both]),
      (grid(three), [both, both, plain, plain]),
      (grid([view, close, view]), [plain, plain, beside, beside]),
      (.lazyGrid(.vertical, [GridItem()], key, spacing: 0, [text]), [plain, plain, plain, plain]),
      (.scrolling(text, along: .vertical), [plain, plain, plain, plain]),
    ]
    for (index, row) in rows.enumerated() {
      let spacing = row.node.spacing
      #expect(spacing.top == row.edges[0].top, "\(index)")
      #expect(spacing.bottom == row.edges[1].bottom, "\(index)")
      #expect(spacing.leading == row.edges[2].leading, "\(index)")
      #expect(spacing.trailing == row.edges[3].trailing, "\(index)")
    }
  }
}
