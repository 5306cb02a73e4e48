import FitSelection
import FontFaces
import Foundation
import Headlines
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting

/// What decisions rest on is read from what was measured and placed.
@MainActor
@Suite struct TextProvenanceTests {
  private func provenance(_ article: HeadlineArticle) throws -> TextProvenance {
    let selector = try JapaneseSelector.selector()
    let decision = selector.decide(
      HeadlineWidget(article: article),
      in: CGSize(width: 146, height: 58)
    )
    return TextProvenance(decision, headroom: decision.headroom())
  }

  /// The snippet is not shown here, but its first candidate was tried.
  @Test func missingCharactersOfAllTriedTextsAreNamedOnce() throws {
    let article = HeadlineArticle(
      time: "9:41\u{E124}",
      headline: String(repeating: "港の夜\u{E123}", count: 9),
      snippet: "\u{E124}リード\u{10FFFD}"
    )
    #expect(try provenance(article).missingScalars == ["\u{E124}", "\u{E123}", "\u{10FFFD}"])
    #expect(try provenance(HeadlineArticle(headline: "港の夜")).missingScalars.isEmpty)
  }

  /// What was tried comes first, in its order, then what stands beside the choice; what was measured on request alone
  /// was not tried.
  @Test func missingCharactersOfWhatIsTriedComeFirst() throws {
    let view = VStack {
      Text(verbatim: "A\u{10FFFD}")
      ViewThatFits(in: .horizontal) {
        Text(verbatim: "B\u{E123}").frame(width: 400)
        Text(verbatim: "C\u{E124}")
        Text(verbatim: "D\u{F0000}")
      }
    }
    let decision = try JapaneseSelector.selector()
      .decide(view, in: CGSize(width: 200, height: 90), tracing: .all)
    #expect(decision.chosenIndex == 1)
    #expect(decision.candidates.map(\.wasMeasured) == [true, true, true])
    let found = TextProvenance(decision, headroom: nil).missingScalars
    #expect(found == ["\u{E123}", "\u{E124}", "\u{10FFFD}"])
  }

  @Test func facesAreThoseOfTheGlyphsThatAreShown() throws {
    let latin = try provenance(HeadlineArticle(headline: "Night ferry", language: "en"))
    let mixed = try provenance(HeadlineArticle(headline: "港の夜", language: "ja"))
    #expect(!latin.styles.isEmpty)
    #expect(latin.styles.keys.allSatisfy { !$0.familyName.contains("CJK") })
    #expect(mixed.styles.keys.contains { $0.familyName.contains("CJK") })
    #expect(!mixed.advanceSources.isDisjoint(with: [.fallbackMeasured, .fallbackScale]))
    #expect(latin.advanceSources.isDisjoint(with: [.fallbackMeasured, .fallbackScale]))
  }

  @Test func unionsAddWhatIsNew() throws {
    var all = try provenance(HeadlineArticle(headline: "Night\u{E123}", language: "en"))
    let other = try provenance(HeadlineArticle(headline: "港\u{E124}\u{E123}", language: "ja"))
    let first = all
    all.formUnion(other)
    #expect(all.missingScalars == ["\u{E123}", "\u{E124}"])
    #expect(all.styles.keys.count == Set(first.styles.keys).union(other.styles.keys).count)
    #expect(all.advanceSources == first.advanceSources.union(other.advanceSources))
  }

  @Test func facesUnderEffectsAndInMasksAreTold() throws {
    let selector = try JapaneseSelector.selector()
    func styles(_ view: some View) -> [FontFace: Set<SyntheticStyle>] {
      let decision = selector.decide(view, in: CGSize(width: 300, height: 60))
      return TextProvenance(decision, headroom: nil).styles
    }
    let text = Text(verbatim: "Harbour")
    let plain = styles(text)
    #expect(!plain.isEmpty)
    #expect(styles(text.clipped()) == plain)
    #expect(styles(text.scaleEffect(0.5).blendMode(.multiply)) == plain)
    #expect(styles(Color.red.mask { text }) == plain)
    let slanted = Color.red.mask { text.italic() }
    #expect(styles(text.overlay { slanted }).values.map(\.count) == [2])
  }

  /// A mask that repeats a text is read once, but what it is drawn with is told all the same: in fonts of files, slanted
  /// letters are as wide as upright ones, and stand in their place.
  @Test func stylesOfRepetitionsAreTold() throws {
    let faces = try TestFonts.japanese().cascade(weight: .regular).faces
    let face = try #require(faces.first)
    let library = try FontLibrary.files(regular: [face])
    let selector = FitSelector(environment: EnvironmentValues(fontLibrary: library))
    let text = Text(verbatim: "Harbour")
    let view = text.overlay { Color.red.mask { text.italic() } }
    let decision = selector.decide(view, in: CGSize(width: 300, height: 60))
    #expect(decision.displayList.texts.map(\.string) == ["Harbour"])
    let found = TextProvenance(decision, headroom: nil)
    #expect(found.styles.values.map(\.count) == [2])
  }

  @Test func aFaceIsToldInAllItsStyles() throws {
    let selector = try JapaneseSelector.selector()
    func provenance(_ text: Text) -> TextProvenance {
      TextProvenance(selector.decide(text, in: CGSize(width: 300, height: 60)), headroom: nil)
    }
    let text = Text(verbatim: "Harbour")
    let (upright, slanted) = (provenance(text), provenance(text.italic()))
    #expect(upright.styles.keys == slanted.styles.keys && upright.styles != slanted.styles)
    var both = upright
    both.formUnion(slanted)
    #expect(both.styles.values.map(\.count) == [2])
  }
}
