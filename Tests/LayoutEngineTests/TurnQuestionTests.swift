import Foundation
import Testing
import UnicodeText

@testable import LayoutEngine

/// How often texts are asked in rows and columns by turns.
///
/// Each asks how far its children can shrink and grow, and what they take in their shares; the texts beside
/// what lies deeper are of other heights in every width, so that the shares are others each time. Where each
/// level asked two or three times as much as the one around it, nobody would live to see the end.
@Suite struct TurnQuestionTests {
  private typealias Level = (name: String, around: @Sendable (LayoutNode, Int) -> LayoutNode)

  private static let noLimits = LengthLimits(least: nil, ideal: nil, greatest: nil)

  private static func atMost(_ length: CGFloat) -> LengthLimits {
    LengthLimits(least: nil, ideal: nil, greatest: length)
  }

  private static func text(
    _ letters: Int,
    _ letterWidth: CGFloat,
    _ lineHeight: CGFloat,
    _ count: Locked<Int> = Locked(0)
  ) -> LayoutNode {
    LayoutNode(
      LetterElement(
        letters: letters,
        letterWidth: letterWidth,
        lineHeight: lineHeight,
        count: count
      )
    )
  }

  /// What lies around the rows, which are those of even numbers, and the columns.
  private static let levels: [Level] = [
    ("nothing", { node, _ in node }),
    (
      "paddings",
      { node, _ in node.padded(EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)) }
    ),
    (
      "frames of a width",
      { node, level in
        guard level.isMultiple(of: 2) else { return node }
        return node.framed(width: 1_500 - CGFloat(level), height: nil, alignment: .center)
      }
    ),
    (
      "frames of a height",
      { node, level in
        guard !level.isMultiple(of: 2) else { return node }
        return node.framed(width: nil, height: 900 + CGFloat(level), alignment: .center)
      }
    ),
    (
      "choices by width",
      { node, level in
        level.isMultiple(of: 2) ? node : .choice(in: .horizontal, [node, text(8, 7, 12)])
      }
    ),
    (
      "choices by height",
      { node, level in
        level.isMultiple(of: 2) ? .choice(in: .vertical, [node, text(8, 7, 12)]) : node
      }
    ),
    (
      "choices",
      { node, level in level.isMultiple(of: 2) ? .choice([node, text(8, 7, 12)]) : node }
    ),
  ]

  /// Frames that make one length of all that are greater: what a row asks without end is then one more
  /// question of a width, in which texts have several lines.
  private static let limitedLevels: [Level] = [
    (
      "frames of a greatest width",
      { node, level in
        guard level.isMultiple(of: 2) else { return node }
        return node.framed(
          width: atMost(2_000 - CGFloat(level)),
          height: noLimits,
          alignment: .center
        )
      }
    ),
    (
      "frames of a greatest width and height",
      { node, level in
        level.isMultiple(of: 2)
          ? node.framed(
            width: atMost(2_000 - CGFloat(level)),
            height: noLimits,
            alignment: .center
          )
          : node.framed(
            width: noLimits,
            height: atMost(1_500 - CGFloat(level)),
            alignment: .center
          )
      }
    ),
  ]

  private func turns(_ depth: Int, _ level: Level, _ count: Locked<Int>) -> LayoutNode {
    var node = Self.text(90, 7, 12, count)
    for index in 0..<depth {
      let long = Self.text(
        50 + index * 41 % 130,
        6 + CGFloat(index % 5) / 4,
        10 + CGFloat(index % 3),
        count
      )
      let short = Self.text(30 + index * 31 % 80, 5.5, 9, count)
      let children = index.isMultiple(of: 3) ? [node, long, short] : [long, node]
      let stack: LayoutNode =
        index.isMultiple(of: 2)
        ? .row(spacing: 3.3, children) : .column(spacing: 3.3, children)
      node = level.around(stack, index)
    }
    return node
  }

  private func asked(_ count: Locked<Int>) -> Int {
    count.withLock { count in
      defer { count = 0 }
      return count
    }
  }

  @Test(arguments: levels.map(\.name), [6, 12, 24])
  func questionsGrowWithTheDepth(_ name: String, _ depth: Int) throws {
    let level = try #require(Self.levels.first { $0.name == name })
    let count = Locked(0)
    let node = turns(depth, level, count)
    _ = node.sizeThatFits(ProposedViewSize(width: 3_000, height: 2_000))
    let measured = asked(count)
    #expect(measured < 50 * depth)
    // Each level is placed in what it takes, which what lies in it was perhaps not asked about.
    _ = node.decide(in: CGSize(width: 3_000, height: 2_000), displayScale: 3, tracing: .tried)
    let shown = asked(count)
    #expect(shown < 500 * depth * depth)
  }

  @Test(arguments: [
    ("frames of a greatest width", 20_000), ("frames of a greatest width and height", 100_000),
  ])
  func limitsAddQuestionsSlowly(_ name: String, _ most: Int) throws {
    let level = try #require(Self.limitedLevels.first { $0.name == name })
    let count = Locked(0)
    let node = turns(24, level, count)
    _ = node.sizeThatFits(ProposedViewSize(width: 3_000, height: 2_000))
    let measured = asked(count)
    #expect(measured < most)
  }
}
