import Foundation
import TestSupport
import Testing

@testable import SwiftUISurface

@Suite("Markdown within lines")
struct MarkdownTests {
  private func description(_ source: String) -> String {
    InlineMarkdown.spans(of: source.unicodeScalars.map(InlineMarkdown.Element.scalar))
      .map { span in
        var marks = ""
        if span.intents.contains(.stronglyEmphasized) { marks += "b" }
        if span.intents.contains(.emphasized) { marks += "i" }
        if span.intents.contains(.code) { marks += "c" }
        if span.intents.contains(.strikethrough) { marks += "s" }
        if span.link != nil { marks += "l" }
        if span.isInflected { marks += "n" }
        var text = ""
        text.unicodeScalars.append(contentsOf: span.content.compactMap(\.scalar))
        return "\(marks)|\(text)|"
      }
      .joined(separator: ", ")
  }

  @Test(arguments: try TestFiles.table("SwiftUISurfaceTests/Cases/markdown.tsv"))
  func cases(_ row: [String]) throws {
    let expected = try #require(row.count == 2 ? row[1] : nil)
    let source = row[0].replacingOccurrences(of: "\\n", with: "\n")
    let shown = description(source).replacingOccurrences(of: "\n", with: "\\n")
    #expect(shown == expected, "\(row[0])")
  }

  /// Whatever the source, the parser ends, and shows no character that is not in the source.
  @Test(arguments: 0..<4)
  func hostileSources(_ seed: Int) {
    var generator = SplitMix(seed: UInt64(seed))
    let pieces = [
      "*", "**", "_", "~", "~~", "`", "``", "[", "](", ")", "!", "\\", "<", ">", "a", " ", "。", "é",
      "^",
    ]
    for _ in 0..<2000 {
      let source = (0..<Int.random(in: 0...30, using: &generator))
        .compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      let elements = source.unicodeScalars.map(InlineMarkdown.Element.scalar)
      var rest = elements[...]
      for element in InlineMarkdown.spans(of: elements).flatMap(\.content) {
        guard let index = rest.firstIndex(where: { $0 == element || $0 == .scalar("\n") }) else {
          Issue.record("\(element) out of order in \(source)")
          break
        }
        rest = rest[(index + 1)...]
      }
    }
  }

  /// An address has up to thirty-two parentheses within each other.
  @Test(arguments: [1, 31, 32, 33, 40])
  func parenthesesInAddressesHaveADepth(_ depth: Int) {
    let address = String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
    let shown = description("[a](b\(address))")
    #expect((shown == "l|a|") == (depth <= 32), "\(shown)")
  }

  /// Attributes of words are read to an end that is near.
  @Test(arguments: [1, 256, 257, 1000])
  func attributesHaveALength(_ length: Int) {
    let shown = description("^[a](\(String(repeating: "b", count: length)))")
    #expect((shown == "|a|") == (length <= 256), "\(shown)")
  }

  /// Words that agree with a number are shown as they are written, which is said of them alone.
  @MainActor
  @Test(
    arguments: [
      ("^[\(2) apple](inflect: true)", "2 apple", true),
      ("^[\(2) apple](agreeWithArgument: 1)", "2 apple", true),
      ("^[\(2) apple](inflect: false)", "2 apple", false),
      ("^[\(2) apple](rank: 1)", "2 apple", false),
      // A value among the attributes says nothing, and ends nothing.
      ("^[\(2) apple](rank: \(1))", "2 apple", false),
      ("^[apples](agreeWithArgument: \(2))", "apples", true),
      ("\\^[\(2) apple]", "^[2 apple]", false),
    ] as [(LocalizedStringKey, String, Bool)]
  )
  func inflectedWordsAreAssumed(
    _ key: LocalizedStringKey,
    _ shown: String,
    _ isInflected: Bool
  ) throws {
    #expect(try TextValueTests.string(Text(key)) == shown)
    let subjects = try Layouts.decide(Text(key), 100, 60).standIns.map(\.subject)
    #expect(subjects == (isInflected ? ["inflected words"] : []))
  }

  #if !canImport(Darwin)
  /// So are those of a string that is looked up: iOS makes them agree, as it does those of a view's key.
  @MainActor
  @Test(
    arguments: [
      ("^[\(2) apple](inflect: true)", ["inflected words"]), ("^[\(2) apple](inflect: false)", []),
    ] as [(String.LocalizationValue, [String])]
  )
  func inflectedWordsOfStringsAreAssumed(
    _ value: String.LocalizationValue,
    _ subjects: [String]
  ) throws {
    let string = AttributedString(localized: value)
    #expect(String(string.characters) == "2 apple")
    #expect(try Layouts.decide(Text(string), 100, 60).standIns.map(\.subject) == subjects)
  }
  #endif

  /// A scheme has two letters to thirty-two (CommonMark 0.31.2, section 6.5), digits and `+.-` behind its first one.
  @Test(arguments: [
    ("a", false), ("ab", true), ("AZ", true), ("zz", true), ("a0", true), ("z9", true),
    ("a+.-", true),
    ("0a", false), ("+a", false), ("a_", false), ("a/", false), ("a,", false), ("a;", false),
    ("a`", false), ("a{", false), ("a[", false), ("éa", false), ("aé", false),
    (String(repeating: "a", count: 32), true), (String(repeating: "a", count: 33), false),
  ])
  func schemesHaveLettersAndALength(_ scheme: String, _ isLink: Bool) {
    let shown = description("<\(scheme):c>")
    #expect(shown.hasPrefix("l|") == isLink, "\(shown)")
  }

  /// A key is read as Markdown for the sake of one mark, whichever it is.
  @MainActor
  @Test(arguments: [
    ("\\+a", "+a"), ("`a`", "a"), ("*a*", "a"), ("_a_", "a"), ("~a~", "a"), ("&amp;", "&"),
    ("<ab:c>", "ab:c"), ("[a](b)", "a"), ("a]", "a]"), ("!a", "!a"),
  ])
  func oneMarkIsEnough(_ source: String, _ shown: String) throws {
    #expect(try TextValueTests.string(Text(LocalizedStringKey(source))) == shown)
  }

  /// A value is neither space nor punctuation for the marks beside it.
  @MainActor
  @Test func valuesStandAsLettersDo() throws {
    for (key, shown) in [
      ("a**\(3)**b", "a3b"), ("a*\("b")*", "ab"), ("a_\(3)_", "a_3_"),
    ] as [(LocalizedStringKey, String)] {
      #expect(try TextValueTests.string(Text(key)) == shown)
    }
  }

  /// What stands between marks is set as they say.
  @MainActor
  @Test func everyMarkIsAnAttribute() throws {
    func attributes(_ key: LocalizedStringKey) throws -> TextAttributes {
      try #require(Text(key).stretches(in: EnvironmentValues()).first).attributes
    }
    let plain = try attributes("a")
    var (strong, slanted, code, struck, linked) = (plain, plain, plain, plain, plain)
    strong.isBold = true
    slanted.isItalic = true
    code.design = .monospaced
    struck.strikethrough = TextLine(Text.LineStyle.single)
    linked.style = AnyShapeStyle(TintShapeStyle())
    for (key, expected) in [
      ("**a**", strong), ("*a*", slanted), ("`a`", code), ("~~a~~", struck), ("[a](b)", linked),
    ] as [(LocalizedStringKey, TextAttributes)] {
      #expect(try attributes(key) == expected, "\(key)")
      #expect(expected != plain)
    }
  }

  /// A value between marks is set as they say, and a text there as it says itself within them; what stands beside them
  /// is not.
  @MainActor
  @Test func valuesBetweenMarksAreSetAsTheySay() {
    let light = Text(verbatim: "d").fontWeight(.light)
    let text = Text("**a\(3)** \("b") *\("c")* [\(light)](e)")
    let said = text.stretches(in: EnvironmentValues()).map { stretch -> String in
      guard case .string(let words) = stretch.content else { return "–" }
      let own = stretch.attributes
      let traits = [
        own.isBold == true, own.isItalic == true, own.style != nil, own.weight == .light,
      ]
      return "‹\(words)› \(traits.map { $0 ? "1" : "0" }.joined())"
    }
    #expect(said == ["‹a3› 1000", "‹ b › 0000", "‹c› 0100", "‹ › 0000", "‹d› 0011"])
  }

  /// What an attributed string says of its words is said of the text's, each attribute by its own name.
  @MainActor
  @Test func attributesOfStringsAreThoseOfTexts() throws {
    typealias Change = (
      ofString: (inout AttributedString) -> Void, ofText: (inout TextAttributes) -> Void
    )
    let changes: [Change] = [
      ({ $0.font = .title }, { $0.font = .title }), ({ $0.kern = 2 }, { $0.kerning = 2 }),
      ({ $0.tracking = 3 }, { $0.tracking = 3 }),
      ({ $0.baselineOffset = 4 }, { $0.baselineOffset = 4 }),
      ({ $0.foregroundColor = .red }, { $0.style = AnyShapeStyle(Color.red) }),
      ({ $0.backgroundColor = .blue }, { $0.background = .blue }),
      ({ $0.underlineStyle = .single }, { $0.underline = TextLine(Text.LineStyle.single) }),
      ({ $0.strikethroughStyle = .single }, { $0.strikethrough = TextLine(Text.LineStyle.single) }),
      ({ $0.inlinePresentationIntent = .code }, { $0.design = .monospaced }),
      ({ $0.inlinePresentationIntent = .emphasized }, { $0.isItalic = true }),
      ({ $0.inlinePresentationIntent = .stronglyEmphasized }, { $0.isBold = true }),
      (
        { $0.inlinePresentationIntent = .strikethrough },
        { $0.strikethrough = TextLine(Text.LineStyle.single) }
      ),
    ]
    func attributes(_ string: AttributedString) -> TextAttributes? {
      Text(string).stretches(in: EnvironmentValues()).first?.attributes
    }
    let plain = try #require(attributes(AttributedString("a")))
    for (index, change) in changes.enumerated() {
      var string = AttributedString("a")
      var expected = plain
      change.ofString(&string)
      change.ofText(&expected)
      #expect(attributes(string) == expected, "\(index)")
      #expect(expected != plain, "\(index)")
    }
    // Of two that say the same thing in other ways the one that says more holds, whichever is set first.
    let dashed = Text.LineStyle(pattern: .dash)
    var expected = plain
    expected.strikethrough = TextLine(dashed)
    var (first, last) = (AttributedString("a"), AttributedString("a"))
    first.strikethroughStyle = dashed
    first.inlinePresentationIntent = .strikethrough
    last.inlinePresentationIntent = .strikethrough
    last.strikethroughStyle = dashed
    #expect(attributes(first) == expected && attributes(last) == expected)
  }

  /// Attributes may begin within a character: at a mark, or at what joins a word to the next, as in Persian.
  @MainActor
  @Test(
    arguments: [
      ("e", "\u{301}a"), ("کتاب", "\u{200C}ها"), ("1", "\u{FE0F}\u{20E3}"), ("a\r", "\nb"),
    ] as [(String, String)]
  )
  func attributesMayBeginWithinACharacter(_ first: String, _ second: String) {
    var string = AttributedString(first)
    string.inlinePresentationIntent = .stronglyEmphasized
    string.append(AttributedString(second))
    let shown = Text(string).stretches(in: EnvironmentValues()).map { stretch -> [Unicode.Scalar] in
      guard case .string(let words) = stretch.content else { return [] }
      return Array(words.unicodeScalars)
    }
    #expect(shown == [first, second].map { Array($0.unicodeScalars) })
  }

  @Test(arguments: [
    "*", "**a ", "[", "`", "*a _b ", "~", "<a", "![", "[a](", "[a](b (", "[a](b \"", "](", "[]",
    "&#", "&amp;",
    "a**b*",
    "^[", "^[a](", "^[a](b)", "^[a](\"",
    "`a``b", "\\", "<https://a.b", "[*a](b)", "***a_", "~~a~", "[a][", "![a](b)", "\u{0}", "[`](<",
  ])
  func longSources(_ piece: String) {
    let source = String(repeating: piece, count: 5000)
    let elements = source.unicodeScalars.map(InlineMarkdown.Element.scalar)
    let shown = InlineMarkdown.spans(of: elements).flatMap(\.content).count
    #expect(shown <= elements.count)
  }

  /// Addresses are the same by their bytes: to compare their letters takes time quadratic in the marks on one.
  @Test func linksSideBySideAreToldApart() {
    let source = "[a](Caf\u{E9})[b](Cafe\u{301})[c](Cafe\u{301})"
    let spans = InlineMarkdown.spans(of: source.unicodeScalars.map(InlineMarkdown.Element.scalar))
    #expect(spans.map(\.content.count) == [1, 2])
  }

  @Test
  func attributedStrings() throws {
    let string = try AttributedString(markdown: "a **b** [c](https://example.com)")
    #expect(String(string.characters) == "a b c")
    let runs = Array(string.runs)
    #expect(runs.map(\.inlinePresentationIntent) == [nil, .stronglyEmphasized, nil, nil])
    #expect(runs.last?.link == URL(string: "https://example.com"))
    let inflected = "^[2 apples](inflect: true)"
    #expect(String(try AttributedString(markdown: inflected).characters) == inflected)
    let options = AttributedString.MarkdownParsingOptions(allowsExtendedAttributes: true)
    let words = try AttributedString(markdown: inflected, options: options)
    #expect(String(words.characters) == "2 apples")
  }
}
