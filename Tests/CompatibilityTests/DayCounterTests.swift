#if os(Linux)
import FontFaces
import Foundation
import Testing
import ViewFitting
import WidgetKit

@testable import DayCounter

/// The example's sources, which import Apple's names, are compiled against ours and laid out.
@MainActor
@Suite struct DayCounterTests {
  @Test func theBundleTellsItsFamilies() {
    let definitions = DayCounterBundle().definitions
    #expect(definitions.map(\.kind) == ["DayCounter", "OlderDayCounter", "Picture"])
    #expect(
      definitions.map(\.families)
        == Array(
          repeating: [.accessoryInline, .accessoryCircular, .accessoryRectangular],
          count: 3
        )
    )
  }

  @Test(arguments: [
    (WidgetFamily.accessoryInline, ["Hoshino Mio: 731 days since the debut"]),
    (.accessoryCircular, ["731", "days"]),
    (.accessoryRectangular, ["Hoshino Mio", "731 days"]),
  ])
  func theViewOfEveryFamilyIsLaidOut(_ family: WidgetFamily, _ texts: [String]) throws {
    var environment = EnvironmentValues(fontLibrary: try .bundled(deviceLanguages: ["en"]))
    environment.widgetFamily = family
    let selector = FitSelector(environment: environment)
    let definition = try #require(DayCounterBundle().definitions.first)
    let view = definition.placeholderView(in: TimelineProviderContext(family: family))
    let decision = selector.decide(view, in: CGSize(width: 400, height: 76))
    #expect(decision.displayList.texts.map(\.string) == texts)
  }
}
#endif
