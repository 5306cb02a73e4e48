import TestSupport
import Testing

@testable import Inputs

/// Inputs that are spoilt are items or bad items: nothing crashes, and nothing is made up.
@Suite struct InputFuzzTests {
  private static let documents: [(InputFormat, String)] = [
    (.commaSeparated, "id,headline,snippet\r\n1,\"A, \"\"x\"\"\r\ny\",B\r\n2,見出し,本文\r\n3,C,D\r\n"),
    (.tabSeparated, "headline\tsnippet\nA\t\"B\"\n\"C\tx\"\tD\n見出し\t本文\n"),
    (.json, "[{\"headline\":\"A\",\"id\":1},\n{\"headline\":\"見出し\",\"tags\":[{}]},\n\"C\"]"),
    (.json, "{\"a\":{\"items\":[{\"title\":\"A\"},{\"title\":\"B\"}]},\"b\":[1,2]}"),
    (.jsonLines, "{\"headline\":\"A\"}\n{\"headline\":\"見出し\"}\n\"C\"\n"),
    (.jsonSequence, "\u{1E}{\"headline\":\n\"A\"}\n\u{1E}{\"headline\":\"見出し\"}\r\n\u{1E}\"C\"\n"),
    (
      .rss,
      "<?xml version=\"1.0\"?><rss><channel><title>x</title><item><title>A &amp;amp; B</title>"
        + "<description><![CDATA[<p>見出し&nbsp;</p>]]></description></item>\n<item><title>C</title>"
        + "<link>u</link></item></channel></rss>"
    ),
    (
      .atom,
      "<feed xml:lang=\"ja\"><entry><title type=\"html\">A&lt;br></title><link href=\"u\"/></entry>"
        + "<entry><title type=\"xhtml\"><div>B<b>C</b></div></title></entry></feed>"
    ),
    (.lines, "A\n見出し\r\nC\rD"),
  ]
  private static let pieces = [
    "\"", "\"\"", ",", "\r\n", "{", "}", "[", "]", ":", "\u{1E}", "\\u", "<item>", "</item>",
    "<entry>",
    "<title>", "<![CDATA[", "]]>", "<!--", "-->", "&amp;", "&nbsp;", "&#x110000;", "<a b='", "&",
    "<",
    "<!DOCTYPE a [<!ENTITY b \"c\">]>", "\u{FEFF}", "\u{1FFFE}", "\u{3042}", "<script>",
    "</channel>",
  ]

  @Test(arguments: 0..<4) func spoiltInputs(seed: Int) {
    var mutation = ByteMutation(seed: UInt64(seed), pieces: Self.pieces)
    var (items, bad) = (0, 0)
    for round in 0..<480 {
      let (format, document) = Self.documents[round % Self.documents.count]
      let bytes = mutation.spoil(document)
      for asked in [format, nil] {
        let options = InputOptions(format: asked, longestItem: 4096)
        let events = Array(InputReader([.memory(bytes, name: "x")], options: options))
        #expect(events.count > 0)
        for event in events {
          switch event {
          case .opened: break
          case .item(let item):
            items += 1
            #expect(!item.headline.isBlank)
            #expect(!item.headline.utf8.contains(0) && !item.snippet.utf8.contains(0))
            #expect(item.place.line ?? 0 > 0)
          case .bad(let item):
            bad += 1
            #expect(!item.reason.description.isEmpty)
          }
        }
        let size = 1 + round % 13
        let pieces = Array(
          InputReader([.memory(bytes, name: "x")], options: options, chunkSize: size)
        )
        #expect(pieces == events, "\(String(decoding: bytes, as: UTF8.self)) in pieces of \(size)")
      }
    }
    #expect(items > 500 && bad > 200)
  }
}
