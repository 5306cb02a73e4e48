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
    ("Hangul", { $0.hangulBreaking = .words }),
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

  /// What is set takes the place of what stood there, part by part: of features a style may have several.
  @Test func whatIsSetStandsAlone() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    for (name, change) in Self.changes {
      var once = style(cascade)
      change(&once)
      var twice = once
      change(&twice)
      #expect(twice == once, "\(name)")
    }
    let kerning = FontFeature(.kerning, value: 0)
    let figures = FontFeature(.tabularFigures, value: 1)
    var own = TextStyle(cascade: cascade, features: [kerning], hangingPunctuation: [.first])
    own.features = [figures]
    own.hangingPunctuation = [.last]
    #expect(own.features == [figures] && own.hangingPunctuation == [.last])
    own.features = [figures, kerning]
    #expect(own.features == [figures, kerning])
    own.features = []
    own.hangingPunctuation = []
    #expect(own.features.isEmpty && own == TextStyle(cascade: cascade))
  }

  /// A style that is made of what it is given is the one that is changed to it, part by part.
  @Test func stylesAreMadeOfWhatIsGiven() throws {
    let library = try TestFonts.japanese()
    let cascade = library.cascade(weight: .regular)
    let made = TextStyle(
      cascade: cascade,
      language: "en",
      lineBreakStrictness: .anywhere,
      wordBreak: .breakAll,
      hangulBreaking: .words,
      phraseBreaking: .auto,
      ligatures: .required,
      features: [FontFeature(.kerning, value: 0)],
      baseDirection: .rightToLeft,
      punctuationTrimming: .trimBoth,
      hangingPunctuation: [.first],
      composition: .japanese
    )
    #expect(made.language == "en" && made.lineBreakStrictness == .anywhere)
    #expect(made.wordBreak == .breakAll && made.phraseBreaking == .auto)
    #expect(made.hangulBreaking == .words)
    #expect(made.wordChoice == .likely && made.ligatures == .required)
    #expect(made.features == [FontFeature(.kerning, value: 0)])
    #expect(made.baseDirection == .rightToLeft && made.punctuationTrimming == .trimBoth)
    #expect(made.hangingPunctuation == [.first] && made.composition == .japanese)
    var changed = TextStyle(cascade: cascade)
    for (name, change) in Self.changes where name != "word choice" { change(&changed) }
    changed.composition = .japanese
    #expect(made == changed && made.hashValue == changed.hashValue)
    let bold = library.cascade(weight: .bold)
    changed.cascade = bold
    #expect(changed.cascade == bold && changed != made && made.cascade == cascade)
    #expect(!made.differsInCompositionAlone(from: changed))
    let paragraph = ParagraphStyle(pointSize: 12)
    let widths = [made, changed].map {
      PreparedText("Harbour", style: $0).naturalWidth(paragraph)
    }
    #expect(widths[0] != widths[1])
  }

  /// A language is kept letter by letter, whether a style is made or changed, and by its letters styles are told apart.
  @Test func languagesStandAsTheyAreWritten() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let tags = ["ja", "JA", "zh-Hant-HK", "zh-hant-hk", "zh_Hant_HK", "\u{E9}", "e\u{301}", ""]
    for tag in tags {
      let made = TextStyle(cascade: cascade, language: tag)
      var changed = TextStyle(cascade: cascade, language: "en")
      changed.language = tag
      #expect(made.language?.isExactly(tag) == true, "\(tag)")
      #expect(changed.language?.isExactly(tag) == true, "\(tag)")
      #expect(changed == made && changed.hashValue == made.hashValue, "\(tag)")
      for other in tags {
        changed.language = other
        #expect((changed == made) == other.isExactly(tag), "\(tag) \(other)")
      }
      changed.language = nil
      #expect(changed.language == nil && changed == TextStyle(cascade: cascade))
    }
  }

  /// A paragraph's style says nothing but its size where nothing else is asked for, and each of its
  /// properties counts.
  @Test func plainParagraphs() throws {
    let plain = ParagraphStyle(pointSize: 12)
    #expect(plain.pointSize == 12 && plain.lineLimit == nil && plain.truncation == .tail)
    #expect(plain.lineSpacing == 0 && plain.leading == nil && plain.lineHeight == .natural)
    #expect(plain.lineMetrics == .strut && plain.tracking == 0 && plain.minimumScale == 1)
    #expect(plain.mostTightening == 0 && plain.filling == .greedy && plain.alignment == .leading)
    #expect(ParagraphStyle.standardTightening == 0.05)
    #expect(LineAlignment.allCases.map(\.factor) == [0, 0.5, 1])
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let own = TextStyle(cascade: cascade)
    #expect(own.language == nil && own.lineBreakStrictness == .strict && own.wordBreak == .normal)
    #expect(own.phraseBreaking == .none && own.wordChoice == .likely && own.features == [])
    #expect(own.hangulBreaking == .syllables)
    #expect(own.ligatures == .standard && own.baseDirection == .firstStrong)
    #expect(own.punctuationTrimming == .spaceAll && own.hangingPunctuation == [])
    #expect(own.composition == .none)
  }

  /// A text is remembered in each style by itself, with runs and without.
  @Test func textsAreRememberedByTheirStyle() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let own = style(cascade)
    var styles = [own]
    for (_, change) in Self.changes {
      var other = own
      change(&other)
      styles.append(other)
    }
    let run = StyledRun("夜の海", cascade: cascade, pointSize: 12)
    let preparer = TextPreparer()
    for _ in 0..<2 {
      for style in styles {
        let (plain, rich) = (
          preparer.prepare("夜の海", style: style), preparer.prepare([run], style: style)
        )
        #expect(plain.style == style && plain.pointSize == nil && rich.pointSize == 12)
      }
    }
    let counters = preparer.counters
    #expect(counters.misses == 2 * styles.count && counters.hits == 2 * styles.count)
    #expect(counters.count == 2 * styles.count && counters.evictions == 0)
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
