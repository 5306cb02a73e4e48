/// Some of the doubts about lines: in place, without memory of its own.
package struct LineDoubtSet: Sendable, Hashable {
  /// A bit for each doubt, in the order of ``LineDoubt/allCases``.
  private var bits: UInt16 = 0

  /// No doubts.
  package init() {}

  /// Some doubts.
  package init(_ doubts: some Sequence<LineDoubt>) {
    for doubt in doubts { insert(doubt) }
  }

  private static let all = {
    precondition(LineDoubt.allCases.count <= UInt16.bitWidth, "every doubt has a bit")
    return LineDoubt.allCases
  }()

  private static func bit(of doubt: LineDoubt) -> UInt16 {
    guard let place = all.firstIndex(of: doubt) else { preconditionFailure("all holds every case") }
    return 1 << UInt16(place)
  }

  /// Adds a doubt.
  package mutating func insert(_ doubt: LineDoubt) { bits |= Self.bit(of: doubt) }

  /// Adds the doubts of another.
  package mutating func formUnion(_ other: LineDoubtSet) { bits |= other.bits }

  /// Whether a doubt is among them.
  package func contains(_ doubt: LineDoubt) -> Bool { bits & Self.bit(of: doubt) != 0 }
}

/// The doubts in the order of ``LineDoubt``.
extension LineDoubtSet: Sequence {
  /// The doubts that are left.
  package struct Iterator: IteratorProtocol {
    fileprivate var bits: UInt16

    /// The next doubt; `nil` after the last.
    package mutating func next() -> LineDoubt? {
      guard bits != 0 else { return nil }
      let place = bits.trailingZeroBitCount
      bits &= bits - 1
      return LineDoubtSet.all[place]
    }
  }

  /// Begins with the first.
  package func makeIterator() -> Iterator { Iterator(bits: bits) }
}
