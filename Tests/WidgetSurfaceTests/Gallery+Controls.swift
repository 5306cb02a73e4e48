import SwiftUISurface

@testable import WidgetSurface

/// Gauges, progress, labels and controls.
extension Gallery {
  private static func gauge() -> some View {
    Gauge(value: 0.3) {
      Text("Wind")
    } currentValueLabel: {
      Text("12")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("40")
    }
  }

  static let gauges: [(String, AnyView)] = [
    ("automatic", AnyView(gauge().gaugeStyle(.automatic))),
    ("linearCapacity", AnyView(gauge().gaugeStyle(.linearCapacity))),
    ("accessoryCircular", AnyView(gauge().gaugeStyle(.accessoryCircular))),
    ("circular", AnyView(gauge().gaugeStyle(.circular))),
    ("linear", AnyView(gauge().gaugeStyle(.linear))),
    ("accessoryCircularCapacity", AnyView(gauge().gaugeStyle(.accessoryCircularCapacity))),
    ("accessoryLinear", AnyView(gauge().gaugeStyle(.accessoryLinear))),
    ("accessoryLinearCapacity", AnyView(gauge().gaugeStyle(.accessoryLinearCapacity))),
    (
      "bare",
      AnyView(
        HStack {
          Gauge(value: -3, in: -4...4) { Text("Low") }.gaugeStyle(.accessoryCircular)
          Gauge(value: 9, in: -4...4) { Text("High") }.gaugeStyle(.accessoryCircularCapacity)
        }
      )
    ),
  ]

  static let progress: [(String, AnyView)] = [
    ("none", AnyView(ProgressView())), ("label", AnyView(ProgressView("Loading"))),
    ("value", AnyView(ProgressView(value: 0.25))),
    ("total", AnyView(ProgressView(value: 3, total: 4) { Text("Three") })),
    ("linear", AnyView(ProgressView("Loading", value: 0.5).progressViewStyle(.linear))),
    ("circular", AnyView(ProgressView("Loading", value: 0.5).progressViewStyle(.circular))),
    ("circular without end", AnyView(ProgressView().progressViewStyle(.circular))),
    ("tinted", AnyView(ProgressView(value: 0.75).tint(.green))),
  ]

  static let plainControls: [(String, AnyView)] = [
    ("label", AnyView(Label("Ferry", systemImage: "ferry"))),
    ("title only", AnyView(Label("Ferry", systemImage: "ferry").labelStyle(.titleOnly))),
    ("icon only", AnyView(Label("Ferry", systemImage: "ferry").labelStyle(.iconOnly))),
    ("title and icon", AnyView(Label("Ferry", systemImage: "ferry").labelStyle(.titleAndIcon))),
    (
      "unavailable",
      AnyView(
        ContentUnavailableView {
          Label("No ferry", systemImage: "ferry")
        } description: {
          Text("The sea is rough.")
        }
      )
    ),
    ("labeled", AnyView(LabeledContent("Depth") { Text("12 m") })),
    ("button", AnyView(Button("Sail") {})),
    ("bordered", AnyView(Button("Sail") {}.buttonStyle(.bordered))),
    ("prominent", AnyView(Button("Sail") {}.buttonStyle(.borderedProminent))),
    ("plain", AnyView(Button("Sail") {}.buttonStyle(.plain))),
    ("small", AnyView(Button("Sail") {}.buttonStyle(.bordered).controlSize(.mini))),
    ("large", AnyView(Button("Sail") {}.buttonStyle(.bordered).controlSize(.large))),
    ("toggle", AnyView(Toggle("Lights", isOn: .constant(true)))),
    ("off", AnyView(Toggle("Lights", isOn: .constant(false)).toggleStyle(.button))),
    ("scrolled along", AnyView(ScrollView(.horizontal) { block(300, 9) })),
    ("scrolled down", AnyView(ScrollView { block(9, 300) })),
    ("image", AnyView(Image(systemName: "star").resizable().scaledToFit())),
    ("symbol", AnyView(Image(systemName: "star.fill").imageScale(.large).font(.title))),
  ]
}
