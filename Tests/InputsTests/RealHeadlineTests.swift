import Foundation
import TestSupport
import Testing

@testable import Inputs

/// Real headlines in every language, written in every format and read back the same.
@Suite struct RealHeadlineTests {
  private static func quoted(_ text: String, _ separator: String) -> String {
    let needs = [separator, "\"", "\n", "\r"].contains(where: text.contains)
    return needs ? "\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\"" : text
  }

  private static func json(_ text: String) -> String {
    let data = try? JSONEncoder().encode([text])
    return String(decoding: (data ?? Data()).dropFirst().dropLast(), as: UTF8.self)
  }

  private static func xml(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }

  private static func object(_ row: Corpus.Row, snippet: String) -> String {
    "{\"id\":\(json(row.id)),\"title\":\(json(row.headline)),\"\(snippet)\":\(json(row.snippet))}"
  }

  private static func text(_ rows: [Corpus.Row], _ format: InputFormat) -> String {
    switch format {
    case .commaSeparated, .semicolonSeparated, .barSeparated, .tabSeparated:
      let separators: [InputFormat: String] = [
        .commaSeparated: ",", .semicolonSeparated: ";", .barSeparated: "|", .tabSeparated: "\t",
      ]
      let mark = separators[format] ?? ""
      let head = ["id", "headline", "snippet"].joined(separator: mark)
      return
        ([head]
        + rows.map { row in
          [row.id, row.headline, row.snippet].map { quoted($0, mark) }.joined(separator: mark)
        }).joined(separator: "\r\n")
    case .json:
      return "[" + rows.map { object($0, snippet: "summary") }.joined(separator: ",\n") + "]"
    case .jsonFeed:
      return "{\"version\":\"https://jsonfeed.org/version/1.1\",\"items\":["
        + rows.map { object($0, snippet: "content_text") }.joined(separator: ",") + "]}"
    case .jsonLines: return rows.map { object($0, snippet: "description") }.joined(separator: "\n")
    case .jsonSequence:
      return rows.map { "\u{1E}" + object($0, snippet: "description") + "\n" }.joined()
    case .rss:
      return "<rss><channel>"
        + rows.map { row in
          "<item><guid>\(row.id)</guid><title>\(xml(xml(row.headline)))</title>"
            + "<description><![CDATA[\(xml(row.snippet))]]></description></item>"
        }.joined() + "</channel></rss>"
    default:
      return "<feed>"
        + rows.map { row in
          "<entry><id>\(row.id)</id><title>\(xml(row.headline))</title>"
            + "<summary type='html'>\(xml(xml(row.snippet)))</summary></entry>\n"
        }.joined() + "</feed>"
    }
  }

  private static let formats = InputFormat.allCases.filter { $0.flag != nil }
    .filter { $0 != .article && $0 != .lines }

  @Test(arguments: Corpus.languages)
  func whatIsWrittenIsRead(language: String) throws {
    // White space of feeds is one space: what has more is another text there.
    let rows = try Corpus.rows(language).filter { row in
      [row.headline, row.snippet].allSatisfy { text in
        !text.contains("  ") && !text.contains("\u{A0}") && !text.hasPrefix(" ")
          && !text.hasSuffix(" ")
      }
    }.prefix(60)
    #expect(rows.count > 30)
    let expected = rows.map { [$0.headline, $0.snippet, $0.id] }
    for format in Self.formats {
      let bytes = Array(Self.text(Array(rows), format).utf8)
      let events = Array(InputReader([.memory(bytes, name: "x")]))
      guard case .opened(let opened)? = events.first else {
        Issue.record("\(format) is not opened: \(events)")
        continue
      }
      #expect(opened.format == format && opened.encoding == .utf8)
      let texts = EncodedFileTests.texts(events)
      #expect(texts.count == expected.count && events.count == expected.count + 1, "\(format)")
      for (read, written) in zip(texts, expected) {
        #expect(read.elementsEqual(written) { $0.utf8.elementsEqual($1.utf8) }, "\(format)")
      }
    }
  }
}
