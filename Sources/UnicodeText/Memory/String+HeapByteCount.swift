extension String {
  /// The memory it takes on the heap, in bytes: none for a short one.
  package var heapByteCount: Int { utf8.count > 15 ? utf8.count + 32 : 0 }
}
