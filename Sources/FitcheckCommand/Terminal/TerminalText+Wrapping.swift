import UnicodeText

/// Long text over several rows of a terminal.
extension TerminalText {
  /// The text in pieces of at most a number of columns, broken where lines of its language may
  /// break.
  ///
  /// A word that is wider than that is broken anywhere between its scalars.
  static func wrapped(_ text: String, to columns: Int, language: String? = nil) -> [String] {
    let columns = max(columns, 2)
    let boundaries = TextAnalyzer(language: language, strictness: .strict).analyze(text).boundaries
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    var counter = ColumnCounter()
    /// The scalars of the line; counting them each time would walk over all of them.
    var count = 0
    /// Where the line may end, as a number of its scalars.
    var lastBreak = 0
    var offset = 0
    for scalar in text.unicodeScalars {
      if offset > 0 && boundaries[offset].contains(.lineBreak) { lastBreak = count }
      offset += UTF16.width(scalar)
      line.append(scalar)
      count += 1
      counter.add(scalar)
      guard counter.columns > columns, scalar != " " else { continue }
      let length = lastBreak > 0 ? lastBreak : count - 1
      let cut = line.index(line.startIndex, offsetBy: length)
      lines.append(trimmed(line[..<cut]))
      line = String.UnicodeScalarView(line[cut...])
      count -= length
      lastBreak = 0
      counter = ColumnCounter()
      for scalar in line { counter.add(scalar) }
    }
    if !line.isEmpty || lines.isEmpty { lines.append(trimmed(line[...])) }
    return lines
  }

  private static func trimmed(_ line: Substring.UnicodeScalarView) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return String(Substring(line))
  }
}
