import FontFaces
import Foundation
import TestSupport
import Testing
import Typesetting

@testable import LayoutEngine

/// Everything that may stand around a layout around everything else that may: sizes, guides of one's own, steps,
/// and all that is placed, drawn and traced.
///
/// One row for each outer change, of the inner ones: what two of them do together nobody thinks of testing.
/// `Scripts/renew-golden` writes `Recorded/placements.recorded` anew.
@Suite struct RecordedPlacementTests {
  private static let recording = Recording(
    "LayoutEngineTests/Recorded/placements.recorded",
    names: names
  )

  private static let names = ["text", "drawn", "choice"]

  @Test func everythingRecordedIsAskedFor() { #expect(Self.recording.leftOver() == []) }

  @Test(arguments: names) func layoutsAreAsRecorded(_ name: String) throws {
    let content = try Self.content(name)
    let place = Self.names.firstIndex(of: name) ?? 0
    var rows = answers(content)
    for (index, (outer, change)) in Self.changes.enumerated() {
      // Every two stand around one of the contents.
      let inner = Self.changes.indices.filter { ($0 + index) % Self.names.count == place }
      let all = inner.map { answers(change(Self.changes[$0].changed(content))) }
      let digests = all[0].indices.map { kind in
        all.map { $0[kind] }.joined(separator: "\n").digest
      }
      rows.append("\(outer): \(digests.joined(separator: " "))")
    }
    try Self.recording.check(name, rows)
  }

  // MARK: Contents

  private static func block(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
    LayoutNode.divider(along: .horizontal, thickness: 3, color: .black)
      .framed(width: width, height: height, alignment: .topTrailing)
  }

  private static func text(_ string: String) throws -> LayoutNode {
    let style = TextStyle(cascade: try TestFonts.english().cascade(weight: .regular))
    var paragraph = ParagraphStyle(pointSize: 9)
    paragraph.lineLimit = 2
    return .text(
      TextPreparer.shared.prepare(string, style: style),
      paragraph,
      displayScale: 3,
      color: DisplayColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    )
  }

  private static func image(_ pixels: PicturePixels?, isTemplate: Bool) -> LayoutNode {
    .image(
      size: CGSize(width: 14, height: 11),
      isResizable: pixels != nil,
      baseline: pixels == nil ? 9 : nil,
      color: DisplayColor(red: 0.5, green: 0.25, blue: 0),
      standIn: StandIn(subject: "a picture", assumption: "a size"),
      outline: ImageOutline(name: "star", writing: block(4, 2).named("name")),
      pixels: pixels,
      isTemplate: isTemplate
    )
  }

  private static func content(_ name: String) throws -> LayoutNode {
    switch name {
    case "text": return try text("Ferries return to the bay").named("words")
    case "drawn":
      let pixels = PicturePixels.file("a.png")
      return .layers(
        .bottomLeading,
        [
          .row(
            alignment: .firstTextBaseline,
            spacing: 2,
            [
              image(nil, isTemplate: false),
              image(pixels, isTemplate: true).framed(width: 6, height: 5, alignment: .center),
              block(9, 6).named("block").marked(as: .action("tap")),
            ]
          ),
          image(pixels, isTemplate: false).translucent(0.5),
        ]
      )
    default:
      return .choice([
        .row(spacing: 1, [try text("Ferry"), block(30, 8)]).named("both"),
        .choice(in: .horizontal, [block(21, 6).prioritised(1), try text("Bay")]), block(5, 4),
      ])
    }
  }

  // MARK: Changes

  private typealias Change = (name: String, changed: @Sendable (LayoutNode) -> LayoutNode)

  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  private enum Fifth: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 5 }
  }

  private static let third = HorizontalAlignment(Third.self)
  private static let fifth = VerticalAlignment(Fifth.self)

  private static func limits(
    _ least: CGFloat? = nil,
    _ ideal: CGFloat? = nil,
    _ greatest: CGFloat? = nil
  ) -> LengthLimits {
    LengthLimits(least: least, ideal: ideal, greatest: greatest)
  }

  private static let changes: [Change] = [
    ("plain", { $0 }),
    ("guided", { $0.guided(third.key) { $0.width / 4 + 1 }.guided(fifth.key) { _ in 2.5 } }),
    ("led", { $0.guided(HorizontalAlignment.leading.key) { $0[.trailing] - 3 } }),
    ("padded", { $0.padded(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 5)) }),
    ("padded inwards", { $0.padded(EdgeInsets(top: -2, leading: -1, bottom: 0, trailing: -4)) }),
    (
      "wide",
      { $0.framed(width: 35, height: nil, alignment: Alignment(horizontal: third, vertical: .top)) }
    ),
    ("high", { $0.framed(width: nil, height: 17, alignment: .bottomTrailing) }),
    ("both", { $0.framed(width: 26, height: 13, alignment: .leadingLastTextBaseline) }),
    (
      "wide between",
      {
        $0.framed(
          width: limits(10, 20, 40),
          height: limits(),
          alignment: Alignment(horizontal: .trailing, vertical: fifth)
        )
      }
    ),
    ("high at least", { $0.framed(width: limits(), height: limits(19), alignment: .bottom) }),
    (
      "high at most",
      { $0.framed(width: limits(nil, 30), height: limits(nil, nil, 9), alignment: .leading) }
    ),
    ("fixed", { $0.fixedInSize() }), ("fixed across", { $0.fixedInSize(.horizontal) }),
    ("fixed along", { $0.fixedInSize(.vertical) }), ("first", { $0.prioritised(2) }),
    ("faint", { $0.translucent(0.5) }), ("unseen", { $0.translucent(0) }),
    ("hidden", { $0.hidden }),
    ("moved", { $0.offset(by: CGSize(width: 3, height: -2)) }), ("named", { $0.named("name") }),
    ("marked", { $0.marked(as: .invalidatable) }),
    ("clipped", { $0.drawn(under: .clip { .path(Path(ellipseIn: $0.insetBy(dx: 1, dy: 2))) }) }),
    (
      "clipped round", { $0.drawn(under: .clip { .roundedRectangle(cornerRadius: $0.height / 4) }) }
    ),
    (
      "masked",
      {
        $0.drawn(
          under: .mask(
            block(7, 4).named("mask").noting(StandIn(subject: "mask", assumption: "b")),
            .bottomTrailing
          )
        )
      }
    ),
    ("masked by itself", { $0.drawn(under: .mask($0, .topLeading)) }),
    ("blended", { $0.drawn(under: .blend(.screen)) }), ("apart", { $0.drawn(under: .isolated) }),
    (
      "turned",
      {
        $0.drawn(
          under: .transform {
            CGAffineTransform(translationX: $0.minX, y: $0.height).rotated(by: 0.5)
          }
        )
      }
    ),
    ("over", { $0.decorated(with: block(6, 5), as: .overlay, alignment: .bottomTrailing) }),
    ("under", { $0.decorated(with: $0, as: .background, alignment: .topLeading) }),
    ("at a place", { $0.positioned(at: CGPoint(x: 12, y: 7)) }),
    ("in its ratio", { $0.proportioned(nil, .fit) }), ("in a ratio", { $0.proportioned(2, .fill) }),
    (
      "in parts",
      {
        $0.framed(alongContainer: .horizontal, alignment: .top) { length, axis in
          length / 3 + (axis == .horizontal ? 1 : 0)
        }
      }
    ),
    (
      "in parts down",
      { $0.framed(alongContainer: .vertical, alignment: .leading) { length, _ in length - 50 } }
    ),
    ("noted", { $0.noting(StandIn(subject: "it", assumption: "guessed")) }),
    ("scrolled", { .scrolling($0, along: .vertical) }),
    ("scrolled across", { .scrolling($0, along: .horizontal) }),
    ("mirrored", { $0.mirrored }),
    ("in a column", { .column(alignment: third, spacing: 2, [$0, block(12, 3), $0]) }),
    ("in a row", { .row(alignment: fifth, [$0, .spacer(along: .horizontal), $0]) }),
    ("in a closer row", { .row(alignment: .lastTextBaseline, spacing: -3, [block(4, 9), $0]) }),
    ("alone in a column", { .column(alignment: .trailing, [$0]) }),
    (
      "in layers",
      {
        .layers(
          Alignment(horizontal: third, vertical: fifth),
          [$0, block(40, 2).prioritised(-1), $0.fixedInSize()]
        )
      }
    ),
    (
      "chosen", { .choice(in: .vertical, [$0, $0.framed(width: nil, height: 5, alignment: .top)]) }
    ),
    (
      "in a lazy grid",
      {
        .lazyGrid(
          .vertical,
          [GridItem(.flexible(), alignment: .topTrailing), GridItem(.fixed(12))],
          HorizontalAlignment.trailing.key,
          spacing: 3,
          [$0, $0, $0]
        )
      }
    ),
    (
      "in a grid",
      {
        .grid(
          alignment: Alignment(horizontal: third, vertical: .bottom),
          horizontalSpacing: 1,
          verticalSpacing: nil,
          [$0, block(33, 4)]
        )
      }
    ),
  ]

  // MARK: Answers

  private static let lengths: [CGFloat?] = [nil, 0, 23, .infinity]
  private static let keys =
    [HorizontalAlignment.leading, .trailing, third].map(\.key)
    + [VerticalAlignment.top, .firstTextBaseline, .lastTextBaseline, fifth].map(\.key)

  /// Lengths, guides, steps, and what is shown.
  private func answers(_ node: LayoutNode) -> [String] {
    [lengths(node), guides(node), steps(node), shown(node)]
  }

  private func lengths(_ node: LayoutNode) -> String {
    var pass = LayoutPass()
    let lengths = Self.lengths.flatMap { width in
      Self.lengths.map { height in
        let proposal = ProposedViewSize(width: width, height: height)
        let questions = Axis.allCases.map { axis in
          node.length(LengthQuestion(proposal, along: axis, upTo: 12), &pass)
        }
        return Described.size(node.sizeThatFits(proposal, &pass)) + Described.numbers(questions)
      }
    }
    return lengths.joined(separator: " ")
      + " \(node.priority) \(node.identifier ?? "–") \(node.depth) \(node.element.isNeverNegative)"
  }

  private func guides(_ node: LayoutNode) -> String {
    var pass = LayoutPass()
    return [ProposedViewSize.unspecified, ProposedViewSize(width: 33, height: 21)].map { proposal in
      let size = node.sizeThatFits(proposal, &pass)
      let guides = Self.keys.map { key in
        node.explicitGuide(key, size: size, proposal: proposal, &pass)
      }
      let box = node.dimensions(in: proposal)
      return Described.numbers(guides + [box[Self.third], box[Self.fifth], box.width])
    }.joined(separator: " | ")
  }

  private func steps(_ node: LayoutNode) -> String {
    Axis.allCases.flatMap { axis in
      ([nil, 15] as [CGFloat?]).map { other in
        var pass = StepPass()
        return Described.steps(
          node.steps(ProposalRange(along: axis, 0...50, across: other), &pass)
        )
      }
    }.joined(separator: " | ")
  }

  private func shown(_ node: LayoutNode) -> String {
    let bounds = CGSize(width: 47, height: 31)
    let decision = node.decide(in: bounds, displayScale: 3, tracing: .all)
    var pass = LayoutPass()
    let words =
      decision.displayList.items.map(Described.item) + decision.displayList.texts.map(\.string)
    let traced = decision.placed.texts.map(Described.text) + decision.regions.map(Described.region)
    let chosen = decision.choices.map(Described.choice) + decision.standIns.map(\.subject)
    let all = node.outcomes(in: bounds, &pass)?.all.map { Described.outcome($0) } ?? []
    let every =
      node.textsOfEveryCandidate(in: bounds, shownIn: bounds).map(Described.text)
      + node.shown(in: bounds).texts.map(Described.text)
    return (words + traced + chosen + all + every).joined(separator: "\n")
      + Described.size(decision.placed.size) + "\(decision.chosenIndex ?? -1) \(decision.coloring)"
  }
}

extension FitDecision {
  fileprivate var coloring: DisplayColoring { displayList.coloring }
}
