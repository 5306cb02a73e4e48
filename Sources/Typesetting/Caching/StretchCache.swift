import UnicodeText

/// The stretches of widths that one text was last asked about: a search for headroom asks about
/// many widths of few stretches.
///
/// Any thread. Bounded; the oldest gives way.
final class StretchCache: Sendable {
  /// What decides the lines, but for the width.
  struct Key: Hashable {
    var style: ParagraphStyle
    /// What lines have room in; `nil` for no limit.
    let height: Double?
  }

  private struct Stretches {
    /// From the oldest to the newest.
    var entries: [(key: Key, stretch: LineStretch)] = []
    var counters = CacheCounters()
  }

  private static let capacity = 4
  private let stretches = Locked(Stretches())
  private let account: ByteAccount

  /// - Parameter account: where the size of what is kept is entered.
  init(account: ByteAccount) {
    self.account = account
  }

  var counters: CacheCounters { stretches.withLock(\.counters) }

  /// The stretch that holds a width, if it is known.
  func stretch(around width: Double, _ key: Key) -> LineStretch? {
    stretches.withLock { stretches in
      let known = stretches.entries.first { $0.stretch.contains(width) && $0.key == key }
      if known == nil { stretches.counters.misses += 1 } else { stretches.counters.hits += 1 }
      return known?.stretch
    }
  }

  /// Keeps a stretch, in place of all that was known of it.
  func keep(_ stretch: LineStretch, _ key: Key) {
    stretches.withLock { stretches in
      if stretches.entries.isEmpty {
        stretches.entries.reserveCapacity(Self.capacity)
        stretches.counters.byteCount = stretches.entries.heapByteCount
        account.add(stretches.counters.byteCount)
      }
      // Stretches of one key that overlap are one.
      stretches.entries.removeAll { $0.stretch.overlaps(stretch) && $0.key == key }
      if stretches.entries.count == Self.capacity {
        stretches.entries.removeFirst()
        stretches.counters.evictions += 1
      }
      stretches.entries.append((key, stretch))
      stretches.counters.count = stretches.entries.count
    }
  }
}
