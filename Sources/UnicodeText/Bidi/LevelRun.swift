/// A stretch of text at one explicit level (UAX #9 BD7), as a link of its isolating run sequence
/// (BD13).
struct LevelRun {
  /// The range in code units; characters that X9 removes may stand in it.
  var range: Range<Int>
  let level: UInt8
  /// The run of the same sequence that follows: it begins with the PDI of the isolate that opens at
  /// this run's end.
  var next: Int?
  /// A run before this one is in the same sequence.
  var isContinuation = false
  /// The last character opens an isolate.
  var opensIsolate = false
}
