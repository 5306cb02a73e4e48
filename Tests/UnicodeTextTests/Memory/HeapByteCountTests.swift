import Foundation
import Testing

@testable import UnicodeText

/// What texts, arrays and blocks take, in bytes, at the lengths where it turns.
@Suite struct HeapByteCountTests {
  /// Fifteen bytes of UTF-8 are kept in the value itself.
  @Test(arguments: [("", 0), ("a", 0), (String(repeating: "a", count: 15), 0)])
  func shortTextsTakeNothing(_ text: String, _ expected: Int) {
    #expect(text.heapByteCount == expected)
    #expect(ExactText(text).heapByteCount == expected)
  }

  @Test(arguments: [(16, "a", 48), (8, "é", 48), (6, "港", 50), (100, "a", 132)])
  func longerTextsTakeTheirBytes(_ count: Int, _ character: Character, _ expected: Int) {
    let text = String(repeating: character, count: count)
    #expect(text.heapByteCount == expected)
    #expect(ExactText(text).heapByteCount == expected)
  }

  @Test func arraysTakeTheirRoom() {
    #expect([Int]().heapByteCount == 0)
    for count in [1, 5, 64] {
      let filled = [UInt16](count, of: 7)
      #expect(filled == [UInt16](repeating: 7, count: count))
      #expect(filled.heapByteCount == 32 + 2 * filled.capacity)
      #expect(filled.capacity >= count)
    }
    #expect([UInt16](0, of: 7) == [])
  }

  /// Each array of a block begins with a word of eight bytes: of a text two bytes for each code unit, and one for each
  /// place between them and at the ends.
  @Test(arguments: [(0, 8), (1, 16), (3, 16), (4, 16), (5, 24), (7, 24), (8, 32), (12, 40)])
  func textsTakeWholeWords(_ count: Int, _ expected: Int) {
    #expect(TextAnalysis.byteCount(ofTextWith: count) == expected)
    let text = String(repeating: "a ", count: 6).prefix(count)
    var asked: (count: Int, unitCount: Int) = (-1, -1)
    var room = BlockRoom(byteCount: 0)
    let analysis = TextAnalyzer(language: "en", strictness: .strict).analyze(
      String(text),
      baseDirection: .firstStrong,
      in: &room
    ) {
      asked = ($0, $1)
      return 40
    }
    #expect(asked.count == count && asked.unitCount == (count + 1) / 2)
    #expect(analysis.unitCount == asked.unitCount)
    #expect(room.byteCount == 40)
    // What is copied stands in the other block, where there is room for just that.
    var other = BlockRoom(byteCount: expected + 8)
    let copy = analysis.copied(in: &other)
    #expect(other.byteCount == 8)
    #expect(copy.utf16.elementsEqual(analysis.utf16))
    #expect(copy.boundaries.elementsEqual(analysis.boundaries))
    #expect(count == 0 || copy.utf16.block !== analysis.utf16.block)
    #expect(copy.heapByteCount == 3 * count + 1)
  }
}

/// What one thread at a time may touch.
@Suite struct LockedTests {
  @Test func nothingIsLost() {
    let locked = Locked((count: 0, sum: 0))
    let results = Locked<[Int]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for number in 0..<5_000 {
        locked.withLock {
          $0.count += 1
          $0.sum += number
        }
      }
      results.withLock { $0.append(thread) }
    }
    #expect(locked.withLock { $0.count } == 40_000)
    #expect(locked.withLock { $0.sum } == 8 * 4_999 * 5_000 / 2)
    #expect(results.withLock { $0.sorted() } == Array(0..<8))
  }

  private struct Refusal: Error {}

  /// Whoever throws lets the lock go.
  @Test func whoThrowsLetsGo() {
    let locked = Locked(1)
    #expect(throws: Refusal.self) {
      try locked.withLock { value throws(Refusal) in
        value = 2
        throw Refusal()
      }
    }
    #expect(locked.withLock { $0 } == 2)
  }
}
