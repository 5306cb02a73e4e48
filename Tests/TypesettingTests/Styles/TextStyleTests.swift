import FontFaces
import TestSupport
import Testing
import UnicodeText

@testable import TextShaping
@testable import Typesetting

/// A style is a value: copies change by themselves, and what texts share of a style is that of the value.
@Suite struct TextStyleTests {
  private func style(_ cascade: FontCascade) -> TextStyle {
    TextStyle(cascade: cascade, language: "ja", composition: .japanese)
  }

  /// Every property, with a value that the style has not.
  private static let changes: [(name: String, change: @Sendable (inout TextStyle) -> Void)] = [
    ("language", { $0.language = "en" }), ("strictness", { $0.lineBreakStrictness = .anywhere }),
    ("word break", { $0.wordBreak = .breakAll }), ("phrases", { $0.phraseBreaking = .auto }),
    ("word choice", { $0.wordChoice = .unlikely }), ("ligatures", { $0.ligatures = .required }),
    ("features", { $0.features = [FontFeature(.kerning, value: 0)] }),
    ("direction", { $0.baseDirection = .rightToLeft }),
    ("trimming", { $0.punctuationTrimming = .trimBoth }),
    ("hanging", { $0.hangingPunctuation = [.first] }), ("composition", { $0.composition = .none }),
  ]

  @Test func copiesChangeByThemselves() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let own = style(cascade)
    for (name, change) in Self.changes {
      var other = own
      #expect(other == own)
      change(&other)
      #expect(other != own, "\(name)")
      #expect(own == style(cascade), "\(name)")
      #expect(own.hashValue == style(cascade).hashValue, "\(name)")
      #expect(own.differsInCompositionAlone(from: other) == (name == "composition"), "\(name)")
    }
  }

  /// A text that was prepared in a style leaves nothing in it for one that differs.
  @Test func whatTextsShareIsTheStylesOwn() throws {
    let text = "「新しい日」、(waffle) office ー っ"
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let own = style(cascade)
    _ = PreparedText(text, style: own)
    for (name, change) in Self.changes {
      var other = own
      change(&other)
      var anew = style(cascade)
      change(&anew)
      let (prepared, expected) = (PreparedText(text, style: other), PreparedText(text, style: anew))
      let paragraph = ParagraphStyle(pointSize: 12)
      for width in stride(from: 20.0, through: 200, by: 9) {
        #expect(
          prepared.measure(paragraph, width: width) == expected.measure(paragraph, width: width),
          "\(name)"
        )
      }
    }
  }
}
