import Foundation
import Testing

@testable import LayoutEngine

/// How a length is shared where it makes no difference who comes first, what is kept for those of lower priorities, and
/// what is known of views without asking them how far they can grow.
@Suite struct LengthShareTests {
  private typealias Limits = (priority: Double, least: CGFloat, greatest: CGFloat)

  private func claims(_ limits: [Limits]) -> [LengthShares.Claim] {
    limits.enumerated().map { index, limits in
      LengthShares.Claim(
        index: index,
        priority: limits.priority,
        least: limits.least,
        greatest: limits.greatest
      )
    }
  }

  /// Of nothing each is offered nothing, of all all, in their order; what takes less than nothing leaves something to those
  /// behind it.
  @Test func nothingAndAllAreSharedUnasked() {
    let rows: [(taken: [CGFloat], length: CGFloat, offers: [CGFloat], isShared: Bool)] = [
      ([4, 7], 0, [0, 0], true), ([4, 7], -3, [0, 0], true), ([0, 0], -3, [0, 0], true),
      ([4, -1, 2], 0, [0, 0], false), ([-1, 4], -3, [0], false), ([4, 7], 0.25, [], false),
      ([4, 7], 1e9, [], false), ([4, -1], .infinity, [.infinity, .infinity], true),
      ([], 0, [], true),
    ]
    for (number, row) in rows.enumerated() {
      var offers: [CGFloat] = []
      var asked: [Int] = []
      let isShared = LengthShares.shareUnasked(row.length, among: row.taken.count) {
        index,
        offer in
        asked.append(index)
        offers.append(offer)
        return row.taken[index]
      }
      #expect(isShared == row.isShared && offers == row.offers, "\(number)")
      #expect(asked == Array(row.offers.indices), "\(number)")
    }
  }

  /// However far the first can grow, it comes before those of its priority that have no end; what those of other
  /// priorities can do makes no difference.
  @Test func viewsWithoutEndComeLast() {
    let rows: [(others: [Limits], isFirst: Bool)] = [
      ([], true), ([(0, 0, .infinity)], true), ([(0, 0, 50)], false), ([(1, 0, 50)], true),
      ([(-1, 0, 50), (0, 3, .infinity)], true), ([(0, 0, .infinity), (0, 0, 50)], false),
      ([(0, 4, 4)], false),
    ]
    let own: [Limits] = [(0, 4, 4)]
    for (number, row) in rows.enumerated() {
      let all = claims(own + row.others)
      let isFirst = LengthShares.isLeastFlexible(all[0], of: all)
      #expect(isFirst == row.isFirst, "\(number)")
    }
  }

  /// What those of lower priorities need at the least is kept for them and given back to them, or neither.
  @Test func leastLengthsAreKeptAndGivenBack() {
    let rows: [(limits: [Limits], length: CGFloat, kept: [CGFloat], unkept: [CGFloat])] = [
      ([(1, 0, .infinity), (0, 10, 25), (0, 30, .infinity)], 40, [0, 20, 30], [40, 10, 30]),
      (
        [(2, 0, 20), (1, 0, .infinity), (0, 10, .infinity), (-1, 5, .infinity)],
        60,
        [20, 25, 10, 5],
        [20, 40, 10, 5]
      ),
    ]
    for (number, row) in rows.enumerated() {
      for isLeastKept in [true, false] {
        let lengths = LengthShares.lengths(
          sharing: row.length,
          among: claims(row.limits),
          isLeastKept: isLeastKept
        ) { index, offer in
          min(max(offer, row.limits[index].least), row.limits[index].greatest)
        }
        #expect(lengths == (isLeastKept ? row.kept : row.unkept), "\(number), \(isLeastKept)")
      }
    }
  }

  // MARK: Views

  private let filling = LayoutNode.spacer(along: nil, minLength: 0).prioritised(0)

  private func block(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
    LayoutNode.divider(along: .horizontal, thickness: 1, color: .white)
      .framed(width: width, height: height, alignment: .center)
  }

  /// Columns in columns between two widths, of which it is known whether they have an end.
  private func between(_ limits: Limits) -> LayoutNode {
    LayoutNode.column([.column([filling])])
      .framed(
        width: LengthLimits(least: limits.least, ideal: nil, greatest: limits.greatest),
        height: LengthLimits(least: nil, ideal: nil, greatest: 5),
        alignment: .center
      )
      .prioritised(limits.priority)
  }

  /// One view of a row is not asked how far it can grow, unless another of its priority has an end as well: then the less
  /// flexible of both comes first, whichever stands first.
  @Test func oneViewIsNotAskedHowFarItGrows() throws {
    let rows: [(limits: [Limits], width: CGFloat, widths: [CGFloat])] = [
      ([(0, 0, 30), (0, 0, 10)], 30, [20, 10]), ([(0, 0, 10), (0, 0, 30)], 30, [10, 20]),
      ([(0, 0, 30), (0, 0, .infinity)], 40, [20, 20]),
      ([(0, 0, .infinity), (0, 0, 30), (0, 0, 9)], 60, [25.5, 25.5, 9]),
      // It keeps its priority and its least width.
      ([(1, 0, 30), (1, 0, 5), (0, 0, .infinity)], 30, [25, 5, 0]),
      ([(0, 10, 30), (0, 0, 25)], 52, [26, 25]),
    ]
    for (number, row) in rows.enumerated() {
      let node = LayoutNode.row(spacing: 0, row.limits.map(between))
      let element = try #require(node.element as? StackElement)
      var pass = LayoutPass()
      let proposal = ProposedViewSize(width: row.width, height: 5)
      let places = element.places(in: CGSize(width: row.width, height: 5), proposal, &pass)
      #expect(places.map(\.size.width) == row.widths, "\(number)")
    }
  }

  /// Layers have no end where one of the highest priority has none; of a stack that serves some before others nobody knows
  /// along it.
  @Test func thePrioritiesSayWhichLengthsHaveNoEnd() {
    let (first, last) = (filling.prioritised(1), filling.prioritised(-1))
    let block = block(5, 5)
    let both: Axis.Set = [.horizontal, .vertical]
    let rows: [(node: LayoutNode, axes: Axis.Set)] = [
      (filling, both), (block, []), (.layers(.center, [block, filling]), both),
      (.layers(.center, [block, last]), []), (.layers(.center, [first, block]), both),
      (.layers(.center, [block.prioritised(1), filling]), []), (.row([block, filling]), both),
      (.row([block, last]), .vertical), (.row([first, block]), .vertical),
      (.column([first, block]), .horizontal),
      (.row([filling, block, block.prioritised(1)]), .vertical), (.column([block, block]), []),
      (.row([first, first]), both),
    ]
    for (index, row) in rows.enumerated() { #expect(row.node.endlessAxes == row.axes, "\(index)") }
  }

  /// A view that has no end where it is offered no width, and is as wide as what it is offered.
  private struct MovingElement: LayoutElement {
    func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
      CGSize(width: proposal.width ?? CGFloat.infinity, height: 5)
    }

    func mayBeEndless(around content: Bool) -> Bool { true }

    func place(_ placement: Placement, into realisation: inout Realisation) {}
  }

  /// In lengths that have an end a size has one, but for that of what may have none all the same.
  @Test func whatMayHaveNoEndIsNotSaidToHaveOne() {
    let moving = LayoutNode(MovingElement())
    let open = LengthLimits(least: nil, ideal: nil, greatest: nil)
    let low = LengthLimits(least: nil, ideal: nil, greatest: 40)
    let proposal = ProposedViewSize(width: nil, height: .infinity)
    let rows: [(node: LayoutNode, width: CGFloat, hasEnd: Bool)] = [
      (block(5, 5), 5, true), (moving, .infinity, false),
      (moving.changingCell { $0.columnCount = 2 }, .infinity, false),
    ]
    for row in rows {
      var pass = LayoutPass()
      let framed = row.node.framed(width: open, height: low, alignment: .center)
      let width = framed.sizeThatFits(proposal, &pass).width
      let hasEnd = framed.hasEnd(under: proposal, &pass)
      #expect(width == row.width && hasEnd == row.hasEnd)
    }
  }
}
