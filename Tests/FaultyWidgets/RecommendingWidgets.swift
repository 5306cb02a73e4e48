import AppIntents
import Foundation
import Intents
import SwiftUI
import WidgetKit

/// A provider of the choosing one's entries, which recommends some.
protocol ChoosingEntries: AppIntentTimelineProvider
where Entry == Moment, Intent == ChoosingIntent {}

extension ChoosingEntries {
  func placeholder(in context: Context) -> Moment { Moment(date: .now) }
  func snapshot(for configuration: ChoosingIntent, in context: Context) async -> Moment {
    ChoosingProvider().entry(configuration)
  }
  func timeline(for configuration: ChoosingIntent, in context: Context) async -> Timeline<Moment> {
    Timeline(entries: [ChoosingProvider().entry(configuration)], policy: .never)
  }
}

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

struct RecommendingProvider: ChoosingEntries {
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

/// A widget whose provider never says what it recommends; the only one that keeps no margins.
struct SilentlyRecommendingWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "SilentlyRecommending",
      intent: ChoosingIntent.self,
      provider: SilentlyRecommendingProvider()
    ) { Text($0.text).containerBackground(.clear, for: .widget) }
    .supportedFamilies([.accessoryRectangular])
    .contentMarginsDisabled()
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

/// A widget whose provider recommends stops by their names in the device's language, two of which have one: in
/// German they stand in another order.
struct SortedRecommendingWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "SortedRecommending",
      intent: ChoosingIntent.self,
      provider: SortedRecommendingProvider()
    ) { Text($0.text).containerBackground(.clear, for: .widget) }
    .supportedFamilies([.accessoryRectangular])
  }
}

struct SortedRecommendingProvider: ChoosingEntries {
  func recommendations() -> [AppIntentRecommendation<ChoosingIntent>] {
    let isGerman = HostedDevice.languages.first == "de"
    func recommendation(_ place: Int, _ rows: Int, _ name: String) -> AppIntentRecommendation<
      ChoosingIntent
    > {
      let intent = ChoosingIntent()
      intent.city = City.all[place]
      intent.rows = rows
      return AppIntentRecommendation(intent: intent, description: name)
    }
    let list = [
      recommendation(0, 1, "Bonn"), recommendation(1, 4, isGerman ? "Köln" : "Cologne"),
      recommendation(1, 6, isGerman ? "Köln" : "Cologne"),
    ]
    return isGerman ? list.reversed() : list
  }
}
