import UnicodeText

/// The characters of a text that the system font kerns, two by two, invisible ones between them at
/// the most.
///
/// A text of usual length keeps each pair with its kerning, in one array; of many pairs, each kerning that
/// is different is kept once. Index space: UTF-16.
@usableFromInline
struct KernedPairs: Sendable {
  private struct Pair: Sendable, BitwiseCopyable {
    /// The offset of the left one's cluster.
    let left: Int32
    /// The offset of the right one's cluster.
    let right: Int32
    let sum: AdvanceSum
  }

  /// In order; empty where there are many.
  private let few: BlockArray<Pair>
  /// `nil` where there are few.
  private let many: ManyPairs?

  /// As many pairs as half of the texts have that have any; what few items leave is for more.
  static func usualByteCount(ofTextWith count: Int) -> Int {
    byteCount(min(count / 8, 16))
  }

  /// What so many pairs take in a block, in bytes.
  static func byteCount(_ pairCount: Int) -> Int {
    BlockRoom.byteCount(pairCount, of: Pair.self)
  }

  /// Of so few pairs each has a kerning of its own: finding it takes time.
  private static let fewPairs = 64

  private init(few: BlockArray<Pair>, many: ManyPairs?) {
    self.few = few
    self.many = many
  }

  /// No pairs.
  init() { self.init(few: BlockArray(), many: nil) }

  var isEmpty: Bool { count == 0 }

  var count: Int { many?.count ?? few.count }

  /// The memory it takes on the heap, in bytes.
  var heapByteCount: Int { few.heapByteCount + (many?.heapByteCount ?? 0) }

  /// Hands over each pair, in order: the offsets of both clusters, and the kerning.
  func forEach(_ body: (_ left: Int, _ right: Int, _ sum: AdvanceSum) -> Void) {
    guard let many else {
      for pair in few { body(Int(pair.left), Int(pair.right), pair.sum) }
      return
    }
    for place in many.places { body(Int(place.left), Int(place.right), many.sums[Int(place.sum)]) }
  }

  /// The offsets of the right characters' clusters, in order.
  func forEachRight(_ body: (Int) -> Void) {
    forEach { _, right, _ in body(right) }
  }

  /// The first pair whose right character's cluster does not begin before an offset.
  private func firstPair(from offset: Int) -> Pair? {
    let index = many?.index(from: offset) ?? few.partitioningIndex { $0.right >= offset }
    return index < count ? pair(index) : nil
  }

  /// The left character's cluster, and the kerning, of the pair whose right one begins at an offset.
  /// - Complexity: O(log n) in the number of pairs.
  func pair(before offset: Int) -> (left: Int, sum: AdvanceSum)? {
    guard let pair = firstPair(from: offset) else { return nil }
    return pair.right == offset ? (Int(pair.left), pair.sum) : nil
  }

  /// The left character's cluster, and the kerning, of the pair that an offset stands between.
  /// - Complexity: O(log n) in the number of pairs.
  func pair(across offset: Int) -> (left: Int, sum: AdvanceSum)? {
    guard let pair = firstPair(from: offset) else { return nil }
    return pair.left < offset ? (Int(pair.left), pair.sum) : nil
  }

  /// The kerning of the pair whose right character's cluster begins at an offset; none where there is no
  /// such pair.
  /// - Complexity: O(log n) in the number of pairs.
  @usableFromInline
  func sum(before offset: Int) -> AdvanceSum { pair(before: offset)?.sum ?? .zero }

  private func pair(_ index: Int) -> Pair {
    guard let many else { return few[index] }
    let place = many.places[index]
    return Pair(left: place.left, right: place.right, sum: many.sums[Int(place.sum)])
  }
}

extension KernedPairs {
  /// Pairs in the making.
  struct Builder: ~Copyable {
    private var few: BlockArray<Pair>.Builder
    private var many: ManyPairs?

    /// - Parameter room: where a usual number of pairs is kept; more have a block of their own.
    init(in room: inout BlockRoom) {
      few = room.takeRest(upTo: KernedPairs.fewPairs, of: Pair.self)
    }

    var count: Int { many?.count ?? few.count }

    /// Adds the next pair.
    mutating func append(left: Int, right: Int, _ sum: AdvanceSum) {
      if many == nil, few.count == KernedPairs.fewPairs {
        var many = ManyPairs()
        for pair in few.elements {
          many.append(left: Int(pair.left), right: Int(pair.right), pair.sum)
        }
        self.many = many
        few.removeLast(few.count)
      }
      assert((many?.places.last?.right ?? few.elements.last?.right).map { $0 < right } ?? true)
      if many == nil {
        few.append(Pair(left: Int32(left), right: Int32(right), sum: sum))
      } else {
        many?.append(left: left, right: right, sum)
      }
    }

    /// Takes the last pairs away.
    mutating func removeLast(_ count: Int) {
      if many == nil { few.removeLast(count) } else { many?.removeLast(count) }
    }

    /// The pairs; what room they have not needed comes back.
    consuming func finish(in room: inout BlockRoom) -> KernedPairs {
      KernedPairs(few: room.finish(few), many: many)
    }
  }
}

/// The pairs of a long text, which has few different kernings.
private struct ManyPairs: Sendable {
  struct Place: Sendable {
    let left: Int32
    let right: Int32
    /// The index of the kerning among the sums.
    let sum: Int32
  }

  /// In order.
  private(set) var places: [Place] = []
  /// Each kerning that is different, once.
  private(set) var sums: [AdvanceSum] = []
  private var indexOfSum: [AdvanceSum: Int32] = [:]

  var count: Int { places.count }

  mutating func append(left: Int, right: Int, _ sum: AdvanceSum) {
    let next = Int32(sums.count)
    let index = indexOfSum[sum] ?? next
    if index == next {
      indexOfSum[sum] = next
      sums.append(sum)
    }
    places.append(Place(left: Int32(left), right: Int32(right), sum: index))
  }

  mutating func removeLast(_ count: Int) { places.removeLast(count) }

  /// The first pair whose right character begins at an offset or after it.
  func index(from offset: Int) -> Int { places.partitioningIndex { $0.right >= offset } }

  var heapByteCount: Int {
    places.heapByteCount + sums.heapByteCount
      + indexOfSum.capacity * MemoryLayout<(AdvanceSum, Int32)>.stride
  }
}
