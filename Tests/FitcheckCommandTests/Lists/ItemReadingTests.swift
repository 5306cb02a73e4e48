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
}
