import TestSupport
import Testing
import UnicodeText

@testable import TextShaping

@Suite("Sums of long texts are those of short ones")
struct RunningSumsTests {
  private func sums(_ advances: [AdvanceSum]) -> RunningSums {
    var room = BlockRoom(byteCount: 0)
    var builder = RunningSums.Builder(count: advances.count, in: &room)
    // Item by item.
    var start = 0
    while start < advances.count {
      let end = min(start + 777, advances.count)
      // What is filled in vain changes nothing.
      let isFilledInVain = builder.append(end - start) { next in
        for index in next.indices { next[index] = advances[start + index] }
        return false
      }
      #expect(!isFilledInVain)
      let isFilled = builder.append(end - start) { next in
        for index in next.indices { next[index] += advances[start + index] }
        return true
      }
      #expect(isFilled)
      start = end
    }
    return builder.finish()
  }

  /// Few advances and more than can be numbered, of texts on both sides of being long.
  @Test(arguments: [
    (0, 1), (1, 1), (4095, 30), (4096, 30), (4099, 30), (70_000, 30), (70_000, 70_000),
  ])
  func everySum(_ count: Int, _ different: Int) {
    var generator = SplitMix(seed: 5)
    let advances = (0..<count).map { index in
      let number = different > 65_536 ? index : Int.random(in: 0..<different, using: &generator)
      return AdvanceSum(
        text: Double(number) / 65_536,
        display: Double(number) * 3,
        tracked: Int32(number % 2),
        graphemes: Int32(number % 3)
      )
    }
    let sums = sums(advances)
    var running = AdvanceSum.zero
    var wrong = 0
    for offset in 0...count {
      if sums[offset] != running { wrong += 1 }
      if offset < count { running += advances[offset] }
    }
    #expect(wrong == 0)
  }

  /// All sums are kept of texts of fewer than 4,096 code units; of longer ones each sixteenth, and the end's.
  @Test(arguments: [(0, 1), (15, 16), (4_095, 4_096), (4_096, 257), (4_097, 257), (4_111, 257)])
  func sumsAreKeptBySixteens(_ count: Int, _ kept: Int) {
    let sums = sums((0..<count).map { AdvanceSum(text: Double($0 % 3), display: 1) })
    #expect((sums.blocks == nil) == (count < 4_096))
    #expect((sums.blocks?.starts ?? sums.sums).count == kept)
    #expect((sums.blocks?.numbers.count ?? count) == count)
    #expect((sums.blocks?.advances.count ?? 3) == 3)
    #expect(sums[count].display == Double(count))
  }

  /// Room is asked for beforehand for the number of each code unit: a list that grows would take up to twice that.
  @Test(arguments: [4_097, 5_000, 6_000, 7_000]) func noRoomIsLeftBehindNumbers(_ count: Int) {
    let sums = sums((0..<count).map { AdvanceSum(text: Double($0 % 3), display: 1) })
    let numbers = sums.blocks?.numbers ?? []
    #expect(numbers.count == count && numbers.capacity <= count + 64)
  }

  @Test func longTextsTakeASeventh() {
    let count = 1 << 16
    let advances = (0..<count).map { AdvanceSum(text: Double($0 % 50), display: 0) }
    #expect(sums(advances).heapByteCount < count * MemoryLayout<AdvanceSum>.stride / 6)
  }
}
