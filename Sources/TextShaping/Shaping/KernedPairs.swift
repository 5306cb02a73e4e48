import UnicodeText

/// The characters of a text that the system font kerns, two by two, invisible ones between them at
/// the most.
///
/// Index space: UTF-16.
struct KernedPairs: Sendable {
  private struct Pair: Sendable {
    /// The offset of the left one's cluster.
    let left: Int32
    /// The offset of the right one's cluster.
    let right: Int32
    /// The index of the kerning among the sums.
    let sum: Int32
  }

  /// In order.
  private var pairs: [Pair] = []
  /// The kerning of the pairs: of long texts each that is different, once.
  private var sums: [AdvanceSum] = []
  private var indexOfSum: [AdvanceSum: Int32] = [:]

  /// As many as half of the texts have that have any.
  private static let usualCount = 16

  /// Of so few pairs each has a sum of its own: finding it takes time.
  private static let fewPairs = 64

  var isEmpty: Bool { pairs.isEmpty }

  var count: Int { pairs.count }

  /// Takes the last pairs away.
  mutating func removeLast(_ count: Int) { pairs.removeLast(count) }

  /// The memory it takes on the heap, in bytes.
  var heapByteCount: Int {
    pairs.heapByteCount + sums.heapByteCount
      + indexOfSum.capacity * MemoryLayout<(AdvanceSum, Int32)>.stride
  }

  /// Adds the next pair.
  mutating func append(left: Int, right: Int, _ sum: AdvanceSum) {
    assert(pairs.last.map { $0.right < right } ?? true)
    if pairs.isEmpty {
      pairs.reserveCapacity(Self.usualCount)
      sums.reserveCapacity(Self.usualCount)
    }
    pairs.append(Pair(left: Int32(left), right: Int32(right), sum: index(of: sum)))
  }

  private mutating func index(of sum: AdvanceSum) -> Int32 {
    let next = Int32(sums.count)
    if pairs.count >= Self.fewPairs {
      if let known = indexOfSum[sum] { return known }
      indexOfSum[sum] = next
    }
    sums.append(sum)
    return next
  }

  /// Hands over each pair, in order: the offsets of both clusters, and the kerning.
  func forEach(_ body: (_ left: Int, _ right: Int, _ sum: AdvanceSum) -> Void) {
    for pair in pairs { body(Int(pair.left), Int(pair.right), sums[Int(pair.sum)]) }
  }

  /// The offsets of the right characters' clusters, in order.
  func forEachRight(_ body: (Int) -> Void) {
    for pair in pairs { body(Int(pair.right)) }
  }

  /// The left character's cluster, and the kerning, of the pair whose right one begins at an offset.
  /// - Complexity: O(log n) in the number of pairs.
  func pair(before offset: Int) -> (left: Int, sum: AdvanceSum)? {
    let index = pairs.partitioningIndex { $0.right >= offset }
    guard index < pairs.count, pairs[index].right == offset else { return nil }
    return (Int(pairs[index].left), sums[Int(pairs[index].sum)])
  }
}
