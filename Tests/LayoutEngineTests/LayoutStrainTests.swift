import FontFaces
import Foundation
import TestSupport
import Testing
import Typesetting
import UnicodeText

@testable import LayoutEngine

@Suite struct LayoutStrainTests {
  /// `String` calls the two equal; their lines are not.
  @Test func composedAndDecomposedAreTwoTexts() {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    #expect(composed == decomposed)
    var strain = LayoutStrain(text: composed, factor: 1.5)
    #expect(strain.factor(of: composed) == 1.5 && strain.factor(of: decomposed) == 1)
    #expect(strain.wantsLines(of: composed) && !strain.wantsLines(of: decomposed))
    strain.noteLines(of: decomposed, width: 100, least: 90, next: 110)
    #expect(strain.textWidth == 0)
    strain.noteLines(of: composed, width: 100, least: 90, next: 110)
    #expect(strain.textWidth == 100)
    #expect(LayoutStrain().factor(of: "") == 1)
  }

  /// Of a text that is proposed no width in several places the greatest width counts, whichever is asked first; what other
  /// texts take does not, nor what it takes where a width is proposed.
  @Test func theGreatestOpenWidthCounts() {
    for widths in [[5.0, 3], [3, 5]] {
      var strain = LayoutStrain(text: "a", factor: 1.5)
      strain.noteOpenWidth(of: "b", 9)
      strain.noteLines(of: "a", width: 7, least: nil, next: nil)
      #expect(strain.openTextWidth == nil && strain.textWidth == 7)
      for width in widths { strain.noteOpenWidth(of: "a", width) }
      strain.noteOpenWidth(of: "b", 9)
      #expect(strain.openTextWidth == 5 && strain.textWidth == 7)
    }
  }

  /// A width that is strained has whole pixels again; one that is not stays as it is.
  @Test func strainedWidthsHaveWholePixels() {
    let rows: [(width: CGFloat, factor: Double, strained: CGFloat)] = [
      (10.1, 1, 10.1), (10.1, 2, 20.5), (10, 2, 20), (10.5, 0.5, 5.5), (0, 1.5, 0),
    ]
    for row in rows {
      let width = LayoutStrain.width(row.width, by: row.factor, pixelLength: 0.5)
      #expect(width == row.strained, "\(row.width) by \(row.factor)")
    }
  }

  /// The white space at the end of a line of 133.34 points takes as much as there is, also if the text is a little wider
  /// or narrower: 3.58 points would be more.
  @Test(arguments: [0.999, 0.9999, 1, 1.0001, 1.001])
  func strainedSpaceTakesNoMoreThanThereIs(_ factor: Double) throws {
    let style = TextStyle(cascade: try TestFonts.english().cascade(weight: .regular))
    let words = "Layout must wrap this sentence onto several lines inside a narrow frame."
    let node = LayoutNode.text(
      TextPreparer().prepare(words, style: style),
      ParagraphStyle(pointSize: 13),
      displayScale: 2
    )
    for width in [135, 135.2, 136, 136.25] as [CGFloat] {
      var pass = LayoutPass(strain: LayoutStrain(text: words, factor: factor))
      let size = node.sizeThatFits(ProposedViewSize(width: width, height: nil), &pass)
      #expect(size.width == width, "in \(width)")
    }
  }

  /// Of a text of thousands of lines only those are kept that may be least sure.
  @Test func linesThatTakeNoMoreOfAnySourceAreLeftOut() {
    var strain = LayoutStrain(text: "a", factor: 1)
    strain.noteSources(
      WidestLines([
        [.measured: 50], [.measured: 80], [.measured: 70],
        [.measured: 60, .fallbackScale: 10], [.fallbackScale: 5], [.measured: 80],
      ])
    )
    #expect(
      strain.textLines == [[.measured: 80], [.measured: 60, .fallbackScale: 10]]
    )
  }

  /// As its lines are counted, only a text that shrinks to its room changes without steps.
  @Test(arguments: [(1.0, false), (0.5, true)])
  func countedLinesChangeInSteps(_ minimumScale: Double, _ isContinuous: Bool) throws {
    let style = TextStyle(cascade: try TestFonts.english().cascade(weight: .regular))
    var paragraph = ParagraphStyle(pointSize: 12)
    paragraph.minimumScale = minimumScale
    let prepared = TextPreparer().prepare("Night ferries return to the bay", style: style)
    let node = LayoutNode.text(prepared, paragraph, displayScale: 3)
    var pass = LayoutPass(strain: LayoutStrain())
    let question = LengthQuestion(ProposedViewSize(width: 60, height: nil), along: .vertical)
    let height = node.length(question, &pass)
    #expect(height > 0 && pass.strain?.isContinuous == isContinuous)
  }

  /// Heights that are counted change in steps, whatever stands around their texts; sizes that are measured may change
  /// without.
  @Test func sizesChangeWithoutSteps() throws {
    let style = TextStyle(cascade: try TestFonts.english().cascade(weight: .regular))
    let prepared = TextPreparer().prepare("Night ferries return to the bay", style: style)
    let text = LayoutNode.text(prepared, ParagraphStyle(pointSize: 12), displayScale: 3)
    let block = LayoutNode.divider(along: .horizontal, thickness: 1, color: .white)
      .framed(width: 30, height: 5, alignment: .center)
    var framed = text
    for _ in 0..<6 { framed = framed.framed(width: 50, height: nil, alignment: .center) }
    #expect(framed.identity != nil)
    let open = LengthLimits(least: nil, ideal: nil, greatest: nil)
    let column = LayoutNode.column([block])
    let rows: [(node: LayoutNode, isContinuous: Bool)] = [
      (text, false), (framed, false), (.column([text, block]), false),
      (text.padded(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)), false),
      (text.fixedInSize(.horizontal), false), (text.named("a"), false), (block, false),
      (column, false), (.column([column]), true), (.row([block]), true),
      (.layers(.center, [block]), true),
      (block.framed(width: open, height: open, alignment: .center), true),
    ]
    for (index, row) in rows.enumerated() {
      var pass = LayoutPass(strain: LayoutStrain())
      let question = LengthQuestion(ProposedViewSize(width: 60, height: nil), along: .vertical)
      _ = row.node.length(question, &pass)
      #expect(pass.strain?.isContinuous == row.isContinuous, "\(index)")
    }
  }

  /// What is asked under strain has something to note: no length is told without being asked for.
  @Test func underStrainEverythingIsAsked() {
    let count = Locked(0)
    let letters = LayoutNode(
      LetterElement(letters: 9, letterWidth: 7, lineHeight: 12, count: count)
    )
    let columns = LayoutNode.column([.column([letters])])
    func framed(_ greatest: CGFloat) -> LayoutNode {
      let limits = LengthLimits(least: nil, ideal: nil, greatest: greatest)
      return columns.framed(width: limits, height: limits, alignment: .center)
    }
    let strains: [LayoutStrain?] = [nil, LayoutStrain()]
    for strain in strains {
      let isStrained = strain != nil
      var pass = LayoutPass(strain: strain)
      let hasEnd = framed(100).hasGreatestLength(along: .horizontal, across: 7, &pass)
      #expect(hasEnd == !isStrained)
      count.withLock { $0 = 0 }
      let length = framed(.infinity).greatestLength(along: .horizontal, across: 7, &pass)
      let asked = count.withLock { $0 }
      #expect(length == .infinity && (asked > 0) == isStrained)
    }
  }
}
