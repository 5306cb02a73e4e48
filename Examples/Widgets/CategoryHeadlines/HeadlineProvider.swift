import AppIntents
import Foundation
import WidgetKit

struct SelectCategoryIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Category"

  @Parameter(title: "Category", default: .top)
  var category: Category
}

struct HeadlineEntry: TimelineEntry {
  let date: Date
  let article: Article
}

struct HeadlineProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> HeadlineEntry {
    HeadlineEntry(date: .now, article: Article.samples[0])
  }

  func snapshot(
    for configuration: SelectCategoryIntent,
    in context: Context
  ) async -> HeadlineEntry {
    HeadlineEntry(date: .now, article: articles(of: configuration.category)[0])
  }

  /// A quarter of an hour for each article, then the next ones.
  func timeline(
    for configuration: SelectCategoryIntent,
    in context: Context
  ) async -> Timeline<HeadlineEntry> {
    let now = Date.now
    let entries = articles(of: configuration.category).prefix(8).enumerated()
      .map { index, article in
        HeadlineEntry(date: now.addingTimeInterval(Double(index) * 900), article: article)
      }
    return Timeline(entries: entries, policy: .after(now.addingTimeInterval(3600)))
  }

  /// What the app has loaded last, or samples.
  private func articles(of category: Category) -> [Article] {
    let known = loaded() ?? Article.samples
    let chosen = category == .top ? known : known.filter { $0.category == category }
    return chosen.isEmpty ? Article.samples : chosen
  }

  private func loaded() -> [Article]? {
    let folder = FileManager.default
      .containerURL(forSecurityApplicationGroupIdentifier: "group.example.headlines")
    guard let file = folder?.appending(path: "articles.json"),
      let data = try? Data(contentsOf: file)
    else { return nil }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try? decoder.decode([Article].self, from: data)
  }
}
