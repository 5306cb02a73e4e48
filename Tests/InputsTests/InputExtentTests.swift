import Testing

@testable import Inputs

/// How much a fault takes with it: its item alone, or all that stands behind it in its file, which nobody has read.
@Suite struct InputExtentTests {
  struct Case: CustomTestStringConvertible, Sendable {
    /// A word of `--input`; nil to find it.
    let format: String?
    let text: String
    /// The lines of what is bad, and how much of the file is.
    let expected: [String]
    var longestItem = InputOptions.defaultLongestItem
    var testDescription: String { "\(format ?? "-") \(text)" }
  }

  private static let tables: [Case] = [
    // What is wrong with its first row leaves nothing of a table.
    Case(format: "csv", text: "\"id\", \"headline\"\n\"1\", \"A\"", expected: ["1 rest"]),
    Case(format: "csv", text: "a,b\n1,2", expected: ["1 rest"]),
    Case(
      format: "csv",
      text: "headline,snippet\nA,B\nC\nD,E\n\"F\" x,G\nH,I",
      expected: ["3 item", "5 item"]
    ),
    Case(format: "csv", text: "headline,snippet\n\"A,B\nC,D\nE,F", expected: ["2 rest"]),
    // Beyond the limit nobody knows whether it is closed: its row is skipped, and the next one read.
    Case(
      format: "csv",
      text: "headline,snippet\n\"A quotation without end\nC,D",
      expected: ["2 item"],
      longestItem: 16
    ),
    Case(format: "lines", text: "A\nlonger\nC", expected: ["2 item"], longestItem: 3),
    Case(format: "text", text: "A\nB\nC", expected: ["- rest"]),
  ]

  private static let objects: [Case] = [
    Case(format: "json", text: "]", expected: ["1 rest"]),
    Case(format: "json", text: "\n ", expected: ["1 rest"]),
    Case(format: "json", text: #"[{"headline":"A"} {"headline":"B"}]"#, expected: ["1 item"]),
    Case(format: "json", text: #"[{"headline":"A"},{"headline":"B""#, expected: ["1 rest"]),
    Case(format: "json", text: #"[{"headline":"A"},"#, expected: ["1 rest"]),
    Case(format: "json", text: #"[{"headline":"A"}] x"#, expected: ["1 rest"]),
    Case(format: "json", text: #"["long enough","B"]"#, expected: ["1 item"], longestItem: 8),
    Case(
      format: nil,
      text: "{\"headline\":\"A\",\n\"data\":[\"x\",\"y\"]}",
      expected: ["1 item"]
    ),
    Case(
      format: nil,
      text: "{\"data\":[\"A\"]}\nB\n{\"headline\":\"C\"}",
      expected: ["1 item", "2 item"]
    ),
    // A first line that is refused is the whole text's, where no row follows.
    Case(format: nil, text: "{\"a\":]\nB", expected: ["1 rest"]),
  ]

  private static let feeds: [Case] = [
    Case(
      format: "rss",
      text: "<rss><channel>\n<item><title>A & B</title></item>\n<item/></channel></rss>",
      expected: ["2 item", "3 item"]
    ),
    Case(
      format: "rss",
      text: "<rss><channel>\n<item><title>A</title>\n<item><title>B</title></item></channel></rss>",
      expected: ["2 item", "3 item"]
    ),
    // What is not closed may have been cut off, and more behind it.
    Case(
      format: "rss",
      text: "<rss><channel>\n<item><title>A</title></item>\n<item><title>B",
      expected: ["3 rest"]
    ),
    Case(
      format: "rss",
      text: "<rss><channel>\n<item><title><![CDATA[A</title></item>\n<item><?x </item>\n"
        + "<item><!-- </item>\n<item><title>B</title></item></channel></rss>",
      expected: ["2 rest", "3 rest", "4 rest"]
    ),
    Case(
      format: "rss",
      text: "<rss><channel>\n<item><title>A</title></item></channel></rss>\n"
        + "<item><title>B</title></item>\n<item><title>C</title></item>",
      expected: ["3 item"]
    ),
  ]

  @Test(arguments: tables + objects + feeds) func faultsHaveTheirExtent(_ example: Case) {
    let options = InputOptions(
      format: example.format.flatMap { InputFormat(flag: $0) },
      longestItem: example.longestItem
    )
    let input = InputSource.memory(Array(example.text.utf8), name: "x")
    let told = InputReader([input], options: options).compactMap { event -> String? in
      guard case .bad(let bad) = event else { return nil }
      return "\(bad.place.line.map { "\($0)" } ?? "-") \(bad.extent)"
    }
    #expect(told == example.expected)
  }
}
