import UnicodeText

/// A column of a table of articles, or a member of an object, by the names that desks give it.
public enum ArticleColumn: String, Sendable, Hashable, CaseIterable {
  /// The headline, without which there is no item.
  case headline
  /// The sentences beneath it.
  case snippet
  /// The time.
  case time
  /// What the item is called.
  case identifier = "id"
  /// The language.
  case language = "lang"

  /// Its names, in letters of either case; where a table has several of them, the first counts.
  public var names: [String] {
    switch self {
    case .headline: ["headline", "title", "見出し", "タイトル", "題名", "件名"]
    case .snippet:
      [
        "snippet", "summary", "description", "リード", "本文", "lead", "excerpt", "abstract", "要約",
        "概要", "content_text",
      ]
    case .time:
      [
        "time", "date", "日時", "published", "date_published", "pubdate", "updated", "公開日時",
        "配信日時", "時刻", "日付",
      ]
    case .identifier: ["id", "記事ID", "guid", "link", "url"]
    case .language: ["lang", "言語", "language"]
    }
  }

  /// The column of a name; nil where it is no column's.
  public init?(name: String) {
    guard let known = KnownName.all.first(where: { $0.isName(name) }) else { return nil }
    self = known.column
  }

  /// The place of a name among the column's, from 0; nil where it is not among them.
  func rank(of name: String) -> Int? {
    KnownName.all.first { $0.column == self && $0.isName(name) }?.rank
  }
}

/// A name of a column, made once: each member of each item is held against all.
private struct KnownName: Sendable {
  let column: ArticleColumn
  /// Its place among the column's names, from 0.
  let rank: Int
  /// In UTF-8, ASCII letters in lower case.
  private let bytes: [UInt8]

  static let all = ArticleColumn.allCases.flatMap { column in
    column.names.enumerated().map { rank, name in
      KnownName(column: column, rank: rank, bytes: name.utf8.map(\.lowercasedASCII))
    }
  }

  /// Whether a text is the name, in letters of either case.
  func isName(_ text: String) -> Bool {
    let utf8 = text.utf8
    return utf8.count == bytes.count && utf8.elementsEqual(bytes) { $0.lowercasedASCII == $1 }
  }
}
