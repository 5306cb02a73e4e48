import BundledFonts
import FontFaces
import TestSupport
import Testing
import TextShaping
import Typesetting
import UnicodeText

/// Truncated lines against one that tries every cut.
///
/// `FITCHECK_EXHAUSTIVE=1` takes every headline in every width, and ten times as many random
/// strings.
@Suite("A truncated line is the longest of all that fit")
struct TruncationExactnessTests {
  private static let widthsInEms = [0.7, 1, 2.2, 3.5, 5, 8.3, 12.17, 14.3]

  @Test(arguments: Corpus.languages) func headlines(_ language: String) throws {
    try expectLongest(language, every: Exhaustive.isOn ? 1 : 16)
  }

  /// Every so manieth headline of a language.
  func expectLongest(_ language: String, every step: Int) throws {
    let library = try FontLibrary.bundled(deviceLanguages: [language])
    let style = TextStyle(cascade: library.cascade(weight: .bold), language: language)
    for (index, row) in try Corpus.rows(language).enumerated()
    where index % step == 0 {
      expectLongest(row.headline, index / step, style: style)
    }
  }

  @Test(arguments: 0..<4) func randomStrings(_ seed: Int) throws {
    try expectLongest(seed: seed, count: Exhaustive.isOn ? 2_500 : 150)
  }

  /// So many strings of a seed.
  func expectLongest(seed: Int, count: Int) throws {
    let library = try TestFonts.japanese()
    var generator = SplitMix(seed: UInt64(seed) &+ 0x7A11)
    for index in 0..<count {
      let text = RandomText.hard(pieces: 4...40, using: &generator)
      let language = ["ja", "en", "ar", "th", "zh-Hant"].randomElement(using: &generator)
      var style = TextStyle(cascade: library.cascade(weight: .regular), language: language)
      style.baseDirection = [.firstStrong, .leftToRight, .rightToLeft][index % 3]
      expectLongest(text, index, style: style)
    }
  }

  /// Faces with kerning, ligatures and joining letters, which the ellipsis changes.
  @Test(arguments: [BundledFont.restRegular, .gothicRegular, .arabicRegular, .devanagariRegular])
  func randomStringsInOneFace(_ font: BundledFont) throws {
    let face = try FontFace(path: BundledFontDirectory.locate().path(of: font))
    let cascade = try FontLibrary.files(regular: [face]).cascade(weight: .regular)
    var generator = SplitMix(seed: 0x7A12)
    for index in 0..<(Exhaustive.isOn ? 2_500 : 150) {
      let text = RandomText.hard(pieces: 4...40, using: &generator)
      expectLongest(text, index, style: TextStyle(cascade: cascade, language: "en"))
    }
  }

  /// Texts of which a longer cut than ours was found: what stands between two places where nothing
  /// changes was counted where it did not belong.
  @Test(arguments: [
    "fiཱ\u{F71}لا\u{2067}\u{301}「❤\u{FE0F}Toم\u{64E}िौि\u{2069}ำำЖ\u{94D}\u{301}🇯🇵ב\u{5B0}ल",
    "ก\u{301}ーกब\u{94D}ཀ  \u{301}Toé\u{2067}1\u{FE0F}\u{20E3}\u{301}कि、\u{2067}、(\u{2060}  ำ(\u{AD}ำ\u{94D}\t本\u{AD}لا",
    "\u{93F}لا\u{94D}\u{1031}ौिཀ\u{200F} ل",
    "कि\u{202E}.\u{200D}لا\u{1031}\u{AD}\u{301}Ω\u{F72}\u{94D}ーक्षกက\u{103B}ב\u{5B0}。한เ-❤\u{FE0F}  ב\u{5B0}🇯🇵",
    "Ж\u{202E}.\u{3000}क「\u{2067}กم\u{64E}、ゃ%", "a(\u{200F}\u{2060} b\u{A0}\u{AD} c",
    String(repeating: "ب", count: 19) + String(repeating: "漢", count: 40),
    "ABCDEFGiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii",
  ])
  func named(_ text: String) throws {
    let directory = try BundledFontDirectory.locate()
    var cascades = [try TestFonts.japanese().cascade(weight: .regular)]
    for font in [BundledFont.restRegular, .gothicRegular, .arabicRegular, .devanagariRegular] {
      let face = try FontFace(path: directory.path(of: font))
      cascades.append(try FontLibrary.files(regular: [face]).cascade(weight: .regular))
    }
    for cascade in cascades {
      for index in 0..<24 {
        expectLongest(text, index, style: TextStyle(cascade: cascade, language: "en"))
      }
    }
  }

  /// Several sizes, weights and trackings in a line: no one em is the measure of all.
  @Test(arguments: Corpus.languages) func headlinesOfSeveralStyles(_ language: String) throws {
    let library = try FontLibrary.bundled(deviceLanguages: [language])
    let style = TextStyle(cascade: library.cascade(weight: .regular), language: language)
    var generator = SplitMix(seed: 0x7A13)
    for (index, row) in try Corpus.rows(language).enumerated()
    where index % (Exhaustive.isOn ? 4 : 64) == 0 {
      let runs = Self.runs(of: row.headline, library: library, using: &generator)
      expectLongest(PreparedText(runs: runs, style: style), index, pointSize: nil)
    }
  }

  @Test(arguments: 0..<4) func hostileStrings(_ seed: Int) throws {
    let library = try TestFonts.japanese()
    var generator = SplitMix(seed: UInt64(seed) &+ 0x7A14)
    for index in 0..<(Exhaustive.isOn ? 2_000 : 60) {
      let text = RandomText.hostile(using: &generator)
      guard text.utf16.count < 160 else { continue }
      var style = TextStyle(cascade: library.cascade(weight: .regular), language: "en")
      guard index % 4 == 0 else {
        expectLongest(text, index, style: style)
        continue
      }
      (style.hangingPunctuation, style.punctuationTrimming) = Self.edges[index / 4 % 7]
      let runs = Self.runs(of: text, library: library, using: &generator)
      expectLongest(PreparedText(runs: runs, style: style), index, pointSize: nil)
    }
  }

  /// Chains of text that may be cut nowhere, longer than what is shown of them: sums say nothing
  /// of their cuts.
  @Test(arguments: [
    String(repeating: "ب", count: 90), String(repeating: "AVAWATo", count: 14),
    String(repeating: "क्रि", count: 24), "Te " + String(repeating: "ب\u{64E}ل", count: 30) + " fi",
  ])
  func chains(_ text: String) throws {
    try chains(text, in: Exhaustive.isOn ? 42 : 7)
  }

  /// A text in so many settings.
  func chains(_ text: String, in count: Int) throws {
    let style = TextStyle(
      cascade: try TestFonts.japanese().cascade(weight: .regular),
      language: "en"
    )
    for index in 0..<count { expectLongest(text, index, style: style) }
  }

  private static func runs(
    of text: String,
    library: FontLibrary,
    using generator: inout SplitMix
  ) -> [StyledRun] {
    var pieces = [""]
    for scalar in text.unicodeScalars {
      if Int.random(in: 0..<12, using: &generator) == 0 { pieces.append("") }
      pieces[pieces.count - 1].unicodeScalars.append(scalar)
    }
    return pieces.map { piece in
      let weight: FontWeight = Bool.random(using: &generator) ? .regular : .bold
      var run = StyledRun(
        piece,
        cascade: library.cascade(weight: weight),
        pointSize: [9, 14, 14, 40].randomElement(using: &generator) ?? 14
      )
      run.tracking = [0, 0, 1.5, -1].randomElement(using: &generator) ?? 0
      return run
    }
  }

  private static let edges: [(HangingPunctuation, PunctuationTrimming)] = [
    ([], .spaceAll), ([], .spaceAll), ([], .spaceAll), ([.first, .forceEnd], .spaceAll),
    ([], .trimBoth), ([.allowEnd, .last], .normal), ([.first, .last, .forceEnd], .trimStart),
  ]

  private func expectLongest(_ text: String, _ index: Int, style: TextStyle) {
    var style = style
    (style.hangingPunctuation, style.punctuationTrimming) = Self.edges[index % 7]
    expectLongest(
      PreparedText(text, style: style),
      index,
      pointSize: [11.0, 17, 8.5][index % 3]
    )
  }

  private func expectLongest(_ prepared: PreparedText, _ index: Int, pointSize: Double?) {
    var paragraph = ParagraphStyle(pointSize: pointSize ?? prepared.pointSize ?? 14)
    paragraph.tracking = [0, 0, 0.4, -0.3, 0, -5][index % 6]
    for (place, ems) in Self.widthsInEms.enumerated()
    where Exhaustive.isOn || place % 2 == index % 2 {
      for mode in TruncationMode.allCases {
        paragraph.truncation = mode
        paragraph.lineLimit = 1 + (index + place) % 4
        expectLongest(prepared, paragraph, width: ems * paragraph.pointSize)
      }
    }
  }

  private func expectLongest(
    _ prepared: PreparedText,
    _ paragraph: ParagraphStyle,
    width: Double
  ) {
    let laidOut = prepared.layOut(paragraph, width: width)
    guard let line = laidOut.lines.last, line.isTruncated else { return }
    let description: Comment =
      "\(paragraph.truncation) of \(prepared.text.debugDescription) in \(width) pt: \(line.text)"
    let reference = ReferenceTruncator(
      prepared,
      paragraph,
      width: width,
      start: line.range.lowerBound
    )
    let nothing = line.text == "…" || line.text == "..."
    #expect(line.width <= width || nothing, description)
    switch paragraph.truncation {
    case .tail: expect(line, is: reference.tail(), reference, description)
    case .head: expect(line, is: reference.head(), reference, description)
    case .middle:
      let cuts = reference.cuts(reading: line.text)
      #expect(!cuts.isEmpty, description)
      guard line.width <= width else { return }
      #expect(cuts.contains { reference.isLongest($0) }, description)
    }
  }

  private func expect(
    _ line: Line,
    is cut: ReferenceTruncator.Cut,
    _ reference: ReferenceTruncator,
    _ description: Comment
  ) {
    #expect(line.text == reference.text(cut), description)
    #expect(line.width == reference.advance(cut), description)
  }
}

/// A sample of ``TruncationExactnessTests``, which take minutes.
@Suite("A truncated line is the longest of all that fit, in a sample")
struct TruncationSampleTests {
  @Test(arguments: Corpus.languages) func headlines(_ language: String) throws {
    try TruncationExactnessTests().expectLongest(language, every: 160)
  }

  @Test func randomStrings() throws {
    try TruncationExactnessTests().expectLongest(seed: 9, count: 30)
  }

  /// Chains on both sides of what is taken for a long one.
  @Test(arguments: [31, 33, 46, 47, 48, 52, 70, 97, 130]) func chains(_ count: Int) throws {
    for letter in ["এ", "Ԅ"] {
      try TruncationExactnessTests().chains(String(repeating: letter, count: count), in: 1)
    }
  }
}
