import TextShaping
import UnicodeText

/// The advances of lines that were shaped by themselves, of a text that may be cut nowhere and is longer than
/// what is remembered by what stands in it (`ItemizedText.rememberedAdvance`).
///
/// A search for a scale or a width fills nearly the same lines again and again. Any thread. Bounded: where there
/// is no room for another, all are let go.
final class ShapedLines: Sendable {
  private struct Key: Hashable {
    let start: Int32
    let end: Int32
    let ends: LineEnds
  }

  /// As many as a table of 2,048 places holds.
  static let capacity = 1_536
  private let advances = Locked([Key: AdvanceSum](minimumCapacity: ShapedLines.capacity))

  /// The memory it takes on the heap, in bytes.
  var heapByteCount: Int {
    advances.withLock(\.capacity) * MemoryLayout<(Key, AdvanceSum)>.stride
  }

  func advance(of range: Range<Int>, _ ends: LineEnds) -> AdvanceSum? {
    advances.withLock { $0[Self.key(range, ends)] }
  }

  func keep(_ advance: AdvanceSum, of range: Range<Int>, _ ends: LineEnds) {
    advances.withLock { advances in
      if advances.count >= Self.capacity { advances.removeAll(keepingCapacity: true) }
      advances[Self.key(range, ends)] = advance
    }
  }

  private static func key(_ range: Range<Int>, _ ends: LineEnds) -> Key {
    Key(start: Int32(range.lowerBound), end: Int32(range.upperBound), ends: ends)
  }
}
