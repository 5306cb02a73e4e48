/// What tells a chart to those who do not see it; it is not asked.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  /// What is told of the chart.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Changes what is told after the view has changed.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Leaves it as it is.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// What is told of a chart.
public final class AXChartDescriptor {
  /// Its title.
  public var title: String?
  /// What it shows, in a sentence.
  public var summary: String?
  /// Its axis across.
  public var xAxis: any AXDataAxisDescriptor
  /// Its upright axis.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Its other axes.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// Its values.
  public var series: [AXDataSeriesDescriptor]

  /// Creates a description.
  public init(
    title: String? = nil,
    summary: String? = nil,
    xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil,
    additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}

/// What is told of an axis.
public protocol AXDataAxisDescriptor: AnyObject {
  /// Its title.
  var title: String { get set }
}

/// What is told of an axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// Its title.
  public var title: String
  /// From where to where it goes.
  public var range: ClosedRange<Double>
  /// Where its lines stand.
  public var gridlinePositions: [Double]
  /// How a value is said.
  public var valueDescriptionProvider: (Double) -> String

  /// Creates a description.
  public init(
    title: String,
    range: ClosedRange<Double>,
    gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// What is told of an axis of names.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// Its title.
  public var title: String
  /// The names in their order.
  public var categoryOrder: [String]

  /// Creates a description.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

/// What is told of the values of a chart.
public final class AXDataSeriesDescriptor {
  /// Their name.
  public var name: String?
  /// Whether they lie on a line.
  public var isContinuous: Bool
  /// The values.
  public var dataPoints: [AXDataPoint]

  /// Creates a description.
  public init(name: String? = nil, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// What is told of a value of a chart.
public final class AXDataPoint {
  /// A place on an axis.
  public enum Value: Sendable, Hashable {
    /// On an axis of numbers.
    case number(Double)
    /// On an axis of names.
    case category(String)
  }

  /// Its place across.
  public var xValue: Value
  /// Its upright place.
  public var yValue: Double?
  /// Its places on other axes.
  public var additionalValues: [Value]
  /// Its name.
  public var label: String?

  /// Creates a description of a value at a number.
  public init(
    x: Double,
    y: Double? = nil,
    additionalValues: [Value] = [],
    label: String? = nil
  ) {
    xValue = .number(x)
    yValue = y
    self.additionalValues = additionalValues
    self.label = label
  }

  /// Creates a description of a value at a name.
  public init(
    x: String,
    y: Double? = nil,
    additionalValues: [Value] = [],
    label: String? = nil
  ) {
    xValue = .category(x)
    yValue = y
    self.additionalValues = additionalValues
    self.label = label
  }
}

extension View {
  /// Accepted without effect: what tells the chart is not asked.
  public nonisolated func accessibilityChartDescriptor<Teller: AXChartDescriptorRepresentable>(
    _ representable: Teller
  ) -> some View { self }
}
