import Foundation
import Testing

@testable import Inputs

/// Work and memory that do not grow faster than the input.
extension InputReaderTests {
  /// Rows that are read again are few: the work is linear in the text, whatever is unclosed.
  @Test(arguments: [
    "\"\n", "\"a\n", "\"a,b\n", ",\"\"\"x\n", "\"\"\n", "a\"\n", "\"\",\"\n", "\"\"\"\n",
    "\"a\"\"\n",
  ])
  func tablesAreReadInLinearTime(row: String) {
    for dialect in [TableDialect.commas, .tabs] {
      var scanner = TableScanner(dialect, limit: 1 << 20)
      var outcomes: [TableScanner.Outcome] = []
      let text = Array(("a,b\n" + String(repeating: row, count: 4000)).utf8)
      scanner.take(text[...], into: &outcomes)
      while scanner.hasMore { scanner.goOn(into: &outcomes) }
      scanner.finish(into: &outcomes)
      while scanner.hasMore { scanner.goOn(into: &outcomes) }
      #expect(scanner.stepCount < 6 * text.count, "\(scanner.stepCount) of \(text.count)")
      #expect(scanner.stepCount > 0)
    }
  }

  /// A mark within a field is text there, and ends a quotation that runs over it: each of these rows opens one, and
  /// closes and opens that of a row before it.
  @Test(arguments: [TableDialect.tabs, .bars], ["\n", "\r"])
  func marksThatMayBeTextAreReadInLinearTime(dialect: TableDialect, end: String) {
    var scanner = TableScanner(dialect, limit: 1 << 20)
    var outcomes: [TableScanner.Outcome] = []
    let separator = String(decoding: [dialect.separator], as: UTF8.self)
    let row = ["\"\"\"", "a\"", "\""].joined(separator: separator) + end
    let first = ["a", "b", "c"].joined(separator: separator) + end
    let text = Array((first + String(repeating: row, count: 4000)).utf8)
    scanner.take(text[...], into: &outcomes)
    while scanner.hasMore { scanner.goOn(into: &outcomes) }
    scanner.finish(into: &outcomes)
    while scanner.hasMore { scanner.goOn(into: &outcomes) }
    #expect(scanner.stepCount < 32 * text.count, "\(scanner.stepCount) of \(text.count)")
    let rowCount = outcomes.count { outcome in
      if case .row(_, _, let fields) = outcome { fields.count == 3 } else { false }
    }
    #expect(rowCount == 4001)
  }

  @Test(arguments: [
    "{\n", "{\"a\":\n", "{\"a\":[\n", "[\n", "\"a\n", "{},{\n", "{ {},", "{\"a\":{\"b\":1},\n",
    "]\n", "},{", "{\\\"},",
  ])
  func jsonIsReadInLinearTime(row: String) {
    var scanner = JSONElementScanner(limit: 1 << 20)
    var outcomes: [JSONElementScanner.Outcome] = []
    let text = Array(("[" + String(repeating: row, count: 4000)).utf8)
    scanner.take(text[...], into: &outcomes)
    while scanner.hasMore { scanner.goOn(into: &outcomes) }
    scanner.finish(into: &outcomes)
    while scanner.hasMore { scanner.goOn(into: &outcomes) }
    // Once for each level that values may lie in.
    let bound = (JSONReader.greatestDepth + 4) * text.count
    #expect(scanner.stepCount < bound, "\(scanner.stepCount) of \(text.count)")
    #expect(scanner.stepCount > 0)
  }

  /// What an unclosed item ran over is read anew bit by bit: it is not in memory as items all at once.
  @Test(arguments: [
    ("csv", "headline,id\n\"A,1\n", "B,2\n", ""), ("tsv", "headline\tid\n\"A\t1\n", "B\t2\n", ""),
    ("json", "[{\"headline\":[\n", "{\"headline\":\"B\"},\n", ""),
    // Without a name of a format it is found.
    ("", "[{\"headline\":[\n", "{\"headline\":\"B\"},\n", ""),
    (
      "rss", "<rss><channel><item><title>A<!--</title></item>\n",
      "<item><title>B</title></item>\n", "</channel></rss>"
    ),
    (
      "rss", "<rss><channel><item><title><![CDATA[A</title></item>\n",
      "<item><title>B</title></item>\n", "</channel></rss>"
    ),
  ])
  func whatIsReadAnewIsHandedOverBitByBit(format: String, head: String, row: String, end: String)
    throws
  {
    let count = 40_000
    let text = Array((head + String(repeating: row, count: count) + end).utf8)
    var found: [FoundItem] = []
    var (byteCount, itemCount, most) = (0, 0, 0)
    let input = try OpenInput(
      ByteStream(text),
      name: "x",
      options: InputOptions(format: InputFormat(flag: format)),
      chunkSize: 64 * 1024,
      into: &found,
      byteCount: &byteCount
    )
    var goesOn = true
    while goesOn {
      found.removeAll()
      goesOn = input.read(into: &found, byteCount: &byteCount)
      var events: [InputEvent] = []
      for item in found { item.read(into: &events) }
      itemCount += events.count { if case .item = $0 { true } else { false } }
      most = max(most, found.count)
    }
    // The title of a table with tabs is text.
    #expect(itemCount == count + (format == "tsv" ? 1 : 0))
    // As many as a piece of 64 KiB holds, and some.
    #expect(most < 64 * 1024 / row.utf8.count * 2, "\(most)")
  }

  /// Entities of a document are expanded; expat ends those that grow to many times the document.
  @Test func entitiesThatGrowAreRefused() {
    let declarations = [
      ("a", String(repeating: "x", count: 1000)), ("b", String(repeating: "&a;", count: 100)),
      ("c", String(repeating: "&b;", count: 1000)),
    ].map { name, text in "<!ENTITY \(name) \"\(text)\">" }
    let text =
      "<!DOCTYPE rss [\(declarations.joined())]><rss><item><title>&c;</title></item>\n"
      + "<item><title>B</title></item></rss>"
    let events = Array(InputReader([.memory(Array(text.utf8), name: "x")])).dropFirst()
    guard case .bad(let bad)? = events.first, case .item(let item)? = events.last else {
      Issue.record("\(events)")
      return
    }
    #expect(events.count == 2 && item.headline == "B")
    #expect(bad.description.contains("amplification"), "\(bad)")
  }
}
