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
