import Testing

@testable import UnicodeText

/// Arrays of one block are what they would be each by itself.
@Suite struct BlockArrayTests {
  @Test func arraysShareOneBlock() {
    var room = BlockRoom(
      byteCount: BlockRoom.byteCount(3, of: UInt8.self) + BlockRoom.byteCount(5, of: Double.self)
    )
    #expect(room.byteCount == 8 + 40)
    var bytes = room.take(3, of: UInt8.self)
    var numbers = room.take(5, of: Double.self)
    #expect(room.byteCount == 0)
    for index in 0..<5 { numbers.append(Double(index) / 4) }
    bytes.append(3, of: 7)
    bytes.elements[1] = 8
    let (found, other) = (bytes.finish(), numbers.finish())
    #expect(found.block === room.block && other.block === room.block)
    #expect(Array(found) == [7, 8, 7] && Array(other) == [0, 0.25, 0.5, 0.75, 1])
    #expect(found.heapByteCount == 3 && other.heapByteCount == 40)
    let address = Int(bitPattern: other.elements.baseAddress)
    #expect(address % MemoryLayout<Double>.alignment == 0)
  }

  @Test func arraysWithoutRoomHaveABlockOfTheirOwn() {
    var room = BlockRoom(byteCount: 16)
    var large = room.take(3, of: UInt64.self)
    #expect(room.byteCount == 16)
    large.append(3, of: 1)
    let found = large.finish()
    #expect(found.block != nil && found.block !== room.block && Array(found) == [1, 1, 1])
    let rest = room.takeRest(upTo: 9, of: UInt64.self)
    #expect(rest.places.count == 2 && room.byteCount == 0)
    #expect(room.takeRest(upTo: 9, of: UInt64.self).places.isEmpty)
    let none = BlockArray<UInt64>()
    #expect(none.isEmpty && none.block == nil && none.heapByteCount == 0)
  }

  /// Copies of an array are one and the same; others that hold the same are not, nor are parts of it.
  @Test func copiesAreIdentical() {
    let one = BlockArray([1, 2, 3])
    let copy = one
    #expect(one.isIdentical(to: copy))
    #expect(!one.isIdentical(to: BlockArray([1, 2, 3])))
    let part = BlockArray(one.block, UnsafeBufferPointer(rebasing: one.elements[..<2]))
    #expect(Array(part) == [1, 2] && !part.isIdentical(to: one) && !one.isIdentical(to: part))
    #expect(BlockArray<Int>().isIdentical(to: BlockArray<Int>()))
    #expect(!BlockArray<Int>().isIdentical(to: one))
  }

  /// Whoever asks for what stands behind the last element ends the process.
  @Test func nothingStandsBehindTheLast() async {
    await #expect(processExitsWith: .failure) {
      let array = BlockArray([1, 2, 3])
      _ = array[array.count]
    }
  }

  /// A place below none is no place, however large its bits are as a number without a sign.
  @Test func nothingStandsBeforeTheFirst() async {
    await #expect(processExitsWith: .failure) {
      let array = BlockArray([1, 2, 3])
      _ = array[-1]
    }
  }

  /// What was added before stays, and so does what others hold.
  @Test(arguments: 0..<4) func arraysGrow(capacity: Int) {
    var room = BlockRoom(byteCount: 32)
    var growing = room.take(capacity, of: Int.self)
    var behind = room.take(1, of: Int.self)
    behind.append(-1)
    for index in 0..<20 { growing.append(index) }
    #expect(growing.count == 20)
    growing.removeLast(2)
    let (found, other) = (room.finish(growing), behind.finish())
    #expect(Array(found) == Array(0..<18) && found.last == 17)
    #expect(found.block !== room.block && Array(other) == [-1])
    #expect(room.byteCount == 24 - 8 * capacity)
  }

  /// What is added at once may ask for more than twice the room that there was.
  @Test(arguments: [0, 1, 3, 19, 20, 21]) func arraysGrowAtOnce(capacity: Int) {
    let many = BlockArray(0..<20)
    var builder = BlockArray<Int>.Builder(capacity: capacity)
    builder.append(-1)
    builder.append(contentsOf: many.elements)
    withExtendedLifetime(many) {}
    let found = builder.finish()
    #expect(Array(found) == [-1] + Array(0..<20))
  }

  /// An array that leaves room for more than 32 elements unused has a block of its own size instead.
  @Test(arguments: [(10, 42, true), (10, 43, false), (0, 32, true), (0, 33, false)])
  func arraysAreTrimmed(_ count: Int, _ capacity: Int, _ isKept: Bool) {
    var builder = BlockArray<Int>.Builder(capacity: capacity)
    builder.append(count, of: 7)
    let start = builder.places.baseAddress.map { UnsafePointer($0) }
    let found = builder.trimmed()
    #expect(Array(found) == [Int](repeating: 7, count: count))
    #expect((found.elements.baseAddress == start) == isKept)
  }

  /// Only the last array that was taken gives back what it has not needed.
  @Test func roomComesBack() {
    var room = BlockRoom(byteCount: 64)
    var first = room.take(3, of: UInt8.self)
    var last = room.take(20, of: UInt8.self)
    first.append(1)
    last.append(9, of: 2)
    #expect(room.byteCount == 64 - 8 - 24)
    let kept = room.finish(first)
    #expect(room.byteCount == 64 - 8 - 24)
    let other = room.finish(last)
    #expect(room.byteCount == 64 - 8 - 16)
    var next = room.take(5, of: UInt64.self)
    #expect(room.byteCount == 0)
    next.append(5, of: .max)
    let full = next.finish()
    #expect(Array(full) == [.max, .max, .max, .max, .max])
    #expect(Array(kept) == [1] && Array(other) == [UInt8](repeating: 2, count: 9))
  }

  @Test func arraysOutliveTheirRoom() {
    func numbers() -> BlockArray<Int> {
      var room = BlockRoom(byteCount: 800)
      var builder = room.take(100, of: Int.self)
      builder.append(contentsOf: 0..<100)
      return room.finish(builder)
    }
    let found = (0..<100).map { _ in numbers() }
    #expect(found.allSatisfy { $0.elementsEqual(0..<100) })
    #expect(found[7].partitioningIndex { $0 >= 40 } == 40)
    #expect(found[7][30..<60].partitioningIndex { $0 >= 40 } == 40)
    #expect(found[7].withUnsafeBufferPointer { $0.reduce(0, +) } == 4_950)
  }
}
