import Testing

@testable import Inputs

/// Where reading pauses, drops what it is done with, looks no further, or goes no deeper.
@Suite struct ReadingBoundTests {
  private func events(
    _ text: String,
    _ options: InputOptions = InputOptions(),
    piece: Int = 64 * 1024
  ) -> [InputEvent] {
    Array(InputReader([.memory(Array(text.utf8), name: "x")], options: options, chunkSize: piece))
  }

  private func told(_ events: [InputEvent]) -> [String] {
    events.map { event in
      switch event {
      case .opened(let input): "\(input.format)"
      case .item(let item): item.summary
      case .bad(let bad): "\(bad)"
      }
    }
  }

  @Test func readingPausesBehindManyItemsOfMuch() {
    for count in [0, 1, 63, 64, 65, 1_000] {
      for bytes in [0, 65_535, 65_536, 65_537, 1 << 20] {
        let pauses = ReadingAnew.pauses(foundCount: count, byteCount: bytes)
        #expect(pauses == (count > 63 && bytes > 65_536), "\(count) of \(bytes)")
      }
    }
    for (done, count, drops) in [
      (0, 0, false), (0, 1, false), (1, 1, true), (1, 2, true), (1, 3, true), (1, 4, false),
      (2, 4, true), (2, 5, true), (2, 6, false), (99, 100, true),
    ] {
      #expect(ReadingAnew.drops(done, of: count) == drops, "\(done) of \(count)")
    }
  }

  /// What lies behind the bytes by which a file's encoding and format are told is read in whatever pieces it comes.
  @Test func longFilesAreReadInAnyPieces() {
    let rows = (1...6_000).map { "\($0) 港の灯 é" }
    func check(_ bytes: [UInt8], _ options: InputOptions, _ name: String) {
      let sources = [InputSource.memory(bytes, name: "x")]
      for piece in [4_099, 65_535, 65_536, 65_537, 100_000, bytes.count, bytes.count + 1] {
        let reader = InputReader(sources, options: options, chunkSize: piece)
        var number = 0
        var isInOrder = true
        for event in reader {
          guard case .item(let item) = event else { continue }
          isInOrder = isInOrder && item.headline == rows[number]
          number += 1
        }
        #expect(number == rows.count && isInOrder, "\(name) in pieces of \(piece)")
        #expect(reader.byteCount == bytes.count && reader.totalByteCount == bytes.count)
      }
    }
    let lines = rows.joined(separator: "\n")
    check(Array(lines.utf8), InputOptions(), "lines")
    check(Array(lines.utf8), InputOptions(format: .lines, encoding: .utf8), "lines that are given")
    check(Array("headline\n\(lines)".utf8), InputOptions(), "a table")
    check(
      Array(rows.map { "{\"headline\":\"\($0)\"}\n" }.joined().utf8),
      InputOptions(),
      "rows of JSON"
    )
    check(
      lines.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
      InputOptions(format: .lines, encoding: .utf16LittleEndian),
      "UTF-16"
    )
  }

  /// A character may stand across the end of the bytes by which a file's encoding and format are told, and a shift to
  /// Japanese letters holds behind it.
  ///
  /// In Shift_JIS 港 is 8D 60, in ISO-2022-JP it is 9A.
  @Test(arguments: [0, 1]) func charactersStandAcrossWhatIsLookedAt(_ before: Int) {
    let words = String(repeating: "a", count: before + 1)
    let harbours = String(repeating: "港", count: 40_000)
    let shifted = "\(words)\n\u{1B}$B" + String(repeating: "9A", count: 40_000) + "\u{1B}(B"
    var inPairs = Array("\(words)\n".utf8)
    for _ in 0..<40_000 { inPairs += [0x8D, 0x60] }
    for (encoding, bytes) in [
      (TextEncoding.shiftJIS, inPairs), (.iso2022JP, Array(shifted.utf8)),
    ] {
      for piece in [65_537, 100_000] {
        let reader = InputReader(
          [.memory(bytes, name: "x")],
          options: InputOptions(format: .lines, encoding: encoding),
          chunkSize: piece
        )
        let read = told(Array(reader))
        let isRead = read == ["a list of lines", "1 \(words)", "2 \(harbours)"]
        #expect(isRead, "\(encoding) in pieces of \(piece)")
      }
    }
  }

  /// What is not given is found in as much as there is: a format beside an encoding, and what parts a table's columns.
  @Test(arguments: [1, 7, 16, 64 * 1024]) func whatIsNotGivenIsLookedFor(_ piece: Int) {
    let lines = "Night ferries\nNew bridge\nOld harbour\n"
    #expect(
      told(events(lines, InputOptions(encoding: .utf8), piece: piece))
        == ["a list of lines", "1 Night ferries", "2 New bridge", "3 Old harbour"]
    )
    let table = "a, b, c, d;headline;lead\n1;A;B\n"
    #expect(
      told(events(table, InputOptions(format: .commaSeparated, encoding: .utf8), piece: piece))
        == ["a table (CSV with semicolons)", "2 A [snippet=B]"]
    )
  }

  /// Text of another encoding that takes more than is converted at a time, with a pair of surrogates at each end.
  @Test func longTextsAreDecoded() throws {
    for count in [8_190, 8_191, 8_192, 8_193, 16_383, 16_384, 30_000] {
      let text = String(repeating: "a", count: count) + "😀港" + String(repeating: "b", count: 9_000)
      let bytes = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      var decoded: [UInt8] = []
      try TextDecoder(.utf16BigEndian).decode(bytes[...], .end, into: &decoded)
      #expect(decoded == Array(text.utf8), "\(count)")
    }
  }

  // MARK: - JSON

  /// Sixty-four brackets are read, be they arrays or objects, in a text, a row or an item.
  @Test func nestingHasADepth() throws {
    for depth in [62, 63, 64, 65] {
      let arrays = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      let objects =
        String(repeating: "{\"a\":", count: depth) + "1" + String(repeating: "}", count: depth)
      for text in [arrays, objects] {
        let isRead = (try? JSONReader.value(in: Array(text.utf8)[...])) != nil
        #expect(isRead == (depth <= 64), "\(depth)")
      }
      let item = "{\"headline\":\"A\",\"n\":\(arrays)}"
      let (inArray, inRow) = (
        told(events("[\(item)]", InputOptions(format: .json))),
        told(events(item, InputOptions(format: .jsonLines)))
      )
      #expect((inArray == ["a JSON text", "1 A"]) == (depth <= 62), "\(inArray)")
      #expect((inRow.last == "1 A") == (depth <= 63), "\(inRow)")
    }
  }

  /// A key of any length is no list's name by its end.
  @Test func longKeysNameNoList() {
    for length in [0, 1, 200, 249, 250, 251, 252, 255, 256, 257, 258, 511, 512, 513, 514, 600] {
      let key = String(repeating: "k", count: length) + "items"
      let text = "{\"\(key)\":[{\"headline\":\"A\"}],\"title\":\"B\"}"
      for piece in [1, 7, 300, 64 * 1024] {
        let read = told(events(text, InputOptions(format: .json), piece: piece))
        #expect(read.last == (length == 0 ? "1 A" : "1 B"), "\(length) in pieces of \(piece)")
      }
    }
  }

  /// Behind a fault of a long element what stood in it is looked through anew, more of it than is read at once, where
  /// the text's first line may be the first of many as well.
  @Test func longElementsAreLookedThroughAnew() {
    let rows = (1...6_000).map { "{\"headline\":\"\($0) 港の灯\"}" }.joined(separator: ",")
    let expected = ["x:1: not JSON: the brackets do not match"] + (2...6_000).map { "1 \($0) 港の灯" }
    for (text, more) in [
      ("[{\"a\":[\(rows)}]", []), ("[{\"a\":[\(rows)}]\n{\"headline\":\"B\"}\n", ["2 B"]),
    ] as [(String, [String])] {
      for options in [InputOptions(), InputOptions(format: .json)] {
        for piece in [4_099, 64 * 1024, text.utf8.count] {
          let read = told(events(text, options, piece: piece))
          #expect(read.first == "a JSON text")
          #expect(read.dropFirst() == (expected + more)[...], "in pieces of \(piece)")
        }
      }
    }
  }

  /// Of a text that is not there as a whole the first bytes tell whether it is a JSON Feed.
  @Test func feedsAreNamedEarly() {
    for mark in ["https://jsonfeed.org/version/", #"https:\/\/jsonfeed.org\/version\/"#] {
      for end in 4_090...4_102 {
        let before = "{\"title\":\""
        let padding = String(repeating: "x", count: end - before.utf8.count - mark.utf8.count - 4)
        let text = "\(before)\(padding)\",\"\(mark)"
        #expect(text.utf8.count == end - 1)
        let format = JSONRecognizer.format(of: Array("\(text)1\":[".utf8)[...], extent: .part)
        #expect(format == (end - 1 <= 4_096 ? .jsonFeed : .json), "\(end)")
      }
    }
  }

  /// Of a file of which everything is said so much is read before it counts as open: the signature of a binary file,
  /// or up to a line's end.
  @Test(arguments: [("as long as this is", 16), ("short\nand another line", 6)])
  func filesThatAreGivenAreOpenedEarly(_ text: String, _ byteCount: Int) {
    let options = InputOptions(format: .lines, encoding: .utf8)
    let reader = InputReader([.memory(Array(text.utf8), name: "x")], options: options, chunkSize: 1)
    guard case .opened? = reader.next() else {
      Issue.record("not opened")
      return
    }
    #expect(reader.byteCount == byteCount)
  }

  // MARK: - Tables

  /// A first row is looked at up to a length, and of those that follow the first twenty count.
  @Test func headsOfTablesAreLookedAtToALength() {
    for length in 16_380...16_388 {
      let names = "headline," + String(repeating: "x", count: length - 9)
      let text = "\(names)\nA,B\n"
      #expect(names.utf8.count == length)
      let format = FormatRecognizer.format(of: Opening(text: Array(text.utf8)[...], extent: .whole))
      #expect(format == (length <= 16_384 ? .commaSeparated : .lines), "\(length)")
    }
  }

  @Test func rowsBehindTheHeadAreCounted() {
    // As long as what is looked at at a time, so that they are counted one by one.
    let good = "A," + String(repeating: "b", count: 2_045) + "\n"
    let bad = String(repeating: "b", count: 2_047) + "\n"
    func format(_ rows: [String]) -> InputFormat {
      let text = "author,headline\n" + rows.joined()
      return FormatRecognizer.format(of: Opening(text: Array(text.utf8)[...], extent: .part))
    }
    func rows(_ row: String, _ count: Int) -> [String] { Array(repeating: row, count: count) }
    #expect(format(rows(good, 10) + rows(bad, 30)) == .commaSeparated)
    #expect(format(rows(good, 9) + rows(bad, 31)) == .lines)
    #expect(format(rows(bad, 10) + rows(good, 30)) == .commaSeparated)
    #expect(format(rows(bad, 11) + rows(good, 30)) == .lines)
    // Of short ones as many as there are.
    for goodCount in 0...4 {
      for badCount in 0...4 {
        let lines =
          Array(repeating: "A,B\n", count: goodCount) + Array(repeating: "C\n", count: badCount)
        let isTable = goodCount > 0 && goodCount >= badCount
        let text = "author,headline\n" + lines.joined()
        let format = FormatRecognizer.format(
          of: Opening(text: Array(text.utf8)[...], extent: .whole)
        )
        let other: InputFormat = goodCount + badCount == 0 ? .article : .lines
        #expect(format == (isTable ? .commaSeparated : other), "\(goodCount) and \(badCount)")
      }
    }
  }

  // MARK: - Feeds

  /// What is longer than any tag of a language is cut, in whatever pieces the feed comes.
  @Test func languagesOfFeedsHaveALength() {
    for length in [1, 63, 64, 65, 66, 70, 130] {
      let language = String(repeating: "j", count: length)
      let text =
        "<rss><channel><language>\(language)</language><item><title>A</title></item></channel></rss>"
      let expected = ["an RSS feed", "1 A [lang=\(language.prefix(64))]"]
      for piece in [1, 2, 3, 5, 8, 13, 64, 65, 66, 1_000] {
        #expect(told(events(text, InputOptions(format: .rss), piece: piece)) == expected)
      }
    }
  }

  /// Two hundred and fifty-six elements lie in one another, and in them an entry may.
  @Test func elementsHaveADepth() {
    for depth in [250, 252, 253, 254, 255] {
      let text =
        String(repeating: "<a>", count: depth) + "<item><title>A</title></item>"
        + String(repeating: "</a>", count: depth)
      let read = told(events("<rss>\(text)</rss>", InputOptions(format: .rss)))
      // The title lies in `rss`, those elements and the entry.
      let isRead = depth + 3 <= 256
      #expect(read.contains("1 A") == isRead, "\(depth): \(read)")
      #expect(read.contains { $0.contains("nested too deeply") } != isRead, "\(depth): \(read)")
    }
  }

  /// What one entry is refused for is said of no later one.
  @Test func aDepthIsToldOfItsEntryAlone() {
    let deep = String(repeating: "<a>", count: 256)
    let text =
      "<rss><channel>\n<item><title>\(deep)</title></item>\n<item><title>B</titel></item>\n"
      + "<item><title>C</title></item></channel></rss>"
    let read = told(events(text, InputOptions(format: .rss)))
    #expect(read.count == 4 && read.last == "4 C", "\(read)")
    #expect(read.filter { $0.contains("nested too deeply in line 2") }.count == 1, "\(read)")
    #expect(read.filter { $0.contains("mismatched tag in line 3") }.count == 1, "\(read)")
  }

  /// Behind a fault an entry's tag is found by its whole name, whatever stands in it.
  @Test(
    arguments: [
      ("<item>", "</item>", true), ("<item a=\"b\">", "</item>", true),
      ("<x:item>", "</x:item>", true),
      ("<item\n>", "</item>", true), ("<entry>", "</entry>", true), ("<items>", "</items>", false),
      ("<Item>", "</Item>", false), ("<item:x>", "</item:x>", false),
    ]
  )
  func entriesAreFoundBehindAFault(_ begin: String, _ end: String, _ isEntry: Bool) {
    for count in [0, 1, 50, 57, 58, 59, 60, 61, 62, 63, 64, 65, 200] {
      let prefix = count == 0 ? "" : String(repeating: "p", count: count) + ":"
      let (first, last) = (
        begin.replacing("<", with: "<\(prefix)", maxReplacements: 1),
        end.replacing("</", with: "</\(prefix)", maxReplacements: 1)
      )
      // A name with two colons is none of these.
      guard count == 0 || !begin.contains(":") else { continue }
      let title = prefix.isEmpty && !begin.contains("x:item") ? "title" : "\(prefix)title"
      let text =
        "<rss><channel><item><title>A & B</title></item>\(first)<\(title)>C</\(title)>\(last)"
        + "</channel></rss>"
      let whole = events(text, InputOptions(format: .rss))
      for piece in [1, 5, 64, 65, 66] {
        #expect(events(text, InputOptions(format: .rss), piece: piece) == whole, "\(count)")
      }
      guard !begin.contains(":") else { continue }
      // Of sixty-four bytes are what stands before the colon, the colon and the name.
      let name = begin.prefix { $0.isLetter || $0 == "<" }.count - 1 + prefix.utf8.count
      let isFound = isEntry && name <= 64
      #expect(told(whole).contains("1 C") == isFound, "\(count): \(told(whole))")
    }
  }
}
