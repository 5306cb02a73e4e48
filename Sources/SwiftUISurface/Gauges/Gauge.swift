/// Where a value lies between two bounds.
public nonisolated struct Gauge<
  Label: View,
  CurrentValueLabel: View,
  BoundsLabel: View,
  MarkedValueLabels: View
>: PrimitiveView {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  private let minimumValueLabel: BoundsLabel?
  private let maximumValueLabel: BoundsLabel?
  private let markedValueLabels: MarkedValueLabels?

  private init<Value: BinaryFloatingPoint>(
    _ value: Value,
    _ bounds: ClosedRange<Value>,
    _ label: Label,
    _ currentValueLabel: CurrentValueLabel?,
    _ minimumValueLabel: BoundsLabel?,
    _ maximumValueLabel: BoundsLabel?,
    _ markedValueLabels: MarkedValueLabels?
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let position = Double(value - bounds.lowerBound) / length
    // Of no length, or of one without end, nothing is a part.
    fraction = position.isFinite ? min(max(position, 0), 1) : 0
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
    self.markedValueLabels = markedValueLabels
  }

  /// Resolves to what the gauge style of the environment makes of it.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    let configuration = GaugeStyleConfiguration(
      value: fraction,
      label: environment.areLabelsHidden ? _StylePart(EmptyView()) : _StylePart(label),
      currentValueLabel: currentValueLabel.map { _StylePart($0) },
      minimumValueLabel: minimumValueLabel.map { _StylePart($0) },
      maximumValueLabel: maximumValueLabel.map { _StylePart($0) },
      markedValueLabels: markedValueLabels.map { _StylePart($0) }
    )
    let style = environment[GaugeStyleKey.self].innermost ?? DefaultGaugeStyle()
    func resolved<Style: GaugeStyle>(_ style: Style) -> [LayoutNode] {
      StyledView(style) { $0.makeBody(configuration: configuration) }
        ._resolve(in: environment.outside(styleOf: GaugeStyleKey.self))
    }
    return resolved(style)
  }
}

extension Gauge {
  /// Creates a gauge with all its labels.
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      value,
      bounds,
      label(),
      currentValueLabel(),
      minimumValueLabel(),
      maximumValueLabel(),
      nil
    )
  }

  /// Creates a gauge with all its labels and those of marked values, which no style here shows.
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value,
      bounds,
      label(),
      currentValueLabel(),
      minimumValueLabel(),
      maximumValueLabel(),
      markedValueLabels()
    )
  }

  /// Creates a gauge with labels for itself, its value and marked values, which no style here
  /// shows.
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil, markedValueLabels())
  }

  /// Creates a gauge with labels for itself and its value.
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil, nil)
  }

  /// Creates a gauge with a label for itself.
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label
  )
  where
    CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
  {
    self.init(value, bounds, label(), nil, nil, nil, nil)
  }
}

/// The parts of a gauge.
public struct GaugeStyleConfiguration {
  /// The type of the label.
  public typealias Label = _StylePart
  /// The type of the value's label.
  public typealias CurrentValueLabel = _StylePart
  /// The type of the lower bound's label.
  public typealias MinimumValueLabel = _StylePart
  /// The type of the upper bound's label.
  public typealias MaximumValueLabel = _StylePart
  /// The type of the marked values' labels.
  public typealias MarkedValueLabels = _StylePart

  /// Where the value lies, 0 to 1.
  public var value: Double
  /// The label.
  public var label: Label
  /// The value's label.
  public var currentValueLabel: CurrentValueLabel?
  /// The lower bound's label.
  public var minimumValueLabel: MinimumValueLabel?
  /// The upper bound's label.
  public var maximumValueLabel: MaximumValueLabel?
  /// The labels of marked values.
  public var markedValueLabels: MarkedValueLabels?
}

/// A look of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of a gauge's look.
  associatedtype Body: View
  /// The parts of a gauge.
  typealias Configuration = GaugeStyleConfiguration
  /// Makes the look of a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

enum GaugeStyleKey: EnvironmentKey {
  static let defaultValue = StyleStack<any GaugeStyle>()
}

extension View {
  /// Sets the look of gauges in the view.
  public nonisolated func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    environment { $0[GaugeStyleKey.self].add(style) }
  }
}
