import FontFaces
import Foundation
import TestSupport
import Testing
import Typesetting

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
}
