import AppIntents
import Foundation

enum DayCount: String, AppEnum {
  case sinceDebut, untilBirthday, together

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Count"
  static let caseDisplayRepresentations: [DayCount: DisplayRepresentation] = [
    .sinceDebut: "Days since the debut",
    .untilBirthday: "Days until the birthday",
    .together: "Time together",
  ]
}

struct DayCounterIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Day Counter"
  static let description = IntentDescription("Counts the days since a debut or until a birthday.")

  @Parameter(title: "Person")
  var person: Person?

  @Parameter(title: "Count", default: .sinceDebut)
  var count: DayCount

  static var parameterSummary: some ParameterSummary {
    Summary("\(\.$count) of \(\.$person)")
  }
}
