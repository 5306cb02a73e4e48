#if os(Linux)
import Foundation
import SwiftUISurface
import Testing

@testable import WidgetHost
@testable import WidgetSurface

/// Of what a preview shows no more is laid out than of a timeline, and where there is more, that is told.
@MainActor
@Suite struct PreviewLimitTests {
  private struct MomentWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Moments", provider: MomentProvider()) { _ in
        Text(verbatim: "now")
      }
      .supportedFamilies([.accessoryRectangular])
    }
  }

  private struct Tram: ActivityAttributes {
    struct ContentState: Codable, Hashable {}
  }

  private struct TramActivity: Widget {
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: Tram.self) { _ in
        Text(verbatim: "tram")
      } dynamicIsland: { _ in
        DynamicIsland.plain(bottom: "tram")
      }
    }
  }

  private static func request(_ family: String) -> HostRequest {
    var request = FaultTests.request("")
    request.family = family
    request.devices = ["iPhone 15 Pro"]
    request.limits.entries = 3
    return request
  }

  /// - Parameter second: that of the date which is told with it.
  private static func check(_ lines: [String], tellMore: Bool, at second: Int, _ kind: String) {
    #expect(lines.count { $0.hasPrefix("preview ") } == 3, "\(kind)")
    let told = lines.filter { $0.contains("no more than 3 entries are laid out") }
    #expect(told.count == (tellMore ? 1 : 0), "\(kind)")
    let date = "\"date\":\"2025-12-01T12:00:0\(second)Z\""
    #expect(told.allSatisfy { $0.contains(date) }, "\(kind): \(told)")
  }

  @Test(arguments: [(3, false), (4, true)])
  func viewsAndEntriesHaveALimit(_ count: Int, _ isMore: Bool) async throws {
    let preview = _declaredPreview(
      as: .accessoryRectangular,
      widget: { MomentWidget() },
      timeline: {
        (0..<count).map { second -> any TimelineEntry in
          Moment(date: FaultTests.start + Double(second))
        }
      }
    )
    let contents: [ProgramPreviews.Content] = [
      .views { AnyView(ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)") }) },
      .widget(try #require(preview as? WidgetPreview)),
    ]
    let request = Self.request("accessoryRectangular")
    for (kind, content) in zip(["views", "entries"], contents) {
      let member = ProgramPreviews.Member(identifier: kind, name: nil, content: content)
      let lines = await RecordedPreviewTests.said(request) { report in
        try await PreviewSession(member, request).run(hasContentMargins: true, report: report)
      }
      // Views are shown at the beginning, an entry that is left out at its own date.
      Self.check(lines, tellMore: isMore, at: kind == "views" ? 0 : 3, kind)
    }
  }

  private struct Small: View {
    @Environment(\.widgetFamily) private var family
    let words: String

    var body: some View {
      if family == .systemSmall { Text(verbatim: words) }
    }
  }

  /// A view that is there in one family alone is shown in that one, and takes no other's place there.
  @Test(
    arguments: [("systemSmall", ["a", "b", "c"]), ("systemMedium", ["b"])] as [(String, [String])]
  )
  func viewsOfOneFamilyAreShownInIt(_ family: String, _ expected: [String]) async throws {
    let member = ProgramPreviews.Member(
      identifier: "views",
      name: nil,
      content: .views {
        AnyView(
          Group {
            Small(words: "a")
            Text(verbatim: "b")
            Small(words: "c")
          }
        )
      }
    )
    var run = WidgetRun(kind: "", family: family)
    try await PreviewSession(member, Self.request(family))
      .run(hasContentMargins: true) { run.take($0) }
    let shown = run.entries.map { $0.layouts.first?.texts.map(\.string) ?? [] }
    #expect(shown == expected.map { [$0] })
  }

  /// What a preview shows is drawn, be it views or entries.
  @Test func viewsAndEntriesAreDrawn() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let preview = _declaredPreview(
      as: .accessoryRectangular,
      widget: { MomentWidget() },
      timeline: {
        Moment(date: FaultTests.start)
        Moment(date: FaultTests.start + 1)
      }
    )
    let contents: [ProgramPreviews.Content] = [
      .views { AnyView(ForEach(0..<2, id: \.self) { Text(verbatim: "\($0)") }) },
      .widget(try #require(preview as? WidgetPreview)),
    ]
    for (kind, content) in zip(["views", "entries"], contents) {
      var request = Self.request("accessoryRectangular")
      request.fixtures = .preview(kind)
      request.pictures = folder.path
      let member = ProgramPreviews.Member(identifier: kind, name: nil, content: content)
      var run = WidgetRun(kind: kind, family: request.family)
      try await PreviewSession(member, request).run(hasContentMargins: true) { run.take($0) }
      let pictures = run.entries.flatMap(\.layouts).map { $0.picture ?? "none" }
      #expect(pictures.map { $0.suffix(6) } == ["-1.png", "-2.png"])
      #expect(pictures.allSatisfy { $0.hasPrefix("\(kind)-") }, "\(pictures)")
    }
  }

  /// Says what time it is, with a further row from the beginning on.
  private struct LaterRow: View {
    @Environment(\.referenceDate) private var now

    var body: some View {
      VStack {
        Text(verbatim: now > FaultTests.start ? "Flood" : "Tide")
        if now > FaultTests.start { Text(verbatim: "Ebb") }
      }
    }
  }

  private struct LaterWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Later", provider: MomentProvider()) { _ in LaterRow() }
        .supportedFamilies([.accessoryInline])
    }
  }

  /// An entry of a preview is shown at its own date, and looked at as it is shown then.
  @Test(
    arguments: [(0, "Tide", []), (60, "Flood", [.furtherRows])]
      as [(TimeInterval, String, [HostFinding.Code])]
  )
  func entriesAreShownAtTheirDates(
    _ seconds: TimeInterval,
    _ words: String,
    _ codes: [HostFinding.Code]
  ) async throws {
    let preview = _declaredPreview(
      as: .accessoryInline,
      widget: { LaterWidget() },
      timeline: { Moment(date: FaultTests.start + seconds) }
    )
    let member = ProgramPreviews.Member(
      identifier: "rows",
      name: nil,
      content: .widget(try #require(preview as? WidgetPreview))
    )
    let request = Self.request("accessoryInline")
    var run = WidgetRun(kind: "", family: request.family)
    try await PreviewSession(member, request).run(hasContentMargins: true) { run.take($0) }
    #expect(run.entries.map(\.date) == [FaultTests.start + seconds])
    #expect(run.entries.flatMap(\.layouts).map { $0.texts.map(\.string) } == [[words]])
    #expect(run.findings.map(\.code) == codes)
  }

  @Test(arguments: [(3, false), (4, true)])
  func statesHaveALimit(_ count: Int, _ isMore: Bool) async throws {
    let activities = PreviewSession.activities(
      of: {
        AnyView(
          ForEach(0..<count, id: \.self) { _ in
            Tram().previewContext(Tram.ContentState(), viewKind: .content)
          }
        )
      },
      among: TramActivity().body._activities
    )
    let request = Self.request("liveActivity")
    let lines = await RecordedPreviewTests.said(request) { report in
      try ActivitySession(activities, named: "Trams", request).run(report: report)
    }
    Self.check(lines, tellMore: isMore, at: 0, "states")
  }
}
#endif
