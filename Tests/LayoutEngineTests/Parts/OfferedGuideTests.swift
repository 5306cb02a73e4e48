import Foundation
import Testing

@testable import LayoutEngine

/// A guide is that of what a view is offered where it stands: not of what its container is, nor of the view's own size.
@Suite struct OfferedGuideTests {
  /// A view of 10 × 10 points whose baseline lies as low as the height that it is offered, at 2 where it is offered none.
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
      guard key.isBaseline else { return nil }
      return proposal.height ?? 2
    }

    func place(_ placement: Placement, into realisation: inout Realisation) {
      realisation.items.append(.shape(PlacedShape(frame: placement.frame, shape: .rectangle)))
    }
  }

  private let offered = LayoutNode(OfferedElement(), guides: .baselines)

  private func block(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
    LayoutNode.divider(along: .horizontal, thickness: 1, color: .white)
      .framed(width: width, height: height, alignment: .center)
  }

  /// Of 40 × 30 points the content is offered all, or its share of a column, and a layer what the content takes.
  @Test func layersMeetTheGuideOfWhatIsOffered() {
    let dot = block(4, 4)
    let marked = offered.decorated(with: dot, as: .overlay, alignment: .centerFirstTextBaseline)
    let rows: [(node: LayoutNode, middles: [[CGFloat]])] = [
      (marked, [[20, 15], [20, 38]]),
      (
        block(20, 12).decorated(with: offered, as: .overlay, alignment: .centerFirstTextBaseline),
        [[20, 15], [20, 14]]
      ),
      (.column(spacing: 0, [marked, block(5, 5)]), [[20, 12.5], [20, 20.5], [20, 20]]),
    ]
    for (index, row) in rows.enumerated() {
      let items = row.node
        .decide(in: CGSize(width: 40, height: 30), displayScale: 3, tracing: .tried)
        .displayList.items
      let middles = items.map { [$0.frame.midX, $0.frame.midY] }
      #expect(middles == row.middles, "\(index)")
    }
  }

  /// A row offers its height to all, a column its shares: 15 of 30 points to each of two.
  @Test func stacksAskForTheGuidesOfTheirShares() {
    let children = [offered, block(5, 5)]
    let row = LayoutNode.row(alignment: .firstTextBaseline, spacing: 0, children)
    let column = LayoutNode.column(spacing: 0, children)
    let rows: [(width: CGFloat?, height: CGFloat?, high: CGFloat, guide: CGFloat)] = [
      (40, 30, 30, 15), (nil, 30, 30, 15), (40, nil, 13, 2), (nil, nil, 13, 2),
    ]
    for (index, expected) in rows.enumerated() {
      let proposal = ProposedViewSize(width: expected.width, height: expected.height)
      #expect(row.sizeThatFits(proposal) == CGSize(width: 15, height: expected.high), "\(index)")
      let dimensions = column.dimensions(in: proposal)
      let guide = dimensions[explicit: VerticalAlignment.firstTextBaseline]
      #expect(guide == expected.guide, "\(index)")
    }
  }

  /// A grid measures its rows in what they are offered, and places a view in its whole cell; a lazy one offers no height.
  @Test func gridsAskForTheGuidesOfTheirCells() throws {
    let row = GridCell.Row(alignment: nil)
    let cells = [offered, block(5, 20)].map { cell in cell.changingCell { $0.row = row } }
    let grid = LayoutNode.grid(
      alignment: .leadingFirstTextBaseline,
      horizontalSpacing: 0,
      verticalSpacing: 0,
      cells
    )
    let lazy = LayoutNode.lazyGrid(
      .vertical,
      [GridItem(.fixed(20), alignment: .leadingFirstTextBaseline)],
      HorizontalAlignment.leading.key,
      spacing: 0,
      [offered]
    )
    let rows: [(node: LayoutNode, proposal: ProposedViewSize, origins: [CGPoint])] = [
      (grid, .unspecified, [CGPoint(x: 0, y: -8), CGPoint(x: 10, y: -8)]),
      (grid, ProposedViewSize(width: 40, height: 20), [.zero, CGPoint(x: 10, y: 0)]),
      (lazy, ProposedViewSize(width: 20, height: 30), [CGPoint(x: 0, y: 8)]),
    ]
    for (index, row) in rows.enumerated() {
      let element = try #require(row.node.element as? any ArrangingElement)
      var pass = LayoutPass()
      let size = row.node.sizeThatFits(row.proposal, &pass)
      let places = element.places(in: size, row.proposal, &pass)
      #expect(places.map(\.origin) == row.origins, "\(index)")
    }
  }
}
