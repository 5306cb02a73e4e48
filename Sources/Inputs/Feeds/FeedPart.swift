import UnicodeText

/// What an element of a feed's entry says of the article.
struct FeedPart {
  let column: ArticleColumn
  /// Of several elements for one column that of the lowest rank counts.
  let rank: Int
  let writing: Writing

  /// What the element's characters are.
  enum Writing {
    /// Text.
    case plain
    /// HTML, escaped for XML.
    case html
  }

  /// The elements that hold one entry each: RSS's and Atom's.
  static let entryNames = ["item", "entry"]

  /// The elements that hold entries, whatever their prefix.
  static let containerNames = ["rss", "RDF", "channel", "feed"]

  /// The part of an element; nil for one that says nothing of the article.
  ///
  /// RSS does not say whether a title is text or HTML, and feeds write both: it is read as HTML, of
  /// which ``MarkupText`` leaves alone what HTML does not know.
  /// - Parameters:
  ///   - name: the element's name with its prefix, which by custom is `dc`, `content` and so on.
  ///   - entry: the entry's name with its prefix.
  ///   - type: the attribute `type`, by which Atom tells how a text is written.
  init?(element name: String, inEntry entry: String, type: String?) {
    let (entryPrefix, entryName) = Self.split(entry)
    let (prefix, local) = Self.split(name)
    let isOwn = prefix.isExactly(entryPrefix)
    let key = isOwn ? local : name
    guard
      let row = (entryName.isExactly("entry") ? Self.atom : Self.rss).first(where: {
        $0.0.isExactly(key)
      })
    else { return nil }
    (column, rank) = (row.1, row.2)
    if entryName.isExactly("entry") {
      // A picture, say, is no snippet.
      guard let known = Self.writing(ofType: type) ?? (column == .snippet ? nil : .plain) else {
        return nil
      }
      writing = known
    } else {
      writing = column == .headline || column == .snippet ? .html : .plain
    }
  }

  /// How an Atom text of a type is written; nil for a type that is no text's.
  private static func writing(ofType type: String?) -> Writing? {
    guard let type else { return .plain }
    return types.first { $0.name.isExactly(type) }?.writing
  }

  private static let types: [(name: String, writing: Writing)] = [
    ("text", .plain), ("text/plain", .plain), ("html", .html), ("text/html", .html),
    // Its tags are XML's own, its characters are text.
    ("xhtml", .plain), ("application/xhtml+xml", .plain),
  ]

  /// The prefix and the rest of a name.
  static func split(_ name: String) -> (prefix: String, local: String) {
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return ("", name) }
    return (String(name[..<colon]), String(name[name.utf8.index(after: colon)...]))
  }

  private static let rss: [(String, ArticleColumn, Int)] = [
    ("title", .headline, 0),
    ("description", .snippet, 0), ("content:encoded", .snippet, 1), ("itunes:summary", .snippet, 2),
    ("pubDate", .time, 0), ("dc:date", .time, 1), ("atom:published", .time, 2),
    ("atom:updated", .time, 3),
    ("guid", .identifier, 0), ("dc:identifier", .identifier, 1), ("link", .identifier, 2),
    ("dc:language", .language, 0), ("language", .language, 1),
  ]

  private static let atom: [(String, ArticleColumn, Int)] = [
    ("title", .headline, 0),
    ("summary", .snippet, 0), ("content", .snippet, 1),
    ("published", .time, 0), ("updated", .time, 1), ("dc:date", .time, 2),
    ("id", .identifier, 0),
    ("dc:language", .language, 0),
  ]
}
