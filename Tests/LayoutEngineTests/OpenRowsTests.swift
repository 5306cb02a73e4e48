import FontFaces
import Foundation
import TestSupport
import Testing
import Typesetting

@testable import LayoutEngine

/// What rows that are compared by their widths show, read off these, against the layouts that they stand in.
@Suite struct OpenRowsTests {
  private func text(
    _ string: String,
    lineLimit: Int? = 1,
    minimumScale: Double = 1,
    pointSize: Double = 16
  ) throws -> LayoutNode {
    let style = TextStyle(cascade: try TestFonts.japanese().cascade(weight: .semibold))
    var paragraph = ParagraphStyle(pointSize: pointSize)
    paragraph.lineLimit = lineLimit
    paragraph.minimumScale = minimumScale
    return .text(TextPreparer().prepare(string, style: style), paragraph, displayScale: 3)
  }

  private func layout(_ time: String, _ headline: String) throws -> LayoutNode {
    let headline = try text(headline).named("headline")
    let both = LayoutNode.row(spacing: 4, [try text(time).named("time"), headline])
    return .choice(in: .horizontal, [both.named("both"), LayoutNode.column([headline])])
  }

  /// As wide as a text or a row, and a little narrower and wider.
  private func widths(_ rows: OpenRows) -> [Double] {
    let texts = rows.texts.map(\.openWidth)
    let both = texts.reduce(4, +)
    var widths = Array(stride(from: 0.0, through: 320, by: 13.7))
    for sum in texts + [both, 2 * texts[0] + 4] {
      widths += [sum, sum.nextDown, sum.nextUp, sum - 0.25, sum + 0.25]
    }
    return widths.filter { $0 >= 0 }
  }

  private static let factors = [0.5, 0.7312, 0.999, 1 - 1e-9, 1, 1 + 1e-9, 1.0001, 1.37, 2]

  @Test(
    arguments: ["9:41", "", "「夜」", "Ferries", "e\u{301}"],
    ["Ferries return to the bay", "「夜」行フェリー、湾内へ", "i", "Ferries", "\u{E9}"]
  )
  func outcomesAreThoseOfLayouts(_ time: String, _ headline: String) throws {
    let layout = try layout(time, headline)
    let rows = try #require(layout.openRows())
    #expect(rows.lastFitsNext)
    #expect(rows.texts.count == (time == "Ferries" && headline == time ? 1 : 2))
    for width in widths(rows) {
      let bounds = CGSize(width: width, height: 20)
      #expect(rows.outcome(width: width) == layout.outcome(in: bounds), "\(width)")
      for (place, text) in rows.texts.enumerated() {
        for factor in Self.factors {
          let strain = LayoutStrain(text: text.prepared.text, factor: factor)
          var pass = LayoutPass(strain: strain)
          let outcome = layout.outcome(in: bounds, &pass)
          let own = rows.outcome(width: width, straining: place, by: factor)
          #expect(own == outcome, "\(width) \(place) \(factor)")
        }
      }
    }
  }

  /// Widths that are none, or have no end, count as in the layout: a row of no width fits in what is no number, and in
  /// nothing less than that.
  @Test(arguments: [("9:41", ""), ("", ""), ("9:41", "Ferries")])
  func oddWidthsAreThoseOfLayouts(_ time: String, _ headline: String) throws {
    let layout = try layout(time, headline)
    let rows = try #require(layout.openRows())
    for width in [Double.nan, .infinity, -.infinity, 2e9, -3] {
      let bounds = CGSize(width: width, height: 20)
      #expect(rows.outcome(width: width) == layout.outcome(in: bounds), "\(width)")
      let fits = width > 0 || width.isNaN && headline.isEmpty
      #expect(rows.outcome(width: width).fits == fits, "\(width)")
    }
  }

  /// Where the last row only just does not fit, it is whole or cut as the lines that it is filled by say: one
  /// that begins with a bracket is drawn narrower than it counts.
  ///
  /// In bounds without any room no line is shown.
  @Test(
    arguments: ["9:41", "", "「夜」"],
    ["Ferries return to the bay", "「夜」行フェリー、湾内へ", "（館é０１", "i", "با با با"]
  )
  func textsAreCutAsInLayouts(_ time: String, _ headline: String) throws {
    let layout = try layout(time, headline)
    let rows = try #require(layout.openRows())
    var cutCount = 0
    for width in widths(rows) {
      for height: CGFloat in [0, 1, 20, 60] {
        let bounds = CGSize(width: width, height: height)
        let shown = layout.shown(in: bounds)
        let isCut =
          shown.outcome?.fits == false
          && shown.texts.map { $0.isTruncated && !$0.lines.isEmpty } == [true]
        let cut = rows.cutText(in: bounds)
        #expect((cut?.role == "headline") == isCut, "\(width)")
        if isCut { cutCount += 1 }
      }
    }
    // A single character is never cut.
    #expect(cutCount > 0 || headline == "i")
  }

  /// Only the text of the last row is cut, where that is one, and where no row before it fits: the last may be the
  /// widest.
  @Test func nothingIsCutWhereAnotherRowIsShown() throws {
    let (short, long) = (try text("i"), try text("Ferries return to the bay"))
    let widest = try #require(LayoutNode.choice(in: .horizontal, [short, long]).openRows())
    #expect(widest.texts[0].openWidth < 40 && widest.texts[1].openWidth > 100)
    #expect(widest.cutText(in: CGSize(width: 40, height: 20)) == nil)
    #expect(widest.cutText(in: CGSize(width: 1, height: 20)) != nil)
    let pair = LayoutNode.choice(in: .horizontal, [long, .row(spacing: 4, [short, long])])
    let rows = try #require(pair.openRows())
    #expect(rows.cutText(in: CGSize(width: 40, height: 20)) == nil)
  }

  /// The last row has to fit where the first one only just does not, whatever is strained.
  @Test func rowsThatMayBothFailAtOnceAreTold() throws {
    let (time, headline) = (try text("9:41"), try text("Ferries"))
    let larger = try text("Ferries", pointSize: 20)
    let choices: [(Bool, [LayoutNode])] = [
      (true, [.row(spacing: 4, [time, headline]), headline]),
      (true, [.row(spacing: 1, [time, headline]), .row([headline])]),
      (true, [.row(spacing: 2.0 / 3, [time, headline]), headline]),
      (false, [.row(spacing: 0.5, [time, headline]), headline]),
      (false, [.row(spacing: 4, [time, headline]), larger]),
      (false, [.row(spacing: 4, [time, larger]), headline]),
      (true, [.row(spacing: 4, [larger, headline]), headline]),
      (false, [.row(spacing: -4, [time, headline]), headline]),
      (false, [.row(spacing: 4, [time, time]), headline]),
      (false, [.row(spacing: 4, [time, headline]), .row(spacing: 4, [headline, time])]),
      (false, [.row(spacing: 4, [time, headline]), headline, time]),
      (false, [headline]),
    ]
    for (index, (isTold, candidates)) in choices.enumerated() {
      let rows = try #require(LayoutNode.choice(in: .horizontal, candidates).openRows())
      #expect(rows.lastFitsNext == isTold, "\(index)")
    }
  }

  /// An alignment that asks for more than a view's width.
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  @Test func otherLayoutsHaveNoRows() throws {
    let one = try text("Ferries")
    let inner = LayoutNode.row([one, one])
    let rows: [LayoutNode] = [
      .row([one, inner]), one.hidden,
      one.padded(EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 0)),
      .column([one, one]), .column([inner]), try text("Ferries", lineLimit: 2),
      .column(alignment: HorizontalAlignment(Third.self), [one]),
      try text("Ferries", lineLimit: nil), try text("Ferries\nreturn"),
      try text("Ferries", minimumScale: 0.5), .empty,
      .choice(in: .horizontal, [one, one]),
    ]
    var others: [LayoutNode] = rows.map { .choice(in: .horizontal, [$0, one]) }
    others += [
      one, inner, .choice(in: .vertical, [one, one]), .choice([one, one]),
      .choice(in: .horizontal, []),
    ]
    for (index, layout) in others.enumerated() {
      let hasRows = layout.openRows() != nil
      #expect(!hasRows, "\(index)")
    }
  }
}
