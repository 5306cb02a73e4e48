import Foundation
import Testing
import Typesetting
import UnicodeText

@testable import LayoutEngine

/// How often a view is asked around which levels lie that each ask what is in them several times: where
/// nothing was remembered, twice as often with every level.
@Suite struct NestedQuestionTests {
  /// A view that fills half of the width it is offered, shows baselines, and counts what it is asked.
  private struct CountedElement: LayoutElement {
    let count = Locked(0)

    private func note() { count.withLock { $0 += 1 } }

    func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
      note()
      return CGSize(width: (proposal.width ?? 14) / 2, height: 5)
    }

    func steps(_ proposals: ProposalRange, _ pass: inout StepPass) -> StepFunction {
      note()
      return proposals.constant(5)
    }

    func explicitGuide(
      _ key: AlignmentKey,
      size: CGSize,
      proposal: ProposedViewSize,
      _ pass: inout LayoutPass
    ) -> CGFloat? {
      note()
      return key.isBaseline ? 4 : nil
    }

    func place(_ placement: Placement, into realisation: inout Realisation) { note() }
  }

  private typealias Level = (name: String, around: @Sendable (LayoutNode) -> LayoutNode)

  private static let levels: [Level] = [
    ("frames", { framed($0, .centerFirstTextBaseline) }),
    (
      "frames by turns",
      { framed(framed($0, .centerFirstTextBaseline), .centerLastTextBaseline) }
    ),
    (
      "frames of parts",
      {
        $0.framed(alongContainer: .horizontal, alignment: .centerLastTextBaseline) { length, _ in
          length
        }
      }
    ),
    (
      "ratios",
      { $0.framed(width: 50, height: nil, alignment: .center).proportioned(nil, .fit) }
    ),
    (
      "guides",
      {
        $0.guided(VerticalAlignment.firstTextBaseline.key) {
          ($0[VerticalAlignment.firstTextBaseline] + $0[VerticalAlignment.firstTextBaseline]) / 2
        }
      }
    ),
    ("rows of an alignment of one's own", { .row(alignment: own, [$0, .empty]) }),
    (
      "frames of an alignment of one's own",
      { framed($0, Alignment(horizontal: .center, vertical: own)) }
    ),
    ("choices by height", { .choice(in: .vertical, [$0, .empty]) }),
    ("scroll views along nothing", { .scrolling(.column([$0, .empty]), along: []) }),
  ]

  /// An alignment that asks for another guide where a view sets none.
  private enum Own: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.firstTextBaseline]
    }
  }

  private static let own = VerticalAlignment(Own.self)

  private static func framed(_ node: LayoutNode, _ alignment: Alignment) -> LayoutNode {
    let wide = LengthLimits(least: nil, ideal: nil, greatest: .infinity)
    return node.framed(width: wide, height: wide, alignment: alignment)
  }

  @Test(arguments: levels.map(\.name), [ExplicitGuides.baselines, .any])
  func questionsDoNotDoubleWithEachLevel(_ name: String, _ guides: ExplicitGuides) throws {
    let level = try #require(Self.levels.first { $0.name == name })
    let counted = CountedElement()
    var node = LayoutNode(counted, guides: guides)
    for _ in 0..<12 { node = level.around(node) }
    _ = node.sizeThatFits(ProposedViewSize(width: 40, height: 30))
    _ = node.dimensions(in: .unspecified)[VerticalAlignment.firstTextBaseline]
    _ = node.decide(in: CGSize(width: 40, height: 30), displayScale: 3, tracing: .tried)
    var pass = StepPass()
    _ = node.steps(ProposalRange(along: .horizontal, 0...60, across: nil), &pass)
    let count = counted.count.withLock { $0 }
    #expect(count < 2_000)
  }

  /// Layers are shown in what they take, which is half as wide on each level here: with twice as many levels some twice as
  /// much is asked.
  @Test(arguments: [ExplicitGuides.baselines, .any])
  func layersInLayersAskEachLevelAlike(_ guides: ExplicitGuides) {
    func asked(_ levels: Int) -> Int {
      let counted = CountedElement()
      var node = LayoutNode(counted, guides: guides)
      for _ in 0..<levels { node = .layers(.centerFirstTextBaseline, [node, .empty]) }
      _ = node.decide(in: CGSize(width: 40, height: 30), displayScale: 3, tracing: .tried)
      return counted.count.withLock { $0 }
    }
    let (half, whole) = (asked(12), asked(24))
    #expect(half > 12 && whole < 3 * half)
  }

  /// Mirrored again and again, a layout is one level more, and stands where it does with something between the
  /// mirrors.
  @Test(arguments: 1...4) func mirrorsInMirrorsAreOneLevel(_ count: Int) throws {
    let key = HorizontalAlignment.leading.key
    let lines = ([10.3, 7.7] as [CGFloat]).map { thickness in
      LayoutNode.divider(along: .vertical, thickness: thickness, color: .white)
    }
    var node = LayoutNode.row(spacing: 0.1, lines).guided(key) { _ in 3.3 }
    var apart = node
    for _ in 0..<count {
      node = node.mirrored
      apart = apart.translucent(1).mirrored
    }
    let mirror = try #require(node.element as? MirrorElement)
    #expect(mirror.times == count)
    #expect(!(mirror.content.element is MirrorElement))
    func frames(_ node: LayoutNode) -> [CGRect] {
      let outer = LayoutNode.column(alignment: .leading, spacing: 1, [node] + lines)
      let bounds = CGSize(width: 41.7, height: 30)
      let decision = outer.decide(in: bounds, displayScale: 3, tracing: .tried)
      return decision.displayList.items.map { $0.frame }
    }
    #expect(frames(node).count == 4)
    #expect(frames(node) == frames(apart))
  }

  /// Few frames around a view, as anybody writes them, are not remembered: that would take memory for each.
  @Test func fewLevelsAreNotRemembered() {
    let counted = CountedElement()
    var node = LayoutNode(counted)
    for _ in 0..<5 {
      node = Self.framed(node, .center)
      #expect(node.identity == nil)
    }
    #expect(Self.framed(node, .center).identity != nil)
    #expect(LayoutNode.column([Self.framed(node, .center)]).identity == nil)
  }
}
