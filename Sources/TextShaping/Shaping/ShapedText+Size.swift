import UnicodeText

extension ItemizedText {
  /// The memory it takes on the heap, in bytes.
  ///
  /// The text for shaping is counted even where it shares the analysis's.
  package var heapByteCount: Int {
    shapingText.heapByteCount + boundaries.heapByteCount + items.heapByteCount
      + missing.heapByteCount + (narrowed?.marks.heapByteCount ?? 0)
      + (spacing?.heapByteCount ?? 0)
  }
}

extension ShapedText {
  /// The memory it takes on the heap, in bytes.
  package var heapByteCount: Int {
    // The boundaries are the analysis's.
    analysis.heapByteCount + itemized.heapByteCount - itemized.boundaries.heapByteCount
      + prefix.heapByteCount
      + cuts.heapByteCount + kerning.heapByteCount + rigidItems.heapByteCount
  }
}
