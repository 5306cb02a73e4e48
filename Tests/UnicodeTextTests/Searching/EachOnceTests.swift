import Testing
import UnicodeText

/// What is told once each keeps its order, and is found in linear time.
@Suite struct EachOnceTests {
  private final class Count {
    var comparisons = 0
  }

  /// An element that counts how often it is compared.
  private struct Counted: Hashable {
    let value: Int
    let count: Count

    static func == (one: Counted, other: Counted) -> Bool {
      one.count.comparisons += 1
      return one.value == other.value
    }

    func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }

  @Test func elementsKeepTheirFirstPlaces() {
    #expect([3, 1, 3, 2, 1].eachOnce() == [3, 1, 2])
    #expect([Int]().eachOnce().isEmpty)
  }

  /// A snippet may hold a hundred thousand characters without a glyph.
  @Test func comparisonsAreAsManyAsElements() {
    let count = Count()
    let elements = (0..<20_000).map { Counted(value: $0 % 10_000, count: count) }
    #expect(elements.eachOnce().map(\.value) == Array(0..<10_000))
    #expect(count.comparisons < 40 * elements.count, "\(count.comparisons)")
  }
}
