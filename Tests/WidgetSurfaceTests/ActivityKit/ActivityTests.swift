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

  @DynamicIslandExpandedContentBuilder
  private static func onePart() -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedRegion(.leading) { Text(verbatim: "leading") }
  }

  @DynamicIslandExpandedContentBuilder
  private static func severalParts() -> DynamicIslandExpandedContent<some View> {
    onePart()
    DynamicIslandExpandedRegion(.trailing) { Text(verbatim: "trailing") }
    onePart()
  }

  /// Parts of the opened island may be made elsewhere, alone or among others, as views.
  @Test func openedIslandsAreMadeOfPartsMadeElsewhere() {
    let island = DynamicIsland {
      Self.severalParts()
    } compactLeading: {
      Text(verbatim: "1")
    } compactTrailing: {
      Text(verbatim: "2")
    } minimal: {
      Text(verbatim: "3")
    }
    #expect(island.parts(in: .minimal).map { $0.place } == [.minimal])
  }

  private struct Bus: ActivityAttributes {
    struct ContentState: Codable, Hashable {}
  }

  private struct Shown<Attributes: ActivityAttributes>: Widget {
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: Attributes.self) { _ in
        Text(verbatim: "content")
      } dynamicIsland: { _ in
        DynamicIsland {
          DynamicIslandExpandedRegion(.bottom) { Text(verbatim: "bottom") }
        } compactLeading: {
          Text(verbatim: "1")
        } compactTrailing: {
          Text(verbatim: "2")
        } minimal: {
          Text(verbatim: "3")
        }
      }
    }
  }

  /// Of several activities each state is shown by the first that has its attributes, and by none where none has them.
  @Test func statesAreShownByTheirOwnActivity() throws {
    func states(among widgets: [any Widget]) throws -> [[ActivityPart.Place]?] {
      let preview = _declaredPreview(
        "Ferry",
        as: .content,
        using: Ferry(),
        widget: { _WidgetList(widgets: widgets) },
        contentStates: { Ferry.ContentState() }
      )
      let declared = try #require(preview as? ActivityPreview)
      let provided = ActivityPreview(
        showing: {
          [
            PreviewedActivity(
              attributes: HandedOver<Any>(Ferry()),
              state: HandedOver<Any>(Ferry.ContentState()),
              kind: .dynamicIsland(.minimal)
            )
          ]
        },
        among: _WidgetList(widgets: widgets).body._activities
      )
      return (declared.states() + provided.states()).map { parts in parts?.map(\.place) }
    }
    let shown = try states(among: [Shown<Bus>(), Shown<Ferry>()])
    #expect(shown == [[.lockScreen], [.minimal]])
    let foreign = try states(among: [Shown<Bus>()])
    #expect(foreign == [nil, nil])
  }

  private struct Trip: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var stop: Int
    }
  }

  /// A preview has its name and its kind, and a view of each state, in their order, in each part of the island.
  @Test func previewsHaveTheirNameKindAndStates() throws {
    @PreviewActivityBuilder<Trip> func stops() -> [Trip.ContentState] {
      Trip.ContentState(stop: 3)
      Trip.ContentState(stop: 1)
      Trip.ContentState(stop: 2)
    }
    #expect(stops().map(\.stop) == [3, 1, 2])
    let kinds: [(kind: ActivityPreviewViewKind, places: [ActivityPart.Place])] = [
      (.content, [.lockScreen]), (.dynamicIsland(.compact), [.compactLeading, .compactTrailing]),
      (.dynamicIsland(.minimal), [.minimal]), (.dynamicIsland(.expanded), []),
    ]
    let names: [String?] = ["Trip", nil]
    for (kind, places) in kinds {
      for name in names {
        let preview = _declaredPreview(
          name,
          as: kind,
          using: Trip(),
          widget: { Shown<Trip>() },
          contentStates: {
            Trip.ContentState(stop: 1)
            Trip.ContentState(stop: 2)
          }
        )
        let declared = try #require(preview as? ActivityPreview)
        #expect(declared.name == name && declared.kind == kind)
        let shown = declared.states().map { parts in parts?.map(\.place) }
        let expected: [[ActivityPart.Place]?] = [places, places]
        #expect(shown == expected)
      }
    }
  }

  /// Activities are known, and changed, until they are ended; those of other attributes are others.
  @Test func activitiesAreKnownUntilTheyAreEnded() async throws {
    #expect(ActivityAuthorizationInfo().areActivitiesEnabled && Activity<Trip>.activities.isEmpty)
    let content = ActivityContent(state: Trip.ContentState(stop: 1), staleDate: nil)
    let first = try Activity.request(attributes: Trip(), content: content, pushType: .token)
    let second = try Activity<Trip>.request(attributes: Trip(), contentState: .init(stop: 5))
    #expect(Activity<Trip>.activities.map(\.id) == [first.id, second.id])
    #expect(Activity<Bus>.activities.isEmpty && first.id != second.id)
    await first.update(ActivityContent(state: .init(stop: 2), staleDate: .distantPast))
    #expect(first.content.state.stop == 2 && first.content.staleDate == .distantPast)
    await second.update(using: .init(stop: 6))
    #expect(second.contentState.stop == 6 && second.activityState == .active)
    let later: Activity<Trip>.ContentState = Trip.ContentState(stop: 3)
    await first.update(ActivityContent(state: later, staleDate: nil), timestamp: .distantFuture)
    await second.end(ActivityContent(state: later, staleDate: nil), timestamp: .distantFuture)
    #expect(first.content.state == later && second.content.state == later)
    #expect(second.activityState == .ended && Activity<Trip>.activities.map(\.id) == [first.id])
    let third = try Activity<Trip>.request(attributes: Trip(), content: content)
    await first.end(nil, dismissalPolicy: .immediate)
    await first.update(ActivityContent(state: .init(stop: 9), staleDate: nil))
    #expect(first.activityState == .ended && first.content.state.stop == 3)
    #expect(Activity<Trip>.activities.map(\.id) == [third.id])
    await third.end(using: .init(stop: 7), dismissalPolicy: .after(.distantFuture))
    #expect(third.contentState.stop == 7 && Activity<Trip>.activities.isEmpty)
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
    #expect(!environment.isActivityFullscreen)
  }

  /// There are no widgets on the phone, which is said at once.
  @Test func widgetsAreAskedFor() async throws {
    await confirmation { isAnswered in
      WidgetCenter.shared.getCurrentConfigurations { answer in
        guard let widgets = try? answer.get() else { return }
        let options = widgets.map {
          ($0.configuration, $0.widgetConfigurationIntent(of: WidgetIdioms.SelectDeck.self))
        }
        if options.isEmpty { isAnswered() }
      }
    }
    let placed: [WidgetInfo] = try await WidgetCenter.shared.currentConfigurations()
    #expect(placed.map(\.id) == placed)
    WidgetCenter.shared.invalidateRelevance(ofKind: "ferries")
    #expect(placed.isEmpty)
    ControlCenter.shared.reloadAllControls()
    ControlCenter.shared.reloadControls(ofKind: "Quiet")
  }
}
