import ArgumentParser
import Fitcheck
import Inputs
import Testing

@testable import FitcheckCommand

/// What is made of an item of a list, and of a text that is one article, beside what the options say of all.
@Suite struct ItemReadingTests {
  /// The article of an item, as a list reads it.
  private func article(of item: InputItem, language: String?) -> HeadlineArticle? {
    var names = SourceNames()
    let reading = ItemReading(
      limit: ArticleLimit(maxBytes: nil),
      language: language,
      time: nil
    )
    guard case .item(let read) = reading.read(.item(item), &names),
      case .article(let article) = read.content
    else { return nil }
    return article
  }

  /// The language that is asked for comes before the one that is stated, and that before the one that is found; each as
  /// BCP 47 writes it.
  @Test(
    arguments: [
      (nil, nil, "ja"), ("zh_Hant", nil, "zh-Hant"), ("de", "en", "en"), ("zh_Hant", "en", "en"),
      (nil, "en", "en"), (nil, "zh_Hant", "zh-Hant"),
    ] as [(String?, String?, String)]
  )
  func languagesComeInTheirOrder(_ stated: String?, _ asked: String?, _ language: String) throws {
    let item = InputItem(
      headline: "港の灯がともる",
      language: stated,
      place: InputPlace(file: "a.csv", line: 2)
    )
    #expect(article(of: item, language: asked)?.language == language)
    let options = try HeadlineOptions.parse(["a.txt"] + (asked.map { ["--lang", $0] } ?? []))
    let alone = try options.completed(HeadlineArticle(headline: "港の灯がともる", language: stated))
    #expect(alone.language == language)
  }

  /// What an item is of is known by the name that its file was given, by which files of one name are told apart, and told
  /// by the one that it has from here; so is one that cannot be read.
  @Test(arguments: [nil, "night"] as [String?])
  func filesKeepTheNamesThatTheyWereGiven(_ id: String?) {
    let given = InputPlace(file: "./b/a.csv", line: 2)
    let shown = InputPlace(file: "b/a.csv", line: 2)
    let events: [InputEvent] = [
      .item(InputItem(headline: "港", id: id, place: given, notes: ["one", "two"])),
      .bad(BadItem(place: given, reason: .unclosedQuotation, extent: .rest, id: id)),
    ]
    let reading = ItemReading(limit: ArticleLimit(maxBytes: nil), language: nil, time: nil)
    let items = reading.events(of: events).compactMap { event -> ReadItem? in
      guard case .item(let item) = event else { return nil }
      return item
    }
    #expect(items.map(\.origin) == [given, given])
    #expect(items.map(\.place) == [shown, shown])
    let name = id ?? "a.csv:2"
    #expect(items.map(\.name) == [name, name])
    #expect(items.map(\.isNamed) == [id != nil, id != nil])
    #expect(items.map(\.notes) == [["one", "two"], []])
    #expect(items.map(\.extent) == [.item, .rest])
  }
}
