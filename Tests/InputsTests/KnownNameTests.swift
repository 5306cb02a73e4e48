import Testing

@testable import Inputs

/// The names that desks give their columns and their lists, each written down here as well.
@Suite struct KnownNameTests {
  /// In the order in which they count.
  private static let columns: [(ArticleColumn, [String])] = [
    (.headline, ["headline", "title", "見出し", "タイトル", "題名", "件名"]),
    (
      .snippet,
      [
        "snippet", "summary", "description", "リード", "本文", "lead", "excerpt", "abstract", "要約",
        "概要", "content_text",
      ]
    ),
    (
      .time,
      [
        "time", "date", "日時", "published", "date_published", "pubdate", "updated", "公開日時",
        "配信日時", "時刻", "日付",
      ]
    ),
    (.identifier, ["id", "記事ID", "guid", "link", "url"]),
    (.language, ["lang", "言語", "language"]),
  ]

  @Test(arguments: columns)
  func columnsAreKnownByTheirNames(_ column: ArticleColumn, _ names: [String]) {
    #expect(column.names == names)
    for (rank, name) in names.enumerated() {
      for spelling in [name, name.uppercased(), name.lowercased()] {
        #expect(ArticleColumn(name: spelling) == column, "\(spelling)")
        #expect(column.rank(of: spelling) == rank, "\(spelling)")
      }
      #expect(ArticleColumn(name: name + "s") == nil)
    }
  }

  @Test func everyColumnHasNames() {
    #expect(Self.columns.map(\.0) == ArticleColumn.allCases)
  }

  /// An element's prefix ends before its first colon, whatever mark stands on that.
  @Test(
    arguments: [
      ("title", "", "title"), ("atom:title", "atom", "title"), ("a:b:c", "a", "b:c"),
      (":title", "", "title"), ("atom:", "atom", ""), ("", "", ""), ("見:出し", "見", "出し"),
      ("a:\u{301}b", "a", "\u{301}b"),
    ] as [(String, String, String)]
  )
  func elementsHaveAPrefix(_ name: String, _ prefix: String, _ local: String) {
    let parts = FeedPart.split(name)
    #expect(parts.prefix == prefix && parts.local == local)
  }

  /// The headlines of the items in a JSON text.
  private func headlines(
    in text: String,
    limit: Int = 1 << 20,
    titleNames: [String] = []
  ) -> [String] {
    var scanner = JSONElementScanner(
      limit: limit,
      headlineNames: JSONElementScanner.headlineNames,
      titleNames: titleNames
    )
    var outcomes: [JSONElementScanner.Outcome] = []
    scanner.take(Array(text.utf8)[...], into: &outcomes)
    while scanner.hasMore { scanner.goOn(into: &outcomes) }
    scanner.finish(into: &outcomes)
    while scanner.hasMore { scanner.goOn(into: &outcomes) }
    return outcomes.map { outcome in
      switch outcome {
      case .element(_, let bytes): String(decoding: bytes, as: UTF8.self)
      case .language(let text): text
      case .fault(_, let fault, _): "\(fault)"
      }
    }
  }

  /// A value that only what follows it ends may be as long as any other.
  @Test func valuesAreAsLongAsTheyMayBe() {
    let tooLong = "\(InputFault.tooLong(limit: 5))"
    #expect(
      headlines(in: #"[12345,123456,"abc","abcd"]"#, limit: 5) == [
        "12345", tooLong, #""abc""#, tooLong,
      ]
    )
    #expect(headlines(in: "12345\n", limit: 5) == ["12345"])
    #expect(headlines(in: "123456\n", limit: 5) == [tooLong])
  }

  @Test(arguments: [
    "items", "item", "articles", "entries", "entry", "results", "posts", "stories", "news", "data",
    "records", "rows", "headlines", "記事", "記事一覧",
  ])
  func listsAreKnownByTheirNames(_ name: String) {
    let item = #"{"headline":"A"}"#
    #expect(headlines(in: #"{"title":"T","\#(name)":[\#(item)],"count":1}"#) == [item])
    #expect(headlines(in: #"{"page":{"\#(name)":[\#(item),\#(item)]}}"#) == [item, item])
    // Another member's list is none of items, and the object is one.
    let other = #"{"\#(name)s2":[\#(item)],"count":1}"#
    #expect(headlines(in: other) == [other])
  }

  /// The title beside a list is a feed's where the list is in a member that feeds have; elsewhere it may be a headline, which
  /// is reported.
  @Test(arguments: [
    "response", "result", "feed", "channel", "rss", "payload", "collection", "items", "記事一覧",
  ])
  func titlesAreThoseOfFeeds(_ name: String) {
    let names = JSONElementScanner.titleNames
    let item = #"{"headline":"A"}"#
    #expect(
      headlines(in: #"{"title":"T","\#(name)":{"items":[\#(item)]}}"#, titleNames: names) == [item]
    )
    #expect(
      headlines(in: #"{"title":"T","\#(name)2":{"items":[\#(item)]}}"#, titleNames: names)
        == [item, "\(InputFault.headlineBesideList(member: "title"))"]
    )
  }
}
