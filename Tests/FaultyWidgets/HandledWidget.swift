import Foundation
import Intents
import SwiftUI
import WidgetKit

/// A widget whose options are of the older kind, with a handler as it was written for iOS 13.
struct HandledWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "Handled", intent: DoThingIntent.self, provider: HandledProvider()) {
      entry in
      Text(entry.text).font(.caption2).containerBackground(.clear, for: .widget)
    }
    .supportedFamilies([.accessoryRectangular])
  }
}

struct HandledProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .now) }

  func getSnapshot(
    for configuration: DoThingIntent,
    in context: Context,
    completion: @escaping @Sendable (Moment) -> Void
  ) {
    let words = [
      configuration.thing?.displayString, configuration.things?.first?.displayString,
      configuration.name, "\(configuration.visibility)",
      configuration.day.map { "\($0.year ?? 0)/\($0.month ?? 0)/\($0.day ?? 0)" },
    ]
    let text = words.map { $0 ?? "–" }.joined(separator: ", ")
    completion(Moment(date: .now, text: text))
  }

  func getTimeline(
    for configuration: DoThingIntent,
    in context: Context,
    completion: @escaping @Sendable (Timeline<Moment>) -> Void
  ) {
    getSnapshot(for: configuration, in: context) {
      completion(Timeline(entries: [$0], policy: .never))
    }
  }
}

/// Offers values as iOS 13 asks for them, but for what the user can search among.
class ThingHandler: INExtension, DoThingIntentHandling {
  override func handler(for intent: INIntent) -> Any? { intent is DoThingIntent ? self : nil }

  private func thing(_ identifier: String, _ name: String) -> MyThing {
    MyThing(identifier: identifier, display: name)
  }

  func provideThingOptions(
    for intent: DoThingIntent,
    with completion: @escaping ([MyThing]?, (any Error)?) -> Void
  ) {
    completion([thing("7F-1", "Anna"), thing("7F-2", "Ben"), thing("7F-3", "Ben")], nil)
  }

  func provideNameOptions(for intent: DoThingIntent) async throws -> [String] { ["Tide", "Rain"] }

  func defaultName(for intent: DoThingIntent) -> String? { "Tide" }

  func provideThingsOptionsCollection(
    for intent: DoThingIntent,
    searchTerm: String?,
    with completion: @escaping (INObjectCollection<MyThing>?, (any Error)?) -> Void
  ) {
    let found = searchTerm.map { [thing("found", $0)] } ?? [thing("near", "Near")]
    completion(INObjectCollection(items: searchTerm == "Nowhere" ? [] : found), nil)
  }
}

extension ThingHandler: _IntentsExtension {}
