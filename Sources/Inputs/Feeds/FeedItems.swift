/// The entries of a feed.
struct FeedItems: ItemReader {
  private let parser: FeedParser
  private var scrubber = XMLScrubber()

  init(_ context: ItemContext) {
    parser = FeedParser(context)
  }

  mutating func take(_ text: ArraySlice<UInt8>, into events: inout [InputEvent]) {
    read(text, isEnd: false, into: &events)
  }

  mutating func finish(into events: inout [InputEvent]) {
    read([], isEnd: true, into: &events)
  }

  private mutating func read(
    _ text: ArraySlice<UInt8>,
    isEnd: Bool,
    into events: inout [InputEvent]
  ) {
    var clean: [UInt8] = []
    clean.reserveCapacity(text.count)
    scrubber.scrub(text, isEnd: isEnd, into: &clean)
    parser.take(clean, isEnd ? .end : .part)
    events += parser.events
    parser.events.removeAll(keepingCapacity: true)
  }
}
