import Inputs
import Testing
import WidgetDevices

@testable import Headlines

@Suite struct ArticleParserTests {
  private func parse(_ text: String) throws -> ArticleParser.Result {
    try ArticleParser(defaultIdentifier: "file").article(fromUTF8: Array(text.utf8))
  }

  @Test func paragraphsAreHeadlineAndSnippet() throws {
    let article = try parse("Headline\n\nSnippet\n").article
    #expect(article.headline == "Headline")
    #expect(article.snippet == "Snippet")
    #expect(article.time == "9:41")
    #expect(article.id == "file")
    #expect(article.language == "en")
  }

  /// An article is named where its front matter says how, be it as its file is.
  @Test(arguments: [
    ("A", false), ("---\nlang: en\n---\nA", false), ("---\nid:\n---\nA", false),
    ("---\nid: x\n---\nA", true), ("---\nid: file\n---\nA", true), ("---\n ID\t: x\n---\nA", true),
  ])
  func whatIsNamedIsTold(_ text: String, _ isNamed: Bool) throws {
    #expect(try parse(text).isNamed == isNamed)
    #expect(ArticleParser().defaultIdentifier == "")
  }

  @Test func aSnippetIsOptional() throws {
    #expect(try parse("見出し").article.snippet == "")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func lineEndsAreEqual(newline: String) throws {
    let text = ["---", "time: 7:05", "---", "", "見出し　 ", "　", "一段落 ", ""]
      .joined(separator: newline)
    let article = try parse(text).article
    #expect(article.headline == "見出し")
    #expect(article.snippet == "一段落")
    #expect(article.time == "7:05")
  }

  @Test func aByteOrderMarkIsNotPartOfTheText() throws {
    #expect(try parse("\u{FEFF}---\nid: a\n---\nA").article.id == "a")
    #expect(try parse("\u{FEFF}A").article.headline.unicodeScalars.count == 1)
  }

  @Test func decomposedTextStaysAsItWasWritten() throws {
    let headline = try parse("か\u{3099}くせい").article.headline
    #expect(headline.unicodeScalars.count == 5)
  }

  @Test(arguments: [
    ("Two\nlines", "Two lines"), ("Two \n  lines", "Two lines"), ("日本\n語", "日本語"),
    ("日本\nABC", "日本ABC"), ("한국\n어", "한국 어"), ("これは。\n次", "これは。次"),
    ("㊗\n㊙東京", "㊗㊙東京"), ("🈷\nABC", "🈷ABC"), ("日🎉\n🎉ABC", "日🎉 🎉ABC"),
    ("가격은\n₩500", "가격은 ₩500"), ("Price\n￦500", "Price ￦500"), ("東京\n￥500", "東京￥500"),
    // Tabs before a line are none of it, as spaces are; what is wider than a space is its author's.
    ("Two\n\t \tlines", "Two lines"), ("日本\n\u{3000}語", "日本\u{3000}語"), ("a\n\u{A0}b", "a \u{A0}b"),
  ])
  func linesOfAParagraphAreJoined(text: String, headline: String) throws {
    // A single paragraph of several lines is a list, but for one after front matter.
    #expect(try parse("\(text)\n\nSnippet").article.headline == headline)
    #expect(try parse("---\n---\n\(text)").article.headline == headline)
    #expect(try parse("A\n\n\(text)").article.snippet == headline)
  }

  @Test func linesWithoutAnEmptyLineAreAList() {
    for text in ["A\nB\nC", "\nA\r\nB\rC\n\n", "\u{FEFF}A\nB\nC\n \n"] {
      #expect(throws: ArticleError.list(lineCount: 3)) { try parse(text) }
    }
    let message = ArticleError.list(lineCount: 3).description
    #expect(message.contains("3 lines") && message.contains("empty line"))
  }

  /// What is found is tested where it is found: `FormatRecognizerTests`.
  @Test func whatIsNoArticleIsNamed() {
    let cases: [(String, InputFormat)] = [
      ("\u{FEFF}{\"headline\": \"A\"}", .json), ("headline,snippet\nA,B", .commaSeparated),
      ("<rss><channel><title>A</title></channel></rss>", .rss),
    ]
    for (text, format) in cases {
      let error = ArticleError.otherFormat(format)
      #expect(throws: error) { try parse(text) }
      #expect(error.description.contains(format.description))
    }
  }

  @Test func frontMatterIsRead() throws {
    let result = try parse(
      "---\n# a comment\ntime: \"12:00\"\nLang: ja\nid: 'x'\nauthor: me\n\n---\nA\n\nB\n\nC"
    )
    #expect(result.article.time == "12:00")
    #expect(result.article.language == "ja")
    #expect(result.article.id == "x")
    #expect(result.notes.count == 2)
    #expect(result.notes.first?.contains("author") == true)
  }

  /// Twelve keys that are not known are named, with forty scalars of long ones, and the others counted.
  @Test(
    arguments: [
      (1, nil), (12, nil), (13, "1 further key of the front matter is not known"),
      (14, "2 further keys of the front matter are not known"),
    ] as [(Int, String?)]
  )
  func keysThatAreNotKnownAreNamed(_ count: Int, further: String?) throws {
    let keys = (1...count).map { String(repeating: "k", count: 37 + $0) }
    let notes = try parse("---\n\(keys.map { "\($0): x\n" }.joined())---\nA").notes
    let named = keys.prefix(12).map {
      "“\($0.prefix(40))” in the front matter is not known (time, lang, id)"
    }
    #expect(notes == named + [further].compactMap { $0 })
  }

  /// Forty scalars of a long key are twenty letters of two each.
  @Test func keysAreNamedByTheirScalars() throws {
    let letter = "e\u{301}"
    let key = String(repeating: letter, count: 21)
    let shown = String(repeating: letter, count: 20)
    #expect(
      try parse("---\n\(key): x\n---\nA").notes
        == ["“\(shown)” in the front matter is not known (time, lang, id)"]
    )
  }

  @Test(arguments: ["", "\"\"", "'  '", "\"\u{3000}\""])
  func aBlankTimeIsShownAsNone(value: String) throws {
    #expect(try parse("---\ntime: \(value)\n---\nA").article.time == "")
  }

  /// A blank language is none, which is said; a blank name of the article's is none either.
  @Test(arguments: ["", "\"\"", "' '", "\u{3000}"])
  func aBlankLanguageIsNone(value: String) throws {
    let parser = ArticleParser(defaultIdentifier: "file")
    let text = "---\nid: \(value)\nlang: \(value)\n---\nNew ferry"
    let result = try parser.article(fromUTF8: Array(text.utf8))
    #expect(result.article == HeadlineArticle(id: "file", headline: "New ferry"))
    #expect(result.notes == ["“lang” in the front matter is blank, which names no language"])
  }

  /// Articles are the same only where all their texts are.
  @Test func everyTextTellsArticlesApart() {
    let article = HeadlineArticle(id: "a", time: "b", headline: "c", snippet: "d", language: "en")
    let texts: [WritableKeyPath<HeadlineArticle, String>] = [
      \.id, \.time, \.headline, \.snippet, \.language,
    ]
    for text in texts {
      var other = article
      other[keyPath: text] = "x"
      #expect(other != article && Set([other, article]).count == 2)
      // So they do scalar for scalar.
      var composed = article
      composed[keyPath: text] = "\u{E9}"
      other[keyPath: text] = "e\u{301}"
      #expect(other != composed && Set([other, composed]).count == 2)
    }
  }

  @Test func badTextIsRefused() {
    let parser = ArticleParser()
    let cases: [([UInt8], ArticleError)] = [
      ([], .empty), (Array(" \n\u{3000}\n".utf8), .empty), ([0xEF, 0xBB, 0xBF], .empty),
      (Array("---\nid: a\n---\n \n".utf8), .noHeadline(id: "a")),
      (Array("---\nid: \n---\n".utf8), .noHeadline(id: nil)),
      (Array("---\nid: a\n".utf8), .unclosedFrontMatter),
      (Array("---\nid a\n---\nA".utf8), .malformedFrontMatter(line: 2)),
      ([0x41, 0x00, 0x42], .nulByte(offset: 1)),
      ([0x41, 0x42, 0xE3, 0x81], .invalidUTF8(offset: 2)),
      ([0xFF, 0xFE, 0x41, 0x00], .foreignByteOrderMark("UTF-16")),
      ([0xFE, 0xFF, 0x00, 0x41], .foreignByteOrderMark("UTF-16")),
      ([0xFF, 0xFE, 0, 0, 0x41, 0, 0, 0], .foreignByteOrderMark("UTF-32")),
      ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x41], .foreignByteOrderMark("UTF-32")),
    ]
    for (bytes, expected) in cases {
      #expect(throws: expected) { try parser.article(fromUTF8: bytes) }
    }
  }

  @Test(
    arguments: [
      ([0x41], nil), ([0xC2, 0xA9], nil), ([0xE3, 0x81, 0x82], nil),
      ([0xF0, 0x9F, 0x98, 0x80], nil),
      ([0xF4, 0x8F, 0xBF, 0xBF], nil), ([0xC0, 0x80], 0), ([0xC1, 0xBF], 0), ([0x80], 0),
      ([0xE0, 0x80, 0x80], 0), ([0xED, 0xA0, 0x80], 0), ([0xF0, 0x80, 0x80, 0x80], 0),
      ([0xF4, 0x90, 0x80, 0x80], 0), ([0xF5, 0x80, 0x80, 0x80], 0), ([0x41, 0xE3, 0x81], 1),
      ([0x41, 0xC3], 1), ([0xE3, 0x81, 0x41], 0), ([0xF0, 0x9F, 0x98, 0x41], 0),
    ] as [([UInt8], Int?)]
  )
  func invalidUTF8IsFound(bytes: [UInt8], offset: Int?) {
    #expect(bytes.withUnsafeBufferPointer(UTF8Validation.firstInvalidOffset) == offset)
    // The standard library is the judge of validity; only the offset is ours.
    #expect((String(validating: bytes, as: UTF8.self) == nil) == (offset != nil))
  }

  /// Behind each byte that may begin a character, the second one is looked at from the first to the last that it may be.
  @Test func everyBeginningOfACharacterIsKnown() {
    var misjudged: [[UInt8]] = []
    for lead in UInt8(0x80)...0xFF {
      for second: UInt8 in [0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0] {
        for tail in [[], [0x80], [0x80, 0xBF]] as [[UInt8]] {
          let bytes = [lead, second] + tail
          let offset = bytes.withUnsafeBufferPointer(UTF8Validation.firstInvalidOffset)
          let isValid = String(validating: bytes, as: UTF8.self) != nil
          if (offset == nil) != isValid { misjudged.append(bytes) }
        }
      }
    }
    #expect(misjudged == [])
  }
}
