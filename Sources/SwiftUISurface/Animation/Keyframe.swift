public import Foundation

/// A keyframe that is reached along a curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe that is reached after some seconds.
  public init(
    _ to: Value,
    duration: TimeInterval,
    startVelocity: Value? = nil,
    endVelocity: Value? = nil
  ) {}
}

/// A keyframe that is reached along a line.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe that is reached after some seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A keyframe that is reached at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe.
  public init(_ to: Value) {}
}

/// A keyframe that is reached as by a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe that is reached after some seconds, or when the spring is at rest.
  public init(
    _ to: Value,
    duration: TimeInterval? = nil,
    spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// How a spring moves; nothing moves here, and of two it is known whether they were made of the same.
public struct Spring: Sendable, Hashable {
  private let numbers: [Double]

  /// A spring that swings.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)
  /// A spring that does not swing.
  public static let smooth = Spring(duration: 0.5, bounce: 0)
  /// A spring that swings shortly.
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)

  /// Creates a spring of a pace, seconds, and of how much it swings.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    numbers = [0, duration, bounce]
  }

  /// Creates a spring of how stiff it is, seconds, and of how much it is damped.
  public init(response: Double, dampingRatio: Double) {
    numbers = [1, response, dampingRatio]
  }

  /// Creates a spring of what hangs on it.
  public init(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    allowOverDamping: Bool = false
  ) {
    numbers = [2, mass, stiffness, damping, allowOverDamping ? 1 : 0]
  }

  /// Creates a spring of when it is at rest, seconds, and of how much it is damped.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    numbers = [3, settlingDuration, dampingRatio, epsilon]
  }

  /// A spring that swings, at a pace of its own.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring that does not swing, at a pace of its own.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that swings shortly, at a pace of its own.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
}

/// How a change goes on between its beginning and its end; nothing moves here.
public struct UnitCurve: Sendable, Hashable {
  private let name: String

  /// Steadily.
  public static let linear = UnitCurve(name: "linear")
  /// Slowly at first.
  public static let easeIn = UnitCurve(name: "easeIn")
  /// Slowly in the end.
  public static let easeOut = UnitCurve(name: "easeOut")
  /// Slowly at first and in the end.
  public static let easeInOut = UnitCurve(name: "easeInOut")
  /// Slowly at first, along a part of a circle.
  public static let circularEaseIn = UnitCurve(name: "circularEaseIn")
  /// Slowly in the end, along a part of a circle.
  public static let circularEaseOut = UnitCurve(name: "circularEaseOut")
  /// Slowly at first and in the end, along parts of circles.
  public static let circularEaseInOut = UnitCurve(name: "circularEaseInOut")

  private init(name: String) {
    self.name = name
  }

  /// Along a curve of two points.
  public static func bezier(
    startControlPoint: UnitPoint,
    endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(name: "\(startControlPoint) \(endControlPoint)")
  }
}
