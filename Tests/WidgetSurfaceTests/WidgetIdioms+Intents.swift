import Foundation
import SwiftUISurface
import WidgetSurface

/// A widget's options and a Live Activity, as developers write them.
extension WidgetIdioms {
  enum Topic: String, AppEnum {
    case world, sport

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Topic")
    static let caseDisplayRepresentations: [Topic: DisplayRepresentation] = [
      .world: "World",
      .sport: DisplayRepresentation(title: "Sport", image: .init(systemName: "figure.run")),
    ]
  }

  struct Source: AppEntity {
    let id: String
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Source"
    static let defaultQuery = SourceQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
  }

  struct SourceQuery: EntityStringQuery {
    func entities(for identifiers: [Source.ID]) async throws -> [Source] {
      identifiers.map(Source.init)
    }
    func entities(matching string: String) async throws -> [Source] { [Source(id: string)] }
    func suggestedEntities() async throws -> [Source] { [Source(id: "Wire")] }
  }

  struct SelectSource: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Select a source"

    @Parameter(title: "Topic", default: .world) var topic: Topic
    @Parameter(title: "Source", requestValueDialog: "Which source?") var source: Source?
    @Parameter(title: "Name") var name: String
    @Parameter(title: "Rows", default: 2, controlStyle: .stepper, inclusiveRange: (1, 5)) var rows:
      Int

    static var parameterSummary: some ParameterSummary {
      Summary("Show \(\.$topic) of \(\.$source)") {
        \.$name
      }
    }
  }

  struct SelectDeck: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Select a deck"

    @Parameter(title: "Topic", default: .world) var topic: Topic
    @Parameter(title: "Second topic") var second: Topic?
    @Parameter(title: "Rows", default: 2) var rows: Int

    static var parameterSummary: some ParameterSummary {
      When(widgetFamily: .equalTo, .systemSmall) {
        Summary("Show \(\.$topic)", table: "Intents") { \.$rows }
      } otherwise: {
        Switch(\.$topic) {
          Case(.world) { Summary { \.$rows } }
          Case([.sport]) {
            Switch(\.$second) {
              Case(nil) { Summary() }
              Case(.sport) { Summary("Twice \(\.$topic)") }
            }
          }
          DefaultCase {
            Switch(.widgetFamily) {
              Case([.systemMedium, .accessoryInline]) { Summary() }
              DefaultCase {
                When(\.$topic, .oneOf, [.world, .sport]) {
                  Summary()
                } otherwise: {
                  Summary { \.$second }
                }
              }
            }
          }
        }
      }
    }
  }

  /// As Xcode writes an intent that it has made of one of the older kind.
  struct SelectPort: AppIntent, WidgetConfigurationIntent, CustomIntentMigratedAppIntent,
    PredictableIntent
  {
    static let intentClassName = "SelectPortIntent"
    static let title: LocalizedStringResource = "Select a port"

    @Parameter(title: "Source") var source: Source?
    @Parameter(title: "Topic", default: .world) var topic: Topic
    @Parameter(title: "Rows", default: 2) var rows: Int

    static var predictionConfiguration: some IntentPredictionConfiguration {
      IntentPrediction {
        DisplayRepresentation(title: "Any port", subtitle: "Of all")
      }
      IntentPrediction(parameters: (\.$source)) { source in
        DisplayRepresentation(title: "Port of \(source ?? Source(id: "any"))", subtitle: nil)
      }
      IntentPrediction(parameters: (\.$topic, \.$rows)) { topic, _ in
        DisplayRepresentation(title: "Port of \(topic)")
      }
      IntentPrediction(parameters: (\.$source, \.$topic, \.$rows)) { source, topic, rows in
        let name = source?.id ?? "any"
        return DisplayRepresentation(title: "\(rows) of \(name), \(topic)")
      }
    }
  }

  /// What the app offers in a file that it shares with its widget.
  struct Shortcuts: AppShortcutsProvider {
    static let shortcutTileColor: ShortcutTileColor = .tangerine

    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: SelectSource(),
        phrases: [
          "Show news in \(.applicationName)", "Show \(\.$topic) in \(.applicationName)", "News",
        ],
        shortTitle: "News",
        systemImageName: "newspaper"
      )
      if Topic.allCases.count > 1 {
        AppShortcut(intent: CountIntent(), phrases: ["Count in ${applicationName}"])
      }
    }
  }

  /// What an app offers, as a list.
  struct ListedShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      [
        AppShortcut(
          intent: CountIntent(),
          phrases: [AppShortcutPhrase("Count"), "\(.applicationName)"],
          shortTitle: "Count",
          systemImageName: "number"
        )
      ]
    }
  }

  struct CountIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Count"

    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 3) }
  }

  enum IntentFailure: Error, CustomLocalizedStringResourceConvertible {
    case nothingFound

    var localizedStringResource: LocalizedStringResource { "Nothing found" }
  }

  struct ShowIntent: AppIntent {
    static let title: LocalizedStringResource = "Show"

    func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
      for activity in Activity<Delivery>.activities {
        await activity.update(.init(state: activity.content.state, staleDate: nil))
      }
      guard !Topic.allCases.isEmpty else { throw IntentFailure.nothingFound }
      return .result(
        dialog: IntentDialog(full: "Three topics", supporting: "Three"),
        view: Text(Topic.world.localizedStringResource)
      )
    }
  }

  struct ListIntent: AppIntent {
    static let title: LocalizedStringResource = "List"

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetView {
      .result(value: 3, dialog: "Three topics") {
        Text(verbatim: "World")
        Text(verbatim: "Sport")
      }
    }
  }

  struct Delivery: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var minutes: Int
    }

    let order: String
  }

  struct DeliveryView: View {
    let context: ActivityViewContext<Delivery>

    var body: some View {
      HStack {
        Text(context.attributes.order).font(.system(size: 12))
        Spacer()
        if context.isStale { ProgressView() } else { Text("\(context.state.minutes) min") }
      }
      .activityBackgroundTint(Color(uiColor: .secondarySystemBackground))
    }
  }

  struct DeliveryActivity: Widget {
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: Delivery.self) { context in
        DeliveryView(context: context)
      } dynamicIsland: { context in
        DynamicIsland {
          DynamicIslandExpandedRegion(.leading) { Text(context.attributes.order) }
          expandedContent(of: context.state)
          DynamicIslandExpandedRegion(.bottom, priority: 1) {
            if context.state.minutes > 0 { Text("\(context.state.minutes)") }
          }
        } compactLeading: {
          Image(systemName: "box.truck")
        } compactTrailing: {
          Text("\(context.state.minutes)")
        } minimal: {
          Image(systemName: "box.truck")
        }
        .keylineTint(.orange)
      }
      .supplementalActivityFamilies([.small])
    }

    @DynamicIslandExpandedContentBuilder
    private func expandedContent(
      of state: Delivery.ContentState
    ) -> DynamicIslandExpandedContent<some View> {
      DynamicIslandExpandedRegion(.trailing) { Text("\(state.minutes)") }
      DynamicIslandExpandedRegion(.center) { ProgressView() }
    }
  }

  struct SetQuiet: SetValueIntent {
    static let title: LocalizedStringResource = "Quiet"
    @Parameter(title: "Quiet") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
  }

  struct QuietControl: ControlWidget {
    struct Provider: ControlValueProvider {
      var previewValue: Bool { false }
      func currentValue() async throws -> Bool { true }
    }

    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: "Quiet", provider: Provider()) { isQuiet in
        ControlWidgetToggle("Quiet", isOn: isQuiet, action: SetQuiet()) { isOn in
          Label(isOn ? "Quiet" : "Loud", systemImage: "bell")
            .controlWidgetActionHint(isOn ? "Be loud" : "Be quiet")
        }
      }
      .displayName("Quiet")
    }
  }

  struct SymbolsIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Symbols"
    @Parameter(title: "First", default: ["SAP", "BMW"], size: [.systemSmall: 2, .systemLarge: 6])
    var first: [String]
    @Parameter(title: "Second", size: 3) var second: [String]?
    @Parameter(title: "Third", size: IntentCollectionSize(min: 1, max: 4)) var third: [Int]
    @Parameter(title: "Fourth", default: [1], size: IntentCollectionSize(exactly: 1))
    var fourth: [Int]?
  }

  struct RefreshTemplate: ControlWidgetTemplate {
    let isQuiet: Bool
    var body: some ControlWidgetTemplate {
      ControlWidgetButton(action: Refresh()) {
        Label("Refresh", systemImage: "arrow.clockwise")
      } actionLabel: { isActive in
        if isActive { Text("Refreshing…") }
      }
      .tint(.orange)
      .disabled(isQuiet)
      .privacySensitive()
    }
  }

  struct Refresh: AppIntent {
    static let title: LocalizedStringResource = "Refresh"
    func perform() async throws -> some IntentResult { .result() }
  }

  struct RefreshControl: ControlWidget {
    var name: String { "Refresh" }

    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: "Refresh", provider: QuietControl.Provider()) { isQuiet in
        if isQuiet {
          ControlWidgetToggle(name, isOn: isQuiet, action: SetQuiet()) { _ in
            Text("Quiet").controlWidgetStatus(name)
          }
        } else {
          RefreshTemplate(isQuiet: isQuiet)
        }
      }
    }
  }

  struct PerhapsTemplate: ControlWidgetTemplate {
    let isShown: Bool
    var body: some ControlWidgetTemplate {
      if isShown { RefreshTemplate(isQuiet: true) } else { EmptyControlWidgetTemplate() }
    }
  }

  struct PerhapsControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
      StaticControlConfiguration(kind: "Perhaps") { PerhapsTemplate(isShown: false) }
    }
  }

  struct NoControl: ControlWidget {
    var body: some ControlWidgetConfiguration { EmptyControlWidgetConfiguration() }
  }

  struct FullBundle: WidgetBundle {
    var body: some Widget {
      HeadlinesWidget()
      QuietControl()
      RefreshControl()
      PerhapsControl()
      NoControl()
      DeliveryActivity()
    }
  }

  struct CheckedStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack(spacing: 2) {
          Text(configuration.isOn ? "[x]" : "[ ]")
          configuration.label
        }
      }
    }
  }

  struct Errand: Identifiable {
    let id: String
    var isDone: Bool
  }

  struct ErrandsView: View {
    @Binding var errands: [Errand]

    var body: some View {
      VStack {
        ForEach($errands) { $errand in
          Toggle(errand.id, isOn: $errand.isDone).toggleStyle(CheckedStyle())
        }
      }
    }
  }

  struct MonthView: View {
    let days: [Int]

    var body: some View {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 7), spacing: 2)
      {
        ForEach(days, id: \.self) { day in
          Text("\(day)").font(.system(size: 8)).frame(maxWidth: .infinity)
        }
      }
    }
  }
}

#Preview("Delivery", as: .dynamicIsland(.compact), using: WidgetIdioms.Delivery(order: "Tea")) {
  WidgetIdioms.DeliveryActivity()
} contentStates: {
  WidgetIdioms.Delivery.ContentState(minutes: 3)
}
