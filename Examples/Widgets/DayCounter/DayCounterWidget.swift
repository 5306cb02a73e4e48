import SwiftUI
import WidgetKit

@main
struct DayCounterBundle: WidgetBundle {
  var body: some Widget {
    DayCounterWidget()
    OlderDayCounterWidget()
    PictureWidget()
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
    .description("Days since a debut, or until a birthday.")
    .supportedFamilies(DayCounterView.families)
  }
}

struct OlderDayCounterWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(
      kind: "OlderDayCounter",
      intent: SelectPersonIntent.self,
      provider: OlderDayCounterProvider()
    ) { entry in
      DayCounterView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Day Counter")
    .supportedFamilies(DayCounterView.families)
  }
}

struct DayCounterView: View {
  static var families: [WidgetFamily] {
    #if os(watchOS)
    [.accessoryCorner]
    #else
    [.accessoryInline, .accessoryCircular, .accessoryRectangular]
    #endif
  }

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
      Text("\(entry.person.name): \(entry.number) \(entry.title)")
      Text("\(entry.person.name): \(entry.number)")
      Text(entry.number)
    }
  }

  private var circular: some View {
    Gauge(value: entry.fraction) {
      Text("days")
    } currentValueLabel: {
      Text("\(entry.days)")
    }
    .gaugeStyle(.accessoryCircular)
  }

  private var rectangular: some View {
    Label {
      Text(entry.person.name).font(.headline).widgetAccentable()
        .accessibilityIdentifier("name")
      Text(entry.number).font(.body.monospacedDigit())
        .accessibilityIdentifier("number")
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

#Preview("A day later", as: .accessoryInline) {
  DayCounterWidget()
} timelineProvider: {
  DayCounterProvider()
}

struct DayCounterView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      DayCounterView(entry: .sample)
        .previewContext(WidgetPreviewContext(family: .accessoryCircular))
        .previewDisplayName("Circular")
      DayCounterView(entry: .sample)
        .previewDisplayName("Inline")
        .previewContext(WidgetPreviewContext(family: .accessoryInline))
    }
  }
}
