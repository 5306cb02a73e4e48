public import Foundation
public import LayoutEngine

/// A value of a chart, with the name of what it is a value of.
public struct PlottableValue: Sendable {
  /// A value with a name.
  public static func value<Value>(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue
  {
    PlottableValue()
  }

  /// A value with a name.
  @_disfavoredOverload
  public static func value<Label: StringProtocol, Value>(
    _ label: Label,
    _ value: Value
  ) -> PlottableValue {
    PlottableValue()
  }

  /// A value with a name.
  public static func value<Value>(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue()
  }

  /// A date with a name, of which a unit of the calendar counts.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue()
  }

  /// A date with a name, of which a unit of the calendar counts.
  @_disfavoredOverload
  public static func value<Label: StringProtocol>(
    _ label: Label,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue()
  }

  /// A date with a name, of which a unit of the calendar counts.
  public static func value(
    _ label: Text,
    _ value: Date,
    unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue()
  }
}

/// How large a mark is.
public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// As the chart sees fit.
  public static let automatic = MarkDimension()
  /// Some points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension() }
  /// Less than there is by some points.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension() }
  /// A share of what there is.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension() }

  /// Creates a size.
  public init() {}
  /// Creates a size of some points.
  public init(integerLiteral value: Int) {}
  /// Creates a size of some points.
  public init(floatLiteral value: Double) {}
}

/// How marks are put together.
public enum MarkStackingMethod: Sendable, Hashable {
  /// One on the other.
  case standard
  /// As shares of the whole.
  case normalized
  /// Around the middle.
  case center
  /// Over one another.
  case unstacked
}

/// How a line runs between its points.
public struct InterpolationMethod: Sendable, Hashable {
  private let name: String

  /// Straight.
  public static let linear = InterpolationMethod(name: "linear")
  /// Round, without overshooting.
  public static let monotone = InterpolationMethod(name: "monotone")
  /// Round.
  public static let cardinal = InterpolationMethod(name: "cardinal")
  /// Round.
  public static let catmullRom = InterpolationMethod(name: "catmullRom")
  /// Round; how tightly has no effect.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { .cardinal }
  /// Round; how tightly has no effect.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
  /// In steps from the points.
  public static let stepStart = InterpolationMethod(name: "stepStart")
  /// In steps between the points.
  public static let stepCenter = InterpolationMethod(name: "stepCenter")
  /// In steps to the points.
  public static let stepEnd = InterpolationMethod(name: "stepEnd")
}

/// Where something stands beside a mark.
public struct AnnotationPosition: Sendable, Hashable {
  private let name: String

  /// As the chart sees fit.
  public static let automatic = AnnotationPosition(name: "automatic")
  /// Above.
  public static let top = AnnotationPosition(name: "top")
  /// Below.
  public static let bottom = AnnotationPosition(name: "bottom")
  /// Before.
  public static let leading = AnnotationPosition(name: "leading")
  /// After.
  public static let trailing = AnnotationPosition(name: "trailing")
  /// Above, before it.
  public static let topLeading = AnnotationPosition(name: "topLeading")
  /// Above, after it.
  public static let topTrailing = AnnotationPosition(name: "topTrailing")
  /// Below, before it.
  public static let bottomLeading = AnnotationPosition(name: "bottomLeading")
  /// Below, after it.
  public static let bottomTrailing = AnnotationPosition(name: "bottomTrailing")
  /// On top of it.
  public static let overlay = AnnotationPosition(name: "overlay")
}

/// The shape of a point in a chart.
public struct BasicChartSymbolShape: Sendable, Hashable {
  private let name: String

  /// A circle.
  public static let circle = BasicChartSymbolShape(name: "circle")
  /// A square.
  public static let square = BasicChartSymbolShape(name: "square")
  /// A triangle.
  public static let triangle = BasicChartSymbolShape(name: "triangle")
  /// A diamond.
  public static let diamond = BasicChartSymbolShape(name: "diamond")
  /// A cross.
  public static let cross = BasicChartSymbolShape(name: "cross")
  /// A plus.
  public static let plus = BasicChartSymbolShape(name: "plus")
  /// A pentagon.
  public static let pentagon = BasicChartSymbolShape(name: "pentagon")
  /// A star.
  public static let asterisk = BasicChartSymbolShape(name: "asterisk")

  /// Its edge alone.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape { self }
  /// Its edge alone.
  public func strokeBorder(style: StrokeStyle) -> BasicChartSymbolShape { self }
}

/// A mark of a chart, of which nothing is shown.
public nonisolated struct ChartMark: PrimitiveView, Sendable {
  /// A mark at two values, such as a point, a bar or a place of a line.
  public init(
    x: PlottableValue,
    y: PlottableValue,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {}

  /// A mark of a series.
  public init(
    x: PlottableValue,
    y: PlottableValue,
    series: PlottableValue,
    stacking: MarkStackingMethod = .standard
  ) {}

  /// An edge of an area of a series.
  public init(
    x: PlottableValue,
    yStart: PlottableValue,
    yEnd: PlottableValue,
    series: PlottableValue
  ) {}

  /// A bar along an axis.
  public init(
    x: PlottableValue,
    yStart: PlottableValue,
    yEnd: PlottableValue,
    width: MarkDimension = .automatic
  ) {}

  /// A bar along an axis.
  public init(
    xStart: PlottableValue,
    xEnd: PlottableValue,
    y: PlottableValue,
    height: MarkDimension = .automatic
  ) {}

  /// A rectangle.
  public init(
    xStart: PlottableValue,
    xEnd: PlottableValue,
    yStart: PlottableValue,
    yEnd: PlottableValue
  ) {}

  /// A band across the chart.
  public init(xStart: PlottableValue, xEnd: PlottableValue) {}

  /// A band along the chart.
  public init(yStart: PlottableValue, yEnd: PlottableValue) {}

  /// A rule across the chart, or a bar without a second value.
  public init(x: PlottableValue, stacking: MarkStackingMethod = .standard) {}

  /// A rule along the chart, or a bar without a second value.
  public init(y: PlottableValue, stacking: MarkStackingMethod = .standard) {}

  /// A part of a pie.
  public init(
    angle: PlottableValue,
    innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {}

  /// Resolves to nothing: a chart is drawn as its frame.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

/// A bar.
public typealias BarMark = ChartMark
/// A place of a line.
public typealias LineMark = ChartMark
/// A place of an area's edge.
public typealias AreaMark = ChartMark
/// A point.
public typealias PointMark = ChartMark
/// A rule.
public typealias RuleMark = ChartMark
/// A rectangle.
public typealias RectangleMark = ChartMark
/// A part of a pie.
public typealias SectorMark = ChartMark

/// Accepted without effect: a chart is drawn as its frame.
extension ChartMark {
  /// Accepted without effect.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> ChartMark { self }
  /// Accepted without effect.
  public func foregroundStyle(by value: PlottableValue) -> ChartMark { self }
  /// Accepted without effect.
  public func interpolationMethod(_ method: InterpolationMethod) -> ChartMark { self }
  /// Accepted without effect.
  public func lineStyle(_ style: StrokeStyle) -> ChartMark { self }
  /// Accepted without effect.
  public func lineStyle(by value: PlottableValue) -> ChartMark { self }
  /// Accepted without effect.
  public func opacity(_ opacity: Double) -> ChartMark { self }
  /// Accepted without effect.
  public func cornerRadius(_ radius: CGFloat) -> ChartMark { self }
  /// Accepted without effect.
  public func position(by value: PlottableValue) -> ChartMark { self }
  /// Accepted without effect.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ChartMark { self }
  /// Accepted without effect.
  public func symbol(_ symbol: BasicChartSymbolShape) -> ChartMark { self }
  /// Accepted without effect.
  public func symbol(by value: PlottableValue) -> ChartMark { self }
  /// Accepted without effect.
  public func symbol<Symbol: View>(@ViewBuilder symbol: () -> Symbol) -> ChartMark { self }
  /// Accepted without effect.
  public func symbol<Symbol: View>(_ symbol: Symbol) -> ChartMark { self }
  /// Accepted without effect.
  public func symbolSize(by value: PlottableValue) -> ChartMark { self }
  /// Accepted without effect.
  public func clipShape<Outline: Shape>(
    _ shape: Outline,
    style: FillStyle = FillStyle()
  ) -> ChartMark { self }
  /// Accepted without effect.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> ChartMark { self }
  /// Accepted without effect.
  public func symbolSize(_ area: CGFloat) -> ChartMark { self }
  /// Accepted without effect.
  public func symbolSize(_ size: CGSize) -> ChartMark { self }
  /// Accepted without effect.
  public func zIndex(_ value: Double) -> ChartMark { self }
}
