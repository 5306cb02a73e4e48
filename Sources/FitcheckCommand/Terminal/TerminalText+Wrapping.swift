import UnicodeText

/// Long text over several rows of a terminal.
extension TerminalText {
  /// The text in pieces of at most a number of columns, broken where lines may break under the strictest rules, which are
  /// those of every language.
  ///
  /// A word that is wider than that is broken between its characters, and a character that is wider
  /// between its scalars; only a scalar of two columns is wider than a row of one.
  /// - Complexity: O(*n*) in the number of scalars.
  static func wrapped(_ text: String, to columns: Int) -> [String] {
    let scalars = Array(text.unicodeScalars)
    return rows(of: scalars, in: text, to: columns).map { row in
      String(String.UnicodeScalarView(scalars[row]))
    }
  }

  /// The rows as ranges of scalars: one after the other, without the spaces at their ends.
  static func rows(
    of scalars: [Unicode.Scalar],
    in text: String,
    to columns: Int
  ) -> [Range<Int>] {
    let boundaries = TextAnalyzer(language: nil, strictness: .strict).analyze(text).boundaries
    var rows: [Range<Int>] = []
    var start = 0
    var counter = ColumnCounter()
    /// Where the row may end, and where it may be cut if it may end nowhere.
    var (lastBreak, lastCut) = (0, 0)
    var offset = 0
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if index > start {
        if boundaries[offset].contains(.lineBreak) { lastBreak = index }
        if boundaries[offset].contains(.grapheme) { lastCut = index }
      }
      counter.add(scalar)
      guard counter.columns > columns, scalar != " ", index > start else {
        offset += UTF16.width(scalar)
        index += 1
        continue
      }
      let end = lastBreak > start ? lastBreak : lastCut > start ? lastCut : index
      rows.append(start..<trimmedEnd(of: scalars, start..<end))
      while index > end {
        index -= 1
        offset -= UTF16.width(scalars[index])
      }
      start = end
      (lastBreak, lastCut) = (start, start)
      counter = ColumnCounter()
    }
    if start < scalars.count || rows.isEmpty {
      rows.append(start..<trimmedEnd(of: scalars, start..<scalars.count))
    }
    return rows
  }

  private static func trimmedEnd(of scalars: [Unicode.Scalar], _ row: Range<Int>) -> Int {
    var end = row.upperBound
    while end > row.lowerBound, scalars[end - 1] == " " { end -= 1 }
    return end
  }
}
