import SwiftUI
import WidgetKit

/// A widget that shows its own size, and leaves it with its margins for the app.
///
/// It has no margins of its own: what it is offered is the whole widget, and the margins that others
/// get are in the environment (iOS 17).
@main
struct CalibrationWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Calibration", provider: CalibrationProvider()) { entry in
      CalibrationView()
        .containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName("Calibration")
    .description("Tells its size. Add it in every size, then open the app.")
    .supportedFamilies([
      .accessoryInline, .accessoryCircular, .accessoryRectangular, .systemSmall, .systemMedium,
      .systemLarge, .systemExtraLarge,
    ])
    .contentMarginsDisabled()
  }
}

struct CalibrationEntry: TimelineEntry {
  let date: Date
}

struct CalibrationProvider: TimelineProvider {
  func placeholder(in context: Context) -> CalibrationEntry { CalibrationEntry(date: .now) }

  func getSnapshot(
    in context: Context,
    completion: @escaping @Sendable (CalibrationEntry) -> Void
  ) {
    completion(CalibrationEntry(date: .now))
  }

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<CalibrationEntry>) -> Void
  ) {
    completion(Timeline(entries: [CalibrationEntry(date: .now)], policy: .never))
  }
}

struct CalibrationView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetContentMargins) private var margins

  var body: some View {
    GeometryReader { area in
      Text(words(for: area.size))
        .font(.system(size: 12).monospacedDigit())
        .minimumScaleFactor(0.5)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  /// What is shown; it is left for the app on the way.
  private func words(for size: CGSize) -> String {
    SharedFolder.leave(
      DeviceRecord.Widget(
        family: "\(family)",
        size: DeviceRecord.Size(width: size.width, height: size.height),
        margins: DeviceRecord.Margins(
          top: margins.top,
          leading: margins.leading,
          bottom: margins.bottom,
          trailing: margins.trailing
        )
      )
    )
    return "\(size.width) × \(size.height)"
  }
}

#Preview(as: .accessoryRectangular) {
  CalibrationWidget()
} timeline: {
  CalibrationEntry(date: .now)
}
