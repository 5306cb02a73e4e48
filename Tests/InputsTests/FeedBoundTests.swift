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
    for end in ["", "?>", "]]>", "-->"] {
      for (limit, piece) in [(1 << 20, 1 << 20), (1 << 20, 4_000), (5_000, 4_000)] {
        func steps(_ count: Int) -> Int {
          let text = "<rss><channel>" + String(repeating: row, count: count) + end
          return stepCount(Array(text.utf8), limit: limit, piece: piece)
        }
        let (few, many) = (steps(500), steps(2_000))
        // Where less is read than the limit allows, the first section's end is found.
        if limit > 2_000 * row.utf8.count {
          #expect(many <= 5 * few, "\(few) and \(many) with \(end) in pieces of \(piece)")
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

  /// A section that is as long as an item may be is read; where it is longer, what it ran over is.
  @Test func sectionsHaveALength() {
    for (begin, end) in [("<![CDATA[", "]]>"), ("<?x ", "?>"), ("<!--", "-->")] {
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
