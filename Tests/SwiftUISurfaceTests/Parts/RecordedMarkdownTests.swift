import Foundation
import TestSupport
import Testing

@testable import SwiftUISurface

/// Markdown of every short text of a few pieces: what is shown of it, with which marks and where it leads, as
/// it was when somebody looked at it.
///
/// `Scripts/renew-golden` writes `Recorded/grammars.recorded` anew: every line of its diff is one that was meant.
@Suite struct RecordedMarkdownTests {
  static let grammars = RecordedGrammars("SwiftUISurfaceTests/Recorded")

  @Test(arguments: grammars.rows.map(\.name))
  func textsAreReadAsTheyWere(_ name: String) throws {
    let grammar = try #require(Self.grammars.rows.first { $0.name == name })
    try Self.grammars.check(grammar) { Self.said(String(decoding: $0, as: UTF8.self)) }
  }

  @Test func nothingIsLeftOver() {
    #expect(!Self.grammars.rows.isEmpty && Self.grammars.leftOver() == [])
  }

  private static func said(_ source: String) -> String {
    InlineMarkdown.spans(of: source.unicodeScalars.map(InlineMarkdown.Element.scalar))
      .map { span in
        var text = String.UnicodeScalarView()
        text.append(contentsOf: span.content.compactMap(\.scalar))
        let link = span.link.map { " to \($0.visible)" } ?? ""
        return "\(span.intents.rawValue)\(link) ‹\(String(text).visible)›"
      }
      .joined(separator: " ")
  }

  // MARK: Bounds

  private func link(_ source: String) -> String? {
    InlineMarkdown.spans(of: source.unicodeScalars.map(InlineMarkdown.Element.scalar))
      .compactMap(\.link).first
  }

  /// Parentheses may lie within each other as often as CommonMark asks for.
  @Test(arguments: [(1, true), (31, true), (32, true), (33, false)])
  func parenthesesAreCounted(_ depth: Int, _ isLink: Bool) {
    let address =
      String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth)
    #expect(link("[t](\(address))") == (isLink ? address : nil))
  }

  /// A backslash stands for itself in an address unless ASCII punctuation is behind it.
  @Test(arguments: [
    ("a\\)b", "a)b"), ("a\\。b", "a\\。b"), ("a\\★b", "a\\★b"), ("a\\cb", "a\\cb"),
    ("a\\\\b", "a\\b"),
    ("<a\\>b>", "a>b"), ("<a\\。b>", "a\\。b"), ("a\\", nil),
  ])
  func backslashesInAddresses(_ address: String, _ expected: String?) {
    #expect(link("[t](\(address))") == expected)
  }

  /// An address ends at a space, and a title has one before it.
  @Test(arguments: [
    ("a!b", "a!b"), ("!", "!"), ("a b", nil), ("a\u{1F}b", nil), ("a\u{7F}b", "a\u{7F}b"),
    ("<a>", "a"), ("<a> \"b\"", "a"), ("<a>\"b\"", nil), ("<a>'b'", nil), ("<a>(b)", nil),
    ("<a>\t(b)", "a"), ("a\n'b'", "a"), ("a\"b\"", "a\"b\""),
  ])
  func addressesEnd(_ address: String, _ expected: String?) {
    #expect(link("[t](\(address))") == expected)
  }

  /// Schemes of 2 to 32 characters.
  @Test(arguments: [(1, false), (2, true), (32, true), (33, false)])
  func schemesAreCounted(_ count: Int, _ isLink: Bool) {
    let address = String(repeating: "a", count: count) + ":b"
    #expect(link("<\(address)>") == (isLink ? address : nil))
  }

  /// Entities of up to eight bytes between ampersand and semicolon.
  @Test(arguments: [("#0000065", "A"), ("#00000065", nil), ("#x000041", "A"), ("#x0000041", nil)])
  func entitiesAreCounted(_ name: String, _ expected: String?) {
    let spans = InlineMarkdown.spans(
      of: "&\(name);".unicodeScalars.map(InlineMarkdown.Element.scalar)
    )
    var text = String.UnicodeScalarView()
    text.append(contentsOf: spans.flatMap(\.content).compactMap(\.scalar))
    #expect(String(text) == expected ?? "&\(name);")
  }

  // MARK: Attributed strings

  /// Line ends are spaces unless they are asked to stay; links start from the address that is given.
  @Test func attributedStringsAreReadAsTheyAreAsked() throws {
    typealias Options = AttributedString.MarkdownParsingOptions
    let source = "**a**\n[b](c/d)"
    let base = try #require(URL(string: "https://example.com/x/"))
    for (syntax, expected) in [
      (Options.InterpretedSyntax.full, "a b"), (.inlineOnly, "a b"),
      (.inlineOnlyPreservingWhitespace, "a\nb"),
    ] {
      let string = try AttributedString(
        markdown: source,
        options: Options(interpretedSyntax: syntax),
        baseURL: base
      )
      #expect(String(string.characters) == expected)
      let runs = Array(string.runs)
      #expect(runs.map(\.inlinePresentationIntent) == [.stronglyEmphasized, nil, nil])
      #expect(runs.last?.link?.absoluteString == "https://example.com/x/c/d")
    }
    #expect(String(try AttributedString(markdown: source).characters) == "a b")
    #expect(try AttributedString(markdown: "[b](c)").runs.first?.link?.absoluteString == "c")
    let own = Options()
    #expect(own.interpretedSyntax == .full && own.failurePolicy == .throwError)
    #expect(own.languageCode == nil && Options(languageCode: "ja").languageCode == "ja")
    let other = Options(failurePolicy: .returnPartiallyParsedIfPossible)
    #expect(other.failurePolicy == .returnPartiallyParsedIfPossible && other != own)
  }
}
