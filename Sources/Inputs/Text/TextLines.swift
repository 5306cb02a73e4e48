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

  /// Whether two or more lines of text stand together, and no other text beside them.
  ///
  /// Empty lines before the first and after the last say nothing: an editor adds them.
  package static func isList(_ lines: [Substring.UnicodeScalarView]) -> Bool {
    let text = lines.indices.filter { !lines[$0].isEmpty }
    guard let first = text.first, let last = text.last else { return false }
    return text.count > 1 && last - first == text.count - 1
  }
}
