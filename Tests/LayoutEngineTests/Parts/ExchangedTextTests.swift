import FontFaces
import Foundation
import TestSupport
import Testing
import Typesetting

@testable import LayoutEngine

/// Layouts whose texts are exchanged, and what is known of the texts in them.
@Suite struct ExchangedTextTests {
  private static func prepared(_ string: String) throws -> PreparedText {
    let style = TextStyle(cascade: try TestFonts.english().cascade(weight: .regular))
    return TextPreparer.shared.prepare(string, style: style)
  }

  private static func text(_ string: String) throws -> LayoutNode {
    .text(try prepared(string), ParagraphStyle(pointSize: 9), displayScale: 3)
  }

  private static func layouts() throws -> [(name: String, node: LayoutNode)] {
    let short = try text("Late").named("short")
    let long = try text("Night ferries return").named("long")
    let column = LayoutNode.column(alignment: .leading, spacing: 3, [short, long])
    let row = LayoutNode.row(alignment: .lastTextBaseline, spacing: 7, [long, short])
    return [
      ("column", column), ("row", row), ("of their own distances", .column([short, long])),
      ("by height", .choice(in: .vertical, [column, short])),
      ("by width", .choice(in: .horizontal, [row, short])), ("by both", .choice([row, column])),
      ("mirrored", column.mirrored), ("twice", column.mirrored.mirrored),
      ("thrice", column.mirrored.mirrored.mirrored),
      ("moved", column.offset(by: CGSize(width: 3, height: -2))),
      ("faint", column.translucent(0.5)), ("hidden", column.hidden),
      ("first", column.prioritised(2)), ("named", column.named("all")),
      ("in a column", .column(spacing: 1, [row.mirrored, column.named("inner")])),
    ]
  }

  /// Exchanged for itself, each text leaves the layout as it is.
  @Test func textsExchangedForThemselvesChangeNothing() throws {
    for (name, node) in try Self.layouts() {
      let other = try #require(node.exchangingTexts { _, prepared in prepared })
      #expect(other.priority == node.priority && other.identifier == node.identifier, "\(name)")
      #expect(other.depth == node.depth && other.endlessAxes == node.endlessAxes, "\(name)")
      #expect(other.lineDoubts == node.lineDoubts, "\(name)")
      for bounds in [CGSize(width: 140, height: 40), CGSize(width: 61, height: 17)] {
        let proposal = ProposedViewSize(bounds)
        #expect(other.sizeThatFits(proposal) == node.sizeThatFits(proposal), "\(name)")
        let (one, two) = (
          node.decide(in: bounds, displayScale: 3, tracing: .all),
          other.decide(in: bounds, displayScale: 3, tracing: .all)
        )
        #expect(one.placed == two.placed && one.choices == two.choices, "\(name)")
        let items = one.displayList.items.map { Described.item($0) }
        #expect(two.displayList.items.map { Described.item($0) } == items, "\(name)")
      }
    }
  }

  /// What is exchanged is measured for itself, also beside what it was made of.
  @Test func exchangedLayoutsAreMeasuredForThemselves() throws {
    let inner = LayoutNode.column(spacing: 0, [try Self.text("Late")])
    let layout = LayoutNode.column(spacing: 0, [inner])
    #expect(layout.identity != nil)
    let longer = try Self.prepared("Night ferries return")
    let other = try #require(layout.exchangingTexts { _, _ in longer })
    let (one, two) = (
      layout.sizeThatFits(.unspecified).width, other.sizeThatFits(.unspecified).width
    )
    #expect(two > 2 * one)
    let both = LayoutNode.row(spacing: 0, [layout, other])
    #expect(both.sizeThatFits(.unspecified).width == one + two)
  }

  // MARK: What is known of texts

  /// A text of one line whose language, stand-in and doubt are known.
  private static func known(
    _ string: String,
    motion: TextMotion? = nil,
    redaction: TextRedaction? = nil,
    mostTightening: Double = 0,
    inks: Int = 1,
    image: TextImage? = nil,
    isRecased: Bool = false,
    doubts: [LineDoubt] = [.shortLastLine, .bold]
  ) throws -> LayoutNode {
    var paragraph = ParagraphStyle(pointSize: 9)
    (paragraph.lineLimit, paragraph.mostTightening) = (1, mostTightening)
    let setting = TextElementSetting(
      paragraph: paragraph,
      reservedHeight: 0,
      baselineOffset: 0,
      pixelLength: 0.5,
      motion: motion,
      redaction: redaction,
      pointSizes: [9],
      inks: Array(repeating: TextInk(color: .white, lines: [], background: nil), count: inks),
      images: [image],
      standIns: [StandIn(subject: string, assumption: "guessed")],
      typesettingLanguage: "de",
      isRecased: isRecased,
      openLines: OpenLines(doubts: doubts, preparer: .shared)
    )
    let metrics = TextSpacingMetrics(
      ascent: 7,
      descent: 2,
      capHeight: 6,
      leading: 0,
      pixelLength: 0.5
    )
    return .text(TextElement(prepared: try prepared(string), setting), metrics)
  }

  /// In a row and in a column they have the names that they have where they are traced: the outermost around each, and
  /// no container's.
  @Test func textsAreToldAsTheyAreTraced() throws {
    let (late, night) = (try Self.known("Late"), try Self.known("Night"))
    let nodes: [(children: [LayoutNode], roles: [String?])] = [
      ([late], [nil]), ([late.named("inner").named("outer")], ["outer"]),
      ([late.named("a"), night], ["a", nil]), ([night, late.named("b")], [nil, "b"]),
    ]
    for (children, roles) in nodes {
      let row = LayoutNode.row(spacing: 5, children).named("all")
      let inRow = try #require(row.rowTexts(role: nil, under: nil))
      #expect(inRow.map(\.role) == roles)
      let distances: [CGFloat] = roles.count == 1 ? [0] : [0, 5]
      #expect(inRow.map(\.distance) == distances)
      #expect(inRow.allSatisfy { $0.typesettingLanguage == "de" })
      for text in inRow {
        let standIn = StandIn(subject: text.prepared.text, assumption: "guessed")
        #expect(text.standIns == [standIn])
      }
      let column = LayoutNode.column(spacing: 5, children).named("all")
      let inColumn = try #require(column.columnTexts)
      #expect(inColumn.map(\.role) == roles)
      #expect(inColumn.allSatisfy { $0.typesettingLanguage == "de" && $0.candidate == nil })
      #expect(inColumn.allSatisfy { $0.doubts == [.shortLastLine, .bold] && !$0.isMeasured })
      // Whatever the last line is, there are as many lines.
      #expect(!column.lineDoubts.contains(.shortLastLine))
      for node in [row, column] {
        let decision = node.decide(
          in: CGSize(width: 200, height: 60),
          displayScale: 2,
          tracing: .tried
        )
        #expect(decision.placed.texts.map(\.role) == roles)
      }
      // As each is asked for where it is exchanged.
      var asked: [String?] = []
      _ = row.exchangingTexts { role, prepared in
        asked.append(role)
        return prepared
      }
      #expect(asked == roles)
    }
    let others: [LayoutNode] = [
      late.mirrored, late.translucent(0.5), late.hidden, late.prioritised(1),
    ]
    let known = others.compactMap { $0.rowTexts(role: nil, under: nil) }
    #expect(known.isEmpty)
    let columns = LayoutNode.row([late]).columnTexts ?? []
    #expect(columns.isEmpty)
  }

  /// Of a text that moves, is hidden or is tightened nobody knows how wide it is in a row; of these only the last one's
  /// words can be others, nor can those of a text in several styles, with a picture or in other letters.
  @Test func whatIsNotKnownOfTextsIsNotTold() throws {
    let star = TextImage(size: CGSize(width: 8, height: 9), ascent: 7, standIn: nil, name: "star")
    let rows: [(node: LayoutNode, isOpen: Bool, isExchanged: Bool)] = [
      (try Self.known("Late"), true, true),
      (
        try Self.known("Late", motion: TextMotion(fillsWidth: false, leadingShare: 0)), false, false
      ),
      (try Self.known("Late", redaction: TextRedaction(of: "Late", capHeight: 6)), false, false),
      (try Self.known("Late", mostTightening: 0.05), false, true),
      (try Self.known("Late", inks: 2), true, false),
      (try Self.known("Late", image: star), true, false),
      (try Self.known("LATE", isRecased: true), true, false),
    ]
    for (index, row) in rows.enumerated() {
      let inRow = row.node.rowTexts(role: nil, under: nil) ?? []
      #expect(inRow.isEmpty == !row.isOpen, "\(index)")
      let exchanged = [row.node.exchangingTexts { _, prepared in prepared }].compactMap { $0 }
      #expect(exchanged.isEmpty == !row.isExchanged, "\(index)")
    }
    // How much a text is tightened may change with what it is offered.
    var pass = LayoutPass()
    let width = rows[0].node.widthAtAnyHeight(200, &pass)
    #expect(width == rows[0].node.sizeThatFits(ProposedViewSize(width: 200, height: nil)).width)
    let tightened = rows[3].node.widthAtAnyHeight(200, &pass)
    #expect(tightened == nil)
  }

  /// A text that rests on nothing, and is set in no doubt, is measured.
  @Test func textsThatRestOnNothingAreMeasured() throws {
    let column = LayoutNode.column([try Self.known("Late"), try Self.text("Night")])
    let texts = try #require(column.columnTexts)
    #expect(texts.map(\.isMeasured) == [false, true])
    #expect(texts.map(\.doubts) == [[.shortLastLine, .bold], []])
    #expect(texts.map(\.prepared.text) == ["Late", "Night"])
    #expect(texts.map(\.paragraph.lineLimit) == [1, nil])
  }

  /// The doubts about a layout are those about all of its texts, whichever they stand in.
  @Test func doubtsAreThoseOfAllTexts() throws {
    let plain = try Self.text("Late")
    let night = try Self.known("Night", doubts: [.shortLastLine, .bold, .unknownRule])
    let nodes: [LayoutNode] = [
      night, night.named("night"), night.hidden, night.translucent(0.5), night.prioritised(1),
      night.offset(by: CGSize(width: 1, height: 1)), night.mirrored, night.mirrored.mirrored,
    ]
    for (index, node) in nodes.enumerated() {
      #expect(node.lineDoubts == [.unknownRule], "\(index)")
    }
    let families: [(children: [LayoutNode], doubts: Set<LineDoubt>)] = [
      ([plain, night], [.unknownRule]), ([night, plain], [.unknownRule]), ([plain, plain], []),
    ]
    for (children, doubts) in families {
      let containers: [LayoutNode] = [
        .column(children), .row(children), .choice(children), .choice(in: .vertical, children),
      ]
      for node in containers { #expect(node.lineDoubts == doubts) }
    }
    // Set as if it were right, it is set otherwise.
    let row = LayoutNode.row([night])
    let doubts: [LineDoubt?] = [.unknownRule, .bold, nil]
    for doubt in doubts {
      let texts = try #require(row.rowTexts(role: nil, under: doubt))
      let breaking: PhraseBreaking = doubt == .unknownRule ? .textStyle : .none
      #expect(texts.map(\.prepared.style.phraseBreaking) == [breaking])
    }
  }

  /// Texts of a choice by height say which candidate of the outermost they stand in; of others nothing is told.
  @Test func textsSayTheirCandidate() throws {
    let (late, night) = (try Self.known("Late").named("late"), try Self.known("Night"))
    let inner = LayoutNode.choice(in: .vertical, [night, late]).named("inner")
    let outer = LayoutNode.choice(in: .vertical, [.column([late, night]), inner]).named("outer")
    for node in [outer, .column([outer])] as [LayoutNode] {
      let texts = try #require(node.columnTexts)
      #expect(texts.map(\.candidate) == [0, 0, 1, 1])
      #expect(texts.map(\.role) == ["late", nil, nil, "late"])
    }
    for axes in [.horizontal, [.horizontal, .vertical]] as [Axis.Set] {
      #expect((LayoutNode.choice(in: axes, [late]).columnTexts ?? []).isEmpty)
    }
    #expect((LayoutNode.row([inner]).rowTexts(role: nil, under: nil) ?? []).isEmpty)
  }
}
