import UnicodeText

/// A thing that intents need and the app provides.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  private let key: String?

  /// Creates a dependency, found by its type or by a name.
  public init(key: String? = nil) {
    self.key = key
  }

  /// The thing; it must have been added before.
  public var wrappedValue: Value {
    guard let value = AppDependencyManager.shared.value(of: Value.self, key) else {
      preconditionFailure(
        "no dependency of type \(Value.self) was added to AppDependencyManager.shared"
      )
    }
    return value
  }
}

extension AppIntent {
  /// A thing that the intent needs and the app provides.
  public typealias Dependency = AppDependency
}

extension EntityQuery {
  /// A thing that the query needs and the app provides.
  public typealias Dependency = AppDependency
}

/// What knows the things that intents need.
public final class AppDependencyManager: Sendable {
  /// The one there is.
  public static let shared = AppDependencyManager()

  private let makers: Locked<[String: @Sendable () -> any Sendable]> = Locked([:])

  private init() {}

  /// Adds a thing, which is made when it is first needed or later.
  public func add<Value: Sendable>(
    key: String? = nil,
    dependency: @autoclosure @escaping @Sendable () -> Value
  ) {
    makers.withLock { $0[Self.name(of: Value.self, key)] = { dependency() } }
  }

  func value<Value: Sendable>(of type: Value.Type, _ key: String?) -> Value? {
    let maker = makers.withLock { $0[Self.name(of: type, key)] }
    return maker?() as? Value
  }

  private static func name<Value>(of type: Value.Type, _ key: String?) -> String {
    "\(String(reflecting: type)) \(key ?? "")"
  }
}
