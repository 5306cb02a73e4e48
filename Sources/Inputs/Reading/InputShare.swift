/// Some of what was found in inputs, one after the other: what one thread reads while others read
/// what stands before and behind it.
package struct InputShare: Sendable {
  let items: ArraySlice<FoundItem>

  /// How many bytes of all inputs had been read when it was found.
  package let byteCount: Int

  /// How many bytes there are to read; nil where nobody knows.
  package let totalByteCount: Int?

  init(_ items: ArraySlice<FoundItem>, byteCount: Int, totalByteCount: Int?) {
    self.items = items
    self.byteCount = byteCount
    self.totalByteCount = totalByteCount
  }

  /// What was found, in its order; any thread.
  /// - Complexity: O(*n*) in the bytes that the share holds; they are read anew each time.
  package func events() -> [InputEvent] {
    var events: [InputEvent] = []
    events.reserveCapacity(items.count)
    for item in items { item.read(into: &events) }
    return events
  }

  /// The most items of a share: enough that handing it over costs nothing to speak of.
  private static let mostItems = 16

  /// How many items a share has, where a number of them were found at once: each thread gets two
  /// shares, if there are enough, so that a list of forty keeps all of them busy.
  static func size(of itemCount: Int, among threadCount: Int) -> Int {
    min(max((itemCount + 2 * threadCount - 1) / (2 * threadCount), 1), mostItems)
  }
}
