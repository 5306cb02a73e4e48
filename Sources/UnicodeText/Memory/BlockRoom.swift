/// What is left of a block of memory, for arrays that are kept together.
///
/// An array that finds no room has a block of its own.
@usableFromInline
package struct BlockRoom: ~Copyable {
  @usableFromInline let block: MemoryBlock?
  /// Where the next array begins.
  @usableFromInline var next: UnsafeMutableRawPointer?
  /// What is left, in bytes.
  @usableFromInline package private(set) var byteCount: Int

  /// - Parameter byteCount: what there is room for; 0 for no block.
  @usableFromInline
  package init(byteCount: Int) {
    block = byteCount == 0 ? nil : .make(byteCount: byteCount)
    next = block?.start
    self.byteCount = byteCount
  }

  /// What an array of so many elements takes, in bytes.
  @inlinable
  @inline(__always)
  package static func byteCount<Element>(_ count: Int, of _: Element.Type) -> Int {
    wholeWords(count * MemoryLayout<Element>.stride)
  }

  /// Each array begins with a word, as a block does.
  @inlinable
  @inline(__always)
  static func wholeWords(_ byteCount: Int) -> Int { (byteCount + 7) & ~7 }

  /// Room for an array of so many elements, in a block of its own where there is too little left.
  @inlinable
  package mutating func take<Element>(
    _ count: Int,
    of type: Element.Type
  ) -> BlockArray<Element>.Builder {
    assert(MemoryLayout<Element>.alignment <= 8)
    let size = Self.byteCount(count, of: type)
    guard let next, size > 0, size <= byteCount else { return BlockArray.Builder(capacity: count) }
    use(size)
    return BlockArray.Builder(block, next, capacity: count)
  }

  /// Room for an array of as many elements as there is room for, up to a number.
  @inlinable
  package mutating func takeRest<Element>(
    upTo count: Int,
    of type: Element.Type
  ) -> BlockArray<Element>.Builder {
    take(min(count, byteCount / MemoryLayout<Element>.stride), of: type)
  }

  /// An array of the elements that stand in a part of memory.
  @inlinable
  package mutating func keep<Element>(
    _ elements: UnsafeBufferPointer<Element>
  ) -> BlockArray<Element> {
    var builder = take(elements.count, of: Element.self)
    builder.append(contentsOf: elements)
    return builder.finish()
  }

  /// The elements of an array that may share its memory with others.
  @inlinable
  package mutating func keep<Element>(_ elements: BlockArray<Element>) -> BlockArray<Element> {
    elements.withUnsafeBufferPointer { keep($0) }
  }

  /// An array that is made; the room that it has not needed comes back, where it is the last that was
  /// taken, and is let go where it has outgrown this one.
  @inlinable
  package mutating func finish<Element>(
    _ builder: consuming BlockArray<Element>.Builder
  ) -> BlockArray<Element> {
    let (used, taken) = (
      Self.byteCount(builder.count, of: Element.self),
      Self.byteCount(builder.places.count, of: Element.self)
    )
    if let start = builder.places.baseAddress,
      next == UnsafeMutableRawPointer(start) + taken
    {
      use(used - taken)
      return builder.finish()
    }
    return builder.trimmed()
  }

  /// Goes on by so many bytes, or back.
  @usableFromInline
  mutating func use(_ size: Int) {
    next = next.map { $0 + size }
    byteCount -= size
  }
}
