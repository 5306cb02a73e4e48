extension Array {
  /// The memory of the elements and the array's own header, in bytes; what elements refer to is not
  /// in it.
  @inlinable package var heapByteCount: Int {
    capacity == 0 ? 0 : capacity * MemoryLayout<Element>.stride + 32
  }
}
