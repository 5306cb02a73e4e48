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
    let setting = TextElementSetting(
      paragraph: ParagraphStyle(pointSize: 12),
      reservedHeight: 0,
      baselineOffset: 0,
      pixelLength: 1,
      motion: TextMotion(fillsWidth: false, leadingShare: 0),
      redaction: nil,
      pointSizes: [12, 9],
      inks: [TextInk(color: .white, lines: [], background: nil)],
      images: [nil],
      standIns: [],
      typesettingLanguage: "de"
    )
    let metrics = TextSpacingMetrics(
      ascent: 9,
      descent: 2,
      capHeight: 7,
      leading: 0,
      pixelLength: 1
    )
    let element = TextElement(prepared: TextPreparer().prepare("Late", style: style), setting)
    let node = LayoutNode.text(element, metrics).named("words")
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
}
