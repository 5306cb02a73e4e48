#if os(Linux)
import CCairo
import Foundation
import SwiftUISurface
import TestSupport
import Testing

@testable import WidgetHost
@testable import WidgetSurface

/// Pictures of widgets, of Live Activities and of Today extensions: how large they are, and which colours they have
/// away from all edges, as recorded.
///
/// `Scripts/renew-golden` writes the recording anew.
@MainActor
@Suite struct RecordedPictureTests {
  private static let recording = Recording(
    "WidgetHostTests/Recorded/pictures.recorded",
    names: ["widgets", "activities", "extensions"]
  )

  // MARK: - Pixels

  private struct Pixels {
    let width: Int
    let height: Int
    private let bytes: [UInt8]
    private let stride: Int

    init(_ file: URL) throws {
      let surface = try #require(cairo_image_surface_create_from_png(file.path))
      defer { cairo_surface_destroy(surface) }
      try #require(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
      width = Int(cairo_image_surface_get_width(surface))
      height = Int(cairo_image_surface_get_height(surface))
      stride = Int(cairo_image_surface_get_stride(surface))
      let data = try #require(cairo_image_surface_get_data(surface))
      bytes = Array(UnsafeBufferPointer(start: data, count: stride * height))
    }

    /// The colour of a pixel, as red, green and blue in eight bits each.
    func color(_ x: Int, _ y: Int) -> String {
      let start = y * stride + x * 4
      return bytes[start..<start + 3].reversed().map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
      .joined()
    }

    /// Where the picture's corner has another colour than at its upper edge's middle, in each of some rows below
    /// the edge: to five pixels.
    func corner(from edge: Int, in rows: [Int]) -> [Int] {
      rows.map { row in
        let ground = color(width / 2, edge + row)
        let first = (edge..<width / 2).first { color($0, edge + row) == ground } ?? 0
        return (first - edge) / 5 * 5
      }
    }
  }

  /// What is seen of a picture: its size, and a grid of its colours.
  private static func described(_ file: URL, scale: Int) throws -> String {
    let pixels = try Pixels(file)
    let edge = 24 * scale
    let (width, height) = (pixels.width - 2 * edge, pixels.height - 2 * edge)
    let colors = [0.07, 0.31, 0.52, 0.93].map { y in
      [0.09, 0.27, 0.51, 0.88].map { x in
        pixels.color(edge + Int(Double(width) * x), edge + Int(Double(height) * y))
      }
      .joined(separator: " ")
    }
    return "\(pixels.width)×\(pixels.height) \(pixels.color(2, 2)) "
      + "\(colors.joined(separator: " | ")) corners \(pixels.corner(from: edge, in: [2, 12, 30, 60]))"
  }

  private static func folder() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID().uuidString)")
  }

  /// The pictures of a run, by the names that its records have.
  private static func described(_ run: WidgetRun, _ folder: URL, scale: Int) throws -> [String] {
    try run.entries.flatMap { entry in
      try entry.layouts.map { layout in
        guard let picture = layout.picture else { return "\(entry.role) \(layout.typeSize): none" }
        let file = folder.appending(path: picture)
        return "\(entry.role) \(layout.typeSize) \(picture): \(try described(file, scale: scale))"
      }
    } + run.findings.map { "\($0.code)" }
  }

  private static func request(_ kind: String, _ family: String, _ folder: URL) -> HostRequest {
    var request = HostRequest(
      kind: kind,
      family: family,
      surroundings: HostSurroundings(now: FaultTests.start, deviceLanguages: ["de-AT", "en"])
    )
    request.waitForAllAnswers()
    request.devices = ["iPhone 15"]
    request.pictures = folder.path
    return request
  }

  // MARK: - Widgets

  private struct Colored: Widget {
    var ground: Color?

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "A/b c.d é1", provider: MomentProvider()) { entry in
        let content = VStack(spacing: 0) {
          Color.green.frame(height: 20)
          HStack(spacing: 0) {
            Color.blue.frame(width: 30)
            Spacer()
          }
        }
        if let ground { content.containerBackground(ground, for: .widget) } else { content }
      }
      .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular])
    }
  }

  @Test func widgetsAreDrawnAsRecorded() async throws {
    var lines: [String] = []
    for (name, ground) in [
      ("none", nil), ("red", Color.red), ("translucent", Color.black.opacity(0.5)),
      ("clear", Color.clear),
    ] {
      for family in ["systemSmall", "systemMedium", "accessoryRectangular"] {
        let folder = Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        var request = Self.request("A/b c.d é1", family, folder)
        if name == "red" { request.typeSizes = ["small", "large"] }
        let run = try await WidgetHost(Colored(ground: ground)).run(request)
        lines.append("== \(name) in \(family)")
        lines += try Self.described(run, folder, scale: 3)
      }
    }
    // No more than there may be, one after the other.
    for most in 0...4 {
      let folder = Self.folder()
      defer { try? FileManager.default.removeItem(at: folder) }
      var request = Self.request("A/b c.d é1", "systemSmall", folder)
      request.typeSizes = ["small", "large"]
      request.limits.pictures = most
      let run = try await WidgetHost(Colored()).run(request)
      lines.append("\(most): \(run.entries.flatMap(\.layouts).map { $0.picture ?? "none" })")
    }
    // Where there can be no folder nothing is drawn, which is said of each entry that is asked for.
    var request = Self.request("A/b c.d é1", "systemSmall", URL(filePath: "/dev/null/pictures"))
    request.typeSizes = ["small", "large"]
    let run = try await WidgetHost(Colored(ground: .red)).run(request)
    lines.append(
      "\(Set(run.findings.map(\.code))) \(run.findings.allSatisfy { $0.date == FaultTests.start }) "
        + "\(run.entries.flatMap(\.layouts).map { $0.picture ?? "none" })"
    )
    try Self.recording.check("widgets", lines)
  }

  // MARK: - Live Activities

  private struct Crossing: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var leadingWidth = 20.0
    }
  }

  private struct CrossingActivity: Widget {
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: Crossing.self) { _ in
        Color.green.frame(width: 100)
      } dynamicIsland: { context in
        DynamicIsland {
          DynamicIslandExpandedRegion(.bottom) { Text("bottom") }
        } compactLeading: {
          Color.red.frame(width: context.state.leadingWidth)
        } compactTrailing: {
          Color.green.frame(width: 10)
        } minimal: {
          Color.blue.frame(width: 8)
        }
      }
    }
  }

  @Test func activitiesAreDrawnAsRecorded() throws {
    var lines: [String] = []
    let kinds: [(String, ActivityPreviewViewKind)] = [
      ("content", .content), ("compact", .dynamicIsland(.compact)),
      ("minimal", .dynamicIsland(.minimal)),
    ]
    for (name, kind) in kinds {
      let preview = _declaredPreview(
        name,
        as: kind,
        using: Crossing(),
        widget: { CrossingActivity() },
        contentStates: { Crossing.ContentState() }
      )
      let activity = try #require(preview as? ActivityPreview)
      let folder = Self.folder()
      defer { try? FileManager.default.removeItem(at: folder) }
      var request = Self.request("", "liveActivity", folder)
      request.fixtures = .preview("A.swift:3")
      request.devices = ["iPhone 15 Pro"]
      var run = WidgetRun(kind: "", family: "")
      try ActivitySession(activity, named: "A.swift:3", request).run { run.take($0) }
      lines.append("== \(name)")
      lines += try Self.described(run, folder, scale: 3)
    }
    try Self.recording.check("activities", lines)
  }

  // MARK: - Today extensions

  private final class Colors: UIViewController, NCWidgetProviding {
    override func viewDidLoad() {
      let view = UIView(frame: CGRect(x: 10, y: 8, width: 60, height: 40))
      view.backgroundColor = .green
      self.view.addSubview(view)
      preferredContentSize = CGSize(width: 0, height: 90)
      extensionContext?.widgetLargestAvailableDisplayMode = .expanded
    }
  }

  @Test func extensionsAreDrawnAsRecorded() async throws {
    var lines: [String] = []
    for device in ["iPhone 6 on iOS 8", "iPhone 8 on iOS 13"] {
      let folder = Self.folder()
      defer { try? FileManager.default.removeItem(at: folder) }
      var request = Self.request("Colors", "todayExpanded", folder)
      request.devices = [device]
      request.typeSizes = ["large", "xLarge"]
      request.limits.pictures = 1
      let run = try await WidgetHost(TodayExtension { Colors() }).run(request)
      lines.append("== \(device)")
      lines += try Self.described(run, folder, scale: 2)
    }
    try Self.recording.check("extensions", lines)
  }

  // MARK: - Bounds

  /// The colour of a picture at its left edge, halfway down, away from what it shows.
  private static func edge(of picture: String?, in folder: URL) throws -> String {
    let pixels = try Pixels(folder.appending(path: try #require(picture)))
    return pixels.color(2, pixels.height / 2)
  }

  /// Of a Live Activity nothing is drawn beyond its bounds, however wide it is.
  @Test func activitiesAreDrawnWithinTheirBounds() throws {
    let folder = Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let preview = _declaredPreview(
      "wide",
      as: .dynamicIsland(.compact),
      using: Crossing(),
      widget: { CrossingActivity() },
      contentStates: { return [20.0, 300].map { Crossing.ContentState(leadingWidth: $0) } }
    )
    let activity = try #require(preview as? ActivityPreview)
    var request = Self.request("", "liveActivity", folder)
    request.fixtures = .preview("A.swift:3")
    request.devices = ["iPhone 15 Pro"]
    var run = WidgetRun(kind: "", family: "")
    try ActivitySession(activity, named: "A.swift:3", request).run { run.take($0) }
    let leading = run.entries.filter { $0.name?.hasPrefix("compactLeading") == true }
    let edges = try leading.flatMap(\.layouts).map { try Self.edge(of: $0.picture, in: folder) }
    #expect(edges.count == 2 && edges.first == edges.last)
  }

  /// Shows a view that is wider than any device.
  private final class Wide: UIViewController, NCWidgetProviding {
    override func viewDidLoad() {
      let view = UIView(frame: CGRect(x: -200, y: 0, width: 1_000, height: 110))
      view.backgroundColor = .green
      self.view.addSubview(view)
    }
  }

  private final class Narrow: UIViewController, NCWidgetProviding {}

  /// Nor is anything of an extension.
  @Test func extensionsAreDrawnWithinTheirBounds() async throws {
    let folder = Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var edges: [String] = []
    for (kind, host) in [
      ("Narrow", WidgetHost(TodayExtension { Narrow() })),
      ("Wide", WidgetHost(TodayExtension { Wide() })),
    ] {
      var request = Self.request(kind, "todayCompact", folder)
      request.devices = ["iPhone 8 on iOS 13"]
      let layouts = try await host.run(request).entries.flatMap(\.layouts)
      edges += try layouts.map { try Self.edge(of: $0.picture, in: folder) }
    }
    #expect(edges.count == 2 && edges.first == edges.last)
  }
}
#endif
