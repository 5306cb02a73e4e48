import FontFaces
import TestSupport
import Testing
import Typesetting

@Suite("Which face draws what")
struct CascadeTests {
  private func faces(_ text: String, language: String = "ja") throws -> [String] {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let prepared = PreparedText(text, style: TextStyle(cascade: cascade, language: language))
    return prepared.layOut(ParagraphStyle(pointSize: 12), width: nil).lines
      .flatMap(\.runs).map(\.face.familyName)
  }

  @Test(arguments: [
    ("Hello", ["Fitcheck Sans"]), ("日本", ["Noto Sans CJK JP"]),
    ("日本 GDP", ["Noto Sans CJK JP", "Fitcheck Sans"]), ("か\u{3099}", ["Noto Sans CJK JP"]),
    ("e\u{301}", ["Fitcheck Sans"]), ("👩‍👩‍👧‍👦", ["Noto Color Emoji"]), ("1️⃣", ["Noto Color Emoji"]),
    ("1", ["Fitcheck Sans"]), ("🇯🇵", ["Noto Color Emoji"]), ("☺\u{FE0F}", ["Noto Color Emoji"]),
    ("한글", ["Noto Sans CJK JP"]), ("مرحبا", ["Noto Sans Arabic"]), ("สวัสดี", ["Noto Sans Thai"]),
    ("नमस्ते", ["Noto Sans Devanagari"]), ("שלום", ["Noto Sans Hebrew"]),
  ])
  func families(_ text: String, _ expected: [String]) throws {
    #expect(try faces(text) == expected)
  }

  @Test func emojiSequencesAreOneGlyph() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    for text in ["👩‍👩‍👧‍👦", "🇯🇵", "1️⃣", "👍🏽", "❤️‍🔥", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "☺️"] {
      let prepared = PreparedText(text, style: TextStyle(cascade: cascade, language: "ja"))
      let runs = prepared.layOut(ParagraphStyle(pointSize: 12), width: nil).lines.flatMap(\.runs)
      #expect(runs.flatMap(\.glyphs).filter { $0.advance > 0 }.count == 1, "\(text)")
      #expect(runs.allSatisfy { $0.isEmoji })
    }
  }

  /// Whatever writing stands beside them, be it in another paragraph: HarfBuzz takes emoji apart where it is
  /// told that they are Khmer.
  @Test(arguments: ["ខ", "က", "क", "ก", "ب", "ש", "가", "夜", "a"])
  func emojiSequencesAreOneGlyphInAnyWriting(_ letter: String) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    for emoji in ["👩‍👩‍👧‍👦", "🇯🇵", "1️⃣", "👍🏽", "❤️‍🔥", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "☺️"] {
      for text in [letter + emoji, emoji + letter, letter + " " + emoji, emoji + "\n" + letter] {
        let prepared = PreparedText(text, style: TextStyle(cascade: cascade, language: "ja"))
        let runs = prepared.layOut(ParagraphStyle(pointSize: 12), width: nil).lines.flatMap(\.runs)
        let glyphs = runs.filter { $0.isEmoji }.flatMap(\.glyphs)
        #expect(glyphs.filter { $0.advance > 0 }.count == 1, "\(text.debugDescription)")
      }
    }
  }

  /// A tab is a space, also behind a character of a face without one: Braille, mathematical letters and many signs.
  @Test(arguments: ["\u{2801}", "\u{1D400}", "\u{2647}", "a", "夜", "한", "😀"])
  func tabsAreDrawn(_ letter: String) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let prepared = PreparedText("\(letter)\tb", style: TextStyle(cascade: cascade))
    let glyphs = prepared.layOut(ParagraphStyle(pointSize: 12), width: nil).lines
      .flatMap(\.runs).flatMap(\.glyphs)
    #expect(prepared.missingScalars.isEmpty && glyphs.count == 3)
    #expect(glyphs.allSatisfy { $0.id != 0 && $0.advance > 0 })
  }

  @Test func missingCharactersAreReportedOnce() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let prepared = PreparedText("a\u{E123}b\u{E123}\u{10FFFD}", style: TextStyle(cascade: cascade))
    #expect(prepared.missingScalars == ["\u{E123}", "\u{10FFFD}"])
    let ids = prepared.layOut(ParagraphStyle(pointSize: 12), width: nil).lines
      .flatMap(\.runs).flatMap(\.glyphs).map(\.id)
    #expect(ids.filter { $0 == 0 }.count == 3)
  }

  /// Of what ends a line nothing is drawn, so that a font without it lacks nothing.
  @Test(arguments: ["\n", "\u{B}", "\u{C}", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"])
  func endsOfLinesAreNotMissing(_ end: String) throws {
    let gothic = try TestFonts.japanese().cascade(weight: .regular).faces[1]
    let cascade = try FontLibrary.files(regular: [gothic]).cascade(weight: .regular)
    #expect(!gothic.covers(0x2028) && !gothic.covers(0x2029))
    let prepared = PreparedText("夜\(end)\u{E123}\(end)夜", style: TextStyle(cascade: cascade))
    #expect(prepared.missingScalars == ["\u{E123}"])
    let ids = prepared.layOut(ParagraphStyle(pointSize: 12), width: nil).lines
      .flatMap(\.runs).flatMap(\.glyphs).map(\.id)
    #expect(ids.filter { $0 == 0 }.count == 1)
  }

  @Test func controlCharactersTakeNoRoom() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    // 17 pt, where the system font has tracking of its own, which these must not get.
    func width(_ text: String) -> Double {
      PreparedText(text, style: TextStyle(cascade: cascade))
        .measure(ParagraphStyle(pointSize: 17), width: nil).width
    }
    for control in [
      "\u{0}", "\u{8}", "\u{1B}", "\u{1F}", "\u{7F}", "\u{80}", "\u{85}", "\u{9F}", "\u{200B}",
      "\u{2028}", "\u{2029}", "\u{2060}", "\u{FEFF}",
    ] {
      #expect(width("\(control)a") == width("a"), "\(control.unicodeScalars)")
    }
  }

  /// Nothing is drawn of a selector of variants, also not of the one that HarfBuzz does not know.
  @Test(arguments: ["\u{180B}", "\u{180C}", "\u{180D}", "\u{180F}", "\u{FE00}", "\u{E01EF}"])
  func selectorsTakeNoRoom(_ selector: String) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    for letter in ["a", "夜", "ب"] {
      let (marked, plain) = (letter + selector + letter, letter + letter)
      let texts = [marked, plain].map { PreparedText($0, style: TextStyle(cascade: cascade)) }
      let laidOut = texts.map { $0.layOut(ParagraphStyle(pointSize: 12), width: nil) }
      #expect(laidOut[0].measurement.width == laidOut[1].measurement.width, "\(letter)")
      let ids = laidOut[0].lines.flatMap(\.runs).flatMap(\.glyphs).map(\.id)
      #expect(!ids.contains(0) && texts[0].missingScalars.isEmpty, "\(letter)")
    }
  }

  @Test func rightToLeftLinesRunFromTheRight() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let prepared = PreparedText("שלום abc", style: TextStyle(cascade: cascade, language: "he"))
    let runs = prepared.layOut(ParagraphStyle(pointSize: 12), width: nil).lines[0].runs
    // The Latin word, which comes last, stands at the left.
    #expect(runs.first?.face.familyName == "Fitcheck Sans")
    #expect(runs.last?.bidiLevel == 1)
    let positions = runs.flatMap(\.glyphs).map(\.x)
    #expect(positions == positions.sorted())
  }

  /// Whole units times a whole size are exact, whichever the size.
  @Test(arguments: [8.0, 11, 12, 14, 17, 20, 34]) func fullWidthLinesFitExactly(_ size: Double)
    throws
  {
    let gothic = try TestFonts.japanese().cascade(weight: .regular).faces[1]
    let cascade = try FontLibrary.files(regular: [gothic]).cascade(weight: .regular)
    for count in 1...30 {
      let prepared = PreparedText(
        String(repeating: "漢", count: count),
        style: TextStyle(cascade: cascade, language: "ja")
      )
      let width = size * Double(count)
      let measurement = prepared.measure(ParagraphStyle(pointSize: size), width: width)
      #expect(measurement.width == width && measurement.lineCount == 1)
    }
  }

  /// A closing bracket is shaped with its opening one, not with the letters before it.
  @Test func bracketsBelongTogether() throws {
    let gothic = try TestFonts.japanese().cascade(weight: .regular).faces[1]
    let cascade = try FontLibrary.files(regular: [gothic]).cascade(weight: .regular)
    let prepared = PreparedText(
      "見出し (Pro) 続き",
      style: TextStyle(cascade: cascade, language: "ja")
    )
    let runs = prepared.layOut(ParagraphStyle(pointSize: 12), width: nil).lines[0].runs
    #expect(runs.map { $0.glyphs.count } == [5, 3, 4])
  }

  @Test func marksThatNoFaceHasAreReported() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let prepared = PreparedText("a\u{1E2EC}", style: TextStyle(cascade: cascade))
    #expect(prepared.missingScalars == ["\u{1E2EC}"])
  }

  @Test func sizesThatAreNoNumbers() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let prepared = PreparedText("a\n   \nb 日本", style: TextStyle(cascade: cascade))
    for number in [Double.nan, .infinity, -.infinity, -1e300, -12, 0, 1e300] {
      var paragraph = ParagraphStyle(pointSize: number)
      for limit in [nil, 1, 2] {
        paragraph.lineLimit = limit
        for width in [nil, number, 100] {
          #expect(prepared.layOut(paragraph, width: width, height: number).lines.count > 0)
        }
        paragraph.tracking = number
        paragraph.lineSpacing = number
        paragraph.leading = number
        paragraph.minimumScale = number
        #expect(prepared.layOut(paragraph, width: 50, height: number).lines.count > 0)
      }
    }
  }

  /// An ellipsis stands where its own paragraph ends, whichever way the first one runs.
  @Test func ellipsisFollowsItsParagraph() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    var paragraph = ParagraphStyle(pointSize: 12)
    paragraph.lineLimit = 2
    for (text, isAtLeft) in [
      ("abc\nשלום עולם שלום עולם שלום", true), ("שלום\nabc abc abc abc abc", false),
    ] {
      let prepared = PreparedText(text, style: TextStyle(cascade: cascade, language: "he"))
      let last = try #require(prepared.layOut(paragraph, width: 70).lines.last)
      let glyphs = last.runs.flatMap(\.glyphs)
      let ellipsis = try #require(glyphs.max { $0.cluster < $1.cluster })
      #expect(last.isTruncated && (ellipsis.x < 1) == isAtLeft, "\(text)")
    }
  }
}
