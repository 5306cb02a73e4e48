/// A place for names of views that are matched with each other.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// The namespace as it is handed on.
  public struct ID: Sendable, Hashable {}

  /// Creates a namespace.
  public init() {}

  /// The namespace as it is handed on.
  public var wrappedValue: ID { ID() }
}
