/// A type whose change over time can be described by a vector.
///
/// Nothing moves here: the protocol exists so that shapes and layouts that declare their
/// `animatableData` compile.
public protocol Animatable {
  /// The type of the data that would be animated.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The data that would be animated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No data.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    // swift-format-ignore
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

/// Data without anything that could be animated.
public struct EmptyAnimatableData: VectorArithmetic, Sendable, Hashable {
  /// Creates the data.
  public init() {}

  /// No data.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// No data.
  public static func + (
    one: EmptyAnimatableData,
    other: EmptyAnimatableData
  ) -> EmptyAnimatableData { one }
  /// No data.
  public static func - (
    one: EmptyAnimatableData,
    other: EmptyAnimatableData
  ) -> EmptyAnimatableData { one }
  /// Does nothing.
  public mutating func scale(by rhs: Double) {}
  /// Zero.
  public var magnitudeSquared: Double { 0 }
}

/// Two animatable values together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// A pair of zeros.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }
  /// The sums of the parts.
  public static func + (one: AnimatablePair, other: AnimatablePair) -> AnimatablePair {
    AnimatablePair(one.first + other.first, one.second + other.second)
  }
  /// The differences of the parts.
  public static func - (one: AnimatablePair, other: AnimatablePair) -> AnimatablePair {
    AnimatablePair(one.first - other.first, one.second - other.second)
  }
  /// Multiplies both parts by a number.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of the parts' squares.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
