import Foundation
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting

@testable import WidgetSurface

/// A widget file as developers write them, from its configuration to the choice that is shown.
@MainActor
@Suite struct WidgetIdiomTests {
  func decide(
    _ view: some View,
    _ family: WidgetFamily,
    _ width: CGFloat,
    _ height: CGFloat
  ) throws -> FitDecision {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    environment.widgetFamily = family
    return FitSelector(environment: environment)
      .decide(view, in: CGSize(width: width, height: height))
  }

  @Test func bundlesTellTheirWidgets() throws {
    let definitions = WidgetIdioms.Bundle().definitions
    #expect(definitions.map(\.kind) == ["Headlines", "Section"])
    #expect(definitions[0].families.count == 3)
    #expect(definitions.map(\.hasContentMargins) == [false, true])
    let view = definitions[0].placeholderView(in: TimelineProviderContext())
    let decision = try decide(view, .accessoryRectangular, 160, 72)
    #expect(decision.placed.texts.map(\.string) == ["NEWS", "2", "Headline", "Second"])
    #expect(decision.chosenIndex == 0)
  }

  @Test func whatDoesNotFitGivesWay() throws {
    let entry = WidgetIdioms.Entry(
      date: .distantPast,
      headlines: ["A headline that takes two lines here", "Another one that takes two lines"]
    )
    let view = WidgetIdioms.HeadlinesView(entry: entry)
    #expect(try decide(view, .accessoryRectangular, 146, 58).chosenIndex == 1)
    #expect(try decide(view, .accessoryRectangular, 146, 120).chosenIndex == 0)
  }

  @Test(arguments: WidgetFamily.allCases)
  func everyFamilyIsLaidOut(_ family: WidgetFamily) throws {
    let view = WidgetIdioms.HeadlinesView(entry: .placeholder)
    let decision = try decide(view, family, 76, 76)
    #expect(!decision.placed.texts.isEmpty)
    #expect(decision.displayList.items.allSatisfy { $0.isFinite })
  }

  /// A label stands outside of the widget, and takes no room of it.
  @Test func labelsStandOutside() throws {
    func texts(_ view: some View) throws -> [String] {
      try decide(view, .accessoryCircular, 76, 76).placed.texts
        .map { "\($0.string) \($0.frame ?? .zero)" }
    }
    let inside = Text(verbatim: "inside")
    let expected = try texts(inside)
    let (key, words): (LocalizedStringKey, String) = ("outside", "outside")
    #expect(expected.count == 1)
    #expect(try texts(inside.widgetLabel(key)) == expected)
    #expect(try texts(inside.widgetLabel(words)) == expected)
    let resource: LocalizedStringResource = "outside"
    #expect(try texts(inside.widgetLabel(resource)) == expected)
    #expect(try texts(inside.widgetLabel { Text(verbatim: "outside") }) == expected)
  }

  /// What is said of a control beside it takes no room, in whichever way it is written.
  @Test func hintsOfControlsStandNowhere() throws {
    func shown(_ view: some View) throws -> String {
      "\(try decide(view, .systemSmall, 76, 76).displayList.items)"
    }
    let view = Text(verbatim: "Gate")
    let expected = try shown(view)
    let (words, string) = (Text(verbatim: "Open"), "Open")
    let resource = LocalizedStringResource("Open")
    #expect(try shown(view.controlWidgetActionHint(words)) == expected)
    #expect(try shown(view.controlWidgetActionHint(string)) == expected)
    #expect(try shown(view.controlWidgetActionHint(resource)) == expected)
    #expect(try shown(view.controlWidgetStatus(words)) == expected)
    #expect(try shown(view.controlWidgetStatus(string)) == expected)
    #expect(try shown(view.controlWidgetStatus(resource)) == expected)
  }

  @Test func whatIsNotMeasuredIsNamed() throws {
    let view = WidgetIdioms.HeadlinesView(entry: .placeholder)
    let subjects = try decide(view, .accessoryRectangular, 160, 72).standIns.map(\.subject)
    // Texts may name more: their styles on a Japanese device, say.
    #expect(subjects.filter { $0.hasPrefix("symbol") } == ["symbol newspaper.fill"])
    let circular = try decide(view, .accessoryCircular, 76, 76).standIns.map(\.subject)
    #expect(circular.contains("accessory gauges"))
    let plain = try decide(Rectangle(), .accessoryRectangular, 160, 72)
    #expect(plain.standIns.isEmpty)
  }

  @Test func rejectedCandidatesNameTheirStandInsToo() throws {
    let view = ViewThatFits(in: .horizontal) {
      Label("A title that is much too long", systemImage: "star")
      Text("short")
    }
    let decision = try decide(view, .accessoryRectangular, 60, 40)
    #expect(decision.chosenIndex == 1)
    #expect(decision.standIns.map(\.subject).prefix(2) == ["labels", "symbol star"])
  }

  @Test func optionsHaveTheirValues() async throws {
    let intent = WidgetIdioms.SelectSource()
    #expect(intent.topic == .world)
    #expect(intent.source == nil)
    #expect(intent.rows == 2)
    intent.name = "Morning"
    #expect(intent.name == "Morning")
    #expect(try await WidgetIdioms.CountIntent().perform() is ValueIntentResult<Int>)
    let query = WidgetIdioms.Source.defaultQuery
    #expect(try await query.suggestedEntities().map(\.id) == ["Wire"])
    #expect(await query.defaultResult() == nil)
  }

  /// What is said of an intent where it is proposed has no effect, and its options are those of any other.
  @Test func intentsMadeOfOlderOnesHaveTheirValues() async throws {
    let intent = WidgetIdioms.SelectPort()
    #expect(intent.source == nil && intent.topic == .world && intent.rows == 2)
    #expect(WidgetIdioms.SelectPort.intentClassName == "SelectPortIntent")
    _ = WidgetIdioms.SelectPort.predictionConfiguration
    _ = try await intent.perform()
  }

  /// What the app offers is known to be so much, and shown nowhere.
  @Test func shortcutsAreListed() {
    #expect(WidgetIdioms.Shortcuts.appShortcuts.count == 2)
    #expect(WidgetIdioms.Shortcuts.shortcutTileColor == .tangerine)
    #expect(WidgetIdioms.ListedShortcuts.appShortcuts.count == 1)
    WidgetIdioms.ListedShortcuts.updateAppShortcutParameters()
  }

  /// Choices and things of the app in a text have the names that are shown of them.
  @Test func thingsInTextsHaveTheirNames() {
    let choice: LocalizedStringResource = "All of \(WidgetIdioms.Topic.sport), today"
    #expect(String(localized: choice) == "All of Sport, today")
    let thing: LocalizedStringResource = "By \(WidgetIdioms.Source(id: "Wire"))"
    #expect(String(localized: thing) == "By Wire")
    #expect(DisplayRepresentation(title: choice).title == choice)
  }

  @Test func liveActivitiesAreLaidOutAsViews() throws {
    #expect(WidgetIdioms.DeliveryActivity().definitions.isEmpty)
    let context = ActivityViewContext(
      attributes: WidgetIdioms.Delivery(order: "Tea"),
      state: WidgetIdioms.Delivery.ContentState(minutes: 3)
    )
    let decision = try decide(WidgetIdioms.DeliveryView(context: context), .systemMedium, 200, 60)
    #expect(decision.placed.texts.map(\.string) == ["Tea", "3 min"])
  }

  @Test func controlsAndActivitiesStandInABundleWithoutBeingWidgets() {
    let bundle = WidgetIdioms.FullBundle()
    #expect(bundle.definitions.map(\.kind) == ["Headlines"])
    #expect(bundle.body.activities.count == 1)
  }

  @Test func switchesAreBoundToTheirElements() throws {
    var errands = [
      WidgetIdioms.Errand(id: "Tea", isDone: true), WidgetIdioms.Errand(id: "Rice", isDone: false),
    ]
    let binding = Binding(get: { errands }, set: { errands = $0 })
    let decision = try decide(WidgetIdioms.ErrandsView(errands: binding), .systemSmall, 150, 150)
    #expect(decision.placed.texts.map(\.string) == ["[x]", "Tea", "[ ]", "Rice"])
    let elements = ForEach(binding) { $errand in Toggle(errand.id, isOn: $errand.isDone) }
    elements.data[1].isDone.wrappedValue = true
    #expect(errands.map(\.isDone) == [true, true])
  }

  @Test func monthsAreGridsOfSevenColumns() throws {
    let view = WidgetIdioms.MonthView(days: Array(1...30))
    let decision = try decide(view, .systemSmall, 140, 140)
    #expect(decision.placed.texts.count == 30)
    let xs = Set(decision.displayList.items.map { ($0.middle * 1000).rounded() })
    #expect(xs.count == 7)
  }

  @Test func timelinesHandOverTheirEntries() async {
    let timeline = await withCheckedContinuation { continuation in
      WidgetIdioms.Provider().getTimeline(in: TimelineProviderContext()) {
        continuation.resume(returning: $0.entries.map(\.headlines))
      }
    }
    #expect(timeline == [["Headline", "Second"]])
    let section = WidgetIdioms.SelectSection()
    let snapshot = await WidgetIdioms.SectionProvider()
      .snapshot(for: section, in: TimelineProviderContext())
    #expect(snapshot.headlines == ["World"])
    #expect(section.limit == nil)
  }
}

extension DisplayItem {
  fileprivate var middle: CGFloat { frame.midX }

  fileprivate var isFinite: Bool {
    frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite
      && frame.height.isFinite
  }
}
