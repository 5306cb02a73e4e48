extension TextAnalysis {
  /// The offset in a line from which on everything takes its paragraph's level (UAX #9 L1): of the
  /// first character of its trailing white space, separators and isolate formatting characters; the
  /// line's end when there is none.
  ///
  /// What X9 removes is passed over, and counts as trailing when white space stands before it.
  /// - Complexity: linear in what is trailing.
  package func startOfTrailingWhiteSpace(in line: Range<Int>) -> Int {
    var start = line.upperBound
    if levels.isEmpty { return start }
    var offset = start
    while offset > line.lowerBound {
      offset = utf16.startOfScalar(endingAt: offset)
      let found = BidiClass(scalar(at: offset).value)
      if found.isWhiteSpace || found.isSeparator {
        start = offset
      } else if !found.isRemoved {
        break
      }
    }
    return start
  }
}
