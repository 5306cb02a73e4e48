import Testing
import UnicodeText

@testable import TextShaping

/// Few pairs and many are kept otherwise, and answer alike.
@Suite struct KernedPairsTests {
  /// Every third character is kerned with the one after the next, by one of five advances.
  private func pair(_ index: Int) -> (left: Int, right: Int, sum: AdvanceSum) {
    let units = -Double(1 + index % 5)
    return (3 * index, 3 * index + 2, AdvanceSum(text: units, display: 2 * units))
  }

  /// With room for all that are few, for some of them, and for none.
  @Test(arguments: [0, 1, 63, 64, 65, 300], [0, 300, 4_096])
  func pairsAreFound(count: Int, byteCount: Int) {
    var room = BlockRoom(byteCount: byteCount)
    var builder = KernedPairs.Builder(in: &room)
    for index in 0..<count + 2 {
      let pair = pair(index)
      builder.append(left: pair.left, right: pair.right, pair.sum)
    }
    builder.removeLast(2)
    let pairs = builder.finish(in: &room)
    #expect(pairs.count == count && pairs.isEmpty == (count == 0))
    for offset in 0..<3 * count + 6 {
      let found = pairs.pair(before: offset)
      if offset % 3 == 2, offset / 3 < count {
        let expected = pair(offset / 3)
        #expect(found?.left == expected.left && found?.sum == expected.sum)
      } else {
        #expect(found == nil)
      }
    }
    var index = 0
    pairs.forEach { left, right, sum in
      let expected = pair(index)
      #expect(left == expected.left && right == expected.right && sum == expected.sum)
      index += 1
    }
    #expect(index == count)
    var rights: [Int] = []
    pairs.forEachRight { rights.append($0) }
    #expect(rights == (0..<count).map { 3 * $0 + 2 })
  }

  /// What is kept room for: of pairs, items, brackets and gaps as many as most texts have, and no more of a long one.
  @Test(
    arguments: [
      (0, 0, 0, 1, 2), (7, 0, 7, 1, 3), (8, 1, 8, 1, 3), (12, 1, 10, 2, 4), (84, 10, 22, 8, 16),
      (128, 16, 29, 8, 23), (132, 16, 30, 8, 24), (336, 16, 64, 8, 24), (10_000, 16, 64, 8, 24),
    ]
  )
  func usualNumbersHaveRoom(_ count: Int, _ pairs: Int, _ items: Int, _ brackets: Int, _ gaps: Int)
  {
    #expect(KernedPairs.usualByteCount(ofTextWith: count) == KernedPairs.byteCount(pairs))
    #expect(ItemJoiner.usualItemCount(ofTextWith: count) == items)
    let found = ComposedSpacing.usualCounts(ofTextWith: count)
    #expect(found.brackets == brackets && found.gaps == gaps)
    let spacing = ComposedSpacing.usualByteCount(ofTextWith: count)
    // What brackets and gaps take by themselves, and gaps among the pairs besides.
    #expect(spacing == 24 * brackets + 16 * gaps + KernedPairs.byteCount(gaps))
    // A sum and a flag for each place.
    let own = 24 * (count + 1) + (count + 8) / 8 * 8 + KernedPairs.byteCount(pairs)
    let all = own + items * MemoryLayout<TextItem>.stride
    #expect(Shaper.byteCount(ofTextWith: count) == all)
    #expect(Shaper.byteCount(ofTextWith: count, composition: .japanese) == all + spacing)
    #expect(KernedPairs.byteCount(3) == 96)
  }

  /// Of many pairs with few different kernings each kerning is kept once.
  @Test func manyPairsTakeLessMemoryEach() {
    var room = BlockRoom(byteCount: 0)
    var builder = KernedPairs.Builder(in: &room)
    for index in 0..<3000 {
      let pair = pair(index)
      builder.append(left: pair.left, right: pair.right, pair.sum)
    }
    let pairs = builder.finish(in: &room)
    #expect(pairs.heapByteCount < 3000 * 28)
    let few = Mirror(reflecting: pairs).descendant("few") as? any Collection
    #expect(few?.isEmpty == true)
  }
}
