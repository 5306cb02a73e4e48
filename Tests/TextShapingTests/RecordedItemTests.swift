import FontFaces
import TestSupport
import Testing
import UnicodeText

@testable import TextShaping

/// Where items end because they, a cluster or a stack of letters would be too long, on both sides of each
/// limit, as recorded; and which text goes on with another's last item.
@Suite("Limits of items, as recorded") struct RecordedItemTests {
  private static func shaped(
    _ text: String,
    composition: TextComposition = .none
  ) throws -> ShapedText {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    return Shaper(cascade: cascade, language: "ja", composition: composition)
      .shape(TextAnalyzer(language: "ja", strictness: .strict).analyze(text))
  }

  private static func items(_ text: String) throws -> String {
    try shaped(text).itemized.items.map { item in
      "\(item.range.lowerBound)…\(item.range.upperBound):\(item.entry).\(item.script.number).\(item.level)"
    }.joined(separator: " ")
  }

  private static func repeated(_ piece: String, _ count: Int) -> String {
    String(repeating: piece, count: count)
  }

  /// Sixty letters and signs in any order, of which few are syllables.
  private static func broken(_ letters: String, _ seed: Int) -> String {
    var generator = SplitMix(seed: UInt64(seed))
    let all = Array(letters.unicodeScalars)
    let drawn = (0..<60).map { _ in all[Int.random(in: all.indices, using: &generator)] }
    return String(String.UnicodeScalarView(drawn))
  }

  /// Texts by what they are made of, each with a number.
  private static let texts: [(name: String, counts: [Int], make: @Sendable (Int) -> String)] = [
    ("marks", [94, 95, 96, 97, 191, 192], { "e" + repeated("\u{301}", $0) + "b" }),
    (
      "marks behind a letter", [93, 94, 95, 96, 97], { "ab" + "e" + repeated("\u{301}", $0) + "b" }
    ),
    ("marks of two units", [46, 47, 48, 49], { "aé夜" + repeated("\u{1E130}", $0) + "夜" }),
    ("marks without a base", [1, 2, 96, 97], { "a\u{200B}" + repeated("\u{301}", $0) + "b" }),
    ("stack", Array(1...12), { "अ" + repeated("क\u{94D}", $0) + "षa" }),
    (
      "stack after another", Array(4...9),
      { "क\u{94D}ष" + repeated("क\u{94D}", $0) + "क क\u{94D}क" }
    ),
    (
      "stack after one of another script", Array(1...12),
      { repeated("क\u{94D}", $0 % 4 * 2) + repeated("ক\u{9CD}", $0) + "ক" }
    ),
    ("stack of clusters", Array(5...12), { "က" + repeated("\u{1039}က", $0) + "ကa" }),
    ("stack of Khmer", [6, 7, 8, 9, 15, 16, 17], { "ក" + repeated("\u{17D2}ក", $0) + "ក" }),
    (
      "stack of letters of two units", [6, 7, 8, 9, 10, 15, 16],
      { repeated("\u{11107}\u{11133}", $0) + "\u{11107}" }
    ),
    // Some may be cut between any two of their letters, some only here and there.
    ("broken Devanagari", Array(0..<12), { broken("कतर\u{94D}\u{93F}\u{902}\u{93C}", $0) }),
    ("broken Khmer", Array(0..<12), { broken("កត\u{17D2}\u{17B6}\u{17C1}\u{17C9}", $0) }),
    ("broken Bengali", Array(0..<12), { broken("কতর\u{9CD}\u{9C7}\u{9BE}", $0) }),
    ("paragraph", [94, 95, 96, 97, 98], { repeated("a", $0) + "\nb" }),
    ("separated line", [95, 96, 97], { repeated("a", $0) + "\u{2028}b夜" }),
    ("paragraph with a space behind it", [95, 96, 97], { repeated("a", $0) + "\n bc" }),
    ("blank paragraphs", [94, 95, 96, 97], { repeated("a", $0) + "\n\nb\nc" }),
    ("paragraph of punctuation", [95, 96, 97], { repeated(".", $0) + "\na.\n夜" }),
    ("long paragraph without an end", [96, 97, 98], { repeated("a", $0) + "bc" }),
    ("item", [16_382, 16_383, 16_384, 16_385], { repeated("a", $0) + "b" }),
    (
      "item with a cluster at its end", [16_381, 16_382, 16_383],
      { repeated("a", $0) + "e\u{301}b" }
    ),
    ("item of two directions", [16_383, 16_384], { repeated("a", $0) + "א" }),
  ]

  @Test func itemsEndWhereTheyDid() throws {
    var rows: [String] = []
    for (name, counts, make) in Self.texts {
      for count in counts { rows.append("\(name) \(count): \(try Self.items(make(count)))") }
    }
    try GoldenFile("TextShapingTests/Cases/recorded-items.txt").check(rows)
  }

  /// Controls and separators are shaped as what takes no room, and nothing beside them is.
  @Test(
    arguments: [
      (0x1F, true), (0x20, false), (0x7E, false), (0x7F, true), (0x9F, true), (0xA0, false),
      (0x2027, false), (0x2028, true), (0x2029, true), (0x202A, false),
    ] as [(UInt32, Bool)]
  )
  func controlsHaveNoGlyph(_ value: UInt32, _ isReplaced: Bool) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let units = try Self.shaped("a\(scalar)b").itemized.shapingText.map { $0 }
    #expect(units == [0x61, isReplaced ? Itemizer.withoutGlyph : UInt16(value), 0x62])
  }

  /// A text goes on with the last item of another where one face sets both by the character alone.
  @Test func whatGoesOn() throws {
    let ends = [
      "", "国", "か", "a", "1", "。", "」", "（", "月", "ー", "V", "ب", "e\u{301}", "한", "\u{AD}", "国a",
      "𠮷",
    ]
    var rows: [String] = []
    for composition in [TextComposition.none, .japanese] {
      for first in ends {
        let text = try Self.shaped("国" + first, composition: composition)
        let marks = try ends.map { second in
          text.isSetAlike(before: try Self.shaped(second, composition: composition)) ? "+" : "-"
        }
        rows.append("\(composition) \(first.visible) \(marks.joined())")
      }
    }
    try GoldenFile("TextShapingTests/Cases/recorded-following.txt").check(rows)
    // The same letter in a text from the right has another level, though the same face and script set it.
    let fromRight = try Self.shaped("\u{202E}国")
    let letter = try Self.shaped("国")
    let goesOn = fromRight.isSetAlike(before: letter)
    #expect(!goesOn)
    // Half of the longest item, and no more, leaves room for what follows.
    for (count, isAlike) in [(8_190, true), (8_191, true), (8_192, false), (8_193, false)] {
      let text = try Self.shaped(Self.repeated("国", count))
      #expect(text.isSetAlike(before: letter) == isAlike, "\(count)")
    }
  }
}
