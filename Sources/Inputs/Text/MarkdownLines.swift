import UnicodeText

/// The lines of files in Markdown, which begin with marks that no reader sees, or are nothing else (CommonMark 0.31.2, §4.1 to
/// §4.3 and §5.2).
///
/// Headings and items of lists without numbers are known: `1. FC Köln` is a headline.
package enum MarkdownLines {
  /// Whether a file of that name is written in Markdown.
  package static func areIn(_ file: String) -> Bool {
    [".md", ".markdown"].contains { ending in
      let end = file.utf8.suffix(ending.utf8.count)
      return end.count == ending.utf8.count
        && zip(end, ending.utf8).allSatisfy { $0.lowercasedASCII == $1 }
    }
  }

  /// The level of the heading that a line is, from 1 to 6; nil where it is none, such as `#news`.
  static func headingLevel(of line: Substring.UnicodeScalarView) -> Int? {
    let text = line.drop(while: isSpace)
    let level = text.prefix { $0 == "#" }.count
    guard (1...6).contains(level), text.dropFirst(level).first.map(isSpace) ?? false else {
      return nil
    }
    return level
  }

  /// Whether a line is a rule between paragraphs, or the line below a heading: three marks or more, and nothing else.
  static func isRule(_ line: Substring.UnicodeScalarView) -> Bool {
    let marks = line.filter { !isSpace($0) }
    guard let mark = marks.first, mark == "-" || mark == "*" || mark == "_" || mark == "=" else {
      return false
    }
    return marks.count > 2 && marks.allSatisfy { $0 == mark }
  }

  /// A line without the mark that it begins with, and without what closes a heading; as it is where nothing else is in it.
  static func withoutMark(
    _ line: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    let written = line.drop(while: isSpace)
    var text = written.dropFirst(headingLevel(of: line) ?? 1)
    if headingLevel(of: line) != nil {
      var rest = text
      while rest.last == "#" { rest.removeLast() }
      if rest.last.map(isSpace) ?? false { text = TextLines.withoutTrailingWhiteSpace(rest) }
    } else {
      guard let mark = written.first, mark == "-" || mark == "*" || mark == "+",
        text.first.map(isSpace) ?? false
      else { return line }
    }
    let shown = text.drop(while: isSpace)
    return shown.isEmpty ? line : shown
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t"
  }
}
