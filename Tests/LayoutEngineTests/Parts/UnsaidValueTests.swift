import FontFaces
import Foundation
import TestSupport
import Testing
import Typesetting

@testable import LayoutEngine

/// What holds where nobody says anything of a layout, of what is drawn, and of what is traced.
@Suite struct UnsaidValueTests {
  private func block(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
    LayoutNode.divider(along: .horizontal, thickness: 1, color: .white)
      .framed(width: width, height: height, alignment: .center)
  }

  private func prepared(_ string: String) throws -> PreparedText {
    let style = TextStyle(cascade: try TestFonts.english().cascade(weight: .regular))
    return TextPreparer.shared.prepare(string, style: style)
  }

  /// Where the middles of what is drawn lie.
  private func middles(_ node: LayoutNode) -> [[CGFloat]] {
    node.decide(in: CGSize(width: 40, height: 20), displayScale: 3, tracing: .tried)
      .displayList.items.map { [$0.frame.midX, $0.frame.midY] }
  }

  // MARK: Layouts

  /// Views stand in the middle of each other, at the distance that they prefer.
  @Test func containersAlignMiddles() {
    let (one, other) = (block(10, 4), block(20, 6))
    // 4 + 8 + 6 of 20 points, and 10 + 8 + 20 of 40.
    #expect(middles(.column([one, other])) == [[20, 3], [20, 16]])
    #expect(middles(.row([one, other])) == [[6, 10], [29, 10]])
    #expect(middles(.layers(.center, [one, other])) == [[20, 10], [20, 10]])
  }

  @Test func spacersHaveALeastLength() {
    let lengths: [(given: CGFloat?, least: CGFloat)] = [
      (nil, 8), (0, 0), (-5, 0), (3, 3), (.nan, 0), (.infinity, 0), (-.infinity, 0),
    ]
    for (given, least) in lengths {
      let size = LayoutNode.spacer(along: .vertical, minLength: given).sizeThatFits(.zero)
      #expect(size == CGSize(width: 0, height: least))
    }
    #expect(LayoutNode.spacer(along: .horizontal).sizeThatFits(.zero).width == 8)
  }

  @Test func textsAreWhite() throws {
    let node = LayoutNode.text(
      try prepared("Late"),
      ParagraphStyle(pointSize: 9),
      displayScale: 2
    )
    let decision = node.decide(
      in: CGSize(width: 40, height: 20),
      displayScale: 2,
      tracing: .tried
    )
    guard case .text(let text)? = decision.displayList.items.first else {
      Issue.record("no text")
      return
    }
    #expect(text.color == .white && text.runs.map(\.color) == [.white])
    #expect(decision.placed.texts.map(\.pointSizes) == [[9]])
    #expect(node.priority == 0 && node.identifier == nil && node.coloring == .lightness)
    #expect(decision.systemVersion == .newest && decision.displayList.coloring == .lightness)
  }

  // MARK: What is drawn

  @Test func whatIsDrawnIsWholeAndWhite() throws {
    let shape = PlacedShape(frame: .zero, shape: .circle)
    #expect(shape.opacity == 1 && shape.color == .white)
    #expect(shape.stroke == nil && shape.textFrame == nil)
    let picture = PlacedPicture(frame: .zero, pixels: .file("a"))
    #expect(picture.opacity == 1 && picture.color == nil)
    let laidOut = try prepared("Late").lines(ParagraphStyle(pointSize: 9), width: 60)
    let text = PlacedText(frame: .zero, role: nil, string: "Late", laidOut: laidOut)
    #expect(text.opacity == 1 && text.color == .white && text.runs.isEmpty)
    let run = PlacedText.Run(color: .black)
    #expect(run.color == .black && run.lines.isEmpty && run.background == nil)
    let line = PlacedText.Line(offset: 1, thickness: 2, color: .black)
    #expect(line.pattern.isEmpty && line.color == .black)
    #expect(line.offset == 1 && line.thickness == 2)
    let list = DisplayList(size: .zero, displayScale: 2, items: [])
    #expect(list.coloring == .lightness && list.displayScale == 2)
    #expect(DisplayColor(red: 0, green: 0, blue: 0).alpha == 1)
  }

  /// What has no effect, as hard edges, is remembered all the same.
  @Test func fillsAreByTheNonZeroRule() {
    let style = FillStyle()
    #expect(!style.isEOFilled && style.isAntialiased)
    let other = FillStyle(eoFill: true, antialiased: false)
    #expect(other.isEOFilled && !other.isAntialiased)
  }

  // MARK: What is traced

  @Test func tracesSayNoMoreThanTheyAreTold() {
    let trace = TextTrace(
      role: "a",
      string: "b",
      pointSize: 9,
      lines: [LineTrace(text: "b", width: 4)],
      isTruncated: false,
      size: .zero
    )
    #expect(trace.pointSizes == [9] && trace.lineCount == 1 && trace.measuredString == "b")
    #expect(!trace.isMoving && !trace.isRedacted && !trace.isMasking)
    #expect(trace.typesettingLanguage == nil && trace.lineDoubts.isEmpty)
    #expect(trace.missingScalars.isEmpty && trace.movingDates.isEmpty)
    #expect(trace.frame == nil && trace.naturalWidth == nil)
    #expect(TextMotion(fillsWidth: true, leadingShare: 0.5).dates.isEmpty)
    #expect(AxisSlack().width == nil && AxisSlack().height == nil)
    #expect(StandIn(subject: "a", assumption: "b").doubt == nil)
  }

  /// Each part of a trace is changed by itself.
  @Test func tracesThatChangeAreOtherwiseTheSame() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let dates = [Date(timeIntervalSince1970: 7)]
    let trace = TextTrace(
      role: "a",
      string: "b",
      pointSize: 9,
      pointSizes: [9, 7],
      lines: [],
      isTruncated: true,
      size: frame.size,
      frame: frame
    )
    let changed = trace.counting(by: dates).naturally(wide: 30).measured(as: "c").masking
    #expect(changed.movingDates == dates && changed.naturalWidth == 30)
    #expect(changed.measuredString == "c" && changed.isMasking && changed.string == "b")
    #expect(changed.frame == frame && changed.pointSizes == [9, 7] && changed.isTruncated)
    #expect(!changed.isMeasured(as: trace) && changed.isMeasured(as: trace.measured(as: "c")))
    let back = changed.moved(to: nil).naturally(wide: nil).counting(by: [])
    #expect(back.frame == nil && back.naturalWidth == nil && back.movingDates.isEmpty)
    #expect(back.isMasking && back.measuredString == "c")
  }
}
