import FontFaces
import Foundation
import LayoutEngine
import TestSupport
import Testing
import Typesetting

/// Layouts put together by hand, without any view.
@Suite struct BuildingTests {
  /// A headline widget of three candidates, as the newspaper's view resolves to it.
  static func widget(title: String, snippet: String, displayScale: CGFloat) throws -> LayoutNode {
    let fonts = try TestFonts.japanese()
    let preparer = TextPreparer()
    func text(
      _ string: String,
      _ size: Double,
      weight: FontWeight = .regular,
      lineLimit: Int? = nil
    ) -> LayoutNode {
      let style = TextStyle(cascade: fonts.cascade(weight: weight), language: "ja")
      var paragraph = ParagraphStyle(pointSize: size)
      paragraph.lineLimit = lineLimit
      return .text(preparer.prepare(string, style: style), paragraph, displayScale: displayScale)
    }
    let required = [text("9:41", 10, lineLimit: 1), text(title, 12, weight: .bold)]
    return .choice(
      in: .vertical,
      [
        .column(alignment: .leading, required + [text(snippet, 11, lineLimit: 2)]),
        .column(alignment: .leading, required + [text(snippet, 11, lineLimit: 1)]),
        .column(alignment: .leading, required).named("headline alone"),
      ]
    )
  }

  static let snippet = String(repeating: "本文が続く。", count: 20)

  /// The heights that LayoutRules' arithmetic gives for titles of one, two and three lines.
  @Test(arguments: [
    (lines: 1, scale: 3.0, heights: [52.667, 39.667, 26.333], chosen: 0),
    (lines: 2, scale: 3.0, heights: [67.0, 54.0, 40.667], chosen: 1),
    (lines: 3, scale: 3.0, heights: [81.333, 68.333, 55.0], chosen: 2),
    (lines: 1, scale: 2.0, heights: [53.0, 40.0, 26.5], chosen: 0),
    (lines: 2, scale: 2.0, heights: [67.5, 54.5, 41.0], chosen: 1),
    (lines: 3, scale: 2.0, heights: [81.5, 68.5, 55.0], chosen: 2),
  ])
  func headlineByHand(lines: Int, scale: Double, heights: [Double], chosen: Int) throws {
    // Thirteen full-width characters of 12 points take 145.86 of 146.
    let title = String(repeating: "あ", count: 13 * lines)
    let node = try Self.widget(title: title, snippet: Self.snippet, displayScale: scale)
    let decision = node.decide(
      in: CGSize(width: 146, height: 58),
      displayScale: scale,
      tracing: .all
    )
    #expect(decision.chosenIndex == chosen)
    #expect(node.chosenIndex(in: CGSize(width: 146, height: 58)) == chosen)
    for (candidate, height) in zip(decision.candidates, heights) {
      #expect(abs(Double(candidate.size.height) - height) < 0.001)
    }
    #expect(decision.candidates.map(\.name).last == "headline alone")
  }

  @Test func framesAndPaddingAddUp() {
    let line = LayoutNode.divider(along: .horizontal, thickness: 2, color: .white)
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let padded = line.padded(insets)
    let proposal = ProposedViewSize(width: 50, height: 50)
    #expect(line.sizeThatFits(proposal) == CGSize(width: 50, height: 2))
    #expect(padded.sizeThatFits(proposal) == CGSize(width: 50, height: 6))
    #expect(padded.fixedInSize(.horizontal).sizeThatFits(proposal) == CGSize(width: 16, height: 6))
    #expect(LayoutNode.empty.padded(insets).sizeThatFits(.zero) == CGSize(width: 6, height: 4))
  }

  /// What is no number is no priority.
  @Test(arguments: [
    (Double.nan, 0), (-.nan, 0), (0, 0), (0.5, 0.5), (-1, -1), (.infinity, .infinity),
    (-.infinity, -.infinity),
  ])
  func prioritiesAreNumbers(_ given: Double, _ expected: Double) {
    #expect(LayoutNode.empty.prioritised(given).priority == expected)
    #expect(LayoutNode.empty.prioritised(3).prioritised(given).priority == expected)
  }

  @Test func rowsLeaveSpacersTheRest() {
    let line = LayoutNode.divider(along: .vertical, thickness: 3, color: .white)
    let row = LayoutNode.row(spacing: 0, [line, .spacer(along: .horizontal), line])
    #expect(row.sizeThatFits(ProposedViewSize(width: 80, height: 9)).width == 80)
    #expect(row.sizeThatFits(ProposedViewSize(width: 0, height: 9)).width == 14)
    let layers = LayoutNode.layers(.center, [row, line.prioritised(1)])
    #expect(layers.sizeThatFits(ProposedViewSize(width: 80, height: 9)).width == 3)
  }
}
