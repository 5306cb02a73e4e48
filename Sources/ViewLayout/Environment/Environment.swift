/// A property of a view that reads a value of the environment it is resolved in.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, EnvironmentReading {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  let source = EnvironmentSource()

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value in the environment of the view whose body is being read; outside of bodies the
  /// default value.
  public var wrappedValue: Value {
    (source.environment ?? EnvironmentValues())[keyPath: keyPath]
  }
}
