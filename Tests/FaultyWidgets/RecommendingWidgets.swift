import AppIntents
import Foundation
import Intents
import SwiftUI
import WidgetKit

/// A widget whose provider recommends two stops and one with the default of its options.
struct RecommendingWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "Recommending",
      intent: ChoosingIntent.self,
      provider: RecommendingProvider()
    ) { Text($0.text).containerBackground(.clear, for: .widget) }
    .supportedFamilies([.accessoryRectangular])
  }
}

struct RecommendingProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .now) }
  func snapshot(for configuration: ChoosingIntent, in context: Context) async -> Moment {
    ChoosingProvider().entry(configuration)
  }
  func timeline(for configuration: ChoosingIntent, in context: Context) async -> Timeline<Moment> {
    Timeline(entries: [ChoosingProvider().entry(configuration)], policy: .never)
  }

  func recommendations() -> [AppIntentRecommendation<ChoosingIntent>] {
    let bonn = ChoosingIntent()
    bonn.city = City.all[0]
    bonn.rows = 5
    let cologne = ChoosingIntent()
    cologne.city = City.all[1]
    cologne.stop = "Dom"
    return [
      AppIntentRecommendation(intent: bonn, description: "Bonn"),
      AppIntentRecommendation(intent: cologne, description: Text("Cologne, \(1.formatted())")),
      AppIntentRecommendation(intent: ChoosingIntent(), description: String("Anywhere")),
    ]
  }

  /// Said for a watch, and asked by nobody here.
  func relevance() async -> WidgetRelevance<ChoosingIntent> {
    let hour = Date.now...Date.now.addingTimeInterval(3600)
    return WidgetRelevance([
      WidgetRelevanceAttribute(
        configuration: ChoosingIntent(),
        context: .date(range: hour, kind: .scheduled)
      ),
      WidgetRelevanceAttribute(
        configuration: ChoosingIntent(),
        context: .location(inferred: .home)
      ),
    ])
  }
}

/// A widget with options of the older kind, one of which is recommended beside what its handler would take.
struct HandledRecommendingWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(
      kind: "HandledRecommending",
      intent: DoThingIntent.self,
      provider: HandledRecommendingProvider()
    ) { Text($0.text).containerBackground(.clear, for: .widget) }
    .supportedFamilies([.accessoryRectangular])
  }
}

struct HandledRecommendingProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .now) }
  func getSnapshot(
    for configuration: DoThingIntent,
    in context: Context,
    completion: @escaping @Sendable (Moment) -> Void
  ) {
    HandledProvider().getSnapshot(for: configuration, in: context, completion: completion)
  }
  func getTimeline(
    for configuration: DoThingIntent,
    in context: Context,
    completion: @escaping @Sendable (Timeline<Moment>) -> Void
  ) {
    HandledProvider().getTimeline(for: configuration, in: context, completion: completion)
  }
  func recommendations() -> [IntentRecommendation<DoThingIntent>] {
    let intent = DoThingIntent()
    intent.name = "Rain"
    return [IntentRecommendation(intent: intent, description: "Rain today")]
  }
}

/// A widget whose provider never says what it recommends.
struct SilentlyRecommendingWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "SilentlyRecommending",
      intent: ChoosingIntent.self,
      provider: SilentlyRecommendingProvider()
    ) { Text($0.text).containerBackground(.clear, for: .widget) }
    .supportedFamilies([.accessoryRectangular])
  }
}

struct SilentlyRecommendingProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .now) }
  func snapshot(for configuration: ChoosingIntent, in context: Context) async -> Moment {
    Moment(date: .now)
  }
  func timeline(for configuration: ChoosingIntent, in context: Context) async -> Timeline<Moment> {
    Timeline(entries: [Moment(date: .now)], policy: .never)
  }
  func recommendations() -> [AppIntentRecommendation<ChoosingIntent>] {
    while true { sleep(1) }
  }
}
