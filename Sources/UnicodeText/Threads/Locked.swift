/// A value that one thread at a time may touch.
///
/// Stands for `Synchronization.Mutex`, whose waiting happens in a library that the thread sanitizer
/// cannot see into: it would report every value that is used under contention. A value of no size
/// has no address of its own, and the sanitizer would take touching it for touching the object's
/// header: the lock holds what it guards.
@usableFromInline
package final class Locked<Value: ~Copyable>: @unchecked Sendable {
  @usableFromInline let lock = Lock()
  @usableFromInline var value: Value

  package init(_ value: consuming Value) {
    self.value = value
  }

  /// Calls `body` with the value, while no other thread does.
  @inlinable
  package func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
