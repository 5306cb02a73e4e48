import UnicodeText

/// The lines of files in Markdown, which begin with marks that no reader sees, or are nothing else (CommonMark 0.31.2, §4.1 to
/// §4.3, §5.1 and §5.2).
///
/// Headings, quotations, and items of lists without numbers with their boxes of tasks are known: `1. FC Köln` is a headline.
/// Comments go over several lines (``MarkdownComments``).
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

  /// Whether lines that would be a list are an article, whose heading stands right above its text as it may in Markdown.
  ///
  /// That text ends as a sentence does, where headlines below the title of a list do not: not each of several lines, which would
  /// be headlines that end with full stops. Items and headings below one another are a list, and so are several headings with
  /// text below each.
  /// - Complexity: O(*n*).
  static func areArticle(_ lines: [Substring.UnicodeScalarView]) -> Bool {
    var rest = lines.drop { $0.isEmpty || isWithoutText($0) }
    guard let first = rest.popFirst() else { return false }
    let level: Int
    if let marked = headingLevel(of: first) {
      level = marked
    } else {
      guard let line = rest.popFirst(), isRule(line), line.drop(while: isSpace).first == "=" else {
        return false
      }
      level = 1
    }
    let paragraph = rest.prefix {
      !$0.isEmpty && !isWithoutText($0) && headingLevel(of: $0) == nil
    }
    guard let end = paragraph.last, endsSentence(end),
      paragraph.count == 1 || !paragraph.allSatisfy(endsSentence)
    else { return false }
    return paragraph.allSatisfy { withoutMark($0).elementsEqual($0) }
      && rest.allSatisfy { line in headingLevel(of: line).map { $0 > level } ?? true }
  }

  /// Whether a line ends with a full stop, which may stand before what closes a quotation or a bracket; not with an
  /// abbreviation of several, as headlines may (`U.S.`), nor with `...`.
  private static func endsSentence(_ line: Substring.UnicodeScalarView) -> Bool {
    let closing = "\"'”’»)」』）".unicodeScalars
    var rest = line
    while let last = rest.last, closing.contains(last) { rest.removeLast() }
    guard let stop = rest.last, ".。．।".unicodeScalars.contains(stop) else { return false }
    let word = rest.dropLast().reversed().prefix { !isSpace($0) }
    return stop != "." || !word.contains { $0 == "." }
  }

  /// Whether a line parts paragraphs and has no text: a rule, or one that is empty within a quotation.
  static func isWithoutText(_ line: Substring.UnicodeScalarView) -> Bool {
    isRule(line) || !line.isEmpty && line.allSatisfy { $0 == ">" || isSpace($0) }
  }

  /// Whether a line is a rule between paragraphs, or the line below a heading: three marks or more, and nothing else.
  private static func isRule(_ line: Substring.UnicodeScalarView) -> Bool {
    let marks = line.filter { !isSpace($0) }
    guard let mark = marks.first, mark == "-" || mark == "*" || mark == "_" || mark == "=" else {
      return false
    }
    return marks.count > 2 && marks.allSatisfy { $0 == mark }
  }

  /// A line without the mark that it begins with, with the box of a task behind it, without those of quotations before it, and
  /// without what closes a heading; as it is where nothing else is in it.
  /// - Complexity: O(*n*).
  static func withoutMark(
    _ line: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    let line = withoutQuotationMarks(line)
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
      text = withoutBox(text.drop(while: isSpace))
    }
    let shown = text.drop(while: isSpace)
    return shown.isEmpty ? line : shown
  }

  /// A line without the marks of the quotations that it is within, `> `; `>5` is text.
  private static func withoutQuotationMarks(
    _ line: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    var shown = line
    while true {
      let written = shown.drop(while: isSpace)
      let rest = written.drop { $0 == ">" }
      guard written.first == ">", rest.first.map(isSpace) ?? false else { return shown }
      shown = rest.drop(while: isSpace)
    }
  }

  /// An item of a list without the box that says whether a task is done, `[ ]` or `[x]` (GitHub Flavored Markdown 0.29, §5.3).
  private static func withoutBox(_ item: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView
  {
    let isBox = ["[ ]", "[x]", "[X]"].contains { item.starts(with: $0.unicodeScalars) }
    let text = item.dropFirst(3)
    return isBox && text.first.map(isSpace) ?? false ? text : item
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t"
  }
}
