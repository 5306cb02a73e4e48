/// An array in a block of memory that it may share with others.
///
/// Immutable; any thread. Its elements need nothing when they are let go.
@usableFromInline
package struct BlockArray<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  // Unchecked: nothing writes to the memory once an array of it is there.
  /// What keeps the elements; `nil` where there are none.
  @usableFromInline let block: MemoryBlock?
  @usableFromInline let elements: UnsafeBufferPointer<Element>

  @inlinable
  init(_ block: MemoryBlock?, _ elements: UnsafeBufferPointer<Element>) {
    self.block = block
    self.elements = elements
  }

  /// An array of no elements.
  @inlinable
  package init() {
    self.init(nil, UnsafeBufferPointer(start: nil, count: 0))
  }

  /// The elements of a list, in a block of their own.
  @inlinable
  package init(_ elements: some Collection<Element>) {
    var builder = Builder(capacity: elements.count)
    builder.append(contentsOf: elements)
    self = builder.finish()
  }

  /// Whether two arrays are one and the same.
  @inlinable
  package func isIdentical(to other: BlockArray) -> Bool {
    elements.baseAddress == other.elements.baseAddress && count == other.count
  }

  /// The memory of the elements, in bytes.
  @inlinable package var heapByteCount: Int { count * MemoryLayout<Element>.stride }

  /// Calls `body` with the elements, which are there while it runs.
  @inlinable
  @inline(__always)
  package func withUnsafeBufferPointer<Result>(
    _ body: (UnsafeBufferPointer<Element>) -> Result
  ) -> Result {
    withExtendedLifetime(block) { body(elements) }
  }
}

extension BlockArray: RandomAccessCollection {
  // Not the default, by way of indices.
  @inlinable
  @inline(__always)
  package var count: Int { elements.count }

  @inlinable
  @inline(__always)
  package var startIndex: Int { 0 }

  @inlinable
  @inline(__always)
  package var endIndex: Int { elements.count }

  @inlinable
  @inline(__always)
  package subscript(index: Int) -> Element {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: elements.count))
    return withExtendedLifetime(block) { elements[index] }
  }
}

extension BlockArray {
  /// An array in the making.
  @usableFromInline
  package struct Builder: ~Copyable {
    @usableFromInline var block: MemoryBlock?
    /// Places for elements, of which the first ``count`` have one.
    @usableFromInline var places: UnsafeMutableBufferPointer<Element>
    @usableFromInline var filled = 0

    /// One in a part of a block, or without a place.
    @inlinable
    init(_ block: MemoryBlock?, _ start: UnsafeMutableRawPointer?, capacity: Int) {
      let first = start?.bindMemory(to: Element.self, capacity: capacity)
      self.block = block
      places = UnsafeMutableBufferPointer(start: first, count: first == nil ? 0 : capacity)
    }

    /// One with a block of its own.
    @inlinable
    package init(capacity: Int) {
      let size = BlockRoom.byteCount(capacity, of: Element.self)
      let block = size == 0 ? nil : MemoryBlock.make(byteCount: size)
      self.init(block, block?.start, capacity: capacity)
    }

    /// How many elements there are.
    @inlinable package var count: Int { filled }

    /// The elements so far, as long as the builder is there and has no more added to it.
    @inlinable
    @inline(__always)
    package var elements: UnsafeMutableBufferPointer<Element> {
      UnsafeMutableBufferPointer(rebasing: places[..<filled])
    }

    /// Adds an element.
    @inlinable
    @inline(__always)
    package mutating func append(_ element: Element) {
      if filled == places.count { grow() }
      places.initializeElement(at: filled, to: element)
      filled += 1
    }

    /// Adds so many equal elements.
    @inlinable
    package mutating func append(_ number: Int, of element: Element) {
      for _ in 0..<number { append(element) }
    }

    /// Adds all elements of a list.
    @inlinable
    package mutating func append(contentsOf elements: some Collection<Element>) {
      for element in elements { append(element) }
    }

    /// Adds all elements of a part of memory.
    @inlinable
    package mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
      while places.count - filled < elements.count { grow() }
      _ = places[filled...].initialize(fromContentsOf: elements)
      filled += elements.count
    }

    /// Takes the last elements away.
    @inlinable
    package mutating func removeLast(_ number: Int) {
      precondition(number <= filled)
      filled -= number
    }

    /// The array, with the places that it has not needed.
    @inlinable
    package consuming func finish() -> BlockArray {
      BlockArray(block, UnsafeBufferPointer(elements))
    }

    /// The array; in a block of its own size where many places were not needed.
    @inlinable
    package consuming func trimmed() -> BlockArray {
      guard places.count - filled > 32 else { return finish() }
      return withExtendedLifetime(block) { BlockArray(UnsafeBufferPointer(elements)) }
    }

    /// Moves to a block of its own, of twice as many places.
    @inlinable
    @inline(never)
    mutating func grow() {
      var larger = Builder(capacity: Swift.max(4, 2 * places.count))
      _ = larger.places.initialize(fromContentsOf: elements)
      larger.filled = filled
      self = larger
    }
  }
}
