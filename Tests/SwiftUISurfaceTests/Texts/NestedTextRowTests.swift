import Foundation
import SwiftUISurface
import Testing

/// Who is served first in rows of texts, at whatever depth they stand (LayoutRules §3.1).
///
/// A row serves the least flexible first: a text by its width, since it can shrink to nothing, and
/// a row of texts by what its texts are wide together.
@MainActor
@Suite struct NestedTextRowTests {
  /// What a text is put in on its way into the row.
  enum Wrapping: CaseIterable {
    case none, padding, height, row, rowInRow, column, layers, grid, choice, layout,
      background

    /// Those that add nothing to a text's width.
    static let asWideAsTheText = [
      Wrapping.none, .height, .column, .layers, .choice, .layout, .background,
    ]

    @MainActor
    func wrap(_ view: some View) -> AnyView {
      switch self {
      case .none: AnyView(view)
      case .padding: AnyView(view.padding(.horizontal, 3))
      case .height:
        AnyView(view.frame(height: 16))
      case .row:
        AnyView(
          HStack(spacing: 2) {
            Block(9, 9); view
          }
        )
      case .rowInRow:
        AnyView(
          HStack(spacing: 2) {
            HStack(spacing: 2) {
              Block(9, 9); view
            }; Block(2, 2)
          }
        )
      case .column:
        AnyView(
          VStack(alignment: .leading, spacing: 0) {
            view; Block(1, 1)
          }
        )
      case .layers:
        AnyView(
          ZStack(alignment: .bottomTrailing) {
            Block(1, 1); view
          }
        )
      case .grid:
        AnyView(
          Grid {
            GridRow {
              Block(9, 9); view
            }
          }
        )
      case .choice: AnyView(ViewThatFits(in: .vertical) { view })
      case .layout: AnyView(Wrapped { view })
      case .background: AnyView(view.background(Color.white).opacity(0.5).layoutPriority(0))
      }
    }
  }

  /// A layout of the user's that passes everything on.
  struct Wrapped: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      subviews[0].place(at: bounds.origin, anchor: .topLeading, proposal: proposal)
    }
  }

  private func text(_ string: String, _ weight: Font.Weight = .regular) -> Text {
    Text(verbatim: string).font(.system(size: 11, weight: weight))
  }

  private func width(_ view: some View) throws -> CGFloat {
    try Layouts.size(view, nil, nil, device: .english).width
  }

  private func traces(_ view: some View, _ width: CGFloat) throws -> [TextTrace] {
    try Layouts.resolve(view, device: .english).decide(
      in: CGSize(width: width, height: 60),
      displayScale: 3,
      tracing: .tried
    )
    .placed.texts
  }

  /// Rows that fit show both their texts whole, in whatever these stand.
  @Test(arguments: Wrapping.asWideAsTheText, Wrapping.asWideAsTheText)
  func rowsThatFitAreWhole(_ one: Wrapping, _ other: Wrapping) throws {
    for (first, second) in [("Today", "1:00 PM"), ("This week", "9 AM"), ("A", "Wednesday")] {
      let row = HStack(spacing: 4) {
        one.wrap(text(first).lineLimit(1))
        other.wrap(text(second).lineLimit(1))
      }
      let needed = try width(row)
      let comment: Comment = "\(one) \(first), \(other) \(second)"
      for room in [needed, needed + 0.5, needed + 3, needed + 20] {
        #expect(try traces(row, room).allSatisfy { !$0.isTruncated }, comment)
      }
    }
  }

  /// Of two texts in a row too narrow for both the wider is cut, in whatever it stands.
  @Test(arguments: Wrapping.asWideAsTheText, Wrapping.asWideAsTheText)
  func theWiderTextIsCut(_ one: Wrapping, _ other: Wrapping) throws {
    for (first, second) in [
      ("Today", "Wednesday"), ("Wednesday", "Today"), ("1:00 PM", "Yesterday"),
    ] {
      let row = HStack(spacing: 4) {
        one.wrap(text(first).lineLimit(1))
        other.wrap(text(second).lineLimit(1))
      }
      let isFirstWider = try width(text(first)) > width(text(second))
      let texts = try traces(row, width(row) - 6)
      let comment: Comment = "\(one) \(first), \(other) \(second): \(texts.map { $0.lines })"
      #expect(texts.map(\.isTruncated) == [isFirstWider, !isFirstWider], comment)
    }
  }

  /// As in the pictures: a short day is served before the time in its row, a longer one after it.
  @Test func theShorterOfDayAndTimeIsServedFirst() throws {
    for (day, isServedFirst) in [("Today", true), ("Yesterday", false), ("This week", false)] {
      let row = HStack(spacing: 4) {
        text(day, .semibold)
        HStack(spacing: 2) {
          Block(28.0 / 3, 10)
          text("1:00\u{202F}PM")
        }
      }
      .lineLimit(1)
      let texts = try traces(row, width(row) - 1)
      #expect(texts.map(\.isTruncated) == [!isServedFirst, isServedFirst], "\(day)")
    }
  }

  /// Rows of texts in rows, with paddings, against the oracle of stacks.
  @Test func rowsInRowsShareAsTheOracleSays() throws {
    let leaves: [Tree] = [
      .text("Today"), .text("Wednesday"), .padded(3, .text("1:00 PM")),
      .priority(1, .text("at noon")),
      .leaf(
        width: Tree.Span(least: 9, ideal: 9, greatest: 9),
        height: Tree.Span(least: 9, ideal: 9, greatest: 9)
      ),
    ]
    let oracle = StackOracle()
    var nested = leaves
    for first in leaves {
      for second in leaves { nested.append(.stack(.horizontal, [first, second])) }
    }
    for first in nested {
      for second in leaves {
        let row = Tree.stack(.horizontal, [first, second])
        try check(row, oracle)
        try check(.stack(.horizontal, [.padded(2, row), leaves[0]]), oracle)
      }
    }
  }

  private func check(_ tree: Tree, _ oracle: StackOracle) throws {
    let layout = try Layouts.resolve(tree.view, device: .english)
    for width: CGFloat in [0, 55, 97, 150] {
      let expected = try oracle.answer(tree, [.horizontal: width, .vertical: 40])
      let decision = layout.decide(
        in: CGSize(width: width, height: 40),
        displayScale: 3,
        tracing: .tried
      )
      let size = decision.placed.size
      #expect(abs(size.width - expected.size.width) < 1e-9, "\(tree) in \(width)")
      let left = (width - size.width) / 2
      let frames = decision.displayList.items.map(\.frame)
      #expect(frames.count == expected.frames.count)
      for (frame, expected) in zip(frames, expected.frames) {
        #expect(abs(frame.minX - left - expected.minX) < 1e-9, "\(tree) in \(width)")
        #expect(abs(frame.width - expected.width) < 1e-9, "\(tree) in \(width)")
      }
    }
  }

  /// Only the question of a row is answered with nothing: a text that is offered no width shows what
  /// it can.
  @Test func offeredNoWidthATextStillHasOne() throws {
    let text = text("Today").lineLimit(1)
    #expect(try Layouts.size(text, 0, 20, device: .english).width > 0)
    #expect(
      try Layouts.size(
        HStack {
          text; Color.white
        },
        0,
        20,
        device: .english
      ).width > 8
    )
  }
}
