/// Gives out bindings to the properties of an object.
@dynamicMemberLookup
public struct ObjectWrapper<Object: AnyObject> {
  let object: Object

  /// A binding to a property.
  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>
  ) -> Binding<Value> {
    Binding(
      get: { object[keyPath: keyPath] },
      set: { object[keyPath: keyPath] = $0 }
    )
  }
}

/// An object that a view is given and reads.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// Bindings to the object's properties.
  public typealias Wrapper = ObjectWrapper<ObjectType>

  /// Creates a property that holds an object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a property that holds an object.
  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object that a view makes and owns.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Storage {
    private let make: () -> ObjectType
    lazy var object: ObjectType = make()

    init(_ make: @escaping () -> ObjectType) {
      self.make = make
    }
  }

  private let storage: Storage

  /// Creates a property whose object is made when it is first read.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {
    storage = Storage(wrappedValue)
  }

  /// The object.
  public var wrappedValue: ObjectType { storage.object }

  /// Bindings to the object's properties.
  public var projectedValue: ObjectWrapper<ObjectType> { ObjectWrapper(object: wrappedValue) }
}

/// An object that a view finds in its environment by type.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, EnvironmentReading {
  let source = EnvironmentSource()

  /// Creates the property.
  public init() {}

  /// The object; reading it where none was put into the environment is a programmer's mistake, as
  /// in SwiftUI.
  public var wrappedValue: ObjectType {
    guard let object = source.environment?.object(of: ObjectType.self) else {
      // Not a precondition: with -O, with which widgets are built, that says nothing.
      fatalError("No object of type \(ObjectType.self) was put into the environment.")
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObjectWrapper<ObjectType> { ObjectWrapper(object: wrappedValue) }
}

/// Gives out bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: Value

  /// Creates a property that holds an object.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a property that holds an object.
  public init(_ wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue)
  }

  /// The property itself.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  public subscript<Part>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    ObjectWrapper(object: wrappedValue)[dynamicMember: keyPath]
  }
}
