import Foundation
import Inputs
import TestSupport
import Testing
import WidgetDevices

@testable import Headlines

/// Articles that are spoilt are refused with a reason, or answered with what they hold.
@Suite struct ArticleFuzzTests {
  private static let documents = [
    "Headline\n\nSnippet of two\nlines\n",
    "---\ntime: 7:05\nlang: ja\nid: \"x\"\n---\n見出し\n\n一段\n落\n",
    "\u{FEFF}---\r\n# comment\r\nTime: '9:41'\r\n---\r\n\r\nTitle\r\n\r\nText\r\n\r\nMore",
    "か\u{3099}くせい 👩‍👩‍👧\r\rשלום (world)\r", "---\n---\nOnly\n",
  ]
  private static let pieces = [
    "---\n", "\n---\n", "time: ", "lang: \"", ": ", "#", "\"", "'", "\r\n", "\r", "\n \t\n",
    "\u{3000}",
    "<![CDATA[x]]>", "&amp;", "👨‍👩‍👧", "\u{202E}", "\u{301}", "999999999999999999999999",
  ]

  @Test(arguments: 0..<4) func spoiltArticles(seed: Int) throws {
    var mutation = ByteMutation(seed: UInt64(seed), pieces: Self.pieces)
    var (read, refused) = (0, 0)
    for round in 0..<4_000 {
      let bytes = mutation.spoil(Self.documents[round % Self.documents.count])
      do {
        let result = try ArticleParser(defaultIdentifier: "file").article(fromUTF8: bytes)
        read += 1
        try expectSound(result, bytes)
      } catch let error as ArticleError {
        refused += 1
        expectDeserved(error, bytes)
      }
    }
    #expect(read > 500 && refused > 500)
  }

  private func expectSound(_ result: ArticleParser.Result, _ bytes: [UInt8]) throws {
    let article = result.article
    let source = try #require(String(validating: bytes, as: UTF8.self))
    #expect(!bytes.contains(0))
    #expect(!article.headline.isEmpty)
    #expect(!article.language.isEmpty)
    for text in [article.headline, article.snippet] {
      #expect(!text.unicodeScalars.contains { $0 == "\n" || $0 == "\r" })
      #expect(text.unicodeScalars.last?.properties.isWhitespace != true)
      // Nothing is made up but the space between two lines.
      let known = Set(source.unicodeScalars)
      #expect(text.unicodeScalars.allSatisfy { known.contains($0) || $0 == " " })
    }
    #expect(result.notes.allSatisfy { !$0.isEmpty })
    // What was read reads as itself, unless it would be taken for front matter or its mark.
    guard !["---", "\u{FEFF}"].contains(where: article.headline.hasPrefix) else { return }
    let text = "\(article.headline)\n\n\(article.snippet)"
    // Front matter makes an article of anything.
    let mark = (try? ArticleParser().article(fromUTF8: Array(text.utf8))) == nil ? "---\n---\n" : ""
    let again = try ArticleParser().article(fromUTF8: Array((mark + text).utf8))
    #expect(again.article.headline.utf8.elementsEqual(article.headline.utf8))
    #expect(again.article.snippet.utf8.elementsEqual(article.snippet.utf8))
  }

  private func expectDeserved(_ error: ArticleError, _ bytes: [UInt8]) {
    #expect(!error.description.isEmpty)
    let isText = String(validating: bytes, as: UTF8.self) != nil
    switch error {
    case .invalidUTF8(let offset):
      #expect(!isText && offset < bytes.count)
      #expect(String(validating: bytes[..<offset], as: UTF8.self) != nil)
    case .nulByte(let offset): #expect(isText && bytes[offset] == 0)
    case .foreignByteOrderMark: #expect(!isText || bytes.contains(0))
    case .empty, .noHeadline, .unclosedFrontMatter: #expect(isText)
    case .malformedFrontMatter(let line): #expect(isText && line > 1)
    case .repeatedFrontMatter(_, let line): #expect(isText && line > 2)
    case .list(let lineCount): #expect(isText && lineCount > 1)
    case .otherFormat(let format): #expect(isText && format != .article && format != .lines)
    }
  }
}
