import FontFaces
import TestSupport
import Testing
import UnicodeText

@testable import TextShaping
@testable import Typesetting

/// When a prepared text is another's, or may be made of it.
@Suite("Which text was prepared") struct PreparedIdentityTests {
  private func style() throws -> TextStyle {
    TextStyle(cascade: try TestFonts.japanese().cascade(weight: .regular), language: "ja")
  }

  /// A text is told by its scalars, its style and that it has no runs.
  @Test func whatItWasPreparedOf() throws {
    let style = try style()
    var other = style
    other.language = "en"
    let text = PreparedText("caf\u{E9}", style: style)
    #expect(text.isPrepared(of: "caf\u{E9}", in: style))
    #expect(!text.isPrepared(of: "cafe\u{301}", in: style))
    #expect(!text.isPrepared(of: "caf", in: style))
    #expect(!text.isPrepared(of: "caf\u{E9}", in: other))
    // A run that is the text's own style makes no other cascade.
    let run = StyledRun("caf\u{E9}", cascade: style.cascade, pointSize: 12)
    let rich = PreparedText(runs: [run], style: style)
    #expect(rich.text == text.text && rich.style == style)
    #expect(!rich.isPrepared(of: "caf\u{E9}", in: style))
    #expect(rich.pointSize == 12 && text.pointSize == nil)
    #expect(PreparedText(runs: [], style: style).isPrepared(of: "", in: style))
    #expect(text.isIdentical(to: text))
    #expect(!text.isIdentical(to: PreparedText("caf\u{E9}", style: style)))
  }

  /// Spacing alone may be changed, and of a text of one style.
  @Test func whatMayBeRespaced() throws {
    let style = try style()
    var spaced = style
    spaced.composition = .japanese
    var other = spaced
    other.wordBreak = .keepAll
    let text = PreparedText("「夜」A月", style: style)
    let respaced = try #require(text.respaced(in: spaced))
    let anew = PreparedText("「夜」A月", style: spaced)
    #expect(respaced.style == spaced && respaced.text == text.text)
    let isSame = respaced.storage.shaped.isSet(as: anew.storage.shaped)
    #expect(isSame)
    let paragraph = ParagraphStyle(pointSize: 10)
    #expect(respaced.naturalWidth(paragraph) == anew.naturalWidth(paragraph))
    #expect(respaced.naturalWidth(paragraph) != text.naturalWidth(paragraph))
    #expect(text.respaced(in: other) == nil && respaced.respaced(in: style) != nil)
    let run = StyledRun("夜", cascade: style.cascade, pointSize: 12)
    #expect(PreparedText(runs: [run], style: style).respaced(in: spaced) == nil)
  }

  /// Of marks that hang or are trimmed, and of spacing, only one is applied.
  @Test func marksGoBeforeSpacing() throws {
    for trimming in PunctuationTrimming.allCases {
      for hanging: HangingPunctuation in [[], .last, .forceEnd] {
        var style = try style()
        style.composition = .japanese
        (style.punctuationTrimming, style.hangingPunctuation) = (trimming, hanging)
        let isSpaced = trimming == .spaceAll && hanging.isEmpty
        #expect(style.appliedComposition == (isSpaced ? .japanese : .none))
        let text = PreparedText("A「夜」月", style: style)
        #expect((text.storage.shaped.itemized.spacing != nil) == isSpaced)
        let run = StyledRun("A「夜」月", cascade: style.cascade, pointSize: 12)
        let rich = PreparedText(runs: [run], style: style)
        #expect((rich.storage.shaped.itemized.spacing != nil) == isSpaced)
      }
    }
  }
}
