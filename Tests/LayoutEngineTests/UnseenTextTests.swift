import FontFaces
import Foundation
import TestSupport
import Testing
import Typesetting

@testable import LayoutEngine

/// What is told of a text that has no room at all.
@Suite struct UnseenTextTests {
  /// It has no line, is cut, and has the sizes and the language that it has where it is seen.
  @Test func itIsToldAsWhereItIsSeen() throws {
    let style = TextStyle(cascade: try TestFonts.english().cascade(weight: .regular))
    let setting = TextElementSetting.plain(
      motion: TextMotion(fillsWidth: false, leadingShare: 0),
      pointSizes: [12, 9],
      typesettingLanguage: "de"
    )
    let element = TextElement(prepared: TextPreparer().prepare("Late", style: style), setting)
    let node = LayoutNode.text(element, .plain).named("words")
    for (bounds, isSeen) in [(CGSize.zero, false), (CGSize(width: 90, height: 30), true)] {
      let decision = node.decide(in: bounds, displayScale: 1, tracing: .tried)
      try #require(decision.placed.texts.count == 1)
      let text = decision.placed.texts[0]
      #expect(text.isTruncated == !isSeen && text.lines.count == (isSeen ? 1 : 0))
      #expect(text.role == "words" && text.string == "Late")
      #expect(text.pointSize == 12 && text.pointSizes == [12, 9])
      #expect(text.typesettingLanguage == "de")
      #expect(text.isMoving && !text.isRedacted)
    }
  }

  /// A text that masks what nobody sees is not read either, whichever way it is asked what is shown.
  @Test func textsThatMaskWhatIsUnseenAreNotRead() throws {
    let filled = LayoutNode.divider(along: .horizontal, thickness: 20, color: .white)
    let masked = filled.drawn(under: .mask(try Self.node("Late"), .center))
    let bounds = CGSize(width: 90, height: 30)
    let text = try Self.node("Late")
    // A view of nothing, by itself or in what is masked itself, and one of nothing beside one that is drawn.
    let clear = LayoutNode.empty.framed(width: 60, height: 20, alignment: .center)
    let both = LayoutNode.column([clear, filled])
    let rows: [(LayoutNode, Int)] = [
      (masked, 1), (masked.translucent(0.5), 1), (masked.translucent(0), 0), (masked.hidden, 0),
      (clear.drawn(under: .mask(text, .center)), 0), (both.drawn(under: .mask(text, .center)), 1),
      (clear.drawn(under: .isolated).drawn(under: .mask(text, .center)), 0),
      (clear.drawn(under: .mask(text, .center)).drawn(under: .mask(text, .center)), 0),
      (text.drawn(under: .mask(clear, .center)), 1),
    ]
    for (index, (node, count)) in rows.enumerated() {
      let decision = node.decide(in: bounds, displayScale: 1, tracing: .tried)
      #expect(decision.placed.texts.count == count, "\(index)")
      #expect(node.shown(in: bounds).texts.count == count, "\(index)")
    }
  }

  private static func node(_ string: String, redaction: TextRedaction? = nil) throws -> LayoutNode {
    let style = TextStyle(cascade: try TestFonts.english().cascade(weight: .regular))
    let prepared = TextPreparer().prepare(string, style: style)
    return .text(TextElement(prepared: prepared, .plain(redaction: redaction)), .plain)
  }

  /// What the code leaves no room along both axes is hidden on purpose; along one of them it is told.
  @Test func framesOfNoSizeHideTheirTexts() throws {
    let text = try Self.node("Late")
    let open = LengthLimits(least: nil, ideal: nil, greatest: nil)
    let none = LengthLimits(least: nil, ideal: nil, greatest: 0)
    let room = CGSize(width: 40, height: 30)
    let padded = text.padded(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let rows: [(node: LayoutNode, bounds: CGSize, count: Int)] = [
      (text, .zero, 1), (text.framed(width: 0, height: 0, alignment: .center), room, 0),
      (text.framed(width: 0, height: nil, alignment: .center), .zero, 1),
      (text.framed(width: nil, height: 0, alignment: .center), .zero, 1),
      (text.framed(width: none, height: none, alignment: .center), room, 0),
      (text.framed(width: none, height: open, alignment: .center), .zero, 1),
      (text.framed(width: open, height: none, alignment: .center), .zero, 1),
      // Whatever stands between the frame and the text.
      (padded.framed(width: 0, height: 0, alignment: .center), room, 0), (padded, .zero, 1),
    ]
    for (index, row) in rows.enumerated() {
      let decision = row.node.decide(in: row.bounds, displayScale: 1, tracing: .tried)
      #expect(decision.placed.texts.count == row.count, "\(index)")
    }
  }

  /// Behind blocks it is told as blocks, and stands where it would be seen.
  @Test func hiddenTextsAreToldAsBlocks() throws {
    let redaction = TextRedaction(of: "Late", capHeight: 7)
    let node = try Self.node("0000", redaction: redaction).offset(by: CGSize(width: 3, height: -2))
    let decision = node.decide(in: .zero, displayScale: 1, tracing: .tried)
    let text = try #require(decision.placed.texts.first)
    #expect(text.string == "████" && text.measuredString == "0000")
    #expect(text.isRedacted && !text.isMoving)
    #expect(text.size == .zero && text.frame == CGRect(x: 3, y: -2, width: 0, height: 0))
  }

  /// Nor is a hyphen told of that stands for a soft one behind blocks.
  @Test func hyphensBehindBlocksAreNotTold() throws {
    let string = "extra\u{AD}ordinary"
    for isHidden in [false, true] {
      let redaction = isHidden ? TextRedaction(of: string, capHeight: 7) : nil
      let decision = try Self.node(string, redaction: redaction)
        .decide(in: CGSize(width: 40, height: 100), displayScale: 1, tracing: .tried)
      let text = try #require(decision.placed.texts.first)
      #expect(text.isRedacted == isHidden && text.lines.count > 1)
      #expect(text.lines.contains(where: \.isHyphenated) == !isHidden)
    }
  }

  /// A candidate is measured in as much room as it asks for: a text without any is no part of it.
  @Test func candidatesDoNotTellThem() throws {
    let layout = LayoutNode.choice(in: [], [try Self.node("Late")])
    let decision = layout.decide(in: .zero, displayScale: 1, tracing: .tried)
    #expect(decision.candidates.map(\.texts.count) == [0])
    #expect(decision.placed.texts.map(\.string) == ["Late"])
  }

  /// A text of nothing takes nothing and is told nowhere, whatever its lines would have reserved, moved or rested on.
  @Test func textsOfNothingTakeNothing() throws {
    let style = TextStyle(cascade: try TestFonts.english().cascade(weight: .regular))
    let setting = TextElementSetting.plain(
      reservedHeight: 41,
      baselineOffset: 3,
      motion: TextMotion(fillsWidth: true, leadingShare: 0),
      standIns: [StandIn(subject: "font", assumption: "guessed")]
    )
    let element = TextElement(prepared: TextPreparer().prepare("", style: style), setting)
    let first = VerticalAlignment.firstTextBaseline.key
    let lengths: [CGFloat?] = [nil, 0, 90]
    for width in lengths {
      for height in lengths {
        var pass = LayoutPass()
        let proposal = ProposedViewSize(width: width, height: height)
        let size = element.sizeThatFits(proposal, &pass)
        let across = element.length(LengthQuestion(proposal, along: .horizontal), &pass)
        let down = element.length(LengthQuestion(proposal, along: .vertical), &pass)
        let guide = element.explicitGuide(first, size: size, proposal: proposal, &pass)
        let known = element.widthAtAnyHeight(width, &pass)
        #expect(size == .zero && across == 0 && down == 0, "\(proposal)")
        #expect(guide == nil && known == 0, "\(proposal)")
      }
      for axis in Axis.allCases {
        var pass = StepPass()
        let steps = element.steps(ProposalRange(along: axis, 0...90, across: width), &pass)
        #expect(steps == StepFunction(0, over: 0...90))
      }
    }
    let decision = LayoutNode.text(element, .plain)
      .decide(in: CGSize(width: 40, height: 30), displayScale: 1, tracing: .tried)
    #expect(decision.placed.texts.isEmpty && decision.displayList.items.isEmpty)
    #expect(decision.standIns.isEmpty)
  }
}
