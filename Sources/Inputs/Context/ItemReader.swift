/// Reads the items of one format from a file's text, piece by piece.
///
/// Pieces may end anywhere, also within a character: what comes out is the same.
protocol ItemReader {
  /// Reads the next bytes, UTF-8 with ``TextDecoder/faultMark`` for what is none, and appends what
  /// they complete.
  mutating func take(_ text: ArraySlice<UInt8>, into events: inout [InputEvent])

  /// Appends what the end of the file completes.
  mutating func finish(into events: inout [InputEvent])
}
