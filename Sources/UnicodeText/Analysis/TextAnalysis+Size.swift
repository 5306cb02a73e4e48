extension TextAnalysis {
  /// The memory it takes on the heap, in bytes.
  package var heapByteCount: Int {
    utf16.heapByteCount + boundaries.heapByteCount + levels.heapByteCount
      + paragraphLevels.heapByteCount
  }
}
