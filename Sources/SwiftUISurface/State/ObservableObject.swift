#if canImport(Combine)
@_exported public import Combine
#else
/// An object that views watch; nothing is watched here, its values are read once.
///
/// Stands in for Combine's protocol where there is no Combine.
public protocol ObservableObject: AnyObject {}

/// A property of an observable object that would announce its changes.
@propertyWrapper
public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Creates a property with its initial value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a property with its initial value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }
}

extension Published: Sendable where Value: Sendable {}
#endif
