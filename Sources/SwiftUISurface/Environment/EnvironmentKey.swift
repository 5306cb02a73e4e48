/// A type that names a value of the environment and says what it is by default.
///
/// Unlike SwiftUI's, values must be `Sendable`: environments are handed to threads that resolve
/// the same view for many devices.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value where none was set.
  static var defaultValue: Value { get }
}
