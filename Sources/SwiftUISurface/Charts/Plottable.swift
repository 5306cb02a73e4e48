public import Foundation

/// A type whose values charts show as those of another type; values of every type are accepted here.
public protocol Plottable {
  /// The type that values are shown as.
  associatedtype PrimitivePlottable
  /// The value as it is shown.
  var primitivePlottable: PrimitivePlottable { get }
  /// Creates a value from what is shown of it.
  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where Self: RawRepresentable {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }

  /// Creates a value from its raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension String: Plottable {
  /// The text itself.
  public var primitivePlottable: String { self }

  /// Creates the text itself.
  public init?(primitivePlottable: String) { self = primitivePlottable }
}

extension Int: Plottable {
  /// The number itself.
  public var primitivePlottable: Int { self }

  /// Creates the number itself.
  public init?(primitivePlottable: Int) { self = primitivePlottable }
}

extension Double: Plottable {
  /// The number itself.
  public var primitivePlottable: Double { self }

  /// Creates the number itself.
  public init?(primitivePlottable: Double) { self = primitivePlottable }
}

extension Float: Plottable {
  /// The number itself.
  public var primitivePlottable: Float { self }

  /// Creates the number itself.
  public init?(primitivePlottable: Float) { self = primitivePlottable }
}

extension Decimal: Plottable {
  /// The number itself.
  public var primitivePlottable: Decimal { self }

  /// Creates the number itself.
  public init?(primitivePlottable: Decimal) { self = primitivePlottable }
}

extension Date: Plottable {
  /// The date itself.
  public var primitivePlottable: Date { self }

  /// Creates the date itself.
  public init?(primitivePlottable: Date) { self = primitivePlottable }
}
