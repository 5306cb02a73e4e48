import Foundation

/// The look that the place asks for: a ring in round families, a bar elsewhere.
///
/// Apple says "the current context" and no more; that round families make it a ring is a stand-in.
public nonisolated struct DefaultGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Shows a ring or a bar with its labels.
  public func makeBody(configuration: Configuration) -> some View {
    PlacedGauge(configuration: configuration)
  }
}

/// A gauge whose look the widget's family decides.
private nonisolated struct PlacedGauge: View {
  @Environment(\.widgetFamily) private var family
  let configuration: GaugeStyleConfiguration

  var body: some View {
    switch family {
    case .accessoryCircular, .accessoryCorner:
      AccessoryCircularGaugeStyle().makeBody(configuration: configuration)
        .standIn("gauges without a style", "an open ring in round families")
    default: LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar that is filled up to the value, under its label and over the value.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Shows the label, the bar between the labels of its bounds, and the value.
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        MeterBar(fraction: configuration.value, height: 4, showsMarker: false, style: .progress)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
    .standIn("linear gauges", "a bar of 4 points, spaced as other views are")
  }
}

/// An open ring with a marker at the value, as on lock screens.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Shows the ring with the value in it, and the label or the bounds' labels in its gap.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isOpen: true)
  }
}

/// An open ring with a marker at the value, as on watches, where a complication's ring has this style.
public nonisolated struct CircularGaugeStyle: GaugeStyle, Sendable {
  private let tint: AnyShapeStyle?

  /// Creates the style.
  public init() { tint = nil }

  /// Creates the style with a tint of its own.
  public init(tint: Color) { self.tint = AnyShapeStyle(tint) }

  /// Creates the style with a tint of its own, drawn in the mean of its colours.
  public init(tint: Gradient) { self.tint = AnyShapeStyle(tint) }

  /// Shows the ring as on lock screens.
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryCircularGaugeStyle().makeBody(configuration: configuration).tintIfGiven(tint)
  }
}

/// A bar with a marker at the value, as on watches.
public nonisolated struct LinearGaugeStyle: GaugeStyle, Sendable {
  private let tint: AnyShapeStyle?

  /// Creates the style.
  public init() { tint = nil }

  /// Creates the style with a tint of its own.
  public init(tint: Color) { self.tint = AnyShapeStyle(tint) }

  /// Creates the style with a tint of its own, drawn in the mean of its colours.
  public init(tint: Gradient) { self.tint = AnyShapeStyle(tint) }

  /// Shows the bar as on lock screens.
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLinearGaugeStyle().makeBody(configuration: configuration).tintIfGiven(tint)
  }
}

/// A closed ring that is filled up to the value, as on lock screens.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Shows the ring with the value in it, the label where there is no value.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isOpen: false)
  }
}

/// A bar with a marker at the value between the labels of its bounds, as on lock screens.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Shows the bar between the labels of its bounds.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      configuration.minimumValueLabel
      MeterBar(fraction: configuration.value, height: 6, showsMarker: true, style: .accessory)
      configuration.maximumValueLabel
    }
    .font(.caption)
    .standIn("accessory gauges", "a bar of 6 points, 4 from the labels of its bounds")
  }
}

/// A bar that is filled up to the value, with its label above and the value below, as on lock
/// screens.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Shows the label, the bar, and the value.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label
      MeterBar(fraction: configuration.value, height: 6, showsMarker: false, style: .accessory)
      configuration.currentValueLabel
    }
    .standIn("accessory gauges", "a bar of 6 points, 2 from the label and the value")
  }
}

/// The ring of the accessory styles: one size in an app, the room there is in a round widget.
private nonisolated struct GaugeRing: View {
  @Environment(\.widgetFamily) private var family
  let configuration: GaugeStyleConfiguration
  let isOpen: Bool

  var body: some View {
    let side = family == .accessoryCircular ? nil : Optional(MeterRing.idealSide)
    MeterRing(fraction: configuration.value, isOpen: isOpen, style: .accessory)
      .overlay {
        (configuration.currentValueLabel ?? configuration.label)
          .font(.system(size: 20, weight: .medium))
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          .padding(10)
      }
      .overlay(alignment: .bottom) {
        if isOpen { GaugeGap(configuration: configuration) }
      }
      .frame(width: side, height: side)
      .standIn("accessory gauges", "58 points across, or all the room of a round widget")
  }
}

/// What stands in the gap of an open ring: a label under each of its ends, or the gauge's own.
private nonisolated struct GaugeGap: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    Group {
      if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
        HStack(spacing: 0) {
          end(configuration.minimumValueLabel)
          end(configuration.maximumValueLabel)
        }
        // Between the round ends of the ring.
        .padding(.horizontal, 13)
      } else if configuration.currentValueLabel != nil {
        configuration.label
      }
    }
    .font(.system(size: 10))
    .lineLimit(1)
    .minimumScaleFactor(0.5)
  }

  private func end(_ label: GaugeStyleConfiguration.MinimumValueLabel?) -> some View {
    ZStack { label }.frame(maxWidth: .infinity)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The look that the place asks for.
  public nonisolated static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the value.
  public nonisolated static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  /// An open ring with a marker, as on watches.
  public nonisolated static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  /// A bar with a marker, as on watches.
  public nonisolated static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a marker.
  public nonisolated static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is filled up to the value.
  public nonisolated static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a marker.
  public nonisolated static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that is filled up to the value.
  public nonisolated static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
