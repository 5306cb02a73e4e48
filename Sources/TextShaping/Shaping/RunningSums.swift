import UnicodeText

/// The sum of the advances before each code unit of a text, and of all of them.
///
/// A text of usual length keeps them all. Of a long one every sixteenth is kept, and of each code
/// unit which of the text's few different advances it has: a seventh of the memory. The numbers are
/// the same, since sums are exact in any order (``FineUnits``).
@usableFromInline
package struct RunningSums: Sendable {
  /// The sums one by one; empty for a long text.
  @usableFromInline let sums: BlockArray<AdvanceSum>
  @usableFromInline let blocks: Blocks?

  /// The sum of the advances before an offset.
  @inlinable
  @inline(__always)
  package subscript(offset: Int) -> AdvanceSum {
    guard let blocks else { return sums[offset] }
    return blocks.sum(before: offset)
  }

  /// The memory it takes on the heap, in bytes.
  package var heapByteCount: Int { sums.heapByteCount + (blocks?.heapByteCount ?? 0) }

  fileprivate init(sums: BlockArray<AdvanceSum>, blocks: Blocks?) {
    self.sums = sums
    self.blocks = blocks
  }

  @usableFromInline
  final class Blocks: Sendable {
    static let length = 16

    /// The sum before every block.
    let starts: BlockArray<AdvanceSum>
    /// The number of each code unit's advance.
    let numbers: [UInt16]
    /// The different advances.
    let advances: [AdvanceSum]

    init(starts: BlockArray<AdvanceSum>, numbers: [UInt16], advances: [AdvanceSum]) {
      self.starts = starts
      self.numbers = numbers
      self.advances = advances
    }

    @usableFromInline
    func sum(before offset: Int) -> AdvanceSum {
      var sum = starts[offset / Self.length]
      for index in offset - offset % Self.length..<offset { sum += advances[Int(numbers[index])] }
      return sum
    }

    var heapByteCount: Int {
      starts.heapByteCount + numbers.heapByteCount + advances.heapByteCount
    }
  }
}

extension RunningSums {
  /// Sums in the making.
  struct Builder: ~Copyable {
    /// Texts of fewer code units keep every sum.
    static let shortLength = 4096

    private let count: Int
    private var isLong: Bool
    private var running = AdvanceSum.zero
    /// All sums of a short text, of which so many are found; those before the blocks of a long one.
    private var sums: BlockArray<AdvanceSum>.Builder
    private var found = 0
    private var numbers: [UInt16] = []
    private var advances: [AdvanceSum] = []
    private var numberOfAdvance: [AdvanceSum: UInt16] = [:]
    /// The advances of the next code units of a long text.
    private var next: [AdvanceSum] = []

    /// - Parameters:
    ///   - count: the text's code units.
    ///   - room: where the sums are kept.
    init(count: Int, in room: inout BlockRoom) {
      self.count = count
      isLong = count >= Self.shortLength
      if isLong {
        sums = room.take(count / Blocks.length + 1, of: AdvanceSum.self)
        numbers.reserveCapacity(count)
      } else {
        sums = room.take(count + 1, of: AdvanceSum.self)
        sums.append(count + 1, of: .zero)
      }
    }

    /// Adds the advances of the next code units.
    /// - Parameters:
    ///   - length: how many there are.
    ///   - fill: adds to their advances, each of which is nothing so far; whether they are to be
    ///     added.
    /// - Returns: what `fill` has said.
    @inline(__always)
    mutating func append(
      _ length: Int,
      _ fill: (_ advances: UnsafeMutableBufferPointer<AdvanceSum>) -> Bool
    ) -> Bool {
      if isLong {
        next.removeAll(keepingCapacity: true)
        next.append(contentsOf: repeatElement(.zero, count: length))
        let isFilled = next.withUnsafeMutableBufferPointer { fill($0) }
        if isFilled { appendNext() }
        return isFilled
      }
      let sums = sums.elements
      let advances = UnsafeMutableBufferPointer(rebasing: sums[found..<found + length])
      guard fill(advances) else {
        advances.update(repeating: .zero)
        return false
      }
      var running = running
      for index in advances.indices {
        let advance = advances[index]
        advances[index] = running
        running += advance
      }
      self.running = running
      found += length
      return true
    }

    private mutating func appendNext() {
      for (index, advance) in next.enumerated() {
        guard let number = number(of: advance) else {
          let rest = next[index...]
          keepAll()
          keep(rest)
          return
        }
        if numbers.count % Blocks.length == 0 { sums.append(running) }
        numbers.append(number)
        running += advance
      }
    }

    /// Keeps all sums of a text with more different advances than can be numbered.
    private mutating func keepAll() {
      isLong = false
      sums = BlockArray.Builder(capacity: count + 1)
      sums.append(count + 1, of: .zero)
      running = .zero
      keep(numbers.lazy.map { [advances] in advances[Int($0)] })
      numbers = []
    }

    private mutating func keep(_ next: some Sequence<AdvanceSum>) {
      for advance in next {
        sums.elements[found] = running
        running += advance
        found += 1
      }
    }

    private mutating func number(of advance: AdvanceSum) -> UInt16? {
      // Neighbours of full width have one advance, and so have the places within a cluster.
      if let last = numbers.last, advances[Int(last)] == advance { return last }
      if let known = numberOfAdvance[advance] { return known }
      guard let number = UInt16(exactly: advances.count) else { return nil }
      advances.append(advance)
      numberOfAdvance[advance] = number
      return number
    }

    /// The sums.
    consuming func finish() -> RunningSums {
      assert(isLong ? numbers.count == count : found == count)
      if isLong {
        if count % Blocks.length == 0 { sums.append(running) }
      } else {
        sums.elements[count] = running
      }
      guard isLong else { return RunningSums(sums: sums.finish(), blocks: nil) }
      return RunningSums(
        sums: BlockArray(),
        blocks: Blocks(starts: sums.finish(), numbers: numbers, advances: advances)
      )
    }
  }
}
