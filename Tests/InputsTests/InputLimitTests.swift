import Testing

@testable import Inputs

/// An item is refused from the same length on in whatever pieces its file is read, and is read in them as in one.
@Suite struct InputLimitTests {
  struct Form: CustomTestStringConvertible, Sendable {
    let format: InputFormat
    let before: String
    let after: String
    var testDescription: String { "\(format)" }
  }

  private static let forms = [
    Form(format: .article, before: "Night ferries\n\n", after: "\n"),
    Form(format: .lines, before: "a\n", after: "\nb\n"),
    Form(format: .commaSeparated, before: "headline,snippet\na,b\n\"", after: "\",c\nd,e\n"),
    Form(format: .semicolonSeparated, before: "headline;snippet\n", after: ";c\nd;e\n"),
    Form(format: .tabSeparated, before: "headline\tsnippet\na\tb\n", after: "\tc\nd\te\n"),
    Form(format: .json, before: #"["a",{"title":""#, after: #""},"b"]"#),
    Form(format: .jsonFeed, before: #"{"items":[{"title":""#, after: #""},{"title":"b"}]}"#),
    Form(
      format: .jsonSequence,
      before: "\u{1E}{\"title\":\"a\"}\n\u{1E}{\"title\":\"",
      after: "\"}\n\u{1E}{\"title\":\"b\"}\n"
    ),
    Form(
      format: .jsonLines,
      before: "{\"title\":\"a\"}\n{\"title\":\"",
      after: "\"}\n{\"title\":\"b\"}\n"
    ),
    Form(
      format: .rss,
      before: "<rss><channel><item><title>a</title></item><item><title>",
      after: "</title></item><item><title>b</title></item></channel></rss>"
    ),
    Form(
      format: .rss,
      before: "<rss><channel><item><title>a</title></item><item x=\"",
      after: "\"><title>c</title></item><item><title>b</title></item></channel></rss>"
    ),
    Form(
      format: .atom,
      before: "<feed><entry><title>",
      after: "</title></entry><entry><title>b</title></entry></feed>"
    ),
  ]

  private static let limit = 150

  private func events(_ form: Form, _ length: Int, piece: Int) -> [InputEvent] {
    let text = form.before + String(repeating: "x", count: length) + form.after
    let options = InputOptions(format: form.format, longestItem: Self.limit)
    return Array(
      InputReader([.memory(Array(text.utf8), name: "x")], options: options, chunkSize: piece)
    )
  }

  @Test(arguments: forms) func piecesAreNoMatter(_ form: Form) {
    var refusedLengths: [Int] = []
    let lengths = Array(1...Self.limit + 60)
    for length in lengths {
      let whole = events(form, length, piece: 1 << 16)
      let isRefused = whole.contains { if case .bad = $0 { true } else { false } }
      if isRefused { refusedLengths.append(length) }
      for piece in [1, 2, 3, 7, 31, 64, 75, 76, 100, 149, 150, 151, 170] {
        #expect(events(form, length, piece: piece) == whole, "\(length) in pieces of \(piece)")
      }
    }
    // From one length on.
    #expect(refusedLengths == lengths.suffix(refusedLengths.count))
    #expect(!refusedLengths.isEmpty && refusedLengths.count < lengths.count)
    let others = form.before.utf8.count + form.after.utf8.count
    if form.format == .article {
      #expect(refusedLengths.first == Self.limit - others + 1)
      let place = InputPlace(file: "x", line: nil)
      let refusal = BadItem(place: place, reason: .tooLong(limit: Self.limit))
      #expect(events(form, Self.limit, piece: 1 << 16).last == .bad(refusal))
    }
    if form.format == .lines { #expect(refusedLengths.first == Self.limit + 1) }
  }

  /// However long an item may be, what is made of that length is a number.
  @Test(arguments: forms, [Int.max, Int.max / 16 + 1, Int.max / 16])
  func anyLengthMayBeAllowed(_ form: Form, _ limit: Int) {
    let text = form.before + "x" + form.after
    let options = InputOptions(format: form.format, longestItem: limit)
    for piece in [1, 1 << 16] {
      let reader = InputReader(
        [.memory(Array(text.utf8), name: "x")],
        options: options,
        chunkSize: piece
      )
      let events = Array(reader)
      #expect(events.count > 1)
      #expect(!events.contains { if case .bad = $0 { true } else { false } }, "\(events)")
    }
  }

  /// All texts of an entry count together, those that nobody reads do not, and the next entry is counted anew.
  @Test(arguments: [
    (50, 50, true), (99, 1, true), (1, 99, true), (50, 51, false), (51, 50, false), (1, 100, false),
  ])
  func textsOfAnEntryCountTogether(_ title: Int, _ snippet: Int, _ isRead: Bool) {
    func text(_ count: Int) -> String { String(repeating: "x", count: count) }
    let entry =
      "<item><title>\(text(title))</title><category>\(text(90))</category>"
      + "<description>\(text(snippet))</description></item>"
    let bytes = Array("<rss><channel>\(entry)\(entry)</channel></rss>".utf8)
    let options = InputOptions(format: .rss, longestItem: 100)
    let place = InputPlace(file: "x", line: 1)
    let event: InputEvent =
      isRead
      ? .item(InputItem(headline: text(title), snippet: text(snippet), place: place))
      : .bad(BadItem(place: place, reason: .tooLong(limit: 100)))
    for piece in [1, 7, 1 << 16] {
      let reader = InputReader([.memory(bytes, name: "x")], options: options, chunkSize: piece)
      #expect(Array(reader.dropFirst()) == [event, event], "in pieces of \(piece)")
    }
  }

  /// An entity that nobody declares is text, and counts with its bytes: four, where its name is a letter of two.
  @Test(arguments: [(35, true), (36, true), (37, false)])
  func entitiesThatStayCountWithTheirBytes(_ count: Int, _ isRead: Bool) {
    let title = String(repeating: "x", count: count) + "&\u{E9};"
    let text = "<rss><channel><item><title>\(title)</title></item></channel></rss>"
    let options = InputOptions(format: .rss, longestItem: 40)
    let reader = InputReader([.memory(Array(text.utf8), name: "x")], options: options)
    let place = InputPlace(file: "x", line: 1)
    let event: InputEvent =
      isRead
      ? .item(InputItem(headline: title, place: place))
      : .bad(BadItem(place: place, reason: .tooLong(limit: 40)))
    #expect(Array(reader.dropFirst()) == [event])
  }

  /// An item in its file, with as many letters in it as its length asks for.
  struct Placed: CustomTestStringConvertible, Sendable {
    let format: InputFormat
    let before: String
    let begin: String
    let end: String
    let after: String
    /// How many other items there are.
    let otherCount: Int
    var testDescription: String { "\(format): \(before)\(begin)…\(end)\(after)" }

    init(
      _ format: InputFormat,
      _ before: String,
      _ begin: String,
      _ end: String,
      _ after: String,
      others otherCount: Int = 0
    ) {
      (self.format, self.before, self.begin) = (format, before, begin)
      (self.end, self.after, self.otherCount) = (end, after, otherCount)
    }
  }

  private static let placed = [
    Placed(.article, "", "", "", ""), Placed(.lines, "", "", "", ""),
    Placed(.lines, "a\n", "", "", "\nb\n", others: 2),
    Placed(.commaSeparated, "headline,id\n", "", ",1", ""),
    Placed(.commaSeparated, "headline,id\n", "", ",1", "\r\n"),
    Placed(.commaSeparated, "headline,id\na,2\n", "\"", "\",1", "\nb,3\n", others: 2),
    Placed(.commaSeparated, "headline,id\n", "\"", "\",\"1\"", ""),
    Placed(.tabSeparated, "headline\tid\na\t2\n", "", "\t1", "", others: 1),
    Placed(.barSeparated, "headline|id\n", "", "|1", ""),
    Placed(.json, "[", "\"", "\"", "]"), Placed(.json, "{\"items\":[", "\"", "\"", "]}"),
    Placed(.json, "[\"a\",\n", "{\"title\":\"", "\"}", " ,\"b\"]", others: 2),
    Placed(.json, "", "{\"title\":\"", "\"}", ""),
    Placed(.json, " ", "{\"title\":\"", "\"}", " \n"),
    Placed(.jsonLines, "", "\"", "\"", ""),
    Placed(.jsonLines, "", "{\"title\":\"", "\"}", "\n\"b\"\n", others: 1),
    Placed(.jsonSequence, "\u{1E}", "\"", "\"", ""),
    Placed(.jsonSequence, "\u{1E}", "{\"title\":\"", "\"}", "\r\n \n\n\u{1E}\n\"b\"\n", others: 1),
  ]

  /// Of each format an item is read that has as many bytes as may be, and not one of a byte more, whatever stands behind
  /// it.
  @Test(arguments: placed, [59, 60, 61]) func lastBytesCount(_ placed: Placed, _ length: Int) {
    let limit = 60
    let count = length - placed.begin.utf8.count - placed.end.utf8.count
    let item = placed.begin + String(repeating: "x", count: count) + placed.end
    let bytes = Array((placed.before + item + placed.after).utf8)
    let options = InputOptions(format: placed.format, longestItem: limit)
    for piece in [1, 7, 1 << 16] {
      let reader = InputReader([.memory(bytes, name: "x")], options: options, chunkSize: piece)
      var (itemCount, faults) = (0, [InputFault]())
      for event in reader {
        switch event {
        case .opened: break
        case .item: itemCount += 1
        case .bad(let bad): faults.append(bad.reason)
        }
      }
      #expect(faults == (length > limit ? [.tooLong(limit: limit)] : []), "in pieces of \(piece)")
      #expect(itemCount == placed.otherCount + 1 - faults.count, "in pieces of \(piece)")
    }
  }

  /// Of rows of six bytes at most a longer one is left out up to its line's end, be it in quotation marks or behind them;
  /// what a quotation without an end ran over is read, and each row is counted anew.
  @Test(
    arguments: [
      ("bcd,ee\nf,g", ["2 bcd [id=ee]", "3 f [id=g]"]),
      ("bcd,eee\nf,g", ["2 longer than 6 bytes", "3 f [id=g]"]),
      (
        "bcdefgh,\nbcd,ee\nbcdefgh,\nf,g",
        [
          "2 longer than 6 bytes", "3 bcd [id=ee]", "4 longer than 6 bytes", "5 f [id=g]",
        ]
      ),
      (",,,,,,,,\nf,g", ["2 longer than 6 bytes", "3 f [id=g]"]),
      ("\n\n\n\n\n\n\nf,g", ["9 f [id=g]"]),
      ("bcdefgh\"\r\nf,g", ["2 longer than 6 bytes", "3 f [id=g]"]),
      ("\"b\nc\",\nf,g", ["2 b\nc", "4 f [id=g]"]),
      ("\"b\nc\",d\nf,g", ["2 longer than 6 bytes", "4 f [id=g]"]),
      ("\"b\r\nc\",\r\nf,g", ["2 longer than 6 bytes", "4 f [id=g]"]),
      (
        "\"bcdefgh\n\",\"\nf,g",
        [
          "2 a quotation mark is not closed within 6 bytes",
          "3 1 field where the table has 2 columns", "4 f [id=g]",
        ]
      ),
      (
        "\"b\ncdefg\nf,g",
        [
          "2 a quotation mark is not closed within 6 bytes",
          "3 1 field where the table has 2 columns", "4 f [id=g]",
        ]
      ),
    ]
  )
  func longRowsAreLeftOut(_ rows: String, _ expected: [String]) {
    let columns = ColumnMapping(references: [.headline: .name("a"), .identifier: .name("b")])
    let options = InputOptions(format: .commaSeparated, columns: columns, longestItem: 6)
    let bytes = Array("a,b\n\(rows)".utf8)
    for piece in [1, 5, 1 << 16] {
      let reader = InputReader([.memory(bytes, name: "x")], options: options, chunkSize: piece)
      let told = reader.compactMap { event -> String? in
        switch event {
        case .opened: nil
        case .item(let item): item.summary
        case .bad(let bad): "\(bad.place.line ?? 0) \(bad.reason)"
        }
      }
      #expect(told == expected, "in pieces of \(piece)")
    }
  }

  /// Whether a mark is closed beyond the limit nobody knows who stops there.
  @Test(
    arguments: [
      (10, "", .unclosedQuotation), (10, "\",c\n", nil), (200, "", .longQuotation(limit: limit)),
      (149, "", .unclosedQuotation), (150, "", .longQuotation(limit: limit)),
      (200, "\",c\n", .longQuotation(limit: limit)),
    ] as [(Int, String, InputFault?)]
  )
  func longQuotationsAreNotSaidToBeOpen(_ length: Int, _ end: String, _ fault: InputFault?) {
    let form = Form(format: .commaSeparated, before: "headline,snippet\n\"", after: end)
    let faults = events(form, length, piece: 1 << 16).compactMap { event -> InputFault? in
      if case .bad(let bad) = event { bad.reason } else { nil }
    }
    #expect(faults == [fault].compactMap { $0 })
  }
}
