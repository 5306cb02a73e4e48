#if os(Linux)
import Foundation
import SwiftUISurface
import Testing

@testable import WidgetHost
@testable import WidgetSurface

/// Seven kanji, which have 111 points in a size of 17 with Japanese among the device's languages, and 121 without it.
private let kanji = "海辺図書館夜間"
private let width: CGFloat = 116

/// Widgets, Live Activities and Today extensions are set as on a device with the languages that are asked for.
@MainActor
@Suite struct DeviceLanguageTests {
  private struct Harbour: View {
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: kanji).font(.system(size: 17)).lineLimit(1).frame(width: width)
        Text(verbatim: "\(direction)").font(.system(size: 3))
      }
    }
  }

  /// Languages, whether the kanji have room with them, and the direction of the layout.
  nonisolated private static let devices: [([String], Bool, String)] = [
    (["ja"], true, "leftToRight"), (["en"], false, "leftToRight"),
    (["ar", "ja"], true, "rightToLeft"),
  ]

  private static func request(_ family: String, _ languages: [String]) -> HostRequest {
    var request = HostRequest(
      kind: "",
      family: family,
      surroundings: HostSurroundings(now: FaultTests.start, deviceLanguages: languages)
    )
    request.waitForAllAnswers()
    request.devices = ["iPhone 15 Pro"]
    return request
  }

  @Test(arguments: devices)
  func widgetsAreSetInThem(_ languages: [String], _ isWhole: Bool, _ direction: String) throws {
    let layouts = try EntryLayouts(
      family: .systemSmall,
      request: Self.request("systemSmall", languages),
      hasContentMargins: true
    )
    let view: @MainActor () -> AnyView = { AnyView(Harbour()) }
    let texts = layouts.records(of: view, at: FaultTests.start, role: .timeline).flatMap(\.texts)
    #expect(texts.map(\.string) == [kanji, direction])
    #expect(texts.map(\.isWhole) == [isWhole, true])
  }

  private struct Crossing: ActivityAttributes {
    struct ContentState: Codable, Hashable {}
  }

  private struct CrossingActivity: Widget {
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: Crossing.self) { _ in
        Harbour()
      } dynamicIsland: { _ in
        DynamicIsland.plain(bottom: "bottom")
      }
    }
  }

  @Test(arguments: devices)
  func activitiesAreSetInThem(
    _ languages: [String],
    _ isWhole: Bool,
    _ direction: String
  ) throws {
    let activities = PreviewSession.activities(
      of: { AnyView(Crossing().previewContext(Crossing.ContentState(), viewKind: .content)) },
      among: CrossingActivity().body._activities
    )
    let request = Self.request("liveActivity", languages)
    var run = WidgetRun(kind: "", family: request.family)
    try ActivitySession(activities, named: "Crossing", request).run { run.take($0) }
    let texts = run.entries.flatMap(\.layouts).flatMap(\.texts)
    #expect(texts.map(\.string) == [kanji, direction])
    #expect(texts.map(\.isWhole) == [isWhole, true])
  }

  private final class Quay: UIViewController, NCWidgetProviding {
    override func viewDidLoad() {
      let label = UILabel()
      label.text = kanji
      label.font = .systemFont(ofSize: 17)
      label.frame = CGRect(x: 0, y: 0, width: width, height: 30)
      view.addSubview(label)
    }
  }

  @Test(arguments: devices)
  func extensionsAreSetInThem(
    _ languages: [String],
    _ isWhole: Bool,
    _ direction: String
  ) async throws {
    var request = Self.request("todayCompact", languages)
    request.kind = "Quay"
    request.devices = ["iPhone 8 on iOS 13"]
    let run = try await WidgetHost(TodayExtension { Quay() }).run(request)
    let texts = run.entries.flatMap(\.layouts).flatMap(\.texts)
    #expect(texts.map(\.string) == [kanji] && texts.map(\.isWhole) == [isWhole])
  }
}
#endif
