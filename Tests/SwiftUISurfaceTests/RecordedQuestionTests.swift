import Foundation
import SwiftUISurface
import TestSupport
import Testing

@testable import LayoutEngine

/// Every question of the engine to every layout of ``RecordedLayoutTests``, to texts of all settings, and to
/// both under everything that may stand around them: answers as they were when somebody looked at them.
///
/// Maps, margins and bounds that stop early ask what a layout says of steps, of strain and of its signs;
/// where those answers say less than they could, everything still comes out right, only later. Digests stand
/// for the answers, question by question. `Scripts/renew-golden` writes `Cases/recorded-questions.txt` anew.
@MainActor
@Suite struct RecordedQuestionTests {
  @Test func everyQuestionIsAnsweredAsItWas() throws {
    var rows: [String] = []
    func add(_ name: String, _ answers: [String]) {
      rows.append("\(name): \(answers.map(\.digest).joined(separator: " "))")
    }
    // Their sizes and places are recorded as they are.
    for (name, view) in RecordedLayoutTests.layouts {
      add(name, RecordedNode(node: try Layouts.resolve(view)).ownAnswers())
    }
    for (index, (name, view)) in Self.texts.enumerated() {
      let node = try Layouts.resolve(view)
      add(name, RecordedNode(node: node).answers())
      for (change, changed) in Self.changes where index % 3 == 0 || change.hasPrefix("in") {
        add("\(name), \(change)", RecordedNode(node: changed(node)).answers())
      }
    }
    try GoldenFile("SwiftUISurfaceTests/Cases/recorded-questions.txt").check(rows)
  }

  // MARK: Texts

  private static var texts: [(String, AnyView)] {
    let japanese = Text(verbatim: "夜の図書館が来月から開くことになりました")
    let words = Text(verbatim: "Night ferries return to the bay")
    let both = VStack(alignment: .leading) {
      Text(verbatim: "Harbour library").bold().lineLimit(2)
      Text(verbatim: "A snippet of words").lineLimit(1)
    }
    let now = Date(timeIntervalSince1970: 1_772_358_060)
    return [
      ("words", AnyView(words)), ("Japanese", AnyView(japanese)),
      ("Japanese headline", AnyView(japanese.font(.headline).multilineTextAlignment(.center))),
      ("one line", AnyView(words.lineLimit(1))), ("no words", AnyView(Text(verbatim: ""))),
      ("two lines reserved", AnyView(words.lineLimit(2, reservesSpace: true))),
      ("shrinking", AnyView(words.lineLimit(1).minimumScaleFactor(0.5))),
      ("shrinking lines", AnyView(japanese.lineLimit(2).minimumScaleFactor(0.5))),
      ("tightened", AnyView(words.lineLimit(1).allowsTightening(true))),
      ("raised", AnyView(words.baselineOffset(4))), ("lowered", AnyView(words.baselineOffset(-3))),
      (
        "of two sizes",
        AnyView(words.font(.system(size: 20)) + Text(verbatim: " small").font(.caption))
      ),
      ("timer", AnyView(Text(now, style: .timer))),
      ("hidden words", AnyView(words.redacted(reason: .placeholder))),
      ("with a symbol", AnyView(Text("\(Image(systemName: "star")) star"))),
      ("symbol", AnyView(Image(systemName: "star"))),
      ("picture", AnyView(Image(systemName: "star").resizable())),
      ("from the right", AnyView(words.environment(\.layoutDirection, .rightToLeft))),
      ("long", AnyView(Text(verbatim: String(repeating: "Night ferries return. ", count: 12)))),
      ("column", AnyView(both)),
      (
        "choice",
        AnyView(
          ViewThatFits(in: .vertical) {
            both
            Text(verbatim: "Harbour library").bold()
          }
        )
      ),
      (
        "choice of both",
        AnyView(
          ViewThatFits {
            japanese
            Text(verbatim: "夜の図書館").accessibilityIdentifier("title")
            Text(verbatim: "夜")
          }
        )
      ),
    ]
  }

  // MARK: What may stand around

  private typealias Change = (name: String, changed: (LayoutNode) -> LayoutNode)

  private static let changes: [Change] = [
    ("padded", { $0.padded(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }),
    ("padded inwards", { $0.padded(EdgeInsets(top: 0, leading: -2, bottom: 0, trailing: -9)) }),
    ("in a width", { $0.framed(width: 45, height: nil, alignment: .topTrailing) }),
    ("in a height", { $0.framed(width: nil, height: 20, alignment: .bottomLeading) }),
    ("in both", { $0.framed(width: 30, height: 20, alignment: .centerLastTextBaseline) }),
    (
      "at least wide",
      { $0.framed(width: limits(40, nil, nil), height: limits(), alignment: .leading) }
    ),
    (
      "at most wide",
      { $0.framed(width: limits(nil, nil, 40), height: limits(), alignment: .trailing) }
    ),
    ("wide between", { $0.framed(width: limits(10, 20, 40), height: limits(), alignment: .top) }),
    (
      "at least high",
      { $0.framed(width: limits(), height: limits(25, nil, nil), alignment: .bottom) }
    ),
    ("at most high", { $0.framed(width: limits(), height: limits(nil, nil, 25), alignment: .top) }),
    ("fixed", { $0.fixedInSize() }), ("fixed across", { $0.fixedInSize(.horizontal) }),
    ("fixed along", { $0.fixedInSize(.vertical) }), ("first", { $0.prioritised(2) }),
    ("no number first", { $0.prioritised(.nan) }), ("faint", { $0.translucent(0.5) }),
    ("unseen", { $0.translucent(0) }), ("hidden", { $0.hidden }),
    ("moved", { $0.offset(by: CGSize(width: 3, height: -2)) }), ("named", { $0.named("name") }),
    ("marked", { $0.marked(as: .invalidatable) }),
    ("clipped", { $0.drawn(under: .clip { _ in .circle }) }),
    ("masked", { $0.drawn(under: .mask(.spacer(along: nil), .bottom)) }),
    ("blended", { $0.drawn(under: .blend(.screen)) }), ("apart", { $0.drawn(under: .isolated) }),
    ("turned", { $0.drawn(under: .transform { _ in CGAffineTransform(rotationAngle: 0.3) }) }),
    ("guided", { $0.guided(VerticalAlignment.top.key) { $0.height / 3 } }),
    ("guided across", { $0.guided(HorizontalAlignment.trailing.key) { _ in -4 } }),
    ("over", { $0.decorated(with: .spacer(along: nil), as: .overlay, alignment: .bottomTrailing) }),
    ("under", { $0.decorated(with: $0, as: .background, alignment: .topLeading) }),
    ("at a place", { $0.positioned(at: CGPoint(x: 12, y: 7)) }),
    ("in its ratio", { $0.proportioned(nil, .fit) }), ("in a ratio", { $0.proportioned(2, .fill) }),
    (
      "in parts",
      { $0.framed(alongContainer: .horizontal, alignment: .top) { length, _ in length / 3 } }
    ),
    ("noted", { $0.noting(StandIn(subject: "it", assumption: "guessed")) }),
    ("scrolled", { .scrolling($0, along: .vertical) }), ("mirrored", { $0.mirrored }),
    ("in a column", { .column(alignment: .trailing, spacing: 2, [$0, $0]) }),
    ("alone in a column", { .column([$0]) }), ("alone in a row", { .row([$0]) }),
    ("in a row", { .row(alignment: .firstTextBaseline, [$0, $0]) }),
    ("beside a spacer", { .row([$0, .spacer(along: .horizontal)]) }),
    ("in a closer column", { .column(spacing: -3, [$0, $0]) }),
    ("in layers", { .layers(.bottomTrailing, [$0, $0.fixedInSize()]) }),
    (
      "chosen", { .choice(in: .vertical, [$0, $0.framed(width: nil, height: 5, alignment: .top)]) }
    ),
    (
      "chosen in both",
      { .choice([$0, .divider(along: .horizontal, thickness: 1, color: .white)]) }
    ),
    ("chosen in none", { .choice(in: [], [$0]) }),
    (
      "in a lazy grid",
      {
        .lazyGrid(
          .vertical,
          [GridItem(.flexible()), GridItem()],
          HorizontalAlignment.center.key,
          spacing: nil,
          [$0, $0, $0]
        )
      }
    ),
    (
      "in a grid",
      { .grid(alignment: .top, horizontalSpacing: 1, verticalSpacing: nil, [$0, $0]) }
    ),
    (
      "at another size",
      {
        $0.leavingTypeSizeOpen(
          TypeSizeAlternative(pointSize: 10, largePointSize: 12, layout: $0)
        )
      }
    ),
  ]

  private static func limits(
    _ least: CGFloat? = nil,
    _ ideal: CGFloat? = nil,
    _ greatest: CGFloat? = nil
  ) -> LengthLimits {
    LengthLimits(least: least, ideal: ideal, greatest: greatest)
  }
}
