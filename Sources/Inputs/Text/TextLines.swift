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

  /// A text without white space at both ends.
  static func trimmed(_ text: Substring.UnicodeScalarView) -> String {
    String(Substring(withoutTrailingWhiteSpace(text.drop(while: \.properties.isWhitespace))))
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
  static func standTogether(_ lines: [Substring.UnicodeScalarView]) -> Bool {
    let paragraphs = paragraphLengths(of: lines)
    return paragraphs.count == 1 && paragraphs[0] > 1
  }

  /// Whether the lines are a list and not an article's.
  ///
  /// - Lines that stand together are (``standTogether(_:)``), and so are those of a first paragraph of
  ///   three lines or more: no headline is written so.
  /// - Four or more short lines with empty lines between them are: below a headline paragraphs are
  ///   longer.
  package static func isList(_ lines: [Substring.UnicodeScalarView]) -> Bool {
    let paragraphs = paragraphLengths(of: lines)
    guard let first = paragraphs.first else { return false }
    if first > 2 || (first == 2 && paragraphs.count == 1) { return true }
    return paragraphs.count > 3
      && lines.allSatisfy { $0.prefix(longestListed + 1).count <= longestListed }
      && paragraphs.allSatisfy { $0 == 1 }
  }

  /// The longest line of a list with empty lines in it, in scalars: twice a long Japanese headline.
  private static let longestListed = 60

  /// How many lines each paragraph has.
  private static func paragraphLengths(of lines: [Substring.UnicodeScalarView]) -> [Int] {
    lines.split(whereSeparator: \.isEmpty).map(\.count)
  }
}

extension String {
  /// The text as an item has it, whatever the format: without the white space at its end.
  ///
  /// Nobody sees it, but a line end would be another line, and a space another character.
  package var withoutBlankEnd: String {
    guard unicodeScalars.last?.properties.isWhitespace == true else { return self }
    return String(Substring(TextLines.withoutTrailingWhiteSpace(unicodeScalars[...])))
  }
}
