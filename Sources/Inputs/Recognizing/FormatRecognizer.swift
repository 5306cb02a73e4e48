/// Tells what a text from outside is written in, by its content alone.
///
/// - What parses whole as a JSON object or array, or as XML, is that; so is what begins as only
///   JSON, a sequence of such texts, an XML document, a feed or an HTML page can, whatever is wrong
///   further on. A bare number or string is no JSON here, but words: `1984`.
/// - What begins with front matter is an article.
/// - A first row that names columns begins a table (``TableRecognizer``).
/// - Lines that stand together, several to a paragraph, are a list (``TextLines/isList(_:)``), whichever
///   of Unicode's separators ends them; not so a heading of Markdown right above its text.
/// - Everything else is an article: `[速報] …`, `<b>`, `{…} と` among them.
enum FormatRecognizer {
  /// The format of a whole text.
  ///
  /// - Parameters:
  ///   - bytes: the text as UTF-8, known to be valid, without a byte order mark.
  ///   - lines: the same text's lines (``TextLines``).
  ///   - isMarkdown: whether it is written in Markdown.
  /// - Complexity: O(*n*).
  static func format(
    of bytes: ArraySlice<UInt8>,
    lines: [Substring.UnicodeScalarView],
    isMarkdown: Bool = false
  ) -> InputFormat {
    format(of: Opening(text: bytes, extent: .whole, isMarkdown: isMarkdown), lines: lines)
  }

  /// The format of a text that begins so.
  /// - Complexity: O(*n*).
  static func format(of opening: Opening) -> InputFormat {
    // What is no text in it is the items' readers' to report.
    let text = String(decoding: opening.text, as: UTF8.self)
    var lines = TextLines.lines(of: text.unicodeScalars)
    if opening.extent == .part, lines.count > 1 { lines.removeLast() }
    return format(of: opening, lines: lines)
  }

  private static func format(
    of opening: Opening,
    lines: [Substring.UnicodeScalarView]
  ) -> InputFormat {
    let content = opening.text.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    switch content.first {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if let format = JSONRecognizer.format(of: content, extent: opening.extent) { return format }
    case JSONSequenceItems.separator:
      if JSONRecognizer.beginsSequence(content) { return .jsonSequence }
    case UInt8(ascii: "<"):
      if let format = XMLRecognizer.format(of: content, extent: opening.extent) { return format }
    default: break
    }
    guard lines.contains(where: { !$0.isEmpty }), FrontMatterDialect.beginning(lines[...]) == nil
    else { return .article }
    let rows = TextLines.rows(of: lines)
    return TableRecognizer.format(of: opening, isList: TextLines.standTogether(rows))
      ?? (isList(rows, in: opening) ? .lines : .article)
  }

  private static func isList(
    _ rows: [Substring.UnicodeScalarView],
    in opening: Opening
  ) -> Bool {
    guard opening.isMarkdown else { return TextLines.isList(rows) }
    // Nobody sees the comments, which may stand above a heading in several lines.
    let shown = zip(rows, MarkdownComments.areComments(rows)).compactMap { $1 ? nil : $0 }
    // The last line of a part may end as a sentence does by chance, and the rest of a long list would be lost.
    return TextLines.isList(shown)
      && !(opening.extent == .whole && MarkdownLines.areArticle(shown))
  }
}
