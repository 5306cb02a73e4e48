/// A column of a table of articles, by the names that desks give it.
package enum ArticleColumn: CaseIterable {
  case headline, snippet, time, identifier, language

  /// Its names, in letters of either case.
  package var names: [String] {
    switch self {
    case .headline: ["headline", "title", "見出し", "タイトル"]
    case .snippet: ["snippet", "summary", "description", "リード", "本文"]
    case .time: ["time", "date", "pubDate", "日時"]
    case .identifier: ["id", "記事ID", "guid", "link"]
    case .language: ["lang", "言語"]
    }
  }

  /// The column of a name; nil where it is no column's.
  package init?(name: String) {
    let name = name.lowercased()
    guard
      let column = Self.allCases.first(where: { column in
        column.names.contains { $0.lowercased() == name }
      })
    else { return nil }
    self = column
  }

  /// The longest row that is looked at, in scalars: all names together are shorter.
  private static let longestHeader = 256

  /// The format of the table that a row of names begins; nil where it holds anything else.
  ///
  /// - Parameter hasRows: whether the next row follows at once, without which a single name is not
  ///   the head of a table but words.
  static func tableFormat(
    ofHeader row: Substring.UnicodeScalarView,
    hasRows: Bool
  ) -> InputFormat? {
    guard row.prefix(longestHeader + 1).count <= longestHeader else { return nil }
    let formats: [(Unicode.Scalar, InputFormat)] = [
      (",", .commaSeparated), ("\t", .tabSeparated), (";", .semicolonSeparated),
      ("|", .barSeparated),
    ]
    for (separator, format) in formats {
      var cells = row.split(separator: separator, omittingEmptySubsequences: false)
      // Tables of Markdown have bars around their rows as well.
      if separator == "|", cells.count > 2 {
        if cells.first.map(trimmed)?.isEmpty == true { cells.removeFirst() }
        if cells.last.map(trimmed)?.isEmpty == true { cells.removeLast() }
      }
      guard cells.count > 1 || hasRows else { continue }
      if cells.allSatisfy({ ArticleColumn(name: content(of: $0)) != nil }) { return format }
    }
    return nil
  }

  /// A cell without white space and quotation marks around it.
  private static func content(of cell: Substring.UnicodeScalarView) -> String {
    var cell = trimmed(cell)
    if cell.count > 1, cell.first == "\"", cell.last == "\"" {
      cell = trimmed(cell.dropFirst().dropLast())
    }
    return String(Substring(cell))
  }

  private static func trimmed(
    _ cell: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    TextLines.withoutTrailingWhiteSpace(cell.drop(while: \.properties.isWhitespace))
  }
}
