import BundledFonts
import FontFaces
import TestSupport
import Testing
import UnicodeText

@testable import TextShaping

/// A line's width must not depend on text far before it, nor its time on the text's length.
@Suite("What has dotted circles is cut into short items")
struct DottedCircleTests {
  private func face(_ font: BundledFont) throws -> FontFace {
    try FontFace(path: BundledFontDirectory.locate().path(of: font))
  }

  private func shape(_ text: String, _ font: BundledFont) throws -> ShapedText {
    let cascade = try FontLibrary.files(regular: [face(font)]).cascade(weight: .regular)
    return Shaper(cascade: cascade, language: nil)
      .shape(TextAnalyzer(language: nil, strictness: .strict).analyze(text))
  }

  /// Vowels without a letter, each so many syllables after the last: HarfBuzz 6 draws a single circle where
  /// these are fifteen.
  @Test(arguments: 11...16) func everyBrokenSyllableHasItsCircle(_ count: Int) throws {
    let word = " \u{93F}" + String(repeating: "\u{915}", count: count)
    let shaped = try shape(String(repeating: word, count: 6), .devanagariRegular)
    let circle = try #require(face(.devanagariRegular).nominalGlyph(0x25CC))
    let glyphs = shaped.itemized.runs(in: 0..<shaped.count).flatMap(\.glyphs)
    #expect(glyphs.count { $0 == circle } == 6)
  }

  /// Syllables without a base, between words that have none and by themselves; a mark that begins a text of
  /// which HarfBuzz flags every place; vowels that a cut takes the letter from; circles that are in the text.
  static let texts: [(font: BundledFont, text: String)] = [
    (.myanmarRegular, "\u{1000}\u{1001}\u{1002}\u{1003}\u{1004}\u{1005}\u{1006}\u{1039}\u{1039}"),
    (.myanmarRegular, "\u{1000}\u{102C}\u{1000}\u{1031} \u{1039}\u{1039}\u{1000}\u{103A}"),
    (.devanagariRegular, "\u{915}\u{94D}\u{94D}\u{93F}\u{93E}\u{905}"),
    (.devanagariRegular, " \u{93F}\u{930}\u{94D}\u{930}\u{93F}\u{915}"),
    (.devanagariRegular, "\u{25CC}\u{94D}\u{94D}\u{915}\u{915}"),
    (.bengaliRegular, " \u{9C7}\u{995}\u{9CD}\u{9B0}\u{9BF}"),
    (.khmerRegular, " \u{17B6}\u{1780}\u{17D2}\u{1780}\u{17C1}"),
  ]

  @Test(arguments: texts.indices, [8, 150]) func itemsAreShort(_ index: Int, _ count: Int) throws {
    let (font, piece) = Self.texts[index]
    let shaped = try shape(String(repeating: piece, count: count), font)
    let lengths = shaped.rigidItems.map(\.count)
    let longest = try #require(lengths.max())
    #expect(longest <= DottedCircles.longestPiece)
    // They cover the text, one after the other.
    let (items, length) = (Array(shaped.itemized.items), shaped.count)
    #expect(items.first?.range.lowerBound == 0 && items.last?.range.upperBound == length)
    let ends = items.dropLast().map(\.range.upperBound)
    let starts = items.dropFirst().map(\.range.lowerBound)
    #expect(ends == starts)
  }

  /// From each place that is no part of such an item to each other one, sums tell the width.
  @Test(arguments: texts.indices) func linesAreAsInTheRunningText(_ index: Int) throws {
    let (font, piece) = Self.texts[index]
    let shaped = try shape(String(repeating: piece, count: 10), font)
    let places = (0...shaped.count).filter { !shaped.isUnsafe(at: $0) }
    #expect(places.count > 3)
    for (number, start) in places.enumerated() {
      for end in places[(number + 1)...] {
        let alone = shaped.itemized.advance(of: start..<end)
        let running = shaped.prefix[end] - shaped.prefix[start]
        #expect(alone == running, "\(start)..<\(end)")
      }
    }
  }

  /// Only the circle itself is set apart of a text that begins with a mark and has nothing else on circles.
  @Test func aMarkAtTheBeginningIsCutOff() throws {
    let text = "\u{1039}" + String(repeating: "\u{1000}\u{1001}\u{1002}", count: 100)
    let shaped = try shape(text, .myanmarRegular)
    let (itemCount, rigid) = (shaped.itemized.items.count, shaped.rigidItems)
    #expect(itemCount == 2 && rigid.count == 1)
    #expect(rigid.allSatisfy { $0.upperBound <= DottedCircles.longestPiece })
    // One is enough, and a part that ends or begins at its edge does not reach into it.
    let isRigid = shaped.hasRigidItems
    #expect(isRigid)
    let circle = try #require(rigid.first)
    let (start, end) = (circle.lowerBound, circle.upperBound)
    for (part, expected) in [
      (start..<start + 1, true), (end - 1..<end, true), (end - 1..<end + 1, true),
      (0..<shaped.count, true), (start..<start, false), (end..<end + 1, false),
      (end..<shaped.count, false), (shaped.count..<shaped.count, false),
    ] as [(Range<Int>, Bool)] {
      let reaches = shaped.isRigid(in: part)
      #expect(reaches == expected, "\(part)")
    }
  }

  /// Vowels that are clusters of their own are broken where a cut takes their letter away, also in what
  /// follows the mark at a text's beginning.
  @Test func whatACutBreaksIsCutAsWell() throws {
    let text = "\u{103A}" + String(repeating: "\u{1000}\u{102C}", count: 300)
    let shaped = try shape(text, .myanmarRegular)
    let lengths = shaped.rigidItems.map(\.count)
    let longest = try #require(lengths.max())
    // Between any two of its characters it may be cut, and nowhere freely: pieces are as long as any.
    #expect(longest == 32 && DottedCircles.longestPiece == 32)
    // So are the items, by which the text is shaped again: a longer one would have other circles.
    let itemLengths = shaped.itemized.items.map(\.range.count)
    let (longestItem, all) = (itemLengths.max(), itemLengths.reduce(0, +))
    #expect(longestItem == 32 && all == text.utf16.count)
  }

  /// A short item stays one.
  @Test func shortItemsStayWhole() throws {
    let shaped = try shape("\u{915}\u{915} \u{93F}\u{915} \u{93F}\u{915}", .devanagariRegular)
    let (itemCount, rigid, length) = (shaped.itemized.items.count, shaped.rigidItems, shaped.count)
    #expect(itemCount == 1 && rigid == [0..<length])
  }

  /// A circle of the text's own is none that was drawn, wherever it stands.
  @Test(arguments: ["\u{25CC}\u{93F}", "\u{915} \u{25CC}\u{93F}"], [1, 40])
  func circlesOfTheTextAreNotDrawn(_ beginning: String, _ count: Int) throws {
    let text = beginning + String(repeating: "\u{915}\u{93F}", count: count)
    let shaped = try shape(text, .devanagariRegular)
    let isRigid = shaped.hasRigidItems
    #expect(!isRigid)
  }

  /// Spaced by other rules a text has the items that it had.
  @Test(arguments: texts.indices) func respacedTextsKeepTheirItems(_ index: Int) throws {
    let text = String(repeating: Self.texts[index].text, count: 20) + "「夜」"
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let analyzer = TextAnalyzer(language: "ja", strictness: .strict)
    let plain = Shaper(cascade: cascade, language: "ja").shape(analyzer.analyze(text))
    let shaper = Shaper(cascade: cascade, language: "ja", composition: .japanese)
    let spaced = shaper.shape(analyzer.analyze(text))
    var room = BlockRoom(byteCount: 0)
    let later = shaper.shape(respacing: plain, in: &room)
    let (own, expected) = (Array(later.itemized.items), Array(spaced.itemized.items))
    #expect(own.count > 4 && own == expected)
    let isSpaced = later.itemized.spacing != nil
    let isAlike = later.isSet(as: spaced)
    #expect(isSpaced && isAlike)
  }

  /// Items of what is left behind an ellipsis are apart as they are in the text.
  @Test func abridgedTextsHaveShortItems() throws {
    let (font, piece) = Self.texts[0]
    let shaped = try shape(String(repeating: piece, count: 12), font)
    let middle = shaped.itemized.items[4].range.lowerBound
    let abridged = shaped.itemized.abridged(
      head: 0..<1,
      tail: middle..<shaped.count,
      of: shaped.analysis
    )
    let lengths = abridged.itemized.items.map(\.range.count)
    #expect(lengths.allSatisfy { $0 <= 2 * DottedCircles.longestPiece + 1 })
    let (own, all) = (abridged.itemized.items.count, shaped.itemized.items.count)
    #expect(own >= all - 4)
  }
}
