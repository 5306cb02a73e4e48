import Foundation
import TestSupport
import Testing
import UnicodeText

@testable import LayoutEngine

/// How often a view is asked for its size while one of the containers around it is measured or shown: what is
/// not remembered within a pass is asked for again, and nothing else tells.
@Suite struct MeasureCountTests {
  private static let recording = Recording(
    "LayoutEngineTests/Recorded/questions.recorded",
    names: containers.map(\.name)
  )

  /// A view that fills half of the width it is offered, and counts the questions.
  private struct CountedElement: LayoutElement {
    let count = Locked(0)

    func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
      count.withLock { $0 += 1 }
      return CGSize(width: (proposal.width ?? 14) / 2, height: 5)
    }

    func place(_ placement: Placement, into realisation: inout Realisation) {}
  }

  /// Beyond how many turns what is in them is remembered, and from which length on, and how many at first, the lines of a
  /// text are counted only up to what is enough: where it moves, the same is answered later.
  @Test func boundsAreWhatIsSaidOfThem() {
    #expect(LayoutNode.mostUnremembered == 5)
    #expect(TextElement.shortLength == 128 && TextElement.fewestLines == 4)
  }

  private static let containers: [(name: String, make: @Sendable ([LayoutNode]) -> LayoutNode)] = [
    ("column", { .column(spacing: 2, $0) }),
    ("row", { .row(spacing: 2, $0) }),
    ("layers", { .layers(.topLeading, $0) }),
    ("choice", { .choice($0) }),
    (
      "grid",
      { .grid(alignment: .center, horizontalSpacing: 1, verticalSpacing: 2, $0) }
    ),
    (
      "lazy columns",
      { .lazyGrid(.vertical, items, HorizontalAlignment.leading.key, spacing: 2, $0) }
    ),
    ("lazy rows", { .lazyGrid(.horizontal, items, VerticalAlignment.top.key, spacing: 2, $0) }),
    ("scrolling", { .scrolling(.column(spacing: 2, $0), along: .vertical) }),
  ]

  private static let items = [GridItem(.flexible()), GridItem(.fixed(9))]

  @Test func everythingRecordedIsAskedFor() { #expect(Self.recording.leftOver() == []) }

  @Test(arguments: containers.map(\.name)) func viewsAreAskedAsOftenAsRecorded(_ name: String)
    throws
  {
    let container = try #require(Self.containers.first { $0.name == name })
    var rows: [String] = []
    for outer in Self.containers {
      let layouts: [(String, (LayoutNode) -> LayoutNode)] = [
        (
          "in \(outer.name)",
          { outer.make([LayoutNode.empty, container.make([$0, .empty])]) }
        ),
        (
          "in two of \(outer.name)",
          { outer.make([.empty, outer.make([.empty, container.make([.empty, $0])])]) }
        ),
      ]
      for (title, layout) in layouts {
        let counted = CountedElement()
        let node = layout(LayoutNode(counted))
        var counts: [Int] = []
        func note() {
          counts.append(
            counted.count.withLock { count in
              defer { count = 0 }; return count
            }
          )
        }
        _ = node.sizeThatFits(ProposedViewSize(width: 40, height: 30))
        note()
        _ = node.sizeThatFits(.unspecified)
        note()
        _ = node.decide(in: CGSize(width: 40, height: 30), displayScale: 3, tracing: .tried)
        note()
        rows.append("\(title): measured \(counts[0]), by itself \(counts[1]), shown \(counts[2])")
      }
    }
    try Self.recording.check(name, rows)
  }
}
