#if os(Linux)
import FontFaces
import SwiftUISurface
import Testing

@testable import WidgetHost
@testable import WidgetSurface

/// Live Activities that a `PreviewProvider` shows, as Xcode's template did before there was `#Preview`.
@MainActor
@Suite struct ProvidedActivityTests {
  private struct Tram: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var minutes = 5
    }
  }

  private struct Bus: ActivityAttributes {
    struct ContentState: Codable, Hashable {}
  }

  private struct TramActivity: Widget {
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: Tram.self) { context in
        Text(verbatim: "in \(context.state.minutes) minutes" + (context.isStale ? " or so" : ""))
      } dynamicIsland: { context in
        DynamicIsland {
          DynamicIslandExpandedRegion(.bottom) { Text(verbatim: "bottom") }
        } compactLeading: {
          Text(verbatim: "Tram")
        } compactTrailing: {
          Text(verbatim: "\(context.state.minutes)")
        } minimal: {
          Text(verbatim: context.isStale ? "T?" : "T")
        }
      }
    }
  }

  /// Another activity of the same attributes.
  private struct LaterTramActivity: Widget {
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: Tram.self) { _ in
        Text(verbatim: "later")
      } dynamicIsland: { _ in
        DynamicIsland.plain(bottom: "later")
      }
    }
  }

  private static func member(
    _ content: @escaping @MainActor () -> AnyView
  ) -> ProgramPreviews.Member {
    ProgramPreviews.Member(identifier: "Tram_Previews", name: nil, content: .views(content))
  }

  private static func trams() -> AnyView {
    AnyView(
      Group {
        Tram().previewContext(Tram.ContentState(), viewKind: .content)
          .previewDisplayName("Lock Screen")
        Tram().previewContext(Tram.ContentState(minutes: 7), viewKind: .dynamicIsland(.compact))
      }
    )
  }

  private static func request(_ family: String) -> HostRequest {
    var request = FaultTests.request("")
    request.family = family
    request.devices = ["iPhone 15 Pro"]
    return request
  }

  private static func run(
    among others: [_ActivityDefinition] = [],
    _ content: @escaping @MainActor () -> AnyView
  ) throws -> WidgetRun {
    var run = WidgetRun(kind: "", family: "")
    let activities = TramActivity().body._activities + others
    let preview = PreviewSession.activities(of: content, among: activities)
    try ActivitySession(preview, named: "Tram_Previews", request("liveActivity"))
      .run { run.take($0) }
    return run
  }

  @Test func activitiesAreLaidOut() throws {
    let run = try Self.run { Self.trams() }
    #expect(run.entries.map(\.name) == ["lockScreen 1", "compactLeading 2", "compactTrailing 2"])
    let texts = run.entries.flatMap(\.layouts).flatMap(\.texts).map(\.string)
    #expect(texts == ["in 5 minutes", "Tram", "7"])
    #expect(run.findings.isEmpty)
  }

  /// Of two activities of the same attributes the first is shown.
  @Test func theFirstOfTwoActivitiesIsShown() throws {
    let run = try Self.run(among: LaterTramActivity().body._activities) { Self.trams() }
    let texts = run.entries.flatMap(\.layouts).flatMap(\.texts).map(\.string)
    #expect(texts == ["in 5 minutes", "Tram", "7"])
  }

  /// A view that says that it is out of date says so where it is shown as such, on the Lock Screen and in the island.
  @Test func activitiesMayBeOutOfDate() throws {
    let run = try Self.run {
      AnyView(
        Group {
          Tram().previewContext(Tram.ContentState(), isStale: true, viewKind: .content)
          Tram().previewContext(Tram.ContentState(), isStale: false, viewKind: .content)
          Tram().previewContext(
            Tram.ContentState(),
            isStale: true,
            viewKind: .dynamicIsland(.minimal)
          )
        }
      )
    }
    let texts = run.entries.flatMap(\.layouts).flatMap(\.texts).map(\.string)
    #expect(texts == ["in 5 minutes or so", "in 5 minutes", "T?"])
  }

  @Test func activitiesOfNoWidgetAreTold() throws {
    let run = try Self.run {
      AnyView(Bus().previewContext(Bus.ContentState(), viewKind: .content))
    }
    #expect(run.findings.map(\.code) == [.foreignEntry])
    #expect(run.entries.isEmpty)
  }

  /// One of no widget keeps none behind it from being laid out, and is counted.
  @Test func activitiesBehindOneOfNoWidgetAreLaidOut() throws {
    let run = try Self.run {
      AnyView(
        Group {
          Tram().previewContext(Tram.ContentState(), viewKind: .content)
          Bus().previewContext(Bus.ContentState(), viewKind: .content)
          Tram().previewContext(Tram.ContentState(minutes: 7), viewKind: .content)
        }
      )
    }
    #expect(run.findings.map(\.code) == [.foreignEntry])
    #expect(run.entries.map(\.name) == ["lockScreen 1", "lockScreen 3"])
  }

  private final class Quiet: UIViewController, NCWidgetProviding {}

  /// Whether the fonts of a Live Activity and of a Today extension are those that a widget is laid out in.
  private static func haveFontsOfWidgets() throws -> [Bool] {
    var shown = request("todayCompact")
    shown.devices = ["iPhone 8 on iOS 13"]
    let layouts = try EntryLayouts(
      family: .systemSmall,
      request: request("systemSmall"),
      hasContentMargins: true
    )
    let activity = try ActivitySession(
      ActivityPreview(name: nil, kind: .content) { [] },
      named: "Trams",
      request("liveActivity")
    )
    let hosted = try #require(HostedTodayExtension(TodayExtension { Quiet() }))
    let today = try TodaySession(hosted, shown)
    let cascade = layouts.fonts.cascade(weight: .regular)
    return try [Mirror(reflecting: activity), Mirror(reflecting: today)].map { session in
      let fonts = try #require(session.descendant("fonts") as? FontLibrary)
      return fonts.cascade(weight: .regular) == cascade
    }
  }

  /// Each opening of the fonts maps them anew, and a process may map only so much; other tests open others.
  @Test func fontsAreOpenedOnce() async {
    await #expect(processExitsWith: .success) {
      let areTheSame = try await ProvidedActivityTests.haveFontsOfWidgets()
      #expect(areTheSame == [true, true])
    }
  }

  /// They stand in no widget's family, where they would be empty and whole; views beside them stand where they did.
  @Test func activitiesStandInNoFamily() async throws {
    let known = ["systemSmall", "todayCompact"]
    let activities = Self.member { Self.trams() }
    #expect(PreviewSession.families(of: activities, known: known) == ["liveActivity"])
    let beside = Self.member {
      AnyView(
        Group {
          Text(verbatim: "a view")
          Self.trams()
        }
      )
    }
    #expect(
      PreviewSession.families(of: beside, known: known) == ["systemSmall", "liveActivity"]
    )
    let plain = Self.member { AnyView(Text(verbatim: "a view")) }
    #expect(PreviewSession.families(of: plain, known: known) == [])
    // One that is declared is shown by a session of its own.
    let declared = ProgramPreviews.Member(
      identifier: "A.swift:3",
      name: nil,
      content: .activity(ActivityPreview(name: nil, kind: .content) { [] })
    )
    for (member, count) in [(activities, 0), (beside, 1), (declared, 0)] {
      var run = WidgetRun(kind: "", family: "systemSmall")
      try await PreviewSession(member, Self.request("systemSmall"))
        .run(hasContentMargins: true) { run.take($0) }
      #expect(run.entries.count == count && run.isComplete)
    }
  }
}
#endif
