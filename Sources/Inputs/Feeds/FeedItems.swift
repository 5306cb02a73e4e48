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
    handOver(into: &events)
  }

  var hasMore: Bool { parser.hasMore }

  mutating func goOn(into events: inout [InputEvent]) {
    parser.goOn()
    handOver(into: &events)
  }

  private func handOver(into events: inout [InputEvent]) {
    events += parser.events
    parser.events.removeAll(keepingCapacity: true)
  }
}
