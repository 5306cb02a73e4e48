public import Foundation

/// The scales of charts, accepted without effect: a chart is drawn as its frame.
extension View {
  /// Accepted without effect.
  public nonisolated func chartXScale<Domain>(
    domain: Domain,
    range: PlotDimensionScaleRange = .plotDimension,
    type: ScaleType? = nil
  ) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartXScale(
    domain: AutomaticScaleDomain,
    range: PlotDimensionScaleRange = .plotDimension,
    type: ScaleType? = nil
  ) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartXScale(
    range: PlotDimensionScaleRange,
    type: ScaleType? = nil
  ) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartXScale(type: ScaleType?) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartYScale<Domain>(
    domain: Domain,
    range: PlotDimensionScaleRange = .plotDimension,
    type: ScaleType? = nil
  ) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartYScale(
    domain: AutomaticScaleDomain,
    range: PlotDimensionScaleRange = .plotDimension,
    type: ScaleType? = nil
  ) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartYScale(
    range: PlotDimensionScaleRange,
    type: ScaleType? = nil
  ) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartYScale(type: ScaleType?) -> some View { self }
  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func chartForegroundStyleScale<Mapping>(_ mapping: Mapping) -> some View {
    self
  }
  /// Accepted without effect.
  public nonisolated func chartForegroundStyleScale<Value, Style: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, Style>
  ) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartForegroundStyleScale<Range>(range: Range) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartForegroundStyleScale<Value, Style: ShapeStyle>(
    domain: [Value],
    range: [Style]
  ) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartForegroundStyleScale<Value, Style: ShapeStyle>(
    domain: [Value],
    mapping: @escaping (Value) -> Style
  ) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartForegroundStyleScale<Value, Style: ShapeStyle>(
    mapping: @escaping (Value) -> Style
  ) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartSymbolScale<Value>(
    _ mapping: KeyValuePairs<Value, BasicChartSymbolShape>
  ) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartSymbolScale<Value, Symbol: View>(
    _ mapping: KeyValuePairs<Value, Symbol>
  ) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartSymbolScale<Value, Symbol>(
    domain: [Value],
    range: [Symbol]
  ) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartLineStyleScale<Value>(
    _ mapping: KeyValuePairs<Value, StrokeStyle>
  ) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartLineStyleScale<Value>(
    domain: [Value],
    range: [StrokeStyle]
  ) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartSymbolSizeScale<Range>(range: Range) -> some View { self }
}

/// The values that a chart finds for itself.
public struct AutomaticScaleDomain: Sendable, Hashable {
  /// As the chart sees fit.
  public static let automatic = AutomaticScaleDomain()
  /// As the chart sees fit, with zero or without it.
  public static func automatic(
    includesZero: Bool? = nil,
    reversed: Bool? = nil
  ) -> AutomaticScaleDomain { automatic }
}

/// Where the values of a chart stand in its plot.
public struct PlotDimensionScaleRange: Sendable, Hashable {
  /// In the whole plot.
  public static let plotDimension = PlotDimensionScaleRange()
  /// In the plot, without some points at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { plotDimension }
  /// In the plot, without some points at each end.
  public static func plotDimension(
    startPadding: CGFloat = 0,
    endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange { plotDimension }
}

/// How the values of a chart are spread.
public struct ScaleType: Sendable, Hashable {
  private let name: String

  /// By their size.
  public static let linear = ScaleType(name: "linear")
  /// By their logarithms.
  public static let log = ScaleType(name: "log")
  /// By their logarithms, beside zero by their size.
  public static let symmetricLog = ScaleType(name: "symmetricLog")
  /// By their roots.
  public static let squareRoot = ScaleType(name: "squareRoot")
  /// By a power.
  public static func power(exponent: Double) -> ScaleType { ScaleType(name: "power") }
  /// As moments.
  public static let date = ScaleType(name: "date")
  /// As names.
  public static let category = ScaleType(name: "category")
}
