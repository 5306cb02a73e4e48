import BundledFonts
import FontFaces
import TestSupport
import Testing
import TextShaping
import Typesetting

@Suite("Halving finds the margins that walking from width to width finds")
struct OrderedWidthTests {
  /// A margin by walking alone, and one by halving wherever that is held to be right.
  private func expectSame(
    _ text: String,
    _ style: TextStyle,
    _ paragraph: ParagraphStyle,
    width: Double,
    height: Double? = nil
  ) {
    // Apart, since a text remembers what was found.
    let (walked, halved) = (PreparedText(text, style: style), PreparedText(text, style: style))
    let everywhere = 0...Double.infinity
    let expected = walked.fitMargin(
      paragraph,
      width: width,
      height: height,
      within: everywhere,
      patience: .max
    )
    #expect(
      halved.fitMargin(paragraph, width: width, height: height, within: everywhere, patience: -1)
        == expected,
      "\(text.debugDescription) in \(width), at most \(paragraph.lineLimit ?? 0) lines"
    )
  }

  /// Pieces of every kind that a line can begin or end with in a way of its own.
  private static let pieces = [
    "A", "V", " ", "ب", "日", "（", "\u{301}", "\u{AD}", "\n", "\u{1100}\u{1161}", "क्ष", "\u{200B}",
    "-",
  ]

  @Test(arguments: pieces.indices) func shortTexts(_ first: Int) throws {
    let style = TextStyle(cascade: try TestFonts.japanese().cascade(weight: .regular))
    for second in Self.pieces {
      for third in Self.pieces {
        let text = Self.pieces[first] + second + third + Self.pieces[first] + second
        for (width, limit) in [(6, 2), (15, nil), (25, 1)] as [(Double, Int?)] {
          var paragraph = ParagraphStyle(pointSize: 12)
          paragraph.lineLimit = limit
          expectSame(text, style, paragraph, width: width)
        }
      }
    }
  }

  @Test(arguments: 0..<8) func randomTexts(_ seed: Int) throws {
    let library = try TestFonts.japanese()
    var generator = SplitMix(seed: UInt64(seed) &+ 0x0D3E)
    for _ in 0..<40 {
      let text = RandomText.hard(pieces: 1...16, using: &generator)
      var style = TextStyle(
        cascade: library.cascade(weight: .regular),
        language: ["ja", "en", "ar"].randomElement(using: &generator)
      )
      style.punctuationTrimming =
        [.spaceAll, .normal, .trimBoth].randomElement(using: &generator) ?? .spaceAll
      style.hangingPunctuation = Bool.random(using: &generator) ? [] : [.first, .allowEnd]
      for _ in 0..<6 {
        var paragraph = ParagraphStyle(pointSize: 12)
        paragraph.lineLimit = [nil, 1, 2, 3].randomElement(using: &generator) ?? nil
        paragraph.tracking = [0, -2, 1].randomElement(using: &generator) ?? 0
        paragraph.lineMetrics = [.strut, .tallestFace].randomElement(using: &generator) ?? .strut
        paragraph.mostTightening = Bool.random(using: &generator) ? 0 : 0.05
        let height: Double? = [nil, 20, 45].randomElement(using: &generator) ?? nil
        let width = Double.random(in: 0...200, using: &generator)
        expectSame(text, style, paragraph, width: width, height: height)
      }
    }
  }

  @Test(arguments: Corpus.languages) func headlines(_ language: String) throws {
    let library = try FontLibrary.bundled(deviceLanguages: [language])
    let style = TextStyle(cascade: library.cascade(weight: .semibold), language: language)
    for row in try Corpus.rows(language).prefix(40) {
      for (width, limit) in [(146, 2), (60, nil), (20, 3), (300, 1)] as [(Double, Int?)] {
        var paragraph = ParagraphStyle(pointSize: 12)
        paragraph.lineLimit = limit
        expectSame(row.headline, style, paragraph, width: width)
      }
    }
  }

  /// Letters that each kern with the next one, in faces of their own: what the edges of a short line change
  /// overlaps.
  @Test(arguments: LineJointTests.kerned.indices) func kernedTexts(_ number: Int) throws {
    let (letter, font) = LineJointTests.kerned[number]
    let face = try FontFace(path: BundledFontDirectory.locate().path(of: font))
    let cascade = try FontLibrary.files(regular: [face]).cascade(weight: .regular)
    let style = TextStyle(cascade: cascade, language: "en")
    for gap in ["", " ", "\u{AD}", "\u{200B}", ", "] {
      for count in [2, 3, 5, 9, 30] {
        let word = String(repeating: letter, count: count)
        for text in [word + gap + word, word + gap + letter + gap + word + gap + word] {
          for width in [4.0, 11, 19, 30, 45, 80, 160] {
            for limit in [nil, 1, 2, 4] {
              var paragraph = ParagraphStyle(pointSize: 12)
              paragraph.lineLimit = limit
              expectSame(text, style, paragraph, width: width)
            }
          }
        }
      }
    }
  }

  /// Texts of one piece over and over, so long that a walk would end before it is there.
  @Test(arguments: [
    "日本", "AVAWATo", "word ", "\u{1100}\u{1161}\u{11A8}", "राजधानी ", "ข่าววันนี้", "한국어 ", "\u{628}",
    "\u{5D1}\"", "\u{201C}", "([", "\u{1F1EF}", "Donau\u{AD}", "\u{202B}a",
  ])
  func longTexts(_ piece: String) throws {
    let style = TextStyle(cascade: try TestFonts.japanese().cascade(weight: .regular))
    let text = PreparedText(String(repeating: piece, count: 6_000), style: style)
    var paragraph = ParagraphStyle(pointSize: 12)
    paragraph.lineLimit = 2
    let margin = text.fitMargin(paragraph, width: 146)
    #expect(margin.isExact && margin.isTruncated && margin.leastWidth == nil)
    let next = try #require(margin.nextWidth)
    #expect(text.measure(paragraph, width: next.nextDown).isTruncated)
    #expect(!text.measure(paragraph, width: next).isTruncated)
  }

  /// A blank line is one in every width: because of it no other line's clusters are looked at.
  @Test func blankLinesAreNoObstacle() throws {
    let style = TextStyle(cascade: try TestFonts.english().cascade(weight: .regular))
    let text = PreparedText(String(repeating: "Harbour lights\n\n", count: 200), style: style)
    let paragraph = ParagraphStyle(pointSize: 12)
    expectSame(text.text, style, paragraph, width: 300)
    let before = text.byteCount
    let everywhere = 0...Double.infinity
    let margin = text.fitMargin(
      paragraph,
      width: 300,
      height: nil,
      within: everywhere,
      patience: -1
    )
    #expect(margin.isExact && margin.leastWidth.map { $0 > 40 } ?? false)
    // Each cluster would take sixteen bytes.
    #expect(text.byteCount - before < text.utf16Count)
  }
}
