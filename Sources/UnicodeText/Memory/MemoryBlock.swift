/// Memory that several arrays share: one allocation for all of them.
@usableFromInline
package final class MemoryBlock: ManagedBuffer<Int, UInt64> {
  /// A block of so many bytes, at least.
  @usableFromInline
  static func make(byteCount: Int) -> MemoryBlock {
    let wordCount = BlockRoom.wholeWords(byteCount) / MemoryLayout<UInt64>.size
    let block = create(minimumCapacity: wordCount) { _ in byteCount }
    return unsafeDowncast(block, to: MemoryBlock.self)
  }

  /// Where its memory begins; it stays there.
  @usableFromInline var start: UnsafeMutableRawPointer {
    withUnsafeMutablePointerToElements { UnsafeMutableRawPointer($0) }
  }
}
