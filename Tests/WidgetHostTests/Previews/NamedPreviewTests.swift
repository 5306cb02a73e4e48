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
  struct Shown: PreviewProvider {
    static var previews: some View { Text(verbatim: "Quay") }
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

  /// Views may be asked for the Live Activities among them, be there none.
  @Test func viewsMayShowNoActivities() async throws {
    var request = HostRequest(
      kind: "",
      family: "liveActivity",
      surroundings: HostSurroundings(now: Date(timeIntervalSince1970: 1_764_590_400))
    )
    request.devices = ["iPhone 15"]
    request.fixtures = .preview("Shown")
    let run = try await WidgetHost(NoWidget()).run(request)
    #expect(run.isComplete && run.entries.isEmpty && run.findings.isEmpty)
  }
}
#endif
