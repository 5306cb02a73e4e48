import FontFaces
import Foundation
import TestSupport
import Testing
import Typesetting

@testable import LayoutEngine

/// Small layouts put together by hand: what is chosen, traced and placed, in numbers.
@Suite struct HandBuiltTests {
  private func block(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
    LayoutNode.divider(along: .horizontal, thickness: 1, color: .white)
      .framed(width: width, height: height, alignment: .center)
  }

  private func text(
    _ string: String,
    size: Double = 12,
    leading: Double? = nil
  ) throws -> LayoutNode {
    let style = TextStyle(cascade: try TestFonts.english().cascade(weight: .regular))
    var paragraph = ParagraphStyle(pointSize: size)
    paragraph.leading = leading
    return .text(TextPreparer().prepare(string, style: style), paragraph, displayScale: 3)
  }

  // MARK: Choices

  /// Candidates of 30 × 5, 5 × 30 and 5 × 5 in every small bound: by hand, the first that fits.
  @Test(arguments: [
    (axes: [.horizontal, .vertical] as Axis.Set?, width: 10.0, height: 10.0, chosen: 2),
    (nil, 10, 10, 2), (nil, 30, 5, 0), (nil, 29.9, 30, 1), (nil, 5, 30, 1), (nil, 4, 30, 2),
    (nil, 30, 4.9, 2),
    (.horizontal, 30, 0, 0), (.horizontal, 29.9, 0, 1), (.horizontal, 4, 0, 2),
    (.vertical, 0, 5, 0), (.vertical, 0, 4, 2), (.vertical, 0, 30, 0),
    ([] as Axis.Set, 0, 0, 0),
  ])
  func theFirstThatFitsIsChosen(axes: Axis.Set?, width: Double, height: Double, chosen: Int) {
    let candidates = [block(30, 5), block(5, 30), block(5, 5)]
    let layout = axes.map { LayoutNode.choice(in: $0, candidates) } ?? .choice(candidates)
    let bounds = CGSize(width: width, height: height)
    #expect(layout.chosenIndex(in: bounds) == chosen)
    let decision = layout.decide(in: bounds, displayScale: 3, tracing: .tried)
    #expect(decision.chosenIndex == chosen)
    for candidate in decision.candidates where candidate.index > chosen {
      #expect(!candidate.wasTried && !candidate.wasMeasured && !candidate.fits)
      #expect(candidate.size == .zero && candidate.failedAxis == nil && candidate.texts.isEmpty)
    }
    for candidate in decision.candidates where candidate.index < chosen {
      #expect(candidate.wasTried && candidate.wasMeasured && !candidate.fits)
      #expect(candidate.failedAxis != nil)
    }
    let all = layout.decide(in: bounds, displayScale: 3, tracing: .all)
    #expect(all.candidates.map(\.wasMeasured) == [true, true, true])
    #expect(all.candidates.map(\.wasTried) == decision.candidates.map(\.wasTried))
    #expect(
      all.candidates.map { $0.size }
        == [30, 5, 5].enumerated().map { index, width in
          CGSize(width: width, height: [5, 30, 5][index])
        }
    )
  }

  /// Nobody sees what a hidden choice shows; what stands beside it is told all the same.
  @Test func hiddenChoicesAreNotTold() {
    let shown = LayoutNode.choice([block(30, 5), block(5, 5)])
    let hidden = LayoutNode.choice([block(20, 5), block(4, 5)])
    let bounds = CGSize(width: 80, height: 9)
    let both = LayoutNode.row(spacing: 0, [shown, hidden]).decide(
      in: bounds,
      displayScale: 3,
      tracing: .tried
    )
    #expect(both.choices.map(\.chosenIndex) == [0, 0])
    let one = LayoutNode.row(spacing: 0, [shown, hidden.hidden])
      .decide(in: bounds, displayScale: 3, tracing: .tried)
    #expect(one.choices.count == 1)
    #expect(one.choices.first?.candidates.first?.size == CGSize(width: 30, height: 5))
    #expect(one.displayList.items.count == 1)
  }

  /// The text that needs the smallest change of its own decides, whichever stands first.
  @Test func theNearestTextDecides() throws {
    let near = "Ferries return to the bay"
    let far = "Late"
    let nearWidth = try text(near).sizeThatFits(.unspecified).width
    for texts in [[near, far], [far, near]] {
      let column = LayoutNode.column(spacing: 0, try texts.map { try text($0) })
      let layout = LayoutNode.choice(in: .horizontal, [column, block(1, 1)])
      let decision = layout.decide(
        in: CGSize(width: nearWidth * 1.05, height: 90),
        displayScale: 3,
        tracing: .tried
      )
      let headroom = try #require(decision.headroom())
      let growth = try #require(headroom.texts.first { $0.string == near }?.growth)
      #expect(abs(growth.ratio - 0.05) < 0.01)
      #expect(headroom.decidingText?.string == near)
    }
  }

  /// Two texts that `String` calls equal have lines of their own, and are told of each.
  @Test func canonicallyEqualTextsAreTwo() throws {
    let column = LayoutNode.column(spacing: 0, [try text("caf\u{E9}"), try text("cafe\u{301}")])
    let layout = LayoutNode.choice(in: .horizontal, [column, block(1, 1)])
    let decision = layout.decide(
      in: CGSize(width: 80, height: 90),
      displayScale: 3,
      tracing: .tried
    )
    let texts = try #require(decision.headroom()).texts
    #expect(texts.map { $0.string.unicodeScalars.count } == [4, 5])
  }

  /// A frame's length is offered whatever the bounds are: what needs no more fits in any, also in
  /// none, what needs more in no bounds at all.
  @Test(arguments: [0, 4.9, 5, 12, 30] as [CGFloat])
  func needsWithinAFrame(_ length: CGFloat) throws {
    let sizes = [
      CGSize(width: 30, height: 5), CGSize(width: 5, height: 12), CGSize(width: 5, height: 5),
    ]
    let choice = LayoutNode.choice(sizes.map { block($0.width, $0.height) })
    func needs(_ node: LayoutNode) throws -> [StepFunction] {
      let steps = node.choiceSteps(widths: 0...40, heights: 0...40)
      let known = try #require(steps)
      #expect(known.axis == .horizontal)
      return known.needs
    }
    let high = try needs(choice.framed(width: nil, height: length, alignment: .center))
    let wide = try needs(choice.framed(width: length, height: nil, alignment: .center))
    for (index, size) in sizes.enumerated() {
      for width in stride(from: 0.0, through: 40, by: 0.5) {
        let isLow = size.height <= length && size.width <= width
        #expect(high[index][width] == (isLow ? 0 : Double.infinity), "\(size) in \(width)")
        let isNarrow = size.width <= length
        let need = isNarrow ? Double(size.height) : Double.infinity
        #expect(wide[index][width] == need, "\(size) in \(width)")
      }
    }
  }

  /// What a choice takes in one length after another is what it takes in each, also where a candidate needs all
  /// there is.
  @Test(arguments: [nil, 0, 4.9, 5, 12, 30] as [CGFloat?])
  func stepsAreWhatIsTaken(_ across: CGFloat?) throws {
    let choice = LayoutNode.choice([block(30, 5), block(5, 12), block(6, 4)])
    for axis in Axis.allCases {
      var pass = StepPass()
      let steps = choice.steps(ProposalRange(along: axis, 0...40, across: across), &pass)
      for length in stride(from: 0.0, through: 40, by: 0.5) {
        let proposal = ProposedViewSize(CGFloat(length), along: axis, across: across)
        let taken = choice.sizeThatFits(proposal)[axis.other]
        #expect(steps[length] == Double(taken), "\(proposal)")
      }
    }
  }

  /// What is not shown means nothing either, however it is hidden.
  @Test func hiddenRegionsAreNotTold() {
    let marked = block(30, 5).marked(as: .invalidatable)
    let layouts: [(LayoutNode, Int)] = [
      (marked, 1), (marked.hidden, 0), (block(30, 5).hidden.marked(as: .invalidatable), 1),
      (.row([marked, marked.hidden, marked]), 2), (.row([marked, marked]).hidden, 0),
      (marked.marked(as: .invalidatable), 2), (marked.marked(as: .invalidatable).hidden, 0),
    ]
    for (layout, count) in layouts {
      let decision = layout.decide(
        in: CGSize(width: 90, height: 9),
        displayScale: 3,
        tracing: .tried
      )
      #expect(decision.regions.count == count)
    }
  }

  // MARK: Proposals

  /// A proposal that is no number asks for the ideal.
  @Test func oddProposalsAreAnswered() throws {
    let words = try text("Ferries return to the bay")
    let layouts = [
      words, block(30, 20), words.padded(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      .row([words, .spacer(along: .horizontal), block(3, 4)]), .column([words, block(3, 4)]),
      .layers(.center, [words, block(3, 4)]), .choice([words, block(3, 4)]),
      .divider(along: .horizontal, thickness: 2, color: .white),
    ]
    for layout in layouts {
      let lengths: [CGFloat?] = [nil, 0, 40, 1e9]
      for length in lengths {
        let ideal = layout.sizeThatFits(ProposedViewSize(width: nil, height: length))
        #expect(layout.sizeThatFits(ProposedViewSize(width: .nan, height: length)) == ideal)
        let tall = layout.sizeThatFits(ProposedViewSize(width: length, height: nil))
        #expect(layout.sizeThatFits(ProposedViewSize(width: length, height: .nan)) == tall)
      }
      let most = layout.sizeThatFits(.infinity)
      #expect(!most.width.isNaN && !most.height.isNaN)
    }
    #expect(words.sizeThatFits(.infinity) == words.sizeThatFits(.unspecified))
  }

  /// A line is as long as what is proposed along it, but never shorter than nothing, and as thick as
  /// it is whatever is proposed across.
  @Test func dividersAreAsLongAsProposed() {
    let lengths: [(CGFloat?, CGFloat)] = [
      (nil, 10), (-9, 0), (-0.5, 0), (0, 0), (0.25, 0.25), (40, 40), (-.infinity, 0),
      (.infinity, .infinity),
    ]
    for axis in Axis.allCases {
      let divider = LayoutNode.divider(along: axis, thickness: 2, color: .white)
      for (proposed, length) in lengths {
        for (across, _) in lengths {
          let isAlong = axis == .horizontal
          let size = divider.sizeThatFits(
            ProposedViewSize(
              width: isAlong ? proposed : across,
              height: isAlong ? across : proposed
            )
          )
          #expect((isAlong ? size.width : size.height) == length)
          #expect((isAlong ? size.height : size.width) == 2)
        }
      }
    }
  }

  /// A cell looks at what stands below it: where each looked at all of the next row, rows of thousands took time
  /// with the square of them.
  @Test func longRowsStandBelowEachOther() {
    func row(_ spans: [Int], height: CGFloat) -> [LayoutNode] {
      let row = GridCell.Row(alignment: nil)
      return spans.map { span in
        block(CGFloat(3 * span), height).changingCell {
          $0.row = row
          $0.columnCount = span
        }
      }
    }
    let cells = Array(repeating: 1, count: 20_000)
    let rows = row(cells, height: 5) + row(cells, height: 6) + row([2, 1, 3], height: 7)
    let grid = LayoutNode.grid(
      alignment: .center,
      horizontalSpacing: 0,
      verticalSpacing: nil,
      rows
    )
    #expect(grid.sizeThatFits(.unspecified) == CGSize(width: 60_000, height: 5 + 8 + 6 + 8 + 7))
  }

  // MARK: Places

  /// Baselines stand on pixels where there are any, and where they are where there are none.
  @Test func baselinesStandOnPixels() throws {
    let node = try text("One\nTwo\nThree", size: 11.3)
    for scale: CGFloat in [1, 2, 3] {
      let decision = node.padded(EdgeInsets(top: 0.37, leading: 0, bottom: 0, trailing: 0))
        .decide(in: CGSize(width: 100, height: 61.7), displayScale: scale, tracing: .tried)
      guard case .text(let placed)? = decision.displayList.items.first else {
        Issue.record("no text")
        return
      }
      let lines = placed.laidOut.lines
      #expect(lines.count == 3)
      for (index, line) in lines.enumerated() {
        let exact = placed.frame.minY + CGFloat(line.baseline)
        for none in [0, -2, CGFloat.infinity, .nan] {
          #expect(placed.baseline(ofLine: index, displayScale: none) == exact)
        }
        let drawn = placed.baseline(ofLine: index, displayScale: scale)
        let pixels = drawn * scale
        #expect(abs(pixels - pixels.rounded()) < 1e-6)
        // To the nearest pixel twice for the first, down by up to one for the others.
        #expect(drawn - exact > -1.01 / scale && drawn - exact < 2.01 / scale)
      }
      let first = placed.baseline(ofLine: 0, displayScale: scale)
      for index in lines.indices {
        let drawn = placed.baseline(ofLine: index, displayScale: scale) - first
        let exact = CGFloat(lines[index].baseline - lines[0].baseline)
        #expect(drawn - exact > -0.51 / scale && drawn - exact < 1.01 / scale)
      }
    }
  }

  /// A number that is none in one part makes none of the lengths of a column.
  @Test(arguments: [.nan, .infinity, -.infinity, -5, 0, 1e300] as [Double])
  func lengthsThatAreNoneSpreadNowhere(_ length: Double) throws {
    let parts: [LayoutNode] = [
      try text("One\nTwo", size: length), try text("a", leading: length),
      .divider(along: .horizontal, thickness: CGFloat(length), color: .white),
      .divider(along: .vertical, thickness: CGFloat(length), color: .white),
    ]
    let plain = try text("a")
    for (number, part) in parts.enumerated() {
      let column = LayoutNode.column([block(5, 5), part, block(5, 5), plain, part])
      for proposal in [ProposedViewSize.unspecified, ProposedViewSize(width: 100, height: 60)] {
        let size = column.sizeThatFits(proposal)
        #expect(size.width.isFinite && size.height.isFinite, "\(number): \(size)")
        #expect(size.width >= 0 && size.height >= 0, "\(number): \(size)")
      }
      let decision = column.decide(
        in: CGSize(width: 100, height: 60),
        displayScale: 3,
        tracing: .tried
      )
      for frame in decision.displayList.items.map(\.frame) {
        #expect(frame.minX.isFinite && frame.minY.isFinite, "\(number): \(frame)")
      }
    }
  }

  /// Texts of a column stand apart by the leading of the lower one.
  @Test func textsStandApartByTheirLeading() throws {
    func height(_ upper: Double?, _ lower: Double?) throws -> CGFloat {
      let texts = [try text("a", leading: upper), try text("a", leading: lower)]
      return LayoutNode.column(texts).sizeThatFits(.unspecified).height
    }
    let touching = try height(nil, nil)
    #expect(abs(try height(nil, 5) - touching - 5) < 1e-9)
    #expect(abs(try height(5, nil) - touching) < 1e-9)
  }

  /// A picture is drawn whatever colour stands around it, a stencil only where there is one.
  @Test(arguments: [(false, 0.0, 1), (true, 0, 0), (true, 0.5, 1), (false, 0.5, 1)])
  func stencilsNeedAColour(_ isTemplate: Bool, _ alpha: Double, _ count: Int) {
    let node = LayoutNode.image(
      size: CGSize(width: 9, height: 8),
      isResizable: false,
      baseline: nil,
      color: DisplayColor(red: 1, green: 0, blue: 0, alpha: alpha),
      standIn: nil,
      outline: ImageOutline(name: "a", writing: nil),
      pixels: .file("a.png"),
      isTemplate: isTemplate
    )
    let bounds = CGSize(width: 20, height: 20)
    let decision = node.decide(in: bounds, displayScale: 3, tracing: .tried)
    #expect(decision.displayList.items.count == count)
  }

  @Test func groupsAreAsLargeAsTheirItems() {
    func shape(_ frame: CGRect) -> DisplayItem {
      .shape(PlacedShape(frame: frame, shape: .rectangle, opacity: 1, color: .white))
    }
    let frames = [
      CGRect(x: 3, y: 4, width: 10, height: 2), CGRect(x: -1, y: 5, width: 4, height: 30),
      CGRect(x: 5, y: -7, width: 20, height: 3),
    ]
    for order in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
      let group = DisplayGroup(order.map { shape(frames[$0]) }, .isolated)
      #expect(group.frame == CGRect(x: -1, y: -7, width: 26, height: 42))
    }
    #expect(DisplayGroup([], .isolated).frame == .zero)
  }

  // MARK: Values

  private enum Own: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  /// Edges and middles are those of the container.
  @Test func guidesOfSeveralViewsAreOne() {
    let guides: [CGFloat] = [4, 1, 10]
    #expect(VerticalAlignment.firstTextBaseline.key.combine(guides) == 1)
    #expect(VerticalAlignment.lastTextBaseline.key.combine(guides) == 10)
    for key in [
      VerticalAlignment.top.key, VerticalAlignment.center.key, VerticalAlignment.bottom.key,
      HorizontalAlignment.leading.key, HorizontalAlignment.center.key,
      HorizontalAlignment.trailing.key,
    ] {
      #expect(key.combine(guides) == nil && key.combine([7]) == nil)
    }
    let own = HorizontalAlignment(Own.self).key
    #expect(own.combine(guides) == 5)
    #expect(own.combine([7]) == 7)
    #expect(own.combine([]) == nil)
    #expect(VerticalAlignment.firstTextBaseline.key.combine([]) == nil)
  }

  @Test func guidesThatNobodySetFollowFromTheSize() {
    let box = ViewDimensions(size: CGSize(width: 30, height: 20), proposal: .unspecified)
    #expect(box[.leading] == 0 && box[HorizontalAlignment.center] == 15 && box[.trailing] == 30)
    #expect(box[.top] == 0 && box[VerticalAlignment.center] == 10 && box[.bottom] == 20)
    #expect(box[.firstTextBaseline] == 20 && box[.lastTextBaseline] == 20)
    #expect(box[explicit: .leading] == nil && box[explicit: .top] == nil)
    let size = CGSize(width: 30, height: 20)
    #expect(box == ViewDimensions(size: size, proposal: .unspecified))
    #expect(box != ViewDimensions(size: size, proposal: .zero))
    #expect(box != ViewDimensions(size: CGSize(width: 30, height: 21), proposal: .unspecified))
  }

  @Test func coloursAreTheirParts() {
    let parts: (DisplayColor) -> [Double] = { [$0.red, $0.green, $0.blue, $0.alpha] }
    #expect(parts(.white) == [1, 1, 1, 1])
    #expect(parts(.black) == [0, 0, 0, 1])
    #expect(parts(.clear) == [0, 0, 0, 0])
    let color = DisplayColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(parts(color.opacity(0.5)) == [0.25, 0.5, 0.75, 0.25])
  }
}
