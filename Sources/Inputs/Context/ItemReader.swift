/// Reads the items of one format from a file's text, piece by piece.
///
/// Pieces may end anywhere, also within a character: what comes out is the same.
protocol ItemReader {
  /// Looks through the next bytes, UTF-8 with ``TextDecoder/faultMark`` for what is none, and appends
  /// what they complete.
  mutating func take(_ text: ArraySlice<UInt8>, into found: inout [FoundItem])

  /// Appends what the end of the file completes.
  mutating func finish(into found: inout [FoundItem])

  /// Whether something is left of what it was given: behind a fault much may be read anew, and is handed
  /// over bit by bit.
  var hasMore: Bool { get }

  /// Appends some of what is left.
  mutating func goOn(into found: inout [FoundItem])
}

extension ItemReader {
  var hasMore: Bool { false }

  mutating func goOn(into found: inout [FoundItem]) {}
}

/// How much is read anew at a time.
enum ReadingAnew {
  /// Whether what was found is handed over before more is read.
  ///
  /// - Parameters:
  ///   - count: how many items were found.
  ///   - byteCount: how much is left; a piece of a file is less.
  static func pauses(foundCount count: Int, byteCount: Int) -> Bool {
    count >= 64 && byteCount > 64 * 1024
  }

  /// Whether bytes that are done with are dropped: not one by one, since all that follow are moved.
  static func drops(_ doneCount: Int, of byteCount: Int) -> Bool {
    doneCount > 0 && doneCount >= byteCount / 2
  }
}
