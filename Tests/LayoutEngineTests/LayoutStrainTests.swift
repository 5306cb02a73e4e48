import FontFaces
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
}
