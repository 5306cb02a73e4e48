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
      // A failed precondition says nothing where it is compiled with -O, as widgets' frameworks are.
      fatalError(
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

  /// A thing: how it is made, or itself once it was.
  private enum Thing: Sendable {
    case unmade(@Sendable () -> any Sendable)
    case made(any Sendable)
  }

  private let things: Locked<[String: Thing]> = Locked([:])

  private init() {}

  /// Adds a thing, which is made once, when it is first needed.
  public func add<Value: Sendable>(
    key: String? = nil,
    dependency: @autoclosure @escaping @Sendable () -> Value
  ) {
    things.withLock { $0[Self.name(of: Value.self, key)] = .unmade { dependency() } }
  }

  func value<Value: Sendable>(of type: Value.Type, _ key: String?) -> Value? {
    let name = Self.name(of: type, key)
    switch things.withLock({ $0[name] }) {
    case nil: return nil
    case .made(let thing): return thing as? Value
    case .unmade(let make):
      // Not under the lock: what makes it may need another thing.
      let thing = make()
      return things.withLock { things in
        // Another thread may have made it meanwhile: there is one.
        if case .made(let first)? = things[name] { return first as? Value }
        things[name] = .made(thing)
        return thing as? Value
      }
    }
  }

  private static func name<Value>(of type: Value.Type, _ key: String?) -> String {
    "\(String(reflecting: type)) \(key ?? "")"
  }
}
