/// What a cache has done so far, and what it holds.
public struct CacheCounters: Sendable, Hashable {
  /// What was asked for and found.
  public internal(set) var hits = 0
  /// What was asked for and had to be made.
  public internal(set) var misses = 0
  /// What was let go to make room.
  public internal(set) var evictions = 0
  /// What was too large to be kept at all.
  public internal(set) var refusals = 0
  /// The number of things held.
  public internal(set) var count = 0
  /// The memory that what is held takes, in bytes.
  public internal(set) var byteCount = 0

  /// Counters at nothing.
  public init() {}
}
