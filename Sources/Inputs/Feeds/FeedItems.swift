/// The entries of a feed.
struct FeedItems: ItemReader {
  private let parser: FeedParser
  private var scrubber = XMLScrubber()

  init(_ context: ItemContext) {
    parser = FeedParser(context)
  }

  mutating func take(_ text: ArraySlice<UInt8>, into found: inout [FoundItem]) {
    read(text, isEnd: false, into: &found)
  }

  mutating func finish(into found: inout [FoundItem]) {
    read([], isEnd: true, into: &found)
  }

  private mutating func read(
    _ text: ArraySlice<UInt8>,
    isEnd: Bool,
    into found: inout [FoundItem]
  ) {
    parser.take(scrubber.scrub(text, isEnd: isEnd), isEnd ? .end : .part)
    handOver(into: &found)
  }

  var hasMore: Bool { parser.hasMore }

  mutating func goOn(into found: inout [FoundItem]) {
    parser.goOn()
    handOver(into: &found)
  }

  private func handOver(into found: inout [FoundItem]) {
    found += parser.events.map { .event($0) }
    parser.events.removeAll(keepingCapacity: true)
  }
}
