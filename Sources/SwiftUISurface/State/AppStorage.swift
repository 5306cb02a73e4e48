public import Foundation

/// A value kept in the user's defaults; layouts read it, or the default given where there is none.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  /// The defaults that the property names itself.
  private let store: UserDefaults?
  private let read: (UserDefaults) -> Value
  private let write: (Value, UserDefaults) -> Void
  @Environment(\.defaultAppStorage) private var defaultStore

  private init(
    _ key: String,
    _ store: UserDefaults?,
    default value: Value,
    decode: @escaping (Any) -> Value?,
    encode: @escaping (Value) -> Any?
  ) {
    self.store = store
    read = { $0.object(forKey: key).flatMap(decode) ?? value }
    write = { $1.set(encode($0), forKey: key) }
  }

  /// The property's own defaults, those of the views around it, or the app's.
  private var defaults: UserDefaults { store ?? defaultStore?.unchecked ?? .standard }

  /// The value.
  public var wrappedValue: Value {
    get { read(defaults) }
    nonmutating set { write(newValue, defaults) }
  }

  /// A binding to the value, in the defaults of the view whose body is being read.
  public var projectedValue: Binding<Value> {
    let current = defaults
    return Binding(get: { read(current) }, set: { write($0, current) })
  }
}

/// A value as the user's defaults hold it.
public protocol _DefaultsValue {}

extension Bool: _DefaultsValue {}
extension Int: _DefaultsValue {}
extension Double: _DefaultsValue {}
extension String: _DefaultsValue {}
extension Data: _DefaultsValue {}
extension Date: _DefaultsValue {}

extension _DefaultsValue {
  /// What is stored as a value of the type; `nil` where it is of another one.
  fileprivate static func read(_ stored: Any) -> Self? {
    (stored as? Self) ?? StoredNumber(stored)?.value(as: Self.self)
  }
}

extension AppStorage where Value: _DefaultsValue {
  /// Creates a property that reads a key, with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, default: wrappedValue, decode: { Value.read($0) }, encode: { $0 })
  }
}

extension URL {
  /// What is stored as an address; `nil` where it is none.
  fileprivate static func read(_ stored: Any) -> URL? {
    (stored as? URL) ?? (stored as? String).flatMap { URL(string: $0) }
  }
}

extension RawRepresentable where RawValue: _DefaultsValue {
  /// The value whose raw value is stored; `nil` where there is none.
  fileprivate static func read(_ stored: Any) -> Self? {
    RawValue.read(stored).flatMap { Self(rawValue: $0) }
  }
}

extension AppStorage where Value == URL {
  /// Creates a property that reads a key, with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key,
      store,
      default: wrappedValue,
      decode: { URL.read($0) },
      encode: { $0.absoluteString }
    )
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: _DefaultsValue {
  /// Creates a property that reads a key, with a default; where a stored value has a raw value, too, it is read as itself.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key,
      store,
      default: wrappedValue,
      decode: { Value.read($0) },
      encode: { $0.rawValue }
    )
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property that reads a key, or nothing.
  public init<Wrapped: _DefaultsValue>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped? {
    self.init(key, store, default: nil, decode: { Wrapped.read($0) }, encode: { $0 })
  }

  /// Creates a property that reads a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(
      key,
      store,
      default: nil,
      decode: { URL.read($0) },
      encode: { $0?.absoluteString }
    )
  }

  /// Creates a property that reads a key, or nothing; where a stored value has a raw value, too, it is read as itself.
  @_disfavoredOverload
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue: _DefaultsValue {
    self.init(
      key,
      store,
      default: nil,
      decode: { Wrapped.read($0) },
      encode: { $0?.rawValue }
    )
  }
}

/// A value kept with a scene: here with the user's defaults, as those of ``AppStorage`` are.
public typealias SceneStorage = AppStorage
