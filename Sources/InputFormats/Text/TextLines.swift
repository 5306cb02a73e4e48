/// The lines of a text as articles and lists have them.
package enum TextLines {
  /// The lines without their ends and without trailing white space; LF, CR LF and CR end a line.
  /// - Complexity: O(*n*).
  package static func lines(of text: String.UnicodeScalarView) -> [Substring.UnicodeScalarView] {
    var lines: [Substring.UnicodeScalarView] = []
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      let scalar = text[index]
      let next = text.index(after: index)
      if scalar == "\n" || scalar == "\r" {
        lines.append(withoutTrailingWhiteSpace(text[start..<index]))
        index =
          scalar == "\r" && next < text.endIndex && text[next] == "\n"
          ? text.index(after: next) : next
        start = index
      } else {
        index = next
      }
    }
    if start < text.endIndex { lines.append(withoutTrailingWhiteSpace(text[start...])) }
    return lines
  }

  package static func withoutTrailingWhiteSpace(
    _ line: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    var line = line
    while let last = line.last, last.properties.isWhitespace { line.removeLast() }
    return line
  }

  /// Whether a line opens or closes front matter.
  package static func isFrontMatterMark(_ line: Substring.UnicodeScalarView) -> Bool {
    line.elementsEqual("---".unicodeScalars)
  }

  /// The lines with those apart that U+0085, U+2028 or U+2029 end: within an article they break a
  /// line where its author wants, but programs end rows with them too.
  /// - Complexity: O(*n*).
  package static func rows(
    of lines: [Substring.UnicodeScalarView]
  ) -> [Substring.UnicodeScalarView] {
    lines.flatMap { line in
      line.split(omittingEmptySubsequences: false, whereSeparator: rowEnds.contains)
        .map(withoutTrailingWhiteSpace)
    }
  }

  private static let rowEnds: [Unicode.Scalar] = ["\u{85}", "\u{2028}", "\u{2029}"]

  /// Whether two or more rows of text stand together, and no other text beside them.
  ///
  /// Empty rows before the first and after the last say nothing: an editor adds them.
  package static func isList(_ rows: [Substring.UnicodeScalarView]) -> Bool {
    let text = rows.indices.filter { !rows[$0].isEmpty }
    guard let first = text.first, let last = text.last else { return false }
    return text.count > 1 && last - first == text.count - 1
  }
}
