/// A turn, in radians or degrees.
public struct Angle: Sendable, Hashable, Comparable {
  /// The turn in radians.
  public var radians: Double

  /// The turn in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates no turn.
  public init() {
    radians = 0
  }

  /// Creates a turn from radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates a turn from degrees.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// A turn in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// A turn in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// No turn.
  public static let zero = Angle()

  /// Whether one turn is smaller than another.
  public static func < (one: Angle, other: Angle) -> Bool { one.radians < other.radians }
  /// The sum of two turns.
  public static func + (one: Angle, other: Angle) -> Angle {
    Angle(radians: one.radians + other.radians)
  }
  /// The difference of two turns.
  public static func - (one: Angle, other: Angle) -> Angle {
    Angle(radians: one.radians - other.radians)
  }
  /// The turn the other way round.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// The turn, a number of times.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }
  /// A part of the turn.
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }
}
