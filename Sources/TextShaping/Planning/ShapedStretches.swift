import UnicodeText

/// What was found of stretches of text that were shaped anew, by all that decides it: a beginning of
/// a text has the stretches of the whole, and a hostile text one and the same everywhere.
///
/// Any thread. Bounded: where there are too many, all are let go.
final class ShapedStretches: Sendable {
  /// A stretch with what stands around it, as far as shaping sees.
  struct Key: Hashable {
    let units: [UInt16]

    static func == (left: Key, right: Key) -> Bool { left.units == right.units }

    /// All at once: element by element it would take longer than finding the key.
    func hash(into hasher: inout Hasher) {
      units.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  /// An advance in two parts, and whether the text may be cut between them.
  struct Split {
    let before: AdvanceSum
    let after: AdvanceSum
    let isSafe: Bool
  }

  private struct Found {
    var sums: [Key: [AdvanceSum]] = [:]
    var advances: [Key: Split] = [:]
  }

  /// Of each kind: half a megabyte of sums.
  private static let capacity = 256
  private static let advanceCapacity = 1024

  private let found = Locked(Found())

  func sums(of key: Key, _ shape: () -> [AdvanceSum]) -> [AdvanceSum] {
    if let known = found.withLock({ $0.sums[key] }) { return known }
    let sums = shape()
    found.withLock { found in
      if found.sums.count >= Self.capacity { found.sums.removeAll(keepingCapacity: true) }
      found.sums[key] = sums
    }
    return sums
  }

  func advance(of key: Key, _ shape: () -> Split) -> Split {
    if let known = found.withLock({ $0.advances[key] }) { return known }
    let advance = shape()
    found.withLock { found in
      if found.advances.count >= Self.advanceCapacity {
        found.advances.removeAll(keepingCapacity: true)
      }
      found.advances[key] = advance
    }
    return advance
  }
}
