import Foundation
import Testing
import UnicodeText

@Suite struct LazyNumbersTests {
  @Test func numbersStayByThemselves() {
    let numbers = LazyNumbers(count: 3)
    #expect(numbers.count == 3)
    numbers[1] = 0
    numbers[2] = 0.5.bitPattern
    #expect(numbers[0] == nil)
    #expect(numbers[1] == 0)
    #expect(numbers[2].map { Double(bitPattern: $0) } == 0.5)
  }

  /// Whoever asks finds nothing, or what all keep.
  @Test func threadsFindTheSame() {
    let numbers = LazyNumbers(count: 64)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for index in 0..<numbers.count {
        let known = numbers[index]
        #expect(known == nil || known == UInt64(index * index))
        numbers[index] = UInt64(index * index)
      }
    }
    #expect((0..<numbers.count).allSatisfy { numbers[$0] == UInt64($0 * $0) })
  }
}
