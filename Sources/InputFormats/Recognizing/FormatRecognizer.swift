/// Tells what a text from outside is written in, by its content alone.
///
/// - What parses whole as a JSON object or array, or as XML, is that; so is what begins as only an
///   XML document or an HTML page can. A bare number or string is no JSON here, but words: `1984`.
/// - What begins with front matter is an article.
/// - A first row of nothing but names of columns (``ArticleColumn``) begins a table; a single name
///   only where the next row follows without an empty line.
/// - Two or more lines of text without an empty line between them are a list, whichever of
///   Unicode's separators ends them.
/// - Everything else is an article: `[速報] …`, `<b>`, `{…} と` among them.
package enum FormatRecognizer {
  /// The format of a text.
  ///
  /// - Parameters:
  ///   - bytes: the text as UTF-8, known to be valid, without a byte order mark.
  ///   - lines: the same text's lines (``TextLines``).
  /// - Complexity: O(*n*).
  package static func format(
    of bytes: ArraySlice<UInt8>,
    lines: [Substring.UnicodeScalarView]
  ) -> InputFormat {
    let content = bytes.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    switch content.first {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if let format = jsonFormat(of: content) { return format }
    case UInt8(ascii: "<"):
      if let format = XMLRecognizer.format(of: content) { return format }
    default: break
    }
    guard let start = lines.first, !TextLines.isFrontMatterMark(start) else { return .article }
    let rows = TextLines.rows(of: lines)
    guard let first = rows.first(where: { !$0.isEmpty }) else { return .article }
    let isList = TextLines.isList(rows)
    return ArticleColumn.tableFormat(ofHeader: first, hasRows: isList)
      ?? (isList ? .lines : .article)
  }

  // MARK: - JSON

  private static func jsonFormat(of bytes: ArraySlice<UInt8>) -> InputFormat? {
    if let value = try? JSONReader.value(in: bytes) { return jsonFormat(of: value) }
    let lines = bytes.split { $0 == 0x0A || $0 == 0x0D }.lazy
      .filter { line in !line.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
    let areValues = lines.allSatisfy { line in
      guard let value = try? JSONReader.value(in: line) else { return false }
      return jsonFormat(of: value) != nil
    }
    return areValues ? .jsonLines : nil
  }

  private static func jsonFormat(of value: JSONValue) -> InputFormat? {
    switch value {
    case .array: .json
    case .object:
      if case .string(let version)? = value["version"], version.hasPrefix(jsonFeedVersions) {
        .jsonFeed
      } else {
        .json
      }
    default: nil
    }
  }

  /// What the version of every JSON Feed begins with (jsonfeed.org/version/1.1).
  private static let jsonFeedVersions = "https://jsonfeed.org/version/"
}
