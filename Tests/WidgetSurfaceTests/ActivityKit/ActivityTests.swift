import SwiftUISurface
import Testing

@testable import WidgetSurface

/// What becomes of a widget's Live Activities, and what is around them and widgets.
@MainActor
@Suite struct ActivityTests {
  private struct Ferry: ActivityAttributes {
    struct ContentState: Codable, Hashable {}
  }

  /// What is said of a widget's timelines takes none of its activities away.
  @Test func activitiesStayWhateverIsSaid() {
    let activity = ActivityConfiguration(for: Ferry.self) { _ in
      Text(verbatim: "ferry")
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text(verbatim: "ferry") }
      } compactLeading: {
        Text(verbatim: "1")
      } compactTrailing: {
        Text(verbatim: "2")
      } minimal: {
        Text(verbatim: "3")
      }
    }
    let told: [any WidgetConfiguration] = [
      activity, activity.configurationDisplayName("Ferries"), activity.description("Under way"),
      activity.supportedFamilies([.systemSmall]), activity.contentMarginsDisabled(),
      activity.supplementalActivityFamilies([.small]),
    ]
    for configuration in told { #expect(configuration._activities.count == 1) }
  }

  /// What is said of an island takes none of its parts away, of which those of the opened one are not laid out.
  @Test func islandsStayWhateverIsSaid() {
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.bottom) { Text(verbatim: "ferry") }
    } compactLeading: {
      Text(verbatim: "1")
    } compactTrailing: {
      Text(verbatim: "2")
    } minimal: {
      Text(verbatim: "3")
    }
    let told = [
      island, island.keylineTint(nil), island.widgetURL(nil),
      island.contentMargins(.all, 4, for: .expanded),
    ]
    for island in told {
      #expect(island.parts(in: .compact).map { $0.place } == [.compactLeading, .compactTrailing])
      #expect(island.parts(in: .minimal).map { $0.place } == [.minimal])
      #expect(island.parts(in: .expanded).isEmpty)
    }
  }

  @Test func viewsAreToldOfTheirActivity() {
    let context = ActivityViewContext(
      attributes: Ferry(),
      state: Ferry.ContentState(),
      activityID: "ferry",
      isStale: true
    )
    #expect(context.activityID == "ferry" && context.isStale)
  }

  @Test func activitiesAreOfTheMiddleSize() {
    var environment = EnvironmentValues()
    #expect(environment.activityFamily == .medium)
    environment.activityFamily = .small
    #expect(environment.activityFamily == .small)
  }

  /// There are no widgets on the phone, which is said at once.
  @Test func widgetsAreAskedFor() async throws {
    await confirmation { isAnswered in
      WidgetCenter.shared.getCurrentConfigurations { answer in
        if (try? answer.get())?.isEmpty == true { isAnswered() }
      }
    }
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
  }
}
