extension Array {
  /// The memory of the elements and the array's own header, in bytes; what elements refer to is not in
  /// it.
  package var heapByteCount: Int {
    capacity == 0 ? 0 : capacity * MemoryLayout<Element>.stride + 32
  }
}

extension TextAnalysis {
  /// The memory it takes on the heap, in bytes.
  package var heapByteCount: Int {
    utf16.heapByteCount + boundaries.heapByteCount + levels.heapByteCount
      + paragraphLevels.heapByteCount
  }
}
