import FontFaces
import Foundation
import TestSupport
import Testing
import Typesetting

@testable import LayoutEngine

/// What a view tells the layout around it, and what is told of what is laid behind, over and around it.
@Suite struct WrappedLayoutTests {
  private func block(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
    LayoutNode.divider(along: .horizontal, thickness: 1, color: .white)
      .framed(width: width, height: height, alignment: .center)
  }

  private func text(_ string: String) throws -> LayoutNode {
    let style = TextStyle(cascade: try TestFonts.english().cascade(weight: .regular))
    let prepared = TextPreparer.shared.prepare(string, style: style)
    return .text(prepared, ParagraphStyle(pointSize: 9), displayScale: 3)
  }

  /// Whatever stands around a view, the grid or the screen that it is in is told the same.
  @Test func whatAViewTellsIsKeptByAllAroundIt() {
    var node = LayoutNode.empty.changingCell { $0.columnCount = 3 }
    node.coloring = .full
    let open = LengthLimits(least: nil, ideal: nil, greatest: nil)
    let wrapped: [LayoutNode] = [
      node, node.padded(EdgeInsets()), node.framed(width: 1, height: nil, alignment: .center),
      node.framed(width: open, height: open, alignment: .center),
      node.framed(alongContainer: .vertical, alignment: .center) { length, _ in length },
      node.fixedInSize(), node.prioritised(1), node.standing(for: block(1, 1)),
      node.translucent(0.5), node.hidden, node.offset(by: .zero), node.marked(as: .invalidatable),
      node.drawn(under: .isolated), node.named("a"),
      node.guided(HorizontalAlignment.leading.key) { _ in 1 },
      node.decorated(with: block(1, 1), as: .overlay, alignment: .center),
      node.positioned(at: .zero), node.proportioned(2, .fit), node.mirrored,
      node.noting(StandIn(subject: "a", assumption: "b")),
    ]
    for (index, other) in wrapped.enumerated() {
      #expect(other.gridCell.columnCount == 3, "\(index)")
      #expect(other.coloring == .full, "\(index)")
    }
    // A container tells nothing of what its children tell.
    let column = LayoutNode.column([node])
    #expect(column.gridCell.columnCount == 1 && column.coloring == .lightness)
    #expect(node.values.count == 2)
    node.coloring = .lightness
    #expect(node.values.count == 1 && node.gridCell.columnCount == 3)
  }

  /// A view that tells something more is otherwise what it was.
  @Test func tellingMoreChangesNothingElse() {
    let key = HorizontalAlignment.leading.key
    let node = LayoutNode.row(spacing: 0, [.spacer(along: .horizontal)])
      .prioritised(2).named("a").guided(key) { _ in 1 }
    for other in [node, node.changingCell { $0.columnCount = 2 }] {
      #expect(other.priority == 2 && other.identifier == "a" && other.depth == 1)
      #expect(other.endlessAxes == .horizontal)
      #expect(other.spacing.leading.toAnything == 0)
      #expect(other.guides.mayContain(key))
    }
    // It counts as many frames around it.
    var frames = LayoutNode.empty
    for _ in 0..<5 { frames = frames.framed(width: 9, height: nil, alignment: .center) }
    let telling = frames.changingCell { $0.columnCount = 2 }
    for other in [frames, telling] {
      #expect(other.identity == nil)
      #expect(other.framed(width: 9, height: nil, alignment: .center).identity != nil)
    }
  }

  /// A name is that of the content, not of what is laid over it or uncovers it.
  @Test func namesAreThoseOfContents() throws {
    let (content, other) = (try text("a"), try text("b"))
    let rows: [(node: LayoutNode, strings: [String], roles: [String?], areMasks: [Bool])] = [
      (
        content.decorated(with: other, as: .overlay, alignment: .center), ["a", "b"],
        ["both", nil], [false, false]
      ),
      (
        content.decorated(with: other, as: .background, alignment: .center), ["b", "a"],
        [nil, "both"], [false, false]
      ),
      (content.drawn(under: .mask(other, .center)), ["a", "b"], ["both", nil], [false, true]),
      (content.drawn(under: .isolated), ["a"], ["both"], [false]),
      (content.mirrored, ["a"], ["both"], [false]),
    ]
    for row in rows {
      let decision = row.node.named("both").decide(
        in: CGSize(width: 80, height: 40),
        displayScale: 3,
        tracing: .tried
      )
      let texts = decision.placed.texts
      #expect(texts.map(\.string) == row.strings && texts.map(\.role) == row.roles)
      #expect(texts.map(\.isMasking) == row.areMasks)
      #expect(decision.displayList.texts.map(\.role) == row.roles)
    }
  }

  /// What a decoration or a mask rests on, chooses and means is told behind what the content does.
  @Test func decorationsAreToldBehindTheirContent() {
    func known(_ name: String, _ width: CGFloat) -> LayoutNode {
      LayoutNode.choice([block(width, 5)]).noting(StandIn(subject: name, assumption: "guessed"))
        .marked(as: .action(name))
    }
    let (content, other) = (known("content", 30), known("other", 20))
    // A mask is no part that anybody taps.
    let rows: [(node: LayoutNode, isTapped: Bool)] = [
      (content.decorated(with: other, as: .overlay, alignment: .center), true),
      (content.decorated(with: other, as: .background, alignment: .center), true),
      (content.drawn(under: .mask(other, .center)), false),
    ]
    for row in rows {
      let decision = row.node.decide(
        in: CGSize(width: 80, height: 40),
        displayScale: 3,
        tracing: .tried
      )
      #expect(decision.standIns.map(\.subject) == ["content", "other"])
      #expect(decision.choices.map { $0.proposal.width } == [80, 30])
      #expect(decision.regions.map(\.frame.width) == (row.isTapped ? [30, 20] : [30]))
    }
  }

  /// A choice that stands in a mask alone, as of a title in the colours of a gradient, is that of the layout; so it is
  /// where it uncovers nothing.
  @Test func choicesInMasksAreThoseOfTheLayout() {
    let titles = LayoutNode.choice(in: .horizontal, [block(50, 5), block(20, 5)])
    let rows: [(width: CGFloat, outcome: FitOutcome)] = [
      (60, FitOutcome(chosenIndex: 0, fits: true)), (30, FitOutcome(chosenIndex: 1, fits: true)),
      (10, FitOutcome(chosenIndex: 1, fits: false)),
    ]
    let bounds = CGSize(width: 80, height: 40)
    for (width, outcome) in rows {
      let grounds = [block(width, 20), block(width, 20).translucent(0)]
      for ground in grounds {
        let layout = ground.drawn(under: .mask(titles, .center))
        let decision = layout.decide(in: bounds, displayScale: 3, tracing: .tried)
        #expect(decision.choices.map(\.outcome) == [outcome])
        #expect(decision.chosenIndex == outcome.chosenIndex && decision.candidates.count == 2)
        #expect(layout.outcome(in: bounds) == outcome)
        #expect(decision.headroom()?.outcome == outcome)
      }
      let hidden = block(width, 20).drawn(under: .mask(titles, .center)).hidden
      #expect(hidden.decide(in: bounds, displayScale: 3, tracing: .tried).choices.isEmpty)
    }
  }

  /// What is no ratio leaves a proposal as it is.
  @Test(arguments: [0, -2, .infinity, -.infinity, .nan] as [CGFloat])
  func oddRatiosChangeNothing(_ ratio: CGFloat) {
    let filling = LayoutNode.spacer(along: nil, minLength: 0)
    let proposals = [
      ProposedViewSize(width: 30, height: 20), ProposedViewSize(width: 30, height: nil),
      ProposedViewSize(width: nil, height: 20),
    ]
    for mode in ContentMode.allCases {
      for proposal in proposals {
        let size = filling.proportioned(ratio, mode).sizeThatFits(proposal)
        #expect(size == filling.sizeThatFits(proposal), "\(mode), \(proposal)")
      }
    }
  }

  /// A part of a container that is no number is none, and none is beyond what is laid out.
  @Test func partsOfContainersAreNumbers() {
    let filling = LayoutNode.spacer(along: nil, minLength: 0)
    let lengths: [(given: CGFloat, length: CGFloat)] = [
      (7, 7), (-5, 0), (.nan, 0), (.infinity, 0), (2e9, 1e9),
    ]
    for (given, length) in lengths {
      let across = filling.framed(alongContainer: .horizontal, alignment: .center) { _, _ in given }
      let down = filling.framed(alongContainer: .vertical, alignment: .center) { _, _ in given }
      let proposal = ProposedViewSize(width: 30, height: 20)
      #expect(across.sizeThatFits(proposal) == CGSize(width: length, height: 20))
      #expect(down.sizeThatFits(proposal) == CGSize(width: 30, height: length))
    }
  }

  /// A guide is counted from the other side where there is one.
  @Test func mirroredGuidesAreCountedFromTheOtherSide() {
    let (across, down) = (HorizontalAlignment.leading.key, VerticalAlignment.top.key)
    let node = LayoutNode.spacer(along: nil).guided(across) { _ in 3 }.guided(down) { _ in 4 }
    let rows: [(node: LayoutNode, width: CGFloat, guide: CGFloat)] = [
      (node, 30, 3), (node.mirrored, 30, 27), (node.mirrored.mirrored, 30, 3),
      (node.mirrored, .infinity, 3),
    ]
    for row in rows {
      var pass = LayoutPass()
      let size = CGSize(width: row.width, height: 20)
      let proposal = ProposedViewSize(size)
      let guides = [across, down].map {
        row.node.explicitGuide($0, size: size, proposal: proposal, &pass)
      }
      #expect(guides == [row.guide, 4], "\(row.width)")
    }
  }

  /// A stack that holds one view has that one's edges; a grid has its own, whatever the only view in it sets (LayoutRules
  /// §3.5).
  @Test func gridsHaveEdgesOfTheirOwn() {
    let key = HorizontalAlignment.leading.key
    let center = HorizontalAlignment.center.key
    let one = block(5, 5).guided(key) { _ in 3 }
    let grid = LayoutNode.grid(
      alignment: .center,
      horizontalSpacing: 0,
      verticalSpacing: 0,
      [one]
    )
    let rows: [(node: LayoutNode, guide: CGFloat?)] = [
      (one, 3), (.row([one]), 3), (.column([one]), 3), (.layers(.center, [one]), 3), (grid, nil),
      (.lazyGrid(.vertical, [GridItem(.fixed(5))], center, spacing: 0, [one]), nil),
    ]
    for (index, row) in rows.enumerated() {
      var pass = LayoutPass()
      let size = row.node.sizeThatFits(.unspecified, &pass)
      let guide = row.node.explicitGuide(key, size: size, proposal: .unspecified, &pass)
      #expect(size == CGSize(width: 5, height: 5) && guide == row.guide, "\(index)")
    }
  }

  /// However small a ratio is, a length with an end makes none without.
  @Test func smallRatiosMakeLengthsWithAnEnd() {
    let filling = LayoutNode.spacer(along: nil, minLength: 0)
    let narrow = filling.proportioned(.leastNonzeroMagnitude, .fill)
    for height in [nil, 20] as [CGFloat?] {
      let size = narrow.sizeThatFits(ProposedViewSize(width: 30, height: height))
      #expect(size == CGSize(width: 30, height: 1e9))
    }
    #expect(narrow.sizeThatFits(ProposedViewSize(width: .infinity, height: 20)).height == .infinity)
  }

  /// A distance that is no number, or has no end, is none.
  @Test func distancesAreNumbers() {
    let rows: [(given: CGFloat, distance: CGFloat)] = [
      (3, 3), (-2, -2), (.nan, 0), (.infinity, 0), (-.infinity, 0), (2e9, 1e9),
    ]
    let (one, other) = (block(5, 5), block(5, 5))
    let row = GridCell.Row(alignment: nil)
    let cells = [one, other].map { cell in cell.changingCell { $0.row = row } }
    func grid(_ distance: CGFloat, _ cells: [LayoutNode]) -> LayoutNode {
      .grid(
        alignment: .center,
        horizontalSpacing: distance,
        verticalSpacing: distance,
        cells
      )
    }
    let key = HorizontalAlignment.center.key
    for (given, distance) in rows {
      let down: [LayoutNode] = [
        .column(spacing: given, [one, other]), grid(given, [one, other]),
        .lazyGrid(.vertical, [GridItem(.fixed(5))], key, spacing: given, [one, other]),
      ]
      for node in down {
        #expect(node.sizeThatFits(.unspecified) == CGSize(width: 5, height: 10 + distance))
      }
      for node in [LayoutNode.row(spacing: given, [one, other]), grid(given, cells)] {
        #expect(node.sizeThatFits(.unspecified) == CGSize(width: 10 + distance, height: 5))
      }
    }
  }

  /// A mask that says what its content says in the same place is read once, where it has no name of its own.
  @Test func masksThatSayTheSameAreReadOnce() throws {
    let words = try text("Late")
    let names: [String?] = [nil, "a", "b"]
    for own in names {
      for other in names {
        for distance in [0, 3] as [CGFloat] {
          let content = own.map { words.named($0) } ?? words
          let mask = (other.map { words.named($0) } ?? words)
            .offset(by: CGSize(width: distance, height: 0))
          let decision = content.drawn(under: .mask(mask, .center)).decide(
            in: CGSize(width: 80, height: 40),
            displayScale: 3,
            tracing: .tried
          )
          let isRead = distance > 0 || (other != nil && other != own)
          let roles = isRead ? [own, other] : [own]
          #expect(decision.displayList.texts.map(\.role) == roles)
          #expect(decision.placed.texts.withoutRepetitions.map(\.role) == roles)
          #expect(decision.displayList.textsWithRepetitions.map(\.role) == [own, other])
          #expect(decision.placed.texts.map(\.role) == [own, other])
        }
      }
    }
  }
}
