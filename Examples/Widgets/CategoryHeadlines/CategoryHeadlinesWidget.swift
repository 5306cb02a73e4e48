import SwiftUI
import WidgetKit

@main
struct CategoryHeadlinesWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "CategoryHeadlines",
      intent: SelectCategoryIntent.self,
      provider: HeadlineProvider()
    ) { entry in
      HeadlineView(article: entry.article)
        .containerBackground(.background, for: .widget)
        .widgetURL(URL(string: "news://article"))
    }
    .configurationDisplayName("Headlines")
    .description("The news of a category.")
    .supportedFamilies([.accessoryRectangular, .systemSmall])
  }
}

/// The headline whole if it can be, with as much of the snippet as there is room for.
struct HeadlineView: View {
  let article: Article

  var body: some View {
    ViewThatFits(in: .vertical) {
      VStack(alignment: .leading) { withSnippet(lineLimit: 2) }
        .accessibilityIdentifier("two lines of snippet")
      VStack(alignment: .leading) { withSnippet(lineLimit: 1) }
        .accessibilityIdentifier("one line of snippet")
      VStack(alignment: .leading) { required }
        .accessibilityIdentifier("headline alone")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private var required: some View {
    Text(article.time, style: .time)
      .font(.system(size: 10))
      .lineLimit(1)
      .accessibilityIdentifier("time")
    Text(article.headline)
      .bold()
      .font(.system(size: 12))
      .accessibilityIdentifier("headline")
  }

  @ViewBuilder private func withSnippet(lineLimit: Int) -> some View {
    required
    Text(article.snippet)
      .font(.system(size: 11))
      .lineLimit(lineLimit)
      .accessibilityIdentifier("snippet")
  }
}

#Preview(as: .accessoryRectangular) {
  CategoryHeadlinesWidget()
} timeline: {
  HeadlineEntry(date: .now, article: Article.samples[1])
}
