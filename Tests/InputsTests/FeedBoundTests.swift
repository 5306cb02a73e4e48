import TestSupport
import Testing

@testable import Inputs

/// How much work a faulty feed is, and what is refused since it would be more.
@Suite struct FeedBoundTests {
  /// Reads a feed in pieces of a size; how many bytes were read for it, again or for the first time.
  private func stepCount(_ text: [UInt8], limit: Int, piece: Int) -> Int {
    let context = ItemContext(file: "x", encoding: .utf8, limit: limit, columns: .byName)
    let parser = FeedParser(context)
    var scrubber = XMLScrubber()
    func take(_ text: ArraySlice<UInt8>, _ extent: FeedParser.Extent) {
      parser.take(scrubber.scrub(text, isEnd: extent == .end), extent)
      while parser.hasMore {
        parser.events.removeAll()
        parser.goOn()
      }
      parser.events.removeAll()
    }
    var rest = text[...]
    while !rest.isEmpty {
      take(rest.prefix(piece), .part)
      rest = rest.dropFirst(piece)
    }
    take([], .end)
    return parser.stepCount
  }

  /// What is unclosed in every entry, whatever it is and whatever else is in it, is looked through once.
  @Test(
    arguments: [
      "<item><?x ", "<item><title><![CDATA[", "<item><!-- ", "<item><?x <![CDATA[",
      "<item><![CDATA[ <?x ", "<item><![CDATA[<item><?x <item>", "<item><!-- --><?x ?><![CDATA[",
      "<item><?xml ", "<item><?>", "<item></x>", "<item a=\"", "<item><title>&", "<item><!",
    ]
  )
  func feedsAreReadInLinearTime(row: String) {
    // Inside of an element and before any.
    for (begin, end) in [
      ("<rss><channel>", ""), ("<rss><channel>", "?>"), ("<rss><channel>", "]]>"),
      ("<rss><channel>", "-->"), ("<!DOCTYPE rss [", ""), ("<?", "?>"), ("<!--", "]]>"),
    ] {
      for (limit, piece) in [(1 << 20, 1 << 20), (1 << 20, 4_000), (5_000, 4_000)] {
        func steps(_ count: Int) -> Int {
          let text = begin + String(repeating: row, count: count) + end
          return stepCount(Array(text.utf8), limit: limit, piece: piece)
        }
        let (few, many) = (steps(500), steps(2_000))
        #expect(few > 0)
        // Where less is read than the limit allows, the first section's end is found.
        if limit > 2_000 * row.utf8.count {
          #expect(
            many <= 5 * few,
            "\(few) and \(many) between \(begin) and \(end) in pieces of \(piece)"
          )
        }
        #expect(many < 100 * 2_000 * row.utf8.count, "\(many) with \(end)")
      }
    }
  }

  /// Elements around entries are read anew by each parser, but for those of names that nobody gives.
  @Test func longNamesAroundEntriesAreReadOnce() {
    let name = String(repeating: "n", count: 50_000)
    let text = "<rss><\(name)>" + String(repeating: "<item></x>", count: 1_000)
    let steps = stepCount(Array(text.utf8), limit: 1 << 20, piece: 1 << 20)
    #expect(steps < 100 * text.utf8.count, "\(steps)")
    let feed =
      "<rss><\(name)><item><title>A</b></item><item><title>B</title></item></\(name)></rss>"
    let events = Array(InputReader([.memory(Array(feed.utf8), name: "x")])).dropFirst()
    guard case .bad? = events.first, case .item(let item)? = events.last else {
      Issue.record("\(events)")
      return
    }
    #expect(events.count == 2 && item.headline == "B")
  }

  /// Attributes that a document type declares are gone through for each element that may have them.
  @Test(arguments: ["\"x\"", "#IMPLIED"])
  func declaredAttributesAreCounted(value: String) {
    for count in [1, 255, 256, 257, 2_000] {
      let attributes = (0..<count).map { " a\($0) CDATA \(value)" }.joined()
      let text =
        "<!DOCTYPE rss [<!ATTLIST b\(attributes)>]><rss><channel>"
        + "<item><title>A<b/></title></item></channel></rss>"
      let events = Array(InputReader([.memory(Array(text.utf8), name: "x")])).dropFirst()
      guard case .item(let item)? = events.last else {
        Issue.record("\(events)")
        continue
      }
      #expect(item.headline == "A")
      let reasons = events.dropLast().map { event in
        if case .bad(let bad) = event { "\(bad)" } else { "" }
      }
      #expect(reasons.count == (count > 256 ? 1 : 0), "\(count): \(reasons)")
      #expect(reasons.allSatisfy { $0.contains("declares too many attributes") }, "\(reasons)")
    }
  }

  /// What a document type gives each element is counted, by the bytes of names and of values.
  @Test func declaredAttributesHaveALength() {
    let fixed = "rdf:about".utf8.count
    for (name, length, isRead) in [
      ("rdf:about", 4_096 - fixed, true), ("rdf:about", 4_097 - fixed, false),
      (String(repeating: "n", count: 4_095), 1, true),
      (String(repeating: "n", count: 4_095), 2, false),
      ("rdf:about", 50_000, false), ("rdf:about", 200_000, false),
    ] {
      let value = String(repeating: "x", count: length)
      let text =
        "<!DOCTYPE rss [<!ATTLIST item \(name) CDATA \"\(value)\">]><rss><channel>"
        + String(repeating: "<item><title>A</title></item>", count: 100)
      let events = Array(InputReader([.memory(Array(text.utf8), name: "x")])).dropFirst()
      let items = events.compactMap { event in
        if case .item(let item) = event { item } else { nil }
      }
      let reasons = events.compactMap { event in
        if case .bad(let bad) = event { "\(bad)" } else { nil }
      }
      let isRefused = reasons.contains { $0.contains("declares attributes that are too long") }
      #expect(isRefused != isRead, "\(name.utf8.count) and \(length): \(reasons)")
      #expect(items.count == 100)
      let given = items.reduce(0) { $0 + ($1.id?.utf8.count ?? 0) }
      #expect(given == (isRead && name == "rdf:about" ? 100 * length : 0))
    }
  }

  /// No attribute that a document type gives to every element is made a text, but for one that is asked for.
  @Test func declaredAttributesAreComparedAsTheyAre() {
    func seconds(declaring count: Int) -> Double {
      let attributes = (0..<count).map { " a\($0) CDATA \"x\"" }.joined()
      let text =
        "<!DOCTYPE rss [<!ATTLIST b x CDATA \"x\"\(attributes)>]><rss><channel><item><title>A</title>"
        + String(repeating: "<b/>", count: 20_000) + "</item></channel></rss>"
      return ThreadTime.seconds {
        let events = Array(InputReader([.memory(Array(text.utf8), name: "x")])).dropFirst()
        #expect(events.count == 1)
      }
    }
    let (few, many) = (seconds(declaring: 0), seconds(declaring: 200))
    #expect(many < 5 * few, "\(few) and \(many) seconds")
  }

  /// Entities make a megabyte of any document, and of a longer one four times as much as was read of it.
  ///
  /// 3,600 references of 283 bytes with their texts are 1,018,800 bytes, and 3,900 are more than the megabyte of 1,048,576;
  /// of 85 bytes for each 30 of the document 3.8 times as much is made, of 95 bytes 4.2 times.
  @Test(arguments: [
    (280, "", 3_000, true), (280, "", 20_000, false), (280, "", 3_600, true),
    (280, "", 3_900, false), (85, "<c>yyyyyyyyyyyyyyyyyyyy</c>", 20_000, true),
    (95, "<c>yyyyyyyyyyyyyyyyyyyy</c>", 20_000, false),
    (40, "<c>yyyyyyyyyyyyyyyyyyyy</c>", 50_000, true),
    (400, "<c>yyyyyyyyyyyyyyyyyyyy</c>", 10_000, false),
  ])
  func entitiesMakeNoMoreOfADocument(length: Int, beside: String, count: Int, isRead: Bool) {
    let text =
      "<!DOCTYPE rss [<!ENTITY e \"\(String(repeating: "x", count: length))\">]><rss><channel>\n"
      + "<item><title>A</title>" + String(repeating: "&e;" + beside, count: count)
      + "</item>\n<item><title>B</title></item></channel></rss>"
    let events = Array(InputReader([.memory(Array(text.utf8), name: "x")])).dropFirst()
    guard events.count == 2, let first = events.first, case .item(let last)? = events.last else {
      Issue.record("\(events)")
      return
    }
    #expect(last.headline == "B")
    switch first {
    case .item(let item): #expect(isRead && item.headline == "A")
    case .bad(let bad): #expect(!isRead && bad.description.contains("amplification"), "\(bad)")
    default: Issue.record("\(first)")
    }
  }

  /// However many elements are around entries, each parser begins inside few.
  @Test(arguments: ["x", "channel"])
  func deepEntriesAreReadInLinearTime(local: String) {
    let name = String(repeating: "n", count: 50) + ":" + local
    let around = String(repeating: "<\(name)>", count: 250)
    func steps(_ count: Int) -> Int {
      let text = "<rss>" + around + String(repeating: "<item>‹</x>", count: count)
      return stepCount(Array(text.utf8), limit: 1 << 20, piece: 1 << 20)
    }
    let more = steps(2_000) - steps(1_000)
    #expect(more < 1_000 * 2_000, "\(more)")
  }

  /// The headlines of a feed that is read in pieces of a size, and how many other events there are.
  private func headlines(
    _ text: String,
    limit: Int = 1 << 20,
    piece: Int
  ) -> (read: [String], others: Int) {
    let options = InputOptions(format: .rss, longestItem: limit)
    let input = InputSource.memory(Array(text.utf8), name: "x")
    let events = Array(InputReader([input], options: options, chunkSize: piece)).dropFirst()
    let read = events.compactMap { event in
      if case .item(let item) = event { item.headline } else { nil }
    }
    return (read, events.count - read.count)
  }

  /// A parser that puts off an unfinished token has not looked at what stands behind it: nothing is
  /// refused there before it has.
  @Test(arguments: [1, 7, 100, 256, 1_000, 1 << 20])
  func noFaultIsPutOff(piece: Int) {
    for length in [10, 200, 760, 5_000] {
      let text =
        "<rss><channel><x y=\"" + String(repeating: "q", count: length)
        + "\n<item><title>A</title></item><item><title>B</title></item><!-- x\n"
        + "<item><title>C</title></item></channel></rss>"
      let (read, others) = headlines(text, piece: piece)
      // The fault is noticed at the first entry, which is read; the comment is another.
      #expect(read == ["A", "B", "C"] && others == 2, "\(length): \(read)")
    }
  }

  /// A CDATA section may be longer than what is read of an entry, behind what is declared between quotation marks, too.
  @Test(arguments: [
    "", "<!DOCTYPE rss [<!ENTITY e \"x\">]>", "<!DOCTYPE rss [<!ENTITY e '\"'>]>",
  ])
  func charactersHaveALengthOfTheirOwn(prolog: String) {
    for length in [1_600, 1_601] {
      let content = String(repeating: "x", count: length - "<![CDATA[]]>".utf8.count)
      let text =
        "\(prolog)<rss><item><category><![CDATA[\(content)]]></category><title>A</title></item>"
        + "<image><![CDATA[\(content)]]></image><item><title>B</title></item></rss>"
      for piece in [1, 99, 1_000, 10_000] {
        let (read, others) = headlines(text, limit: 100, piece: piece)
        #expect(read == (length > 1_600 ? ["B"] : ["A", "B"]), "\(length) in \(piece)")
        #expect(others == (length > 1_600 ? 1 : 0), "\(length) in \(piece)")
      }
    }
    let short = "\(prolog)<rss><item><title><![CDATA[A]]></title><!-- --><?x ?></item></rss>"
    for limit in [Int.max, Int.max / 16 + 1] {
      let (read, others) = headlines(short, limit: limit, piece: 1_000)
      #expect(read == ["A"] && others == 0, "\(limit)")
    }
    let title = String(repeating: "x", count: 200)
    let whole = "\(prolog)<rss><item><title><![CDATA[\(title)]]></title></item></rss>"
    #expect(headlines(whole, limit: 100, piece: 1_000).read.isEmpty)
  }

  /// A tag longer than items may be is refused, and what follows it is read.
  ///
  /// So it is where it is no entry's, and there has been a fault before, and where it has no end.
  @Test(arguments: [1, 100, 4_000, 1 << 20]) func longTagsAreRefused(piece: Int) {
    let value = String(repeating: "x", count: 40_000)
    let lines = [
      "<rss><channel>", "<item><title>A</title></item>",
      "<item a=\"\(value)\"><title>B</title></item>", "<item><title>C</title></item>",
      "<b a=\"\(value)\"/>", "<item><title>D</title></item>", "<b a=\"\(value)",
    ]
    let input = InputSource.memory(Array(lines.joined(separator: "\n").utf8), name: "x")
    let options = InputOptions(format: .rss, longestItem: 5_000)
    let read = InputReader([input], options: options, chunkSize: piece)
    let told = read.compactMap { event -> String? in
      switch event {
      case .opened: nil
      case .item(let item): "\(item.place.line ?? 0) \(item.headline)"
      case .bad(let bad): "\(bad.place.line ?? 0) \(bad.reason)"
      }
    }
    let refusal = InputFault.tooLong(limit: 5_000)
    #expect(told == ["2 A", "3 \(refusal)", "4 C", "5 \(refusal)", "6 D", "7 \(refusal)"])
  }

  /// A tag that is not ended where the text is may have as many bytes as an item.
  @Test(arguments: [(100, 1, false), (100, 256, false), (100, 1_000, false), (101, 1_000, true)])
  func unendedTagsHaveALength(_ length: Int, _ piece: Int, _ isLong: Bool) {
    let begin = "<b a=\""
    let tag = begin + String(repeating: "x", count: length - begin.utf8.count)
    let text = "<rss><item><title>A</title></item>" + tag
    let input = InputSource.memory(Array(text.utf8), name: "x")
    let options = InputOptions(format: .rss, longestItem: 100)
    let reasons = InputReader([input], options: options, chunkSize: piece)
      .compactMap { event -> InputFault? in
        if case .bad(let bad) = event { bad.reason } else { nil }
      }
    #expect(reasons == [isLong ? .tooLong(limit: 100) : .notXML("unclosed token")])
  }

  /// What is too long is said with the length that it may have: that of sixteen items of a CDATA section, and that of one
  /// of all others.
  ///
  /// An apostrophe before it opens no literal, as one would in a document type.
  @Test(arguments: [("<![CDATA[", "]]>", 1_600), ("<!--", "-->", 100), ("<?x ", "?>", 100)])
  func lengthsOfSectionsAreSaid(_ begin: String, _ end: String, _ most: Int) {
    let place = InputPlace(file: "x", line: 1)
    for length in [most, most + 1] {
      let content = String(repeating: "x", count: length - begin.utf8.count - end.utf8.count)
      let section = begin + content + end
      let text = "<rss><item><category>it's \(section)</category><title>A</title></item></rss>"
      let input = InputSource.memory(Array(text.utf8), name: "x")
      let options = InputOptions(format: .rss, longestItem: 100)
      let event: InputEvent =
        length > most
        ? .bad(BadItem(place: place, reason: .tooLong(limit: most)))
        : .item(InputItem(headline: "A", place: place))
      #expect(Array(InputReader([input], options: options).dropFirst()) == [event], "\(begin)")
    }
  }

  /// A section that is as long as an item may be is read; where it is longer, what it ran over is.
  @Test func sectionsHaveALength() {
    for (begin, end) in [("<?x ", "?>"), ("<!--", "-->")] {
      for length in [100, 101] {
        let content = String(repeating: "x", count: length - begin.utf8.count - end.utf8.count)
        let text =
          "<rss><item><category>\(begin)\(content)\(end)</category><title>A</title></item>"
          + "<item><title>B</title></item></rss>"
        for piece in [1, 7, 99, 100, 101, 1_000] {
          let options = InputOptions(format: .rss, longestItem: 100)
          let input = InputSource.memory(Array(text.utf8), name: "x")
          let read = Array(InputReader([input], options: options, chunkSize: piece)).dropFirst()
          let headlines = read.compactMap { event in
            if case .item(let item) = event { item.headline } else { nil }
          }
          #expect(headlines == (length > 100 ? ["B"] : ["A", "B"]), "\(begin) of \(length)")
          #expect(read.count == 2, "\(read)")
        }
      }
    }
  }
}
