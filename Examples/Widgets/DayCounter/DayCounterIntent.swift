import AppIntents
import Foundation

struct DayCounterIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Day Counter"
  static let description = IntentDescription("Counts the days since a debut.")

  @Parameter(title: "Name", default: "Hoshino Mio")
  var name: String

  @Parameter(title: "Debut")
  var debut: Date?
}
