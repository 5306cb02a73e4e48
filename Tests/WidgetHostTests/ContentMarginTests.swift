import Foundation
import SwiftUISurface
import Testing
import WidgetHost
import WidgetSurface

/// What reaches into a widget's margins is shown; what reaches beyond the widget is not.
@MainActor
@Suite struct ContentMarginTests {
  struct Reaching: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "reaching", provider: MomentProvider()) { _ in
        VStack(spacing: 0) {
          Text("Within").offset(y: -12)
          // A part that is clipped by itself cuts nothing else off.
          Color.red.frame(width: 9, height: 9).cornerRadius(2)
          Spacer()
          Text("Margin").offset(y: 12)
        }
        .overlay(alignment: .bottom) { Text("Beyond").offset(y: 24) }
      }
      .supportedFamilies([.systemSmall, .systemExtraLarge, .accessoryRectangular])
    }
  }

  struct Clipped: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "reaching", provider: MomentProvider()) { _ in
        VStack {
          Spacer()
          Text("Margin").offset(y: 12)
        }
        .frame(maxWidth: .infinity)
        .clipped()
      }
      .supportedFamilies([.systemSmall])
    }
  }

  func run(
    _ family: String,
    of host: WidgetHost = WidgetHost(Reaching()),
    on devices: [String] = ["iPhone 16"]
  ) async throws -> WidgetRun {
    var request = HostRequest(
      kind: "reaching",
      family: family,
      surroundings: HostSurroundings(
        now: Date(timeIntervalSince1970: 1_700_000_000),
        timeZone: .gmt,
        locale: Locale(identifier: "en_US"),
        deviceLanguages: ["en"]
      )
    )
    request.waitForAllAnswers()
    request.devices = devices
    return try await host.run(request)
  }

  func states(_ family: String) async throws -> [String: TextRecord.State] {
    let texts = try await run(family).entries.last?.layouts.first?.texts ?? []
    return Dictionary(texts.map { ($0.string, $0.state) }, uniquingKeysWith: { one, _ in one })
  }

  /// Text at one edge of the content, moved beyond the widget's margin.
  struct Edge: Widget {
    var edge = SwiftUISurface.Edge.top
    var beyond = 0.0

    var body: some WidgetConfiguration {
      let length = 16 + beyond
      let (alignment, x, y): (Alignment, Double, Double) =
        switch edge {
        case .top: (.top, 0, -length)
        case .leading: (.leading, -length, 0)
        case .bottom: (.bottom, 0, length)
        case .trailing: (.trailing, length, 0)
        }
      return StaticConfiguration(kind: "reaching", provider: MomentProvider()) { _ in
        Text("Edge").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
          .offset(x: x, y: y)
      }
      .supportedFamilies([.systemSmall])
    }
  }

  /// Text whose box reaches beyond the widget is whole as long as its glyphs do not: above capitals a line
  /// has more than three points of room, and beside a letter less than two.
  @Test(
    arguments: SwiftUISurface.Edge.allCases,
    [(-1, TextRecord.State.whole), (0.1, .whole), (5, .outside), (8, .outside)]
  )
  func glyphsBeyondAreOutside(
    _ edge: SwiftUISurface.Edge,
    _ expected: (beyond: Double, state: TextRecord.State)
  ) async throws {
    let host = WidgetHost(Edge(edge: edge, beyond: expected.beyond))
    let run = try await run("systemSmall", of: host)
    #expect(run.entries.last?.layouts.first?.texts.map(\.state) == [expected.state])
  }

  /// Rows above each other: three of body text have boxes of 61 points, of which 58 are shown, and no glyph is
  /// cut; of four the first and the last are.
  struct Rows: Widget {
    var count = 3

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "reaching", provider: MomentProvider()) { _ in
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("Row \($0)") } }.fixedSize()
      }
      .supportedFamilies([.accessoryRectangular])
    }
  }

  @Test(arguments: [(2, [true, true]), (3, [true, true, true]), (4, [false, true, true, false])])
  func rowsAreWholeWhoseGlyphsAre(_ count: Int, _ areWhole: [Bool]) async throws {
    let run = try await run("accessoryRectangular", of: WidgetHost(Rows(count: count)))
    #expect(run.entries.last?.layouts.first?.texts.map(\.isWhole) == areWhole)
  }

  @Test func marginsCutNothingOff() async throws {
    #expect(
      try await states("systemSmall") == ["Within": .whole, "Margin": .whole, "Beyond": .outside]
    )
    // Whether a lock screen shows what reaches out of an accessory is not known.
    #expect(
      try await states("accessoryRectangular") == [
        "Within": .outside, "Margin": .outside, "Beyond": .outside,
      ]
    )
  }

  /// A view that clips itself may cut a text where the widget does not.
  @Test func whatClipsItselfIsHeldToTheArea() async throws {
    let run = try await run("systemSmall", of: WidgetHost(Clipped()))
    #expect(run.entries.last?.layouts.first?.texts.map(\.state) == [.clipped])
  }

  /// A widget that keeps its margins by itself, as the system would have kept them.
  struct Unmargined: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "reaching", provider: MomentProvider()) { _ in MarginView() }
        .contentMarginsDisabled()
    }
  }

  /// A widget without margins of its content, whose entries are made for widgets of one size.
  struct UnmarginedBySize: Widget {
    struct Provider: PresentMomentProvider {
      func getTimeline(
        in context: Context,
        completion: @escaping @Sendable (Timeline<Moment>) -> Void
      ) {
        let isThere = context.displaySize.width > 0
        completion(Timeline(entries: isThere ? [Moment(date: .now)] : [], policy: .never))
      }
    }

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "reaching", provider: Provider()) { _ in MarginView() }
        .contentMarginsDisabled()
    }
  }

  /// One whose margins the system keeps.
  struct Margined: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "reaching", provider: MomentProvider()) { _ in SizeView() }
    }
  }

  struct SizeView: View {
    var body: some View {
      GeometryReader { area in
        Text(verbatim: "\(Int(area.size.width)) × \(Int(area.size.height))")
      }
    }
  }

  struct MarginView: View {
    @Environment(\.widgetContentMargins) private var margins

    var body: some View { SizeView().padding(margins) }
  }

  /// The content is as large as in the margins of the system, which are counted once.
  @Test(arguments: ["systemSmall", "systemMedium", "accessoryRectangular"])
  func viewsKeepTheMarginsThatAreDisabled(_ family: String) async throws {
    let own = try await run(family, of: WidgetHost(Unmargined()))
    let bySize = try await run(family, of: WidgetHost(UnmarginedBySize()))
    let kept = try await run(family, of: WidgetHost(Margined()))
    let ownLayout = own.entries.last?.layouts.first
    let keptLayout = kept.entries.last?.layouts.first
    let layoutBySize = bySize.entries.last?.layouts.first
    #expect(layoutBySize?.texts.map(\.string) == ownLayout?.texts.map(\.string))
    #expect(layoutBySize?.width == ownLayout?.width)
    #expect(keptLayout?.texts.isEmpty == false)
    if family == "accessoryRectangular" {
      // Of its margins no number was published.
      #expect(ownLayout?.texts.first?.string == "160 × 72")
    } else {
      #expect(ownLayout?.texts.map(\.string) == keptLayout?.texts.map(\.string))
      #expect(ownLayout.map { $0.width - 32 } == keptLayout?.width)
    }
  }

  /// A family that a device does not have stops nothing.
  @Test func aFamilyOfOtherDevicesIsSaid() async throws {
    let run = try await run("systemExtraLarge")
    #expect(run.findings.map(\.code) == [.noArea])
    #expect(run.entries.isEmpty)
    // It is laid out on those that have it.
    let others = try await self.run("systemExtraLarge", on: ["iPhone 16", "iPad Pro 11-inch"])
    #expect(others.findings.map(\.code) == [.noArea, .noBackground])
    #expect(others.findings.first?.message == "there is no size of systemExtraLarge on iPhone 16")
    let devices = others.entries.flatMap(\.layouts).map(\.devices)
    #expect(devices == Array(repeating: ["iPad Pro 11-inch"], count: 3))
  }
}
