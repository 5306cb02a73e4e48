import TextShaping
import UnicodeText

/// The last few truncated lines of one text: the same one is asked for when a candidate is
/// measured, placed and drawn.
///
/// Any thread. Bounded in lines and in bytes; the oldest gives way.
final class TruncationCache: Sendable {
  struct Key: Hashable {
    let start: Int
    let width: Double
    let scale: AdvanceScale
    let mode: TruncationMode
    let room: TruncationRoom?
  }

  private struct Lines {
    /// From the oldest to the newest.
    var entries: [(key: Key, line: TruncatedLine, bytes: Int)] = []
    var counters = CacheCounters()

    func line(for key: Key) -> TruncatedLine? {
      entries.first { $0.key == key }?.line
    }
  }

  static let capacity = 8
  static let byteLimit = 256 << 10
  private let lines = Locked(Lines())
  private let ground = Lazy<TruncationPlaces.Ground>()
  private let account: ByteAccount

  /// - Parameter account: where the size of what is kept is entered.
  init(account: ByteAccount) {
    self.account = account
  }

  var counters: CacheCounters { lines.withLock(\.counters) }

  /// What must be known of the whole text, found when first needed.
  func ground(of shaped: borrowing ShapedText) -> TruncationPlaces.Ground {
    ground.value {
      TruncationPlaces.Ground(shaped)
    } added: {
      account.add($0.marks.heapByteCount)
    }
  }

  /// The line of a key, made when it is not known.
  func line(for key: Key, _ make: () -> TruncatedLine) -> TruncatedLine {
    let known = lines.withLock { lines in
      let known = lines.line(for: key)
      if known == nil { lines.counters.misses += 1 } else { lines.counters.hits += 1 }
      return known
    }
    if let known { return known }
    let line = make()
    keep(line, for: key)
    return line
  }

  private func keep(_ line: TruncatedLine, for key: Key) {
    let bytes = line.heapByteCount
    lines.withLock { lines in
      guard lines.line(for: key) == nil else { return }
      guard bytes <= Self.byteLimit else {
        lines.counters.refusals += 1
        return
      }
      var change = bytes
      while let oldest = lines.entries.first,
        lines.entries.count == Self.capacity
          || lines.counters.byteCount + change > Self.byteLimit
      {
        change -= oldest.bytes
        lines.entries.removeFirst()
        lines.counters.evictions += 1
      }
      lines.entries.append((key, line, bytes))
      lines.counters.count = lines.entries.count
      lines.counters.byteCount += change
      account.add(change)
    }
  }
}

extension TruncatedLine {
  /// The memory it takes, in bytes.
  fileprivate var heapByteCount: Int {
    abridged.itemized.heapByteCount + MemoryLayout<TruncatedLine>.stride
      + MemoryLayout<TruncationCache.Key>.stride
  }
}
