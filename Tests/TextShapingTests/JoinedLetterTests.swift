import BundledFonts
import FontFaces
import TestSupport
import Testing
import TextShaping
import UnicodeText

/// Joined letters may be cut anywhere, since parts of a text are shaped in its context.
@Suite("Letters keep their form and width where a joined word is cut")
struct JoinedLetterTests {
  /// Dual-joining, right-joining and non-joining letters, an elongation, a lam with its alef, marks,
  /// and what letters join over.
  private static let scalars: [Unicode.Scalar] = [
    "\u{628}", "\u{627}", "\u{644}", "\u{621}", "\u{640}", "\u{64E}", "\u{200D}", "\u{200C}",
    "\u{AD}", "\u{710}", "\u{715}", "\u{70F}", "a",
  ]

  private func shaper(_ font: BundledFont) throws -> Shaper {
    let face = try FontFace(path: BundledFontDirectory.locate().path(of: font))
    return Shaper(
      cascade: try FontLibrary.files(regular: [face]).cascade(weight: .regular),
      language: "ar"
    )
  }

  private func check(_ text: String, _ shaper: Shaper, _ wrong: inout [String]) {
    let shaped = shaper.shape(TextAnalyzer(language: "ar", strictness: .strict).analyze(text))
    let safe = (0...shaped.count).filter { !shaped.isUnsafe(at: $0) }
    for (index, start) in safe.enumerated() {
      for end in safe[(index + 1)...] {
        let alone = shaped.itemized.advance(of: start..<end)
        if alone != shaped.prefix[end] - shaped.prefix[start] {
          wrong.append(
            "\(text.unicodeScalars.map { String($0.value, radix: 16) }) \(start)..<\(end)"
          )
        }
      }
    }
  }

  /// Every string of up to four of them.
  @Test func allShortStrings() throws {
    let shaper = try shaper(.arabicRegular)
    var wrong: [String] = []
    var strings: [[Unicode.Scalar]] = [[]]
    for _ in 0..<4 {
      strings = strings.flatMap { string in Self.scalars.map { string + [$0] } }
      for string in strings { check(String(String.UnicodeScalarView(string)), shaper, &wrong) }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5))")
  }

  /// Letters that an override has run from left to right are turned around, and have no context: such a word may be cut where
  /// none joins the next one in the order that they are seen in.
  @Test(arguments: ["\u{202D}", "\u{202D}\u{628}", "\u{202D}\u{644}\u{64E}"])
  func overriddenStrings(_ beginning: String) throws {
    let shaper = try shaper(.arabicRegular)
    var wrong: [String] = []
    var strings: [[Unicode.Scalar]] = [[]]
    for _ in 0..<3 {
      strings = strings.flatMap { string in Self.scalars.map { string + [$0] } }
      for string in strings {
        check(beginning + String(String.UnicodeScalarView(string)), shaper, &wrong)
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5))")
  }

  /// Marks and invisible characters between two letters, up to more than HarfBuzz looks across.
  @Test func distantLetters() throws {
    let shaper = try shaper(.arabicRegular)
    var wrong: [String] = []
    for between in ["\u{64E}", "\u{200D}", "\u{AD}", "\u{200D}\u{64E}", "\u{70F}"] {
      for count in 0...9 {
        let middle = String(repeating: between, count: count)
        check("\u{628}\(middle)\u{628}\u{628}\(middle)\u{627}", shaper, &wrong)
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5))")
  }

  /// As far as HarfBuzz looks, four marks and what stands behind them, letters are cut as if side by
  /// side; farther apart the cut is not sure.
  @Test(arguments: 0...9) func lettersJoinAcrossFourMarks(_ count: Int) throws {
    let text = "\u{628}\(String(repeating: "\u{64E}", count: count))\u{628}"
    let analysis = TextAnalyzer(language: "ar", strictness: .strict).analyze(text)
    let shaped = try shaper(.arabicRegular).shape(analysis)
    #expect(shaped.isUnsafe(at: count + 1) == (count > 4))
  }

  /// Every string of up to four consonants, dependent vowels, viramas and signs: what is no syllable
  /// is drawn on a dotted circle, and may be cut only where that changes nothing.
  @Test(arguments: [
    (BundledFont.khmerRegular, "\u{1780}\u{17D2}\u{17B6}\u{17C1}\u{17C9}"),
    (.myanmarRegular, "\u{1000}\u{1039}\u{1031}\u{102F}\u{103B}"),
    (.bengaliRegular, "\u{995}\u{9CD}\u{9C7}\u{9BE}\u{9BC}"),
    (.devanagariRegular, "\u{915}\u{94D}\u{93F}\u{930}\u{902}"),
  ])
  func brokenSyllables(_ font: BundledFont, _ letters: String) throws {
    let shaper = try shaper(font)
    var wrong: [String] = []
    var (circles, wholes) = (0, 0)
    let circle = try #require(
      FontFace(path: BundledFontDirectory.locate().path(of: font)).nominalGlyph(0x25CC)
    )
    var strings: [[Unicode.Scalar]] = [[]]
    for _ in 0..<4 {
      strings = strings.flatMap { string in letters.unicodeScalars.map { string + [$0] } }
      for string in strings {
        let text = String(String.UnicodeScalarView(string))
        check(text, shaper, &wrong)
        let analysis = TextAnalyzer(language: nil, strictness: .strict).analyze(text)
        let shaped = shaper.shape(analysis)
        let glyphs = shaped.itemized.runs(in: 0..<shaped.count)
          .flatMap(\.glyphs)
        guard glyphs.contains(where: { $0 == circle }) else {
          wholes += 1
          continue
        }
        circles += 1
        let isRigid = shaped.isRigid(in: 0..<shaped.count)
        #expect(isRigid, "\(string)")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5))")
    #expect(circles > 20 && wholes > 20, "\(circles), \(wholes)")
  }

  @Test func aWordMayBeCutBetweenAllItsLetters() throws {
    let analysis = TextAnalyzer(language: "ar", strictness: .strict)
      .analyze(String(repeating: "\u{628}", count: 100))
    let shaped = try shaper(.arabicRegular).shape(analysis)
    #expect(!(0...shaped.count).contains { shaped.isUnsafe(at: $0) })
  }

  /// A stack that no language writes costs HarfBuzz the square of its height, or more.
  @Test(arguments: [
    "\u{1000}\u{1039}", "\u{1780}\u{17D2}", "\u{A98F}\u{A9C0}", "\u{11005}\u{11046}",
  ])
  func tallStacksAreShapedInPieces(_ storey: String) throws {
    let library = try TestFonts.japanese()
    let shaper = Shaper(cascade: library.cascade(weight: .regular), language: nil)
    let analyzer = TextAnalyzer(language: nil, strictness: .strict)
    func longest(_ storeys: Int) -> Int {
      let text = String(repeating: storey, count: storeys)
      let lengths = shaper.shape(analyzer.analyze(text)).itemized.items.map(\.range.count)
      return lengths.max() ?? 0
    }
    #expect(longest(1000) <= 9 * storey.utf16.count)
    // What is written stays whole: more than any language stacks.
    #expect(longest(7) == 7 * storey.utf16.count)
  }

  /// Stacks of usual height in a long text are one item.
  @Test func stacksOfUsualHeightDivideNothing() throws {
    let library = try TestFonts.japanese()
    let shaper = Shaper(cascade: library.cascade(weight: .regular), language: "my")
    let text = String(repeating: "\u{1000}\u{1039}\u{1000}\u{102C}", count: 500)
    let analysis = TextAnalyzer(language: "my", strictness: .strict).analyze(text)
    #expect(shaper.shape(analysis).itemized.items.count == 1)
  }
}
