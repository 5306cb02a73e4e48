public import Synchronization

/// A value that is made when it is first asked for, and stays.
///
/// Any thread: where several ask at once each may make one, and all get the first that is stored.
@usableFromInline
package struct Lazy<Value: Sendable>: ~Copyable, Sendable {
  @usableFromInline let stored = AtomicLazyReference<Box>()

  @usableFromInline
  package final class Box: Sendable {
    @usableFromInline let value: Value

    @inlinable
    init(_ value: Value) { self.value = value }
  }

  @inlinable
  package init() {}

  /// One that is made already.
  @inlinable
  package init(_ value: Value) { _ = stored.storeIfNil(Box(value)) }

  /// The value, where it has been made.
  @inlinable
  package var known: Value? { stored.load()?.value }

  /// The value, made now where it has not been.
  /// - Parameters:
  ///   - make: makes the value.
  ///   - added: is told of the value, once, when it is stored.
  @inlinable
  package func value(_ make: () -> Value, added: (Value) -> Void = { _ in }) -> Value {
    if let known = stored.load() { return known.value }
    let made = Box(make())
    let first = stored.storeIfNil(made)
    if first === made { added(made.value) }
    return first.value
  }
}
