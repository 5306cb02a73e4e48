import FontFaces
import Foundation
import TestSupport
import Testing
import Typesetting

@testable import LayoutEngine

/// What single layouts tell: the distances of texts and symbols, what may have no end, what they rest on, and what
/// stands in them.
@Suite struct NodeTraitTests {
  private func block(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
    LayoutNode.divider(along: .horizontal, thickness: 1, color: .white)
      .framed(width: width, height: height, alignment: .center)
  }

  private static func prepared(_ string: String) throws -> PreparedText {
    let style = TextStyle(cascade: try TestFonts.english().cascade(weight: .regular))
    return TextPreparer.shared.prepare(string, style: style)
  }

  private static func text(_ string: String) throws -> LayoutNode {
    .text(try prepared(string), ParagraphStyle(pointSize: 9), displayScale: 3)
  }

  private static func metrics(leading: CGFloat) -> TextSpacingMetrics {
    TextSpacingMetrics(ascent: 10, descent: 2, capHeight: 7, leading: leading, pixelLength: 1)
  }

  // MARK: Distances

  /// A symbol touches texts and symbols (LayoutRules §3.2); from views it keeps what its baseline is above its lower edge,
  /// and a point more below, also where a view stands beside it.
  ///
  /// A text of 10 and 2 points has a tenth of 2: 12 + 2 − 10 below a view, and 12 + 2 − 7 above one.
  @Test func symbolsTouchTextsAndSymbols() {
    let (view, symbol) = (ViewSpacing(), ViewSpacing.symbol(baselineOffset: 3))
    let text = ViewSpacing.text(Self.metrics(leading: 0))
    let lower = ViewSpacing.text(Self.metrics(leading: 3))
    let both = symbol.union(view)
    let rows: [(upper: ViewSpacing, lower: ViewSpacing, distance: CGFloat)] = [
      (symbol, symbol, 0), (symbol, text, 0), (text, symbol, 0), (view, symbol, 3),
      (symbol, view, 4), (view, text, 4), (text, view, 7), (both, symbol, 3),
      (view.union(symbol), symbol, 3), (symbol, both, 4), (both, both, 4), (.zero, symbol, 0),
      (symbol, .zero, 0), (.none, symbol, 8), (symbol, .none, 8), (text, lower, 3),
      (symbol, lower, 0), (text.union(symbol), lower, 3), (symbol.union(text), lower, 3),
    ]
    for (index, row) in rows.enumerated() {
      #expect(row.upper.distance(to: row.lower, along: .vertical) == row.distance, "\(index)")
    }
    for other in [symbol, text, view] {
      #expect(symbol.distance(to: other, along: .horizontal) == 8)
    }
  }

  /// What stands for a view is as urgent as that one, however urgent it is itself.
  @Test func standInsAreAsUrgentAsTheirView() {
    for (own, other) in [(2, 3), (2, 0), (0, -1)] as [(Double, Double)] {
      let view = block(5, 5).prioritised(other)
      #expect(block(9, 9).prioritised(own).standing(for: view).priority == other)
    }
  }

  /// A picture that is resizable, or has no baseline, is a view like any other.
  @Test(
    arguments: [
      (9, false, true), (9, true, false), (nil, false, false), (nil, true, false),
    ] as [(CGFloat?, Bool, Bool)]
  )
  func symbolsHaveABaseline(_ baseline: CGFloat?, _ isResizable: Bool, _ isSymbol: Bool) {
    let node = LayoutNode.image(
      size: CGSize(width: 14, height: 11),
      isResizable: isResizable,
      baseline: baseline,
      color: .black,
      standIn: nil,
      outline: ImageOutline(name: "star", writing: nil)
    )
    let spacing = isSymbol ? ViewSpacing.symbol(baselineOffset: 2) : ViewSpacing()
    #expect(node.spacing.top == spacing.top && node.spacing.bottom == spacing.bottom)
    #expect(node.spacing.leading == spacing.leading)
    let key = VerticalAlignment.firstTextBaseline.key
    #expect(node.guides.mayContain(key) == isSymbol)
  }

  /// The size of a text is told as it is counted: what is no number, and less than nothing, is none.
  @Test func sizesOfTextsAreNumbers() throws {
    let prepared = try Self.prepared("Late")
    let sizes: [(asked: Double, counted: Double)] = [
      (12, 12), (0, 0), (.nan, 0), (-5, 0), (-.infinity, 0), (.infinity, 1e9), (2e9, 1e9),
    ]
    for (asked, counted) in sizes {
      let paragraph = ParagraphStyle(pointSize: asked)
      let node = LayoutNode.text(prepared, paragraph, displayScale: 2)
      let element = try #require(node.element as? TextElement)
      #expect(element.pointSizes == [counted], "\(asked)")
    }
  }

  /// Texts keep the distances of their font at their size.
  @Test func distancesOfTextsAreThoseOfTheirFont() throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    var paragraph = ParagraphStyle(pointSize: 12)
    paragraph.leading = 3
    let style = TextStyle(cascade: cascade)
    let prepared = TextPreparer.shared.prepare("Late", style: style)
    let node = LayoutNode.text(prepared, paragraph, displayScale: 2)
    let metrics = TextSpacingMetrics(
      ascent: CGFloat(cascade.ascent(pointSize: 12)),
      descent: CGFloat(cascade.descent(pointSize: 12)),
      capHeight: CGFloat(cascade.capHeight(pointSize: 12)),
      leading: 3,
      pixelLength: 0.5
    )
    let expected = ViewSpacing.text(metrics)
    #expect(node.spacing.top == expected.top && node.spacing.bottom == expected.bottom)
    #expect(node.spacing.leading == expected.leading)
  }

  /// Sizes and leadings without end are a thousand million points, as in `CGFloat+Bounded.swift`; what is no number,
  /// and a size of less than nothing, is none at all.
  @Test func distancesOfTextsAreNumbers() throws {
    let prepared = try Self.prepared("Late")
    func spacing(_ pointSize: Double, _ leading: Double?) -> ViewSpacing {
      var paragraph = ParagraphStyle(pointSize: pointSize)
      paragraph.leading = leading
      return LayoutNode.text(prepared, paragraph, displayScale: 2).spacing
    }
    let sizes: [(asked: Double, counted: Double)] = [
      (.nan, 0), (-5, 0), (-.infinity, 0), (.infinity, 1e9), (2e9, 1e9),
    ]
    for (asked, counted) in sizes {
      let (own, expected) = (spacing(asked, 3), spacing(counted, 3))
      #expect(own.top == expected.top && own.bottom == expected.bottom, "\(asked)")
      let usual = spacing(12, 3)
      #expect(own.top != usual.top && own.bottom != usual.bottom, "\(asked)")
    }
    let leadings: [(asked: Double?, counted: Double)] = [
      (nil, 0), (.nan, 0), (.infinity, 1e9), (2e9, 1e9), (-.infinity, -1e9),
    ]
    for (asked, counted) in leadings {
      let (own, expected) = (spacing(12, asked), spacing(12, counted))
      let number = asked.map { "\($0)" } ?? "none"
      #expect(own.top == expected.top && own.bottom == expected.bottom, "\(number)")
    }
  }

  // MARK: Ends

  /// A text that moves and takes the whole width may have no end, whatever is around it, but for a frame that has one.
  @Test func framesEndWhatMayHaveNoEnd() throws {
    func moving(_ fillsWidth: Bool) throws -> LayoutNode {
      let setting = TextElementSetting.plain(
        motion: TextMotion(fillsWidth: fillsWidth, leadingShare: 0)
      )
      let element = TextElement(prepared: try Self.prepared("9:41"), setting)
      return .text(element, Self.metrics(leading: 0))
    }
    func limits(_ least: CGFloat?, _ greatest: CGFloat?) -> LengthLimits {
      LengthLimits(least: least, ideal: nil, greatest: greatest)
    }
    let (still, filling) = (try moving(false), try moving(true))
    func framed(_ width: LengthLimits, _ height: LengthLimits) -> LayoutNode {
      filling.framed(width: width, height: height, alignment: .center)
    }
    let wide = filling.framed(width: 9, height: nil, alignment: .center)
    let open = limits(nil, nil)
    let rows: [(node: LayoutNode, mayBeEndless: Bool)] = [
      (filling, true), (still, false), (block(5, 5), false), (filling.padded(EdgeInsets()), true),
      (filling.named("a"), true), (filling.mirrored, true), (wide, false), (.row([wide]), false),
      (filling.framed(width: nil, height: 9, alignment: .center), true),
      (framed(limits(nil, 9), open), false), (framed(limits(nil, .infinity), open), true),
      (framed(limits(5, nil), open), true), (framed(open, limits(nil, 9)), true),
      (.row([block(5, 5), filling]), true), (.row([filling, block(5, 5)]), true),
      (.row([block(5, 5), still]), false), (.layers(.center, [still, filling]), true),
    ]
    for (index, row) in rows.enumerated() {
      #expect(row.node.mayBeEndless == row.mayBeEndless, "\(index)")
    }
  }

  // MARK: What a layout rests on

  private func picture(isResizable: Bool) -> LayoutNode {
    .image(
      size: CGSize(width: 14, height: 11),
      isResizable: isResizable,
      baseline: nil,
      color: .black,
      standIn: StandIn(subject: "a picture", assumption: "a size"),
      outline: ImageOutline(name: "star", writing: nil)
    )
  }

  /// A resizable picture rests on the size that it is taken to have only where a length is not proposed, or where its own
  /// ratio is asked for.
  @Test func picturesRestOnTheirSizeWhereItIsAskedFor() {
    let picture = self.picture(isResizable: true)
    let rows: [(node: LayoutNode, rests: Bool)] = [
      (picture, false), (self.picture(isResizable: false), true),
      (picture.proportioned(2, .fit), false), (picture.proportioned(nil, .fit), true),
      (picture.fixedInSize(.horizontal), true), (picture.fixedInSize(.vertical), true),
      (picture.fixedInSize(), true), (picture.framed(width: 5, height: 5, alignment: .top), false),
    ]
    let bounds = CGSize(width: 40, height: 20)
    for (index, row) in rows.enumerated() {
      let decision = row.node.decide(in: bounds, displayScale: 3, tracing: .tried)
      let subjects = row.rests ? ["a picture"] : []
      #expect(decision.standIns.map(\.subject) == subjects, "\(index)")
      let shown = row.node.shown(in: bounds)
      #expect(shown.isMeasured == !row.rests && shown.bounds == bounds, "\(index)")
    }
  }

  /// What a candidate rests on that was passed over decides, too; one that nobody tried decides nothing.
  @Test func candidatesThatWereTriedAreRestedOn() {
    let picture = self.picture(isResizable: false)
    let rows: [(candidates: [LayoutNode], chosen: Int, rests: Bool)] = [
      ([picture, block(5, 5)], 1, true), ([block(5, 5), picture], 0, false),
      ([block(50, 5), picture], 1, true), ([block(50, 5), block(5, 5), picture], 1, false),
    ]
    for (index, row) in rows.enumerated() {
      let decision = LayoutNode.choice(row.candidates)
        .decide(in: CGSize(width: 10, height: 20), displayScale: 3, tracing: .tried)
      #expect(decision.chosenIndex == row.chosen, "\(index)")
      let subjects = row.rests ? ["a picture"] : []
      #expect(decision.standIns.map(\.subject) == subjects, "\(index)")
    }
  }

  /// The frame that stands for a picture needs a colour, whether it is a stencil or not.
  @Test(
    arguments: [(0, false, 0), (0, true, 0), (0.5, false, 1), (0.5, true, 1)]
      as [(Double, Bool, Int)]
  )
  func framesOfPicturesNeedAColour(_ alpha: Double, _ isTemplate: Bool, _ count: Int) {
    let node = LayoutNode.image(
      size: CGSize(width: 9, height: 8),
      isResizable: false,
      baseline: nil,
      color: DisplayColor(red: 1, green: 0, blue: 0, alpha: alpha),
      standIn: nil,
      outline: ImageOutline(name: "a", writing: nil),
      isTemplate: isTemplate
    )
    let bounds = CGSize(width: 20, height: 20)
    let items = node.decide(in: bounds, displayScale: 3, tracing: .tried).displayList.items
    #expect(items.count == count)
    let unseen = node.translucent(0).decide(in: bounds, displayScale: 3, tracing: .tried)
    #expect(unseen.displayList.items.isEmpty)
  }

  // MARK: What stands in a layout

  /// A part that is tapped says what stands in it, and nothing of what stands before it.
  @Test func partsSayWhatStandsInThem() throws {
    let (one, two, three) = (try Self.text("one"), try Self.text("two"), try Self.text("three"))
    let inner = LayoutNode.column(spacing: 0, [two, three]).marked(as: .action("tap"))
    let decision = LayoutNode.column(spacing: 0, [one, inner, one.marked(as: .invalidatable)])
      .decide(in: CGSize(width: 80, height: 80), displayScale: 3, tracing: .tried)
    #expect(decision.regions.map(\.texts) == [["two", "three"], ["one"]])
  }

  /// A list is coloured as its layout says, in the size and the pixels of the bounds.
  @Test(arguments: [DisplayColoring.lightness, .opacity, .full])
  func listsAreColouredAsTheirLayout(_ coloring: DisplayColoring) {
    var node = block(5, 5)
    node.coloring = coloring
    let bounds = CGSize(width: 20, height: 40)
    let list = node.decide(in: bounds, displayScale: 2, tracing: .tried).displayList
    #expect(node.coloring == coloring && list.coloring == coloring)
    #expect(list.size == bounds && list.displayScale == 2)
    node.coloring = .lightness
    #expect(node.coloring == .lightness)
  }

  /// A choice of nothing chooses nothing: the first that does is the layout's.
  @Test func theFirstChoiceOfSomethingCounts() {
    let none = LayoutNode.choice([])
    let some = LayoutNode.choice([block(50, 5), block(5, 5)])
    let bounds = CGSize(width: 20, height: 40)
    let chosen = FitOutcome(chosenIndex: 1, fits: true)
    let other = LayoutNode.choice([block(3, 3)])
    for children in [[none, some], [some, none], [none, some, other]] {
      let column = LayoutNode.column(spacing: 0, children)
      let decision = column.decide(in: bounds, displayScale: 3, tracing: .tried)
      #expect(decision.choices.count == children.count)
      #expect(decision.chosenIndex == 1 && decision.candidates.count == 2)
      #expect(column.outcome(in: bounds) == chosen)
    }
    let nothing = LayoutNode.column(spacing: 0, [none, none])
      .decide(in: bounds, displayScale: 3, tracing: .tried)
    #expect(nothing.chosenIndex == nil && nothing.candidates.isEmpty)
    #expect(nothing.choices.count == 2)
  }

  // MARK: Guides

  private enum BelowLastLine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.lastTextBaseline] + context.width
    }
  }

  /// A guide that rests on other guides asks for them under the same proposal: of lines that are broken the last one lies
  /// lower.
  @Test func guidesAreAskedUnderTheProposal() throws {
    let text = try Self.text("Night ferries return to the bay")
    let own = VerticalAlignment(BelowLastLine.self)
    let (top, last) = (VerticalAlignment.top.key, VerticalAlignment.lastTextBaseline.key)
    let guided = text.guided(top) { $0[VerticalAlignment.lastTextBaseline] + $0.width }
    var baselines: [CGFloat] = []
    for width in [nil, 40] as [CGFloat?] {
      var pass = LayoutPass()
      let proposal = ProposedViewSize(width: width, height: nil)
      let size = text.sizeThatFits(proposal, &pass)
      let baseline = text.guide(last, size: size, proposal: proposal, &pass)
      let derived = text.guide(own.key, size: size, proposal: proposal, &pass)
      let set = guided.explicitGuide(top, size: size, proposal: proposal, &pass)
      #expect(derived == baseline + size.width)
      #expect(set == baseline + size.width)
      #expect(text.dimensions(in: proposal)[own] == baseline + size.width)
      #expect(guided.dimensions(in: proposal)[explicit: VerticalAlignment.top] == set)
      baselines.append(baseline)
    }
    #expect(baselines[1] > baselines[0] + 20)
  }

  // MARK: Heights

  /// A text of twice its width is as high as in half of the room; others stay as they are.
  @Test func candidatesAreStrainedByTheirTexts() throws {
    let string = "Night ferries return to the bay"
    let choice = LayoutNode.choice(
      in: .vertical,
      [try Self.text(string), try Self.text("Late")]
    )
    let (wide, narrow) = (
      choice.candidateHeights(width: 80), choice.candidateHeights(width: 40)
    )
    #expect(wide?.count == 2 && wide != narrow)
    #expect(choice.candidateHeights(width: 80, straining: string, by: 2) == narrow)
    #expect(choice.candidateHeights(width: 80, straining: "bay", by: 2) == wide)
    #expect(choice.candidateHeights(width: 80, straining: string) == wide)
  }

  /// Padding inwards takes from all of a text's height: counting its lines up to the room would take from too few.
  @Test func paddingInwardsTakesFromTheWholeHeight() throws {
    let words = Array(repeating: "Night ferries return to the bay.", count: 20)
    let text = try Self.text(words.joined(separator: " "))
    let full = text.sizeThatFits(ProposedViewSize(width: 60, height: nil)).height
    try #require(full > 300)
    for (inset, chosen) in [(-100, 1), (10 - full, 0)] as [(CGFloat, Int)] {
      let padded = text.padded(EdgeInsets(top: inset, leading: 0, bottom: 0, trailing: 0))
      let choice = LayoutNode.choice(in: .vertical, [padded, block(5, 5)])
      #expect(choice.chosenIndex(in: CGSize(width: 60, height: 12)) == chosen)
    }
  }

  /// A line that is none stands at the top; glyphs of which nothing is said have the colour of their text.
  @Test func linesThatAreNoneStandAtTheTop() throws {
    let laidOut = try Self.prepared("Late").layOut(ParagraphStyle(pointSize: 9), width: nil)
    let run = try #require(laidOut.lines.first?.runs.first)
    let frame = CGRect(x: 3, y: 4, width: 50, height: 20)
    func placed(_ runs: [PlacedText.Run]) -> PlacedText {
      PlacedText(
        frame: frame,
        role: nil,
        string: "Late",
        laidOut: laidOut,
        color: .black,
        runs: runs
      )
    }
    let plain = placed([])
    for index in [-1, 1, 9] { #expect(plain.baseline(ofLine: index, displayScale: 3) == 4) }
    #expect(plain.baseline(ofLine: 0, displayScale: 3) > 4)
    #expect(plain.drawing(of: run) == PlacedText.Run(color: .black))
    let inked = PlacedText.Run(
      color: .white,
      background: PlacedText.Background(color: .black, ascent: 1, descent: 2)
    )
    #expect(placed([inked]).drawing(of: run) == inked)
  }
}
