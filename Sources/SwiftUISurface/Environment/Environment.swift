/// A property of a view that reads a value of the environment it is resolved in.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, EnvironmentReading {
  private let read: (EnvironmentValues) -> Value
  let source = EnvironmentSource()

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// The value in the environment of the view whose body is being read; outside of bodies the
  /// default value.
  public var wrappedValue: Value {
    read(source.environment ?? EnvironmentValues())
  }
}

extension Environment where Value: AnyObject {
  /// Creates a property that finds an object by its type.
  ///
  /// Reading it where none was put into the environment is a programmer's mistake, as in SwiftUI.
  public init(_ type: Value.Type) {
    read = { environment in
      guard let object = environment.object(of: type) else {
        // Not a precondition: with -O, with which widgets are built, that says nothing.
        fatalError("No object of type \(type) was put into the environment.")
      }
      return object
    }
  }
}

extension Environment {
  /// Creates a property that finds an object by its type, or nothing.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { $0.object(of: type) }
  }
}
