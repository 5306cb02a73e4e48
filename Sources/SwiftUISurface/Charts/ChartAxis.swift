public import Foundation
public import LayoutEngine

/// The values at which an axis has marks.
public struct AxisMarkValues: Sendable, ExpressibleByArrayLiteral {
  /// As the chart sees fit.
  public static let automatic = AxisMarkValues()
  /// As the chart sees fit, about as many as are wanted.
  public static func automatic(
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
  /// As the chart sees fit, no closer than some steps.
  public static func automatic<Step: BinaryFloatingPoint>(
    minimumStride: Step,
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
  /// In steps of a unit of the calendar.
  public static func stride(
    by component: Calendar.Component,
    count: Int = 1,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
  /// In steps.
  public static func stride<Step: BinaryFloatingPoint>(
    by step: Step,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }

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
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {}

  /// Creates the usual marks, with values in a format.
  public init<Format: FormatStyle>(
    format: Format,
    preset: Preset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {}

  /// Creates marks at values, which are told in a format.
  public init<Value, Format: FormatStyle>(
    format: Format,
    preset: Preset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    stroke: StrokeStyle? = nil
  ) {}

  /// Creates marks of one's own, the same at each value.
  public init<Content: View>(
    preset: Preset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @ViewBuilder content: @escaping () -> Content
  ) {}

  /// Creates marks of one's own at values, the same at each.
  public init<Value, Content: View>(
    preset: Preset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @ViewBuilder content: @escaping () -> Content
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
    values: [Value],
    stroke: StrokeStyle? = nil
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
  /// How long a tick is.
  public struct Length: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// As the chart sees fit.
    public static let automatic = Length()
    /// As far as the label.
    public static let label = Length()
    /// As far as the longest label.
    public static let longestLabel = Length()
    /// As far as the label, and some points further.
    public static func label(extendPastBy points: CGFloat) -> Length { Length() }
    /// As far as the longest label, and some points further.
    public static func longestLabel(extendPastBy points: CGFloat) -> Length { Length() }

    /// Creates the usual length.
    public init() {}
    /// Creates a length of some points.
    public init(integerLiteral value: Int) {}
    /// Creates a length of some points.
    public init(floatLiteral value: Double) {}
  }

  /// What becomes of values that would stand over one another.
  public struct CollisionResolution: Sendable, Hashable {
    private let name: String

    /// As the chart sees fit.
    public static let automatic = CollisionResolution(name: "automatic")
    /// Some are left out.
    public static let greedy = CollisionResolution(name: "greedy")
    /// Some are left out, the less important ones first.
    public static func greedy(
      priority: Double = 0,
      minimumSpacing: CGFloat? = nil
    ) -> CollisionResolution { greedy }
    /// They are cut.
    public static let truncate = CollisionResolution(name: "truncate")
    /// They stand over one another.
    public static let disabled = CollisionResolution(name: "disabled")
  }

  /// How a value is turned.
  public struct Orientation: Sendable, Hashable {
    private let name: String

    /// As the chart sees fit.
    public static let automatic = Orientation(name: "automatic")
    /// Upright.
    public static let horizontal = Orientation(name: "horizontal")
    /// Read from below.
    public static let vertical = Orientation(name: "vertical")
    /// Read from above.
    public static let verticalReversed = Orientation(name: "verticalReversed")
  }

  /// Creates a line, or a tick.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}

  /// Creates a value.
  @_disfavoredOverload
  public init(
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: CollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: Orientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}

  /// Creates a value in a format.
  public init<Format: FormatStyle>(
    format: Format,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: CollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: Orientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}

  /// Creates a value of one's own.
  public init<Content: View>(
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: CollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: Orientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}

  /// Creates a value in words.
  public init<Label: StringProtocol>(
    _ label: Label,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: CollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: Orientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}

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
