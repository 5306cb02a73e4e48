import Foundation
import SwiftUISurface
import Testing

@testable import WidgetSurface

/// What configurations say of their widgets.
@MainActor
@Suite struct WidgetConfigurationTests {
  private struct Ferries: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Ferries"
  }

  private struct TokenHandler: WidgetPushHandler {
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {
      Issue.record("\(pushInfo.token) for \(widgets.count)")
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
    let resource = LocalizedStringResource("Ferries", defaultValue: "Boats", table: "Sea")
    let named = Text(resource)
    #expect(named != shown)
    #expect(
      words(of: plain.configurationDisplayName(resource).description(resource)) == [named, named]
    )
    // Of a name alone nothing follows for the description.
    #expect(words(of: plain.configurationDisplayName(string)) == [shown, nil])
    #expect(words(of: plain.description(string)) == [nil, shown])
  }

  /// So it is with the names of recommended options, be they of the older kind or not.
  @Test func namesOfRecommendationsAreLookedUp() {
    let string = "Ferries"
    let parts = string.dropLast(0)
    let key = LocalizedStringKey("Ferries")
    let resource = LocalizedStringResource("Ferries", defaultValue: "Boats", table: "Sea")
    let shown = Text(verbatim: "Ferries")
    let expected = [shown, shown, shown, Text(key), Text(key), Text(resource)]
    let intent = Ferries()
    let names = [
      AppIntentRecommendation(intent: intent, description: shown).name,
      AppIntentRecommendation(intent: intent, description: string).name,
      AppIntentRecommendation(intent: intent, description: parts).name,
      AppIntentRecommendation(intent: intent, description: key).name,
      AppIntentRecommendation(intent: intent, description: "Ferries").name,
      AppIntentRecommendation(intent: intent, description: resource).name,
    ]
    #expect(names == expected)
    let older = INIntent()
    let olderNames = [
      IntentRecommendation(intent: older, description: shown).name,
      IntentRecommendation(intent: older, description: string).name,
      IntentRecommendation(intent: older, description: parts).name,
      IntentRecommendation(intent: older, description: key).name,
      IntentRecommendation(intent: older, description: "Ferries").name,
      IntentRecommendation(intent: older, description: resource).name,
    ]
    #expect(olderNames == expected)
  }

  /// A widget that a server may have reloaded is that which none may: there is no token, of which nobody is told.
  @Test func handlersOfTokensHaveNoEffect() async {
    let plain = StaticConfiguration(kind: "ferries", provider: Moments()) { _ in
      Text(verbatim: "o")
    }
    let definitions = plain.supportedFamilies([.systemSmall]).pushHandler(TokenHandler.self)
      .contentMarginsDisabled()._definitions
    #expect(definitions.map(\.kind) == ["ferries"])
    #expect(definitions.map(\.families) == [[.systemSmall]])
    #expect(definitions.map(\.hasContentMargins) == [false])
    #expect(await WidgetCenter.shared.currentPushInfo == nil)
  }
}
