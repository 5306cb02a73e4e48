import Foundation
import TestSupport
import Testing
import UnicodeText

@testable import Inputs

/// Files, folders and their order; limits.
@Suite struct InputReaderTests {
  func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  func write(_ text: String, _ name: String, _ folder: URL) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  func summaries(_ events: some Sequence<InputEvent>, below folder: URL) -> [String] {
    events.compactMap { event -> String? in
      switch event {
      case .opened: nil
      case .item(let item): "\(item.place) \(item.headline)"
      case .bad(let bad): "\(bad)"
      }
    }.map { $0.replacingOccurrences(of: folder.path, with: "") }
  }

  @Test func foldersAreReadInTheOrderOfNames() throws {
    try inFolder { folder in
      try write("A\nB", "b.txt", folder)
      try write("headline\nC", "a/z.CSV", folder)
      try write("{\"headline\":\"D\"}", "a/y.json", folder)
      try write("E", ".hidden.txt", folder)
      try write("F", "picture.png", folder)
      let reader = InputReader([.path(folder.path), .path(folder.path + "/b.txt")])
      #expect(reader.totalByteCount == 3 + 10 + 16 + 3)
      #expect(
        summaries(reader, below: folder)
          == [
            "/a/y.json:1 D", "/a/z.CSV:2 C", "/b.txt:1 A", "/b.txt:2 B", "/b.txt:1 A", "/b.txt:2 B",
          ]
      )
      #expect(reader.byteCount == 32)
      #expect(reader.next() == nil)
      // A path may end in a slash.
      let first = summaries(InputReader([.path(folder.path + "/")]), below: folder).first
      #expect(first == "/a/y.json:1 D")
    }
  }

  @Test func whatCannotBeOpenedDoesNotStopTheRest() throws {
    try inFolder { folder in
      try write("A", "a.txt", folder)
      try write("", "empty.txt", folder)
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("none"),
        withIntermediateDirectories: true
      )
      let paths = ["missing.txt", "empty.txt", "none", "a.txt", "", "a\0.txt", "none\0"]
      let reader = InputReader(paths.map { .path($0.isEmpty ? "" : "\(folder.path)/\($0)") })
      let lines = summaries(reader, below: folder)
      #expect(lines.count == 7)
      #expect(lines[0].hasPrefix("/missing.txt: it cannot be read"))
      #expect(lines[1] == "/empty.txt: there is no text in it")
      #expect(lines[2].hasPrefix("/none: there is no file to read"))
      #expect(lines[3] == "/a.txt:1 A")
      #expect(lines[4].contains("empty") && lines[5].contains("NUL") && lines[6].contains("NUL"))
    }
  }

  #if os(Linux)
  /// Where reading fails on the way, what came before is read, and why the rest is not is told: not that there is no
  /// text.
  @Test(arguments: [("A\n", 40_000), (" \n", 0)])
  func whatFailsOnTheWayIsTold(_ row: String, _ itemCount: Int) throws {
    var ends: [Int32] = [0, 0]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    defer { close(ends[0]) }
    let text = Array(String(repeating: row, count: 40_000).utf8)
    #expect(send(ends[1], text, text.count, 0) == text.count)
    // One that is closed with something unread in it breaks the connection.
    #expect(send(ends[0], text, 1, 0) == 1)
    close(ends[1])
    var found: [FoundItem] = []
    var byteCount = 0
    let input = try OpenInput(
      ByteStream.opened(ends[0]),
      name: "x",
      options: InputOptions(format: .lines),
      chunkSize: 64 * 1024,
      into: &found,
      byteCount: &byteCount
    )
    while input.read(into: &found, byteCount: &byteCount) {}
    var events: [InputEvent] = []
    for item in found { item.read(into: &events) }
    #expect(byteCount == text.count)
    // The first tells what was opened.
    #expect(events.count == itemCount + 2)
    let fault = InputFault.unreadable(SystemReason.words(for: ECONNRESET))
    #expect(events.last == .bad(BadItem(place: InputPlace(file: "x", line: nil), reason: fault)))
  }
  #endif

  /// The system would read the file of a name up to its NUL, which is another one.
  @Test(arguments: ["", "\0", "/dev/null\0x"])
  func filesHaveNames(_ path: String) {
    #expect(throws: InputFault.unreadable("its name is empty or holds a NUL")) {
      _ = try ByteStream.file(path)
    }
    #expect(throws: Never.self) { _ = try ByteStream.file("/dev/null") }
  }

  /// What cannot be read in a folder is said, each by itself, and the rest is read.
  @Test func oneBadEntryOfAFolderIsOne() throws {
    try inFolder { folder in
      try write("A", "a/a.txt", folder)
      try write("B", "b.txt", folder)
      try write("Z", "z.txt", folder)
      for (name, target) in [
        ("a/loop", ".."), ("gone", "nowhere"), ("gone.txt", "nowhere"), ("self.txt", "self.txt"),
        ("again.txt", "b.txt"), (".hidden.txt", "nowhere"),
      ] {
        let path = folder.appendingPathComponent(name).path
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
      }
      for name in ["pipe.txt", "pipe"] {
        #expect(mkfifo(folder.appendingPathComponent(name).path, 0o600) == 0)
      }
      let latin =
        Array((folder.path + "/caf").utf8CString.dropLast()) + [-23, 0x2E, 0x74, 0x78, 0x74, 0]
      let descriptor = latin.withUnsafeBufferPointer { path in
        path.baseAddress.map { creat($0, 0o600) } ?? -1
      }
      #expect(descriptor >= 0)
      close(descriptor)
      let reader = InputReader([.path(folder.path)])
      // What is read is known all the same: a byte of each of the three, and one more through a link.
      #expect(reader.totalByteCount == 4)
      #expect(
        summaries(reader, below: folder) == [
          "/a/a.txt:1 A", "/a/loop: it cannot be read: it leads back to a folder that it stands in",
          "/again.txt:1 B", "/b.txt:1 B",
          "/caf\u{FFFD}.txt: it cannot be read: its name is not UTF-8",
          "/gone: it cannot be read: \(SystemReason.words(for: ENOENT))",
          "/gone.txt: it cannot be read: \(SystemReason.words(for: ENOENT))",
          "/pipe.txt: it cannot be read: it is a pipe or a device; name it by itself",
          "/self.txt: it cannot be read: \(SystemReason.words(for: ELOOP))",
          "/z.txt:1 Z",
        ]
      )
    }
  }

  /// What was read grows up to what there is, in pieces of any size.
  @Test(arguments: [1, 7, 64 * 1024]) func bytesAreCounted(chunkSize: Int) throws {
    try inFolder { folder in
      let text = String(repeating: "A headline of some words\n", count: 300)
      try write(text, "a.txt", folder)
      try write("headline,lead\n" + text.replacing("of", with: ","), "b.csv", folder)
      let reader = InputReader(
        [.path(folder.path), .memory(Array("C\nD".utf8), name: "c")],
        options: InputOptions(),
        chunkSize: chunkSize
      )
      let total = try #require(reader.totalByteCount)
      #expect(total == 2 * text.utf8.count - 300 + 14 + 3)
      var count = 0
      while reader.next() != nil {
        #expect(reader.byteCount >= count && reader.byteCount <= total)
        count = reader.byteCount
      }
      #expect(count == total)
    }
  }

  /// How much there is in all is known of files, folders and memory, in any order, and of nothing beside a pipe
  /// or what is not there.
  @Test func totalsAreKnownOrAreNone() throws {
    try inFolder { folder in
      try write("A\nB", "f/a.txt", folder)
      try write("12345", "f/b.txt", folder)
      try write("1234567", "c.txt", folder)
      func path(_ name: String) -> InputSource {
        .path(folder.appendingPathComponent(name).path)
      }
      let sources: [(InputSource, Int?)] = [
        (path("f"), 8), (path("c.txt"), 7), (.memory([0x41, 0x42], name: "m"), 2),
        (.standardInput, nil), (path("gone.txt"), nil),
      ]
      for (one, count) in sources {
        #expect(InputReader([one]).totalByteCount == count)
        for (other, more) in sources {
          let sum = count.flatMap { count in more.map { count + $0 } }
          #expect(InputReader([one, other]).totalByteCount == sum, "\(one) \(other)")
          for (third, last) in sources {
            let sum = sum.flatMap { sum in last.map { sum + $0 } }
            #expect(InputReader([one, other, third]).totalByteCount == sum)
          }
        }
      }
    }
  }

  /// Whoever may read everything cannot be kept out of a folder.
  @Test(.enabled(if: geteuid() != 0)) func aFolderWithoutPermissionIsOneFault() throws {
    try inFolder { folder in
      try write("A", "a/a.txt", folder)
      try write("B", "b.txt", folder)
      let path = folder.appendingPathComponent("a").path
      #expect(chmod(path, 0) == 0)
      defer { chmod(path, 0o700) }
      #expect(
        summaries(InputReader([.path(folder.path)]), below: folder)
          == ["/a: it cannot be read: \(SystemReason.words(for: EACCES))", "/b.txt:1 B"]
      )
    }
  }

  @Test func pipesAreRead() throws {
    try inFolder { folder in
      let path = folder.appendingPathComponent("pipe").path
      #expect(mkfifo(path, 0o600) == 0)
      let writer = Thread {
        try? Data("A\nB\n".utf8).write(to: URL(fileURLWithPath: path), options: [])
      }
      writer.start()
      let reader = InputReader([.path(path)])
      #expect(reader.totalByteCount == nil)
      #expect(summaries(reader, below: folder) == ["/pipe:1 A", "/pipe:2 B"])
    }
  }

  @Test func standardInputIsADash() {
    #expect(InputSource(argument: "-") == .standardInput)
    #expect(InputSource(argument: "./-") == .path("./-"))
    // A file of the name that standard input is called by is not taken for it.
    #expect(InputSource(argument: "standard input") == .path("./standard input"))
  }

  /// What is longer than the limit is bad, and what follows it is read.
  @Test(arguments: [
    ("lines", "A\n", "", "x", "\nB"),
    ("csv", "headline\nA\n", "", "x", "\nB"), ("csv", "headline\nA\n\"", "", "x", "\"\nB"),
    ("jsonl", "\"A\"\n\"", "", "x", "\"\n\"B\""), ("json", "[\"A\",\n\"", "", "x", "\",\"B\"]"),
    ("json", "[\"A\",\n{\"a\":[", "1", ",1", "]},\"B\"]"),
    (
      "rss", "<rss><item><title>A</title></item>\n<item><title>", "", "x",
      "</title></item><item><title>B</title></item></rss>"
    ),
    (
      "rss", "<rss><item><title>A</title></item>\n<item><title>", "", "<b/>",
      "</title></item><item><title>B</title></item></rss>"
    ),
    (
      "rss", "<rss><item><title>A</title></item>\n<item><title><![CDATA[", "", "x",
      "</title></item><item><title>B</title></item></rss>"
    ),
  ])
  func longItemsAreBad(
    _ format: String,
    _ head: String,
    _ first: String,
    _ part: String,
    _ end: String
  ) {
    let text = head + first + String(repeating: part, count: 3000) + end
    let options = InputOptions(format: InputFormat(flag: format), longestItem: 2000)
    let events = Array(InputReader([.memory(Array(text.utf8), name: "x")], options: options))
    let headlines = events.compactMap { event in
      if case .item(let item) = event { item.headline } else { nil }
    }
    let bad = events.compactMap { event in
      if case .bad(let bad) = event { bad } else { nil }
    }
    #expect(headlines == ["A", "B"], "\(events)")
    #expect(bad.count == 1, "\(bad)")
    // A section of characters may be longer; the one here is not closed.
    guard !head.hasSuffix("<![CDATA[") else { return }
    // Of a quotation nobody knows whether it is closed behind the limit.
    let isQuoted = format == "csv" && head.hasSuffix("\"")
    let reason: InputFault = isQuoted ? .longQuotation(limit: 2_000) : .tooLong(limit: 2_000)
    #expect(bad.first?.reason == reason, "\(bad)")
  }

  /// A first line that goes beyond what the format is told by: the rows behind it are judged.
  @Test(arguments: [
    (#"{"headline":"$"}"#, "1: longer than 2000000 bytes"),
    (#"{"headline":"$""#, "1: not JSON"),
    (#"{"headline":"$"#, "1: not JSON: a string is not closed"),
    (#"{"a":["$""#, "1: not JSON: it ends before it is closed"),
    (#"{"headline":"A","data":["$"],"n":1}"#, "1: longer than 2000000 bytes"),
  ])
  func rowsBehindALongFirstOneAreRead(row: String, fault: String) {
    let long = row.replacingOccurrences(of: "$", with: String(repeating: "x", count: 2_100_000))
    let rows = (2...7).map { "{\"headline\":\"\($0)\"}\n" }.joined()
    let options = InputOptions(longestItem: 2_000_000)
    for end in ["\n", "\r\n"] {
      let text = Array((long + end + rows).utf8)
      let events = Array(InputReader([.memory(text, name: "x")], options: options)).dropFirst()
      let told = events.map { event in
        switch event {
        case .item(let item): "\(item.place) \(item.headline)"
        case .bad(let bad): "\(bad)"
        case .opened: "opened twice"
        }
      }
      #expect(told.first?.hasPrefix("x:\(fault)") ?? false, "\(told)")
      #expect(told.suffix(6) == (2...7).map { "x:\($0) \($0)" }, "\(told)")
    }
  }

  /// Markup, row by row.
  @Test func markupIsText() {
    let cases: [(String, String)] = [
      ("A<br>B<BR/>C", "A B C"), ("<p>A</p>\n<p>B</p>", "A B"), ("A<b>B</b>C", "ABC"),
      ("a < b > c", "a < b > c"), ("<3", "<3"), ("A <foo> B", "A <foo> B"), ("<x-y>A</x-y>", "A"),
      ("<!-- x -->A<!-- y", "A<!-- y"), ("A<a href=\"x>y\">B</a>", "AB"),
      ("A<a href=\"", "A<a href=\""), ("A<a href= \"x>y\">B</a>", "AB"),
      ("A<a href='x>y'>B</a>", "AB"), ("A<script>x</scr", "A"),
      ("A<br\n/>B", "A B"), ("A<a\nhref=\"x\">B</a\n>C", "ABC"), ("A<script\n>x</sCript\n>C", "AC"),
      ("A&AMP;B&LT;C&Amp;D", "A&B<C&Amp;D"),
      ("A<a href\n=\n\"x>y\">B</a>", "AB"), ("A<a href=\t'x>y'>B</a>", "AB"),
      ("A<a href=\r\n  \"x>y\">B</a>", "AB"), ("A<a href=\u{C}\"x>y\">B</a>", "AB"),
      ("<SCRIPT>x</b></script >A", "A"), ("<style>x", ""), ("&lt;b&gt;", "<b>"), ("AT&T", "AT&T"),
      (
        "&amp;amp; &copy &copy; &#x3042;&#12354; &#150; &#0; &#xD800; &bogus;",
        "&amp; &copy © ああ – &#0; &#xD800; &bogus;"
      ),
      ("&NotEqualTilde;&hearts;", "≂\u{338}♥"), ("日本\n  語 です", "日本語 です"),
      ("one\ntwo", "one two"), ("\u{3000}A\u{3000}", "\u{3000}A\u{3000}"), ("", ""), (" \n ", ""),
      ("<table><tr><td>A</td><td>B</td></tr></table>", "A B"),
    ]
    for (html, text) in cases {
      let read = MarkupText.text(ofHTML: Array(html.utf8))
      #expect(read.utf8.elementsEqual(text.utf8), "\(html): \(read)")
    }
  }

  @Test func columnsAreParsed() throws {
    let mapping = try ColumnMapping(
      " headline = Titel ,snippet=3, lang=\"a \"\"b\"\", c\",header=no"
    )
    #expect(mapping.references[.headline] == .name("Titel"))
    #expect(mapping.references[.snippet] == .number(3))
    #expect(mapping.references[.language] == .name("a \"b\", c"))
    #expect(mapping.header == .no)
    // A number is digits of ASCII alone; whatever else there is makes a name.
    for name in ["+2", "-1", "1.5", "2x", "２", "²"] {
      #expect(try ColumnMapping("id=\(name)").references == [.identifier: .name(name)])
    }
    #expect(try ColumnMapping("id=007").references == [.identifier: .number(7)])
    let faults: [(String, ColumnMappingError)] = [
      ("", .empty), ("x", .noPair("x")), ("headline=", .noColumn("headline")),
      ("foo=1", .unknownPart("foo")), ("title=1,headline=2", .repeated("headline")),
      ("header=maybe", .unknownHeader("maybe")), ("header=yes,id=1,Header=no", .repeated("Header")),
      ("header=no,header=no", .repeated("header")), ("id=0", .numberOutOfRange("0")),
      ("id=\"a", .unclosedQuotation), ("id=\"a\"b", .behindQuotation("b")),
      ("headline=\"a\"\"\" c,id=1", .behindQuotation(" c")),
      ("id=99999999999999999999", .numberOutOfRange("99999999999999999999")),
    ]
    for (text, error) in faults {
      #expect(throws: error) { try ColumnMapping(text) }
      // A library's user knows of no options.
      #expect(!error.description.contains("--"))
    }
    #expect("\(ColumnMappingError.numberOutOfRange("00"))".contains("counted from 1, not “00”"))
    let large = ColumnMappingError.numberOutOfRange("99999999999999999999")
    #expect("\(large)" == "no table has so many columns as “99999999999999999999” says")
  }
}
