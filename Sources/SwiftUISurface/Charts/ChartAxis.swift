public import Foundation
public import LayoutEngine

/// The values at which an axis has marks.
public struct AxisMarkValues: Sendable, ExpressibleByArrayLiteral {
  /// As the chart sees fit.
  public static let automatic = AxisMarkValues()
  /// As the chart sees fit, about as many as are wanted.
  public static func automatic(desiredCount: Int?) -> AxisMarkValues { AxisMarkValues() }
  /// In steps of a unit of the calendar.
  public static func stride(by component: Calendar.Component, count: Int = 1) -> AxisMarkValues {
    AxisMarkValues()
  }
  /// In steps.
  public static func stride<Step: BinaryFloatingPoint>(by step: Step) -> AxisMarkValues {
    AxisMarkValues()
  }

  /// Creates the usual values.
  public init() {}
  /// Creates values.
  public init(arrayLiteral elements: Double...) {}
}

/// Where an axis has its marks.
public struct AxisMarkPosition: Sendable, Hashable {
  private let name: String

  /// As the chart sees fit.
  public static let automatic = AxisMarkPosition(name: "automatic")
  /// Above.
  public static let top = AxisMarkPosition(name: "top")
  /// Below.
  public static let bottom = AxisMarkPosition(name: "bottom")
  /// Before.
  public static let leading = AxisMarkPosition(name: "leading")
  /// After.
  public static let trailing = AxisMarkPosition(name: "trailing")
}

/// A value of an axis, which only a chart that is drawn has.
public struct AxisValue: Sendable {
  /// Which of the values it is.
  public let index: Int
  /// How many values there are.
  public let count: Int

  /// The value as a type: `nil`.
  public func `as`<Value>(_ type: Value.Type) -> Value? { nil }
}

/// The marks of an axis, of which nothing is shown: what stands at a value is never asked for.
public nonisolated struct AxisMarks: PrimitiveView, Sendable {
  /// Creates the usual marks.
  public init(
    preset: Preset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic
  ) {}

  /// Creates marks of one's own.
  public init<Content: View>(
    preset: Preset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @ViewBuilder content: @escaping (AxisValue) -> Content
  ) {}

  /// Creates marks at values.
  public init<Value>(
    preset: Preset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value]
  ) {}

  /// Creates marks of one's own at values.
  public init<Value, Content: View>(
    preset: Preset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @ViewBuilder content: @escaping (AxisValue) -> Content
  ) {}

  /// How marks stand to the plot.
  public enum Preset: Sendable, Hashable {
    /// As the chart sees fit.
    case automatic
    /// Ends are those of the plot.
    case aligned
    /// Beyond the plot.
    case extended
    /// Within the plot.
    case inset
  }

  /// Resolves to nothing: a chart is drawn as its frame.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

/// A part of an axis, of which nothing is shown.
public nonisolated struct AxisPart: PrimitiveView, Sendable {
  /// Creates a line, a tick or a value.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}

  /// Creates a value in a format.
  public init<Format: FormatStyle>(format: Format, centered: Bool? = nil) {}

  /// Creates a value of one's own.
  public init<Content: View>(
    centered: Bool? = nil,
    @ViewBuilder content: () -> Content
  ) {}

  /// Creates a value in words.
  public init<Label: StringProtocol>(_ label: Label, centered: Bool? = nil) {}

  /// Resolves to nothing: a chart is drawn as its frame.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

/// A line through the plot at a value of an axis.
public typealias AxisGridLine = AxisPart
/// A tick at a value of an axis.
public typealias AxisTick = AxisPart
/// A value of an axis in words.
public typealias AxisValueLabel = AxisPart
