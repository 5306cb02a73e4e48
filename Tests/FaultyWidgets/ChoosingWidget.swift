import AppIntents
import Foundation
import SwiftUI
import WidgetKit

/// A widget whose options come from queries, of which some fail.
struct ChoosingWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "Choosing",
      intent: ChoosingIntent.self,
      provider: ChoosingProvider()
    ) { Text($0.text).containerBackground(.clear, for: .widget) }
    .supportedFamilies([.accessoryRectangular])
  }
}

struct City: AppEntity {
  let id: Int
  let name: String

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
  static let defaultQuery = CityQuery()
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", image: .init(systemName: "tram", isTemplate: nil))
  }

  /// Two of them have one identifier.
  static let all = [
    City(id: 1, name: "Bonn"), City(id: 2, name: "Köln"), City(id: 2, name: "Cologne"),
  ]
}

struct CityQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [City] { City.all }
  func defaultResult() async -> City? { City.all.first }
}

struct Line: AppEntity {
  let id: String

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Line"
  static let defaultQuery = LineQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct NoService: Error, CustomStringConvertible {
  let description = "the timetable is not to be had"
}

struct LineQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Line] { throw NoService() }
  func suggestedEntities() async throws -> [Line] { throw NoService() }
}

struct StopOptions: DynamicOptionsProvider {
  @IntentParameterDependency<ChoosingIntent>(\.$city) var intent

  func results() async throws -> ItemCollection<String> {
    let city = intent?.city.name ?? "?"
    return ItemCollection {
      ItemSection("Centre", items: ["\(city) Hbf"])
      ItemSection("Outside", items: ["\(city) West", "\(city) Süd"])
    }
  }
  func defaultResult() async -> String? { "\(intent?.city.name ?? "?") Hbf" }
}

struct ChoosingIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Stop"

  @Parameter(title: "City") var city: City
  @Parameter(title: "Stop", optionsProvider: StopOptions()) var stop: String
  @Parameter(title: "Line") var line: Line?
  @Parameter(title: "Rows", default: 2) var rows: Int

  static var parameterSummary: some ParameterSummary {
    When(\.$rows, .equalTo, 2) {
      Summary {
        \.$city
        \.$stop
      }
    } otherwise: {
      Summary("\(\.$line) in \(\.$city)")
    }
  }
}

struct ChoosingProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .now) }
  func snapshot(for configuration: ChoosingIntent, in context: Context) async -> Moment {
    entry(configuration)
  }
  func timeline(for configuration: ChoosingIntent, in context: Context) async -> Timeline<Moment> {
    Timeline(entries: [entry(configuration)], policy: .never)
  }
  func entry(_ intent: ChoosingIntent) -> Moment {
    Moment(date: .now, text: "\(intent.city.name), \(intent.stop), \(intent.rows)")
  }
}
