import UnicodeText

extension JSONElementScanner {
  /// The members whose arrays hold items.
  static let listNames = [
    "items", "item", "articles", "entries", "entry", "results", "posts", "stories", "news", "data",
    "records", "rows", "headlines", "記事", "記事一覧",
  ]

  /// The members that a feed, or what a server answers, has its lists in: of an object with lists in these a title is the
  /// feed's own.
  static let feedNames =
    listNames + ["response", "result", "feed", "channel", "rss", "payload", "collection"]

  /// The members that are headlines of whatever object has them: a feed may have a title of its own.
  static let headlineNames = ["headline", "見出し"]

  /// The members that are headlines of an object that is no feed.
  static let titleNames = ArticleColumn.headline.names.filter {
    name in !JSONElementScanner.headlineNames.contains { $0.isExactly(name) }
  }
}
