/// The stack of embeddings, overrides and isolates (UAX #9 X1 to X7).
struct DirectionalStack {
  /// What one entry says of the text inside it.
  struct Status {
    let level: UInt8
    /// L or R under an override, else `nil`.
    let override: BidiClass?
    fileprivate let isIsolate: Bool
  }

  /// `max_depth` (BD2): the highest explicit level.
  static let highestLevel: UInt8 = 125

  private var entries: [Status] = []
  private var overflowIsolateCount = 0
  private var overflowEmbeddingCount = 0
  private var validIsolateCount = 0

  /// The innermost entry.
  private(set) var current: Status

  /// The stack at the start of a paragraph (X1).
  init(paragraphLevel: UInt8) {
    current = Status(level: paragraphLevel, override: nil, isIsolate: false)
  }

  /// Opens an embedding or an override (X2 to X5).
  mutating func embed(_ direction: BidiClass, override: BidiClass?) {
    let level = nextLevel(direction)
    if level <= Self.highestLevel, overflowIsolateCount == 0, overflowEmbeddingCount == 0 {
      push(Status(level: level, override: override, isIsolate: false))
    } else if overflowIsolateCount == 0 {
      overflowEmbeddingCount += 1
    }
  }

  /// Opens an isolate (X5a, X5b).
  mutating func isolate(_ direction: BidiClass) {
    let level = nextLevel(direction)
    if level <= Self.highestLevel, overflowIsolateCount == 0, overflowEmbeddingCount == 0 {
      validIsolateCount += 1
      push(Status(level: level, override: nil, isIsolate: true))
    } else {
      overflowIsolateCount += 1
    }
  }

  /// Closes the innermost isolate and all embeddings in it (X6a).
  mutating func endIsolate() {
    if overflowIsolateCount > 0 {
      overflowIsolateCount -= 1
    } else if validIsolateCount > 0 {
      overflowEmbeddingCount = 0
      while !current.isIsolate { pop() }
      pop()
      validIsolateCount -= 1
    }
  }

  /// Closes the innermost embedding or override, unless an isolate was opened in it (X7).
  mutating func endEmbedding() {
    if overflowIsolateCount > 0 { return }
    if overflowEmbeddingCount > 0 {
      overflowEmbeddingCount -= 1
    } else if !current.isIsolate {
      pop()
    }
  }

  /// The least level above the current one that runs in a direction.
  private func nextLevel(_ direction: BidiClass) -> UInt8 {
    direction == .r ? (current.level + 1) | 1 : (current.level + 2) & ~1
  }

  private mutating func push(_ status: Status) {
    entries.append(current)
    current = status
  }

  /// The entry of the paragraph itself stays.
  private mutating func pop() {
    if let outer = entries.popLast() { current = outer }
  }
}
