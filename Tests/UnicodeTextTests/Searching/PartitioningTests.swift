import Testing

@testable import UnicodeText

struct PartitioningTests {
  /// Every array of up to nine elements that a predicate divides, beside a search from the front.
  @Test(arguments: 0...9)
  func firstThatHolds(count: Int) {
    for boundary in 0...count {
      let elements = (0..<count).map { $0 >= boundary }
      #expect(elements.partitioningIndex { $0 } == elements.firstIndex(of: true) ?? count)
    }
  }
}
