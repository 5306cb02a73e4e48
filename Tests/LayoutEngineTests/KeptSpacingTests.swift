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
      #expect(node.spacing.leading.toAnything == 0, "\(index)")
      let framed = node.framed(width: 9, height: nil, alignment: .center)
      #expect(framed.spacing.leading == ViewSpacing().leading, "\(index)")
    }
    #expect(spacer.positioned(at: .zero).spacing.leading == ViewSpacing().leading)
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
}
