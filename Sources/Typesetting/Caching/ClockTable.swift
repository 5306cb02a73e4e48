/// A dictionary that can say what was not asked for lately (the clock algorithm: a hand goes round,
/// and what was asked for since it last came by is passed over once).
///
/// Not for two threads at once.
package struct ClockTable<Key: Hashable, Value> {
  private struct Slot {
    let key: Key
    let value: Value
    var isRecent: Bool
  }

  /// `nil` where something was taken out and nothing has been put yet.
  private var slots: [Slot?] = []
  private var gaps: [Int] = []
  private var places: [Key: Int] = [:]
  private var hand = 0

  /// A table of nothing.
  package init() {}

  /// The bytes that an entry takes by itself.
  package static var entryByteCount: Int {
    MemoryLayout<Slot?>.stride + MemoryLayout<(Key, Int)>.stride * 2 + MemoryLayout<Int>.stride
  }

  package var count: Int { places.count }

  /// The value of a key, which has been asked for now.
  package mutating func find(_ key: Key) -> Value? {
    guard let place = places[key] else { return nil }
    slots[place]?.isRecent = true
    return slots[place]?.value
  }

  /// Adds a value; the key is not among those there are.
  ///
  /// It takes a place that something was taken out of, the last one first: that which the hand has
  /// just left, so that it has a whole round to be asked for. Where several were taken out for one,
  /// their places are filled later, and the hand may come by sooner.
  package mutating func insert(_ value: Value, for key: Key) {
    let slot = Slot(key: key, value: value, isRecent: false)
    if let gap = gaps.popLast() {
      slots[gap] = slot
      places[key] = gap
    } else {
      places[key] = slots.count
      slots.append(slot)
    }
  }

  /// Takes one value out that was not asked for since the hand last came by; `nil` when there is
  /// none left.
  /// - Complexity: amortised O(1): an entry is passed over once for each time it was asked for.
  package mutating func evict() -> Value? {
    guard count > 0 else { return nil }
    while true {
      if hand >= slots.count { hand = 0 }
      defer { hand += 1 }
      guard let slot = slots[hand] else { continue }
      if slot.isRecent {
        slots[hand]?.isRecent = false
      } else {
        slots[hand] = nil
        gaps.append(hand)
        places[slot.key] = nil
        return slot.value
      }
    }
  }
}
