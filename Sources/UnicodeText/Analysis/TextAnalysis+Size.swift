extension TextAnalysis {
  /// What the code units and the flags of a text take in a block, in bytes.
  package static func byteCount(ofTextWith count: Int) -> Int {
    BlockRoom.byteCount(count, of: UInt16.self)
      + BlockRoom.byteCount(count + 1, of: BoundaryFlags.self)
  }

  /// The analysis in another block, so that it holds on to nothing else that is found of the text.
  package func copied(in room: inout BlockRoom) -> TextAnalysis {
    var own = self
    own.utf16 = room.keep(utf16)
    own.boundaries = room.keep(boundaries)
    return own
  }

  /// The memory it takes on the heap, in bytes.
  package var heapByteCount: Int {
    utf16.heapByteCount + boundaries.heapByteCount + levels.heapByteCount
      + paragraphLevels.heapByteCount
  }
}
