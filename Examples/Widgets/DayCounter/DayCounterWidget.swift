import SwiftUI
import WidgetKit

@main
struct DayCounterBundle: WidgetBundle {
  var body: some Widget {
    DayCounterWidget()
  }
}

struct DayCounterWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "DayCounter",
      intent: DayCounterIntent.self,
      provider: DayCounterProvider()
    ) { entry in
      DayCounterView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Day Counter")
    .description("Days since a debut.")
    .supportedFamilies([.accessoryInline, .accessoryCircular, .accessoryRectangular])
  }
}

struct DayCounterView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetRenderingMode) private var renderingMode
  let entry: DayCounterEntry

  var body: some View {
    switch family {
    case .accessoryInline: inline
    case .accessoryCircular: circular
    default: rectangular
    }
  }

  private var inline: some View {
    ViewThatFits {
      Text("\(entry.name): \(entry.days) days since the debut")
      Text("\(entry.name): \(entry.days) days")
      Text("\(entry.days) days")
    }
  }

  private var circular: some View {
    Gauge(value: Double(entry.days % 365), in: 0...365) {
      Text("days")
    } currentValueLabel: {
      Text("\(entry.days)")
    }
    .gaugeStyle(.accessoryCircular)
  }

  private var rectangular: some View {
    Label {
      Text(entry.name).font(.headline).widgetAccentable()
      Text("\(entry.days) days").font(.body.monospacedDigit())
    } icon: {
      Image(systemName: "star.fill")
        .foregroundStyle(renderingMode == .fullColor ? .yellow : .primary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

#Preview("Rectangular", as: .accessoryRectangular) {
  DayCounterWidget()
} timeline: {
  DayCounterEntry.sample
}
