import Foundation
import SwiftUISurface

@testable import WidgetSurface

/// A use of every view and modifier in the table, by name.
@MainActor
enum APIUses {
  static let words = Text("A headline of several words")

  /// What modifiers without effect are applied to.
  static var sample: some View {
    HStack {
      words.font(.caption)
      EnabledOnly()
      Rectangle().fill(.red).frame(width: 12, height: 9)
    }
  }

  static let views: [String: AnyView] = [
    "Chart": AnyView(
      Chart {
        ForEach(0..<3, id: \.self) { day in
          LineMark(x: .value("Day", day), y: .value("Tide", day * 2))
            .interpolationMethod(.monotone).foregroundStyle(.blue)
        }
        RuleMark(y: .value("Mean", 2)).annotation(position: .top) { words }
        ChartMark(x: .value("Day", 1), y: .value("Tide", 2), width: 4)
        AxisMarks(values: .stride(by: .day))
        AxisPart(centered: true)
      }
    ),
    "ViewThatFits": AnyView(
      ViewThatFits {
        words; Text("A")
      }
    ),
    "VStack": AnyView(
      VStack {
        words; words
      }
    ),
    "HStack": AnyView(
      HStack {
        words; words
      }
    ),
    "ZStack": AnyView(
      ZStack {
        words; words
      }
    ),
    "Text": AnyView(words),
    "Spacer": AnyView(Spacer()),
    "Divider": AnyView(Divider()),
    "Color": AnyView(Color.red),
    "Rectangle": AnyView(Rectangle()),
    "RoundedRectangle": AnyView(RoundedRectangle(cornerRadius: 3)),
    "UnevenRoundedRectangle": AnyView(UnevenRoundedRectangle(topLeadingRadius: 3)),
    "Circle": AnyView(Circle()),
    "Ellipse": AnyView(Ellipse()),
    "Capsule": AnyView(Capsule()),
    "ContainerRelativeShape": AnyView(ContainerRelativeShape()),
    "ConcentricRectangle": AnyView(ConcentricRectangle(corners: .concentric(minimum: 4))),
    "AnyShape": AnyView(AnyShape(Circle())),
    "Path": AnyView(Path { $0.addRect(CGRect(x: 0, y: 0, width: 5, height: 5)) }),
    "Group": AnyView(Group { words }),
    "ForEach": AnyView(ForEach(0..<2) { Text("\($0)") }),
    "EmptyView": AnyView(EmptyView()),
    "AnyView": AnyView(AnyView(words)),
    "TupleView": AnyView(ViewBuilder.buildBlock(words, words)),
    "EquatableView": AnyView(Equal().equatable()),
    "Image": AnyView(Image(systemName: "flame.fill")),
    "Label": AnyView(Label("News", systemImage: "newspaper")),
    "ProgressView": AnyView(ProgressView("Loading", value: 1, total: 4)),
    "Gauge": AnyView(
      Gauge(value: 0.5) {
        Text("PTS")
      } currentValueLabel: {
        Text("8")
      }
    ),
    "AccessoryWidgetBackground": AnyView(AccessoryWidgetBackground()),
    "AccessoryWidgetGroup": AnyView(
      AccessoryWidgetGroup("Weather", systemImage: "sun.max") {
        Text("4°"); Color.red; Text("UV")
      }
    ),
    "GeometryReader": AnyView(GeometryReader { Text("\(Int($0.size.width))") }),
    "ScrollView": AnyView(ScrollView { words }),
    "LazyVStack": AnyView(
      LazyVStack {
        words; words
      }
    ),
    "LazyHStack": AnyView(
      LazyHStack {
        words; words
      }
    ),
    "LazyVGrid": AnyView(
      LazyVGrid(columns: [GridItem(), GridItem(.fixed(20))]) {
        words; words
      }
    ),
    "LazyHGrid": AnyView(
      LazyHGrid(rows: [GridItem(.adaptive(minimum: 20))]) {
        words; words
      }
    ),
    "Grid": AnyView(
      Grid {
        GridRow {
          words; words
        }
      }
    ),
    "GridRow": AnyView(GridRow { words }),
    "ContentUnavailableView": AnyView(
      ContentUnavailableView("Nothing", systemImage: "tray", description: words)
    ),
    "LabeledContent": AnyView(LabeledContent("Name", value: "Value")),
    "KeyframeAnimator": AnyView(
      KeyframeAnimator(initialValue: 1) {
        Text("\($0)")
      } keyframes: { _ in
        MoveKeyframe(2)
      }
    ),
    "PhaseAnimator": AnyView(PhaseAnimator([1, 2]) { Text("\($0)") }),
    "TimelineView": AnyView(TimelineView(.everyMinute) { _ in words }),
    "Button": AnyView(Button("Play") {}),
    "Link": AnyView(Link("Open", destination: URL(filePath: "/"))),
    "Toggle": AnyView(Toggle("On", isOn: .constant(true))),
    "AnyLayout": AnyView(AnyLayout(VStackLayout()) { words }),
    "HStackLayout": AnyView(HStackLayout() { words }),
    "VStackLayout": AnyView(VStackLayout() { words }),
    "ZStackLayout": AnyView(ZStackLayout() { words }),
    "GridLayout": AnyView(GridLayout() { GridRow { words } }),
    "GlassEffectContainer": AnyView(GlassEffectContainer(spacing: 4) { words.glassEffect() }),
  ]

  struct Equal: View, Equatable {
    var body: some View { words }
  }

  struct EnabledOnly: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text(isEnabled ? "on" : "not on") }
  }
}
