/// A value that a view owns; a layout shows its initial value, or what was set last.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private final class Storage {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  // Views are used by one thread at a time.
  nonisolated(unsafe) private let storage: Storage

  /// Creates a state with its initial value.
  public init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  /// Creates a state with its initial value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state of nothing.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: @unchecked Sendable where Value: Sendable {}
