import Foundation
import SwiftUISurface
import Testing

@testable import WidgetSurface

/// What configurations say of their widgets.
@MainActor
@Suite struct WidgetConfigurationTests {
  private struct Moment: TimelineEntry {
    let date: Date
  }

  private struct Moments: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .distantPast) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Moment) -> Void) {
      completion(placeholder(in: context))
    }
    func getTimeline(
      in context: Context,
      completion: @escaping @Sendable (Timeline<Moment>) -> Void
    ) {
      completion(Timeline(entries: [placeholder(in: context)], policy: .never))
    }
  }

  private func words(of configuration: some WidgetConfiguration) -> [Text?] {
    configuration._definitions.flatMap { definition -> [Text?] in
      [definition.displayName, definition.description]
    }
  }

  /// Words in quotes are looked up in the app's tables, as keys and resources are; a string is shown as it is.
  @Test func stringsAreNotLookedUp() {
    let plain = StaticConfiguration(kind: "ferries", provider: Moments()) { _ in
      Text(verbatim: "o")
    }
    let string = "Ferries"
    let key = LocalizedStringKey("Ferries")
    let shown = Text(verbatim: "Ferries")
    let lookedUp = Text(key)
    #expect(shown != lookedUp)
    let parts = string.dropLast(0)
    #expect(
      words(of: plain.configurationDisplayName(string).description(string)) == [shown, shown]
    )
    #expect(words(of: plain.configurationDisplayName(parts).description(parts)) == [shown, shown])
    #expect(words(of: plain.configurationDisplayName(shown).description(shown)) == [shown, shown])
    #expect(
      words(of: plain.configurationDisplayName(key).description(key)) == [lookedUp, lookedUp]
    )
    #expect(
      words(of: plain.configurationDisplayName("Ferries").description("Ferries"))
        == [lookedUp, lookedUp]
    )
    // Of a name alone nothing follows for the description.
    #expect(words(of: plain.configurationDisplayName(string)) == [shown, nil])
    #expect(words(of: plain.description(string)) == [nil, shown])
  }
}
