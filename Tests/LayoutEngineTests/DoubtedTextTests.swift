import FontFaces
import Foundation
import TestSupport
import Testing
import TextShaping
import Typesetting

@testable import LayoutEngine

/// What a text answers that is asked as if a doubt about its lines were right.
@Suite struct DoubtedTextTests {
  private static func element(_ prepared: PreparedText, _ openLines: OpenLines?) -> TextElement {
    TextElement(
      prepared: prepared,
      TextElementSetting(
        paragraph: ParagraphStyle(pointSize: 20),
        reservedHeight: 0,
        baselineOffset: 0,
        pixelLength: 0.5,
        motion: nil,
        redaction: nil,
        pointSizes: [20],
        inks: [TextInk(color: .white, lines: [], background: nil)],
        images: [nil],
        standIns: [],
        openLines: openLines
      )
    )
  }

  /// Japanese text as it is set in Japanese.
  private static func style() throws -> TextStyle {
    TextStyle(
      cascade: try TestFonts.japanese().cascade(weight: .regular),
      language: "ja",
      composition: .japanese
    )
  }

  /// Its baselines in a width, and the width that it takes in every height.
  private static func answers(
    _ element: TextElement,
    _ width: CGFloat?,
    under doubt: LineDoubt?
  ) -> [CGFloat?] {
    var pass = LayoutPass()
    pass.lineDoubt = doubt
    let proposal = ProposedViewSize(width: width, height: nil)
    let size = element.sizeThatFits(proposal, &pass)
    let first = VerticalAlignment.firstTextBaseline.key
    let last = VerticalAlignment.lastTextBaseline.key
    return [
      element.explicitGuide(first, size: size, proposal: proposal, &pass),
      element.explicitGuide(last, size: size, proposal: proposal, &pass),
      element.widthAtAnyHeight(width, &pass),
    ]
  }

  /// It answers as the text that is surely set so: where a small kana may begin a line, which is a line less in
  /// some widths, and where no space stands between Japanese and Latin.
  @Test(arguments: [
    (LineDoubt.smallKana, "かきくけこっさしすせ", 1), (.widget, "東京ABC大阪", 2),
  ])
  func itAnswersAsWhatIsSetSo(_ doubt: LineDoubt, _ string: String, _ changed: Int) throws {
    let style = try Self.style()
    let preparer = TextPreparer()
    let prepared = preparer.prepare(string, style: style)
    let other = try #require(prepared.under(doubt, preparer))
    let doubted = Self.element(prepared, OpenLines(doubts: [doubt], preparer: preparer))
    let sure = Self.element(other, nil)
    let widths: [CGFloat] = (20...260).map { CGFloat($0) }
    var differences = 0
    for width in widths + [.infinity] {
      let answers = Self.answers(doubted, width, under: doubt)
      #expect(answers == Self.answers(sure, width, under: nil), "\(width)")
      let usual = Self.answers(doubted, width, under: nil)
      if usual[changed] != answers[changed] { differences += 1 }
    }
    #expect(differences > 0)
  }

  /// Under a doubt that is none in its place it answers as it does without one, though its words are open to it.
  @Test func itAnswersAsItIsUnderOtherDoubts() throws {
    let style = try Self.style()
    let preparer = TextPreparer()
    let prepared = preparer.prepare("東京ABC大阪", style: style)
    func answers(_ doubts: [LineDoubt], under doubt: LineDoubt?) -> [[CGFloat?]] {
      let element = Self.element(prepared, OpenLines(doubts: doubts, preparer: preparer))
      return stride(from: 20, through: 260, by: 8).map { width in
        Self.answers(element, CGFloat(width), under: doubt)
      }
    }
    let usual = answers([.smallKana], under: nil)
    #expect(answers([.smallKana], under: .widget) == usual)
    #expect(answers([.smallKana, .widget], under: .widget) != usual)
  }

  /// It is placed as the text that is surely set so, about the lines of which nothing is in doubt any more.
  @Test func itIsPlacedAsWhatIsSetSo() throws {
    let style = try Self.style()
    let preparer = TextPreparer()
    let prepared = preparer.prepare("東京ABCっ大阪", style: style)
    let other = try #require(prepared.under(.widget, preparer))
    let doubts = [LineDoubt.smallKana, .widget]
    // Spaced otherwise, it has a small kana all the same.
    #expect(doubts.filter(prepared.isOpen) == doubts && other.isOpen(to: .smallKana))
    let metrics = TextSpacingMetrics(
      ascent: 18,
      descent: 4,
      capHeight: 14,
      leading: 0,
      pixelLength: 0.5
    )
    func decision(_ prepared: PreparedText, _ openLines: OpenLines?) -> FitDecision {
      LayoutNode.text(Self.element(prepared, openLines), metrics)
        .decide(in: CGSize(width: 300, height: 90), displayScale: 2, tracing: .tried)
    }
    let usual = decision(prepared, OpenLines(doubts: doubts, preparer: preparer))
    let doubted = try #require(usual.decision(under: .widget))
    let (text, set) = (
      try #require(usual.placed.texts.first), try #require(doubted.placed.texts.first)
    )
    #expect(text.lineDoubts == doubts && set.lineDoubts.isEmpty)
    let sure = try #require(decision(other, nil).placed.texts.first)
    #expect(set.lines == sure.lines && set.size == sure.size && set.frame == sure.frame)
    #expect(set.lines != text.lines && set.string == text.string)
  }

  /// A doubt that there cannot be in its place changes nothing of it: another text in the layout may have it.
  @Test func doubtsOfOthersChangeNothing() throws {
    let style = try Self.style()
    let preparer = TextPreparer()
    let prepared = preparer.prepare("かきくけこっさしすせ", style: style)
    let other = try #require(prepared.under(.smallKana, preparer))
    let element = Self.element(prepared, OpenLines(doubts: [.widget], preparer: preparer))
    let sure = Self.element(other, nil)
    let widths: [CGFloat] = (20...260).map { CGFloat($0) }
    var differences = 0
    for width in widths {
      let usual = Self.answers(element, width, under: nil)
      #expect(Self.answers(element, width, under: .smallKana) == usual, "\(width)")
      if Self.answers(sure, width, under: nil) != usual { differences += 1 }
    }
    #expect(differences > 0)
  }
}
