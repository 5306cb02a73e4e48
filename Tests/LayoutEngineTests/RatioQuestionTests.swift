import Foundation
import Testing
import UnicodeText

@testable import LayoutEngine

/// How often views are asked that stand beside ratios in rows and columns by turns, and beside grids in grids.
///
/// A ratio makes lengths of its own of what a row or column asks without end. Where the stacks are a little
/// longer than what they are offered, as where their views overlap, these are others on each level; how far a
/// ratio can grow is then asked only where it makes a difference.
@Suite struct RatioQuestionTests {
  /// A view that takes what it is offered, and counts how often it is asked.
  private struct FillingElement: SeparableElement {
    let count: Locked<Int>

    var endlessAxes: Axis.Set { [.horizontal, .vertical] }

    func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
      count.withLock { $0 += 1 }
      return proposal.replacingUnspecifiedDimensions()
    }

    func place(_ placement: Placement, into realisation: inout Realisation) {}
  }

  private typealias Level =
    @Sendable (_ inner: LayoutNode, _ filling: LayoutNode, _ text: LayoutNode) -> LayoutNode

  private static let insets = EdgeInsets(top: 2, leading: 1, bottom: -3, trailing: 1)

  private static let ratios: [String: Level] = [
    "of their own, behind each other": { inner, filling, _ in
      filling.decorated(with: inner.proportioned(nil, .fit), as: .background, alignment: .center)
    },
    "in a column in a row": { inner, filling, _ in
      .row(
        spacing: -3,
        [filling, .column(spacing: -5, [filling, filling, inner.proportioned(1.5, .fit)])]
      )
    },
    "in a row in a column": { inner, filling, _ in
      .column(
        spacing: -3,
        [filling, .row(spacing: -5, [inner.proportioned(1.5, .fit), filling, filling])]
      )
    },
    "in both": { inner, filling, _ in
      let column = LayoutNode.column(spacing: -4, [inner.proportioned(1.5, .fit), filling])
      return .row(spacing: -3, [filling, column.proportioned(0.7, .fit)])
    },
    "in paddings, frames and layers": { inner, filling, _ in
      let ratio = inner.proportioned(1.5, .fit).padded(insets)
      let column = LayoutNode.column(spacing: -5, [filling, ratio.translucent(0.5)])
      let most = LengthLimits(least: nil, ideal: nil, greatest: .infinity)
      let framed = column.framed(width: most, height: most, alignment: .center)
      return .row(spacing: -3, [filling, .layers(.center, [framed, filling])])
    },
    "beside texts and views": { inner, filling, text in
      .row(
        spacing: -3,
        [text, .column(spacing: -5, [filling, filling, inner.proportioned(1.5, .fit)])]
      )
    },
  ]

  private static let grids: [String: Level] = [
    "of one cell": { inner, _, _ in grid([[inner]]) },
    "of one row": { inner, _, text in grid([[text, inner]]) },
    "of one column": { inner, _, text in grid([[text], [inner]]) },
  ]

  private static func grid(_ rows: [[LayoutNode]]) -> LayoutNode {
    let cells = rows.flatMap { cells in
      let row = GridCell.Row(alignment: nil)
      return cells.map { cell in cell.changingCell { $0.row = row } }
    }
    return .grid(alignment: .center, horizontalSpacing: 8, verticalSpacing: 8, cells)
  }

  private func counts(_ level: Level, _ depth: Int) -> (measured: Int, shown: Int) {
    let count = Locked(0)
    let filling = LayoutNode(FillingElement(count: count))
    let text = LayoutNode(LetterElement(letters: 9, letterWidth: 7, lineHeight: 12, count: count))
    var node = text
    for _ in 0..<depth { node = level(node, filling, text) }
    func asked() -> Int {
      count.withLock { count in
        defer { count = 0 }
        return count
      }
    }
    _ = node.sizeThatFits(ProposedViewSize(width: 300, height: 200))
    let measured = asked()
    _ = node.decide(in: CGSize(width: 300, height: 200), displayScale: 3, tracing: .tried)
    return (measured, asked())
  }

  @Test(arguments: ratios.keys.sorted(), [12, 24]) func ratiosDoNotDoubleQuestions(
    _ name: String,
    _ depth: Int
  ) throws {
    let level = try #require(Self.ratios[name])
    let counts = counts(level, depth)
    #expect(counts.measured < 100 * depth * depth)
    #expect(counts.shown < 400 * depth * depth)
  }

  @Test(arguments: grids.keys.sorted()) func gridsAskOnlyWhatMakesADifference(_ name: String) throws
  {
    let level = try #require(Self.grids[name])
    let counts = counts(level, 24)
    #expect(counts.measured < 10_000)
    #expect(counts.shown < 40_000)
  }

  /// Each grid of several rows and columns asks for widths and for heights, which follow from each other.
  @Test func questionsOfGridsGrowNoFasterThanTheFourthPower() {
    let level: Level = { inner, _, text in Self.grid([[text, inner], [text, text]]) }
    let (half, whole) = (counts(level, 8), counts(level, 16))
    #expect(whole.measured < 16 * half.measured)
  }
}
