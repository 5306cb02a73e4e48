internal import Synchronization

/// A table of numbers, each of which is found when it is first asked for, and stays.
///
/// Any thread, without a lock: whoever finds a number finds the same one, so that it does not matter
/// whose is kept. Reading changes nothing that threads share, not even a count of references beyond
/// the table's own.
package final class LazyNumbers: @unchecked Sendable {
  // Unchecked: what changes are atomics.
  private let places: UnsafeMutablePointer<Atomic<UInt64>>
  /// How many numbers there are.
  package let count: Int

  /// Stands for a number that nobody has found.
  private static let unknown = UInt64.max

  /// A table of which no number is known.
  package init(count: Int) {
    self.count = count
    places = .allocate(capacity: count)
    for index in 0..<count { (places + index).initialize(to: Atomic(Self.unknown)) }
  }

  deinit {
    places.deinitialize(count: count)
    places.deallocate()
  }

  /// A number; `nil` where it has not been found.
  /// - Precondition: a number that is kept is not `UInt64.max`.
  package subscript(index: Int) -> UInt64? {
    get {
      assert(index >= 0 && index < count)
      let number = places[index].load(ordering: .relaxed)
      return number == Self.unknown ? nil : number
    }
    set {
      assert(index >= 0 && index < count)
      assert(newValue != nil && newValue != Self.unknown)
      places[index].store(newValue ?? Self.unknown, ordering: .relaxed)
    }
  }
}
