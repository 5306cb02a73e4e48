import BundledFonts
import FontFaces
import TestSupport
import Testing
import Typesetting

/// The six rules of a correct ellipsis, at every width from nothing to the whole text.
@Suite("Truncated lines keep the six rules")
struct TruncationRuleTests {
  private struct Truncated {
    let line: Line
    /// What is kept before and after the ellipsis.
    let head: String
    let tail: String
  }

  private func truncated(
    _ text: String,
    _ mode: TruncationMode,
    language: String
  ) throws -> [Truncated] {
    let library = try FontLibrary.bundled(deviceLanguages: [language])
    let style = TextStyle(cascade: library.cascade(weight: .regular), language: language)
    let prepared = PreparedText(text, style: style)
    var paragraph = ParagraphStyle(pointSize: 10)
    paragraph.lineLimit = 1
    paragraph.truncation = mode
    let natural = prepared.naturalWidth(paragraph)
    let lines = stride(from: 8, to: natural, by: 0.7)
      .compactMap { prepared.layOut(paragraph, width: $0).lines.first }
    try #require(lines.count > 5 && lines.allSatisfy(\.isTruncated))
    return try lines.map { line in
      let parts = line.text.split(separator: "…", omittingEmptySubsequences: false)
      try #require(parts.count == 2, "\(line.text)")
      return Truncated(line: line, head: String(parts[0]), tail: String(parts[1]))
    }
  }

  private static let clusters = [
    "e\u{301}q\u{323}\u{302}n\u{303}a\u{30A}o\u{308}", "👩‍🔬🇯🇵👨‍👩‍👧‍👦1️⃣🏴󠁧󠁢󠁥󠁮󠁧󠁿👍🏽",
    "क्षत्रियों", "한글\u{1112}\u{1161}\u{11AB}한글", "葛\u{E0100}飾区か\u{3099}き", "ทำน้ำที่นี่",
    "مَرْحَبًا", "שָׁלוֹם",
  ]

  /// Rules (a) and (d): whole grapheme clusters, no half sequence and no mark without its base.
  @Test(arguments: clusters, TruncationMode.allCases)
  func whole(_ text: String, _ mode: TruncationMode) throws {
    for truncated in try truncated(text, mode, language: "ja") {
      #expect(Array(text).starts(with: Array(truncated.head)), "\(truncated.line.text)")
      #expect(
        Array(text).reversed().starts(with: Array(truncated.tail).reversed()),
        "\(truncated.line.text)"
      )
    }
  }

  /// Rules (b) and (c): the ellipsis is a glyph of the face beside it, on the baseline after Latin
  /// and in the middle after Japanese.
  @Test(arguments: [
    ("ja", "東京都心で初雪を観測した"), ("en", "Harbour lights return"), ("ko", "서울에 첫눈이 내렸다"),
    ("en", "Harbour 東京都心で初雪を"), ("ja", "東京 Harbour lights"),
  ])
  func inTheFaceOfItsNeighbour(_ language: String, _ text: String) throws {
    let cascade = try FontLibrary.bundled(deviceLanguages: [language]).cascade(weight: .regular)
    for truncated in try truncated(text, .tail, language: language) {
      let glyphs = truncated.line.runs.flatMap { run in run.glyphs.map { (run, $0) } }
      guard glyphs.count > 1 else { continue }
      let (ellipsis, neighbor) = (glyphs[glyphs.count - 1], glyphs[glyphs.count - 2])
      // On iOS the Hangul face serves for Hangul alone.
      let entry = cascade.entries.first { $0.face == neighbor.0.face }
      if entry?.covers(0x2026) == true {
        #expect(ellipsis.0.face == neighbor.0.face, "\(truncated.line.text)")
      }
      #expect(ellipsis.0.face.nominalGlyph(0x2026) == ellipsis.1.id, "\(truncated.line.text)")
    }
  }

  /// Where no face has an ellipsis, full stops stand for it: of the first face that has them, where the one beside has none.
  @Test(arguments: [
    [BundledFont.thaiRegular, .arabicRegular], [.arabicRegular, .thaiRegular],
    [.hebrewRegular, .thaiRegular, .laoRegular, .arabicRegular],
  ])
  func fullStopsAreThoseOfAFaceThatHasThem(_ files: [BundledFont]) throws {
    let directory = try BundledFontDirectory.locate()
    let faces = try files.map { try FontFace(path: directory.path(of: $0)) }
    let cascade = try FontLibrary.files(regular: faces).cascade(weight: .regular)
    #expect(faces.allSatisfy { !$0.covers("\u{2026}") })
    let text = PreparedText(
      "สวัสดีสวัสดีสวัสดี",
      style: TextStyle(cascade: cascade, language: "th")
    )
    var paragraph = ParagraphStyle(pointSize: 12)
    paragraph.lineLimit = 1
    let line = try #require(text.layOut(paragraph, width: 60).lines.first)
    #expect(line.text.hasSuffix("...") && line.text.count > 3)
    let stops = try #require(line.runs.last)
    #expect(stops.face.covers(".") && stops.glyphs.count == 3)
    #expect(line.runs.flatMap(\.glyphs).allSatisfy { $0.id != 0 })
  }

  /// Rule (d): no opening bracket or quotation mark is left alone before the ellipsis.
  @Test(arguments: ["都心（東京）で「初雪」を『観測』した【速報】", "a (bc) [de] {fg} “hi” «jk» ‘lm’"])
  func noDanglingBracket(_ text: String) throws {
    for truncated in try truncated(text, .tail, language: "ja") {
      let isOpening = truncated.head.unicodeScalars.last.map {
        [.openPunctuation, .initialPunctuation].contains($0.properties.generalCategory)
      }
      #expect(isOpening != true, "\(truncated.line.text)")
    }
  }

  /// Rule (d) where the character alone does not tell: what opens in one language closes in
  /// another.
  @Test(
    arguments: [
      ("de", "Er sagt »Wort« und ›mehr‹ zu »ihr«", "»›"),
      ("fr", "Il dit « mot » et «\u{A0}mot\u{A0}»", "«"),
      ("de", "Sie ruft „Wort“ und ‚so‘ „weiter“", "„‚"), ("ja", "記者が\u{2060}（\u{200F}東京）で語る", "（"),
      ("en", "a “bc” (\u{200B}\u{AD}de) ‘fg’", "“(‘"),
    ],
    TruncationMode.allCases
  )
  func noDanglingMark(_ row: (String, String, String), _ mode: TruncationMode) throws {
    for truncated in try truncated(row.1, mode, language: row.0) {
      let last = truncated.head.unicodeScalars.last { !$0.properties.isDefaultIgnorableCodePoint }
      guard let last else { continue }
      #expect(!last.properties.isWhitespace, "\(truncated.line.text)")
      #expect(!row.2.unicodeScalars.contains(last), "\(truncated.line.text)")
    }
  }

  /// Rule (e): no white space beside the ellipsis.
  @Test(arguments: ["a b  c d e\u{3000}f g h i", "東 京　都　　心 で 初 雪"], TruncationMode.allCases)
  func noSpace(_ text: String, _ mode: TruncationMode) throws {
    for truncated in try truncated(text, mode, language: "en") {
      #expect(truncated.head.last?.isWhitespace != true, "\(truncated.line.text)")
      #expect(truncated.tail.first?.isWhitespace != true, "\(truncated.line.text)")
    }
  }

  /// Rule (f): the ellipsis stands where the text was cut, which right to left is on the left.
  @Test(arguments: [
    ("he", "שלום עולם וכל מי שבו"), ("ar", "مرحبا بالعالم وبكم جميعا"),
    ("en", "Harbour lights return"),
  ])
  func onTheRightSide(_ language: String, _ text: String) throws {
    let isRightToLeft = language != "en"
    for mode in [TruncationMode.tail, .head] {
      for truncated in try truncated(text, mode, language: language) {
        guard !truncated.head.isEmpty || !truncated.tail.isEmpty else { continue }
        let line = truncated.line
        let glyphs = line.runs.flatMap { run in run.glyphs.map { (run, $0) } }
        let ellipsis = try #require(
          glyphs.first { $0.0.face.nominalGlyph(0x2026) == $0.1.id },
          "\(line.text)"
        )
        let others = glyphs.filter { $0.1.x != ellipsis.1.x && $0.1.advance > 0 }.map(\.1.x)
        let isLeft = others.allSatisfy { $0 > ellipsis.1.x }
        let isRight = others.allSatisfy { $0 < ellipsis.1.x }
        #expect((mode == .tail) == isRightToLeft ? isLeft : isRight, "\(mode) \(line.text)")
      }
    }
  }
}
