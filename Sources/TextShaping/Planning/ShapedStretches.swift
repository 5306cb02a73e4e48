import FontFaces
import UnicodeText

/// What was found of stretches of text that were shaped anew, by all that decides it: a beginning of
/// a text has the stretches of the whole, and a hostile text one and the same everywhere.
///
/// Any thread. Bounded in bytes: where there is no room for another, all are let go.
final class ShapedStretches: Sendable {
  /// A stretch with what stands around it, as far as shaping sees.
  struct Key: Hashable {
    let units: [UInt16]

    /// All at once: element by element it would take longer than finding the key.
    func hash(into hasher: inout Hasher) {
      units.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  private struct Found {
    var sums: [Key: [AdvanceSum]] = [:]
    var advances: [Key: SplitAdvance] = [:]
    var byteCount = 0
  }

  /// The memory that is kept at the most, in bytes.
  static let byteLimit = 512 << 10
  /// The bytes after which whoever weighs it is told to do so again.
  private static let growthStep = byteLimit / 16

  private let found = Locked(Found())

  /// The memory it takes on the heap, in bytes.
  var heapByteCount: Int { found.withLock(\.byteCount) }

  func sums(of key: Key, _ shape: () -> [AdvanceSum]) -> [AdvanceSum] {
    if let known = found.withLock({ $0.sums[key] }) { return known }
    let sums = shape()
    let size = Self.entryByteCount(key, [AdvanceSum].self) + sums.heapByteCount
    keep(size) { $0.sums.updateValue(sums, forKey: key) == nil }
    return sums
  }

  func advance(of key: Key, _ shape: () -> SplitAdvance) -> SplitAdvance {
    if let known = found.withLock({ $0.advances[key] }) { return known }
    let advance = shape()
    keep(Self.entryByteCount(key, SplitAdvance.self)) {
      $0.advances.updateValue(advance, forKey: key) == nil
    }
    return advance
  }

  /// What a key takes with its place in a table, which is at least three eighths full.
  private static func entryByteCount<Value>(_ key: Key, _: Value.Type) -> Int {
    key.units.heapByteCount + 3 * (MemoryLayout<Key>.stride + MemoryLayout<Value>.stride)
  }

  /// - Parameter isNew: enters it, and tells whether another thread had not done so before.
  private func keep(_ size: Int, _ isNew: (inout Found) -> Bool) {
    let hasGrown = found.withLock { found in
      let before = found.byteCount
      if before + size > Self.byteLimit { found = Found() }
      if isNew(&found) { found.byteCount += size }
      return found.byteCount / Self.growthStep != before / Self.growthStep
    }
    if hasGrown { CascadeGrowth.note() }
  }
}
