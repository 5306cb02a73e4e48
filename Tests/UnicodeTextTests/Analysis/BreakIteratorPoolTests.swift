import Testing

@testable import UnicodeText

/// Iterators that were used wait to be used again, and no more of them than a handful.
@Suite struct BreakIteratorPoolTests {
  /// As many at once, each asked for while those before it are in use.
  private func iterators(_ count: Int, of pool: BreakIteratorPool) -> [BreakIterator] {
    var iterators: [BreakIterator] = []
    func take() {
      guard iterators.count < count else { return }
      pool.withIterator { iterator in
        iterators.append(iterator)
        take()
      }
    }
    take()
    return iterators
  }

  @Test(arguments: [(1, 1), (8, 8), (9, 8), (12, 8)])
  func soManyAreUsedAgain(_ count: Int, _ expected: Int) {
    let pool = BreakIteratorPool(locale: "root")
    let (first, second) = (iterators(count, of: pool), iterators(count, of: pool))
    let known = Set(first.map { ObjectIdentifier($0) })
    #expect(known.count == count && second.count == count)
    #expect(second.filter { known.contains(ObjectIdentifier($0)) }.count == expected)
  }
}
