/// What a scrubber wrote for a character that XML forbids.
struct StandIn {
  /// Where it begins, in bytes of all that was written.
  let place: Int
  /// The control character; nil for a byte that is no text.
  let control: Unicode.Scalar?

  /// Why the entry that has it cannot be read.
  func fault(in encoding: TextEncoding) -> InputFault {
    control.map(InputFault.controlCharacter) ?? .notText(encoding: encoding)
  }
}

/// What a scrubber wrote in place of characters, in the order of their places.
///
/// A text may hold the same noncharacters by right, in XML as in JSON: only places tell which were put there.
struct StandIns {
  /// The first of all, whether forgotten or not.
  private(set) var earliest: StandIn?
  private var standIns: [StandIn] = []
  /// How many of them are forgotten.
  private var forgottenCount = 0

  mutating func add(_ others: [StandIn]) {
    standIns += others
    earliest = earliest ?? standIns.first
  }

  /// Drops those before a place.
  mutating func forget(before place: Int) {
    while forgottenCount < standIns.count, standIns[forgottenCount].place < place {
      forgottenCount += 1
    }
    guard ReadingAnew.drops(forgottenCount, of: standIns.count) else { return }
    standIns.removeSubrange(..<forgottenCount)
    forgottenCount = 0
  }

  /// The first one that begins in a range of bytes.
  /// - Complexity: O(log *n*).
  func first(in range: Range<Int>) -> StandIn? {
    var (low, high) = (forgottenCount, standIns.count)
    while low < high {
      let middle = (low + high) / 2
      if standIns[middle].place < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    guard low < standIns.count, standIns[low].place < range.upperBound else { return nil }
    return standIns[low]
  }
}
