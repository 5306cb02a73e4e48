public import Foundation

/// A value that can be added and scaled, as animations need it.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value by a number.
  mutating func scale(by rhs: Double)
  /// The value multiplied by itself.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies the value by a number.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The value multiplied by itself.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the value by a number.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The value multiplied by itself.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the value by a number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The value multiplied by itself.
  public var magnitudeSquared: Double { Double(self * self) }
}
