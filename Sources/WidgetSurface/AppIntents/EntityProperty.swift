public import SwiftUISurface
import UnicodeText

/// A value of one of the app's things, which intents may ask for.
///
/// A class, as on iOS: copies of a thing share their values.
@propertyWrapper
public final class EntityProperty<Value: Sendable>: Sendable {
  private let title: String
  private let value: Locked<Value?>

  /// The value; not to be read before it is set where there is none at first.
  public var wrappedValue: Value {
    get {
      guard let value = value.withLock({ $0 }) else {
        // Not a precondition: with -O that says nothing.
        fatalError("the property “\(title)” is read before it is set")
      }
      return value
    }
    set { value.withLock { $0 = newValue } }
  }

  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }

  private init(named title: LocalizedStringResource, _ value: Value?) {
    self.title = String(localized: title)
    self.value = Locked(value)
  }

  /// Creates a property with a name that the user sees, whose value is set before it is read.
  @_disfavoredOverload
  public convenience init(title: LocalizedStringResource) {
    self.init(named: title, nil)
  }

  /// Creates a property whose value is set before it is read.
  @_disfavoredOverload
  public convenience init() {
    self.init(named: "", nil)
  }
}

extension EntityProperty where Value: ExpressibleByNilLiteral {
  /// Creates a property with a name that the user sees, without a value.
  public convenience init(title: LocalizedStringResource) {
    self.init(named: title, .some(nil))
  }

  /// Creates a property without a value.
  public convenience init() {
    self.init(named: "", .some(nil))
  }
}

extension AppEntity {
  /// A value of the thing that intents may ask for.
  public typealias Property = EntityProperty
}
