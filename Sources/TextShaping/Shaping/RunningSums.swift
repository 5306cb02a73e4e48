import UnicodeText

/// The sum of the advances before each code unit of a text, and of all of them.
///
/// A text of usual length keeps them all. Of a long one every sixteenth is kept, and of each code
/// unit which of the text's few different advances it has: a seventh of the memory. The numbers are
/// the same, since sums are exact in any order (``FineUnits``).
package struct RunningSums: Sendable {
  /// The sums one by one; empty for a long text.
  private let sums: [AdvanceSum]
  private let blocks: Blocks?

  /// The sum of the advances before an offset.
  @inline(__always)
  package subscript(offset: Int) -> AdvanceSum {
    guard let blocks else { return sums[offset] }
    return blocks.sum(before: offset)
  }

  /// The memory it takes on the heap, in bytes.
  package var heapByteCount: Int { sums.heapByteCount + (blocks?.heapByteCount ?? 0) }

  fileprivate init(sums: [AdvanceSum], blocks: Blocks?) {
    self.sums = sums
    self.blocks = blocks
  }

  fileprivate final class Blocks: Sendable {
    static let length = 16

    /// The sum before every block.
    let starts: [AdvanceSum]
    /// The number of each code unit's advance.
    let numbers: [UInt16]
    /// The different advances.
    let advances: [AdvanceSum]

    init(starts: [AdvanceSum], numbers: [UInt16], advances: [AdvanceSum]) {
      self.starts = starts
      self.numbers = numbers
      self.advances = advances
    }

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
  struct Builder {
    /// Texts of fewer code units keep every sum.
    static let shortLength = 4096

    private let count: Int
    private var isLong: Bool
    private var running = AdvanceSum.zero
    private var sums: [AdvanceSum] = []
    private var numbers: [UInt16] = []
    private var advances: [AdvanceSum] = []
    private var numberOfAdvance: [AdvanceSum: UInt16] = [:]

    /// - Parameter count: the text's code units.
    init(count: Int) {
      self.count = count
      isLong = count >= Self.shortLength
      sums.reserveCapacity(isLong ? count / Blocks.length + 1 : count + 1)
      if isLong { numbers.reserveCapacity(count) }
    }

    /// Adds the advances of the next code units.
    mutating func append(_ next: [AdvanceSum]) {
      guard isLong else {
        for advance in next {
          sums.append(running)
          running += advance
        }
        return
      }
      for (index, advance) in next.enumerated() {
        guard let number = number(of: advance) else {
          keepAll()
          append(Array(next[index...]))
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
      sums.removeAll(keepingCapacity: true)
      sums.reserveCapacity(count + 1)
      running = .zero
      append(numbers.map { advances[Int($0)] })
      numbers = []
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

    consuming func finish() -> RunningSums {
      assert(isLong ? numbers.count == count : sums.count == count)
      if !isLong || count % Blocks.length == 0 { sums.append(running) }
      guard isLong else { return RunningSums(sums: sums, blocks: nil) }
      return RunningSums(
        sums: [],
        blocks: Blocks(starts: sums, numbers: numbers, advances: advances)
      )
    }
  }
}
