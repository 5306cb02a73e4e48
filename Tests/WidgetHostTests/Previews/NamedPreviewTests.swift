#if os(Linux)
import Foundation
import SwiftUISurface
import Testing
import WidgetHost
import WidgetSurface

/// Providers of previews as apps declare them within the views that they show.
enum PierViews {
  struct Shown: PreviewProvider {
    static var previews: some View { Text(verbatim: "Pier") }
  }
}

enum QuayViews {
  struct Tram: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var minutes = 5
    }
  }

  /// A view, and beside it a Live Activity, as apps showed them before there was `#Preview`.
  struct Shown: PreviewProvider {
    static var previews: some View {
      Text(verbatim: "Quay")
      Tram().previewContext(Tram.ContentState(minutes: 7), viewKind: .content)
    }
  }
}

/// Each preview is shown, whatever it shares its name with.
@MainActor
@Suite struct NamedPreviewTests {
  private struct NoWidget: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
  }

  private struct OneMargined: WidgetBundle {
    var body: some Widget {
      ContentMarginTests.Unmargined()
      ContentMarginTests.Margined()
    }
  }

  private static func run(_ name: String, of host: WidgetHost) async throws -> WidgetRun {
    var request = HostRequest(
      kind: "",
      family: "systemSmall",
      surroundings: HostSurroundings(now: Date(timeIntervalSince1970: 1_764_590_400))
    )
    request.devices = ["iPhone 15"]
    request.fixtures = .preview(name)
    return try await host.run(request)
  }

  @Test func previewsOfOneNameAreToldApart() async throws {
    let host = WidgetHost(NoWidget())
    let names = host.previews.map(\.identifier).filter { $0.hasPrefix("Shown") }
    #expect(names == ["Shown", "Shown (2)"])
    var shown: [[String]] = []
    for name in names {
      let run = try await Self.run(name, of: host)
      shown.append(run.entries.flatMap(\.layouts).flatMap(\.texts).map(\.string))
      // As of most widgets, where the program has none: 158, less 16 on each side.
      #expect(run.entries.flatMap(\.layouts).map(\.width) == [126])
    }
    #expect(shown == [["Pier"], ["Quay"]])
  }

  /// Views belong to any of the program's widgets: they have margins where one of these has, and none where none has.
  @Test func viewsHaveNoMarginsWhereNoWidgetHas() async throws {
    let hosts: [(host: WidgetHost, width: Double)] = [
      (WidgetHost(ContentMarginTests.Margined()), 126), (WidgetHost(OneMargined()), 126),
      (WidgetHost(ContentMarginTests.Unmargined()), 158),
    ]
    for row in hosts {
      let run = try await Self.run("Shown", of: row.host)
      #expect(run.entries.flatMap(\.layouts).map(\.width) == [row.width])
    }
  }

  private struct Bus: ActivityAttributes {
    struct ContentState: Codable, Hashable {}
  }

  private struct BusActivity: Widget {
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: Bus.self) { _ in
        Text(verbatim: "bus")
      } dynamicIsland: { _ in
        DynamicIsland.plain(bottom: "bottom")
      }
    }
  }

  private struct TramActivity: Widget {
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: QuayViews.Tram.self) { context in
        Text(verbatim: "in \(context.state.minutes) minutes")
      } dynamicIsland: { _ in
        DynamicIsland.plain(bottom: "bottom")
      }
    }
  }

  /// Asks for the Live Activities that a preview shows.
  private static func activities(_ preview: String, on device: String) -> HostRequest {
    var request = HostRequest(
      kind: "",
      family: "liveActivity",
      surroundings: HostSurroundings(now: Date(timeIntervalSince1970: 1_764_590_400))
    )
    request.devices = [device]
    request.fixtures = .preview(preview)
    return request
  }

  private struct TwoOfEach: WidgetBundle {
    var body: some Widget {
      ContentMarginTests.Edge()
      BusActivity()
      ContentMarginTests.Rows()
      TramActivity()
    }
  }

  /// What views show of a Live Activity is shown by whichever of the program's activities it is of, and a view beside it
  /// stands in the families of all widgets.
  @Test func activitiesAndFamiliesAreThoseOfTheWholeProgram() async throws {
    let host = WidgetHost(TwoOfEach())
    let families = try host.families(ofPreview: "Shown (2)")
    #expect(families == ["systemSmall", "accessoryRectangular", "liveActivity"])
    let none = try WidgetHost(NoWidget()).families(ofPreview: "Shown (2)")
    #expect(none == ["liveActivity"])
    let run = try await host.run(Self.activities("Shown (2)", on: "iPhone 15 Pro"))
    #expect(run.entries.map(\.name) == ["lockScreen 1"])
    let texts = run.entries.flatMap(\.layouts).flatMap(\.texts).map(\.string)
    #expect(texts == ["in 7 minutes"] && run.findings == [])
  }

  /// Views may be asked for the Live Activities among them, be there none.
  @Test func viewsMayShowNoActivities() async throws {
    let run = try await WidgetHost(NoWidget()).run(Self.activities("Shown", on: "iPhone 15"))
    #expect(run.isComplete && run.entries.isEmpty && run.findings.isEmpty)
  }
}
#endif
