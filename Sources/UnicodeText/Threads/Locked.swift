#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A value that one thread at a time may touch.
///
/// Stands for `Synchronization.Mutex`, whose waiting happens in a library that the thread sanitizer
/// cannot see into: it would report every value that is used under contention. A value of no size
/// has no address of its own, and the sanitizer would take touching it for touching the object's
/// header: the lock holds what it guards.
package final class Locked<Value: ~Copyable>: @unchecked Sendable {
  @usableFromInline let mutex: UnsafeMutablePointer<pthread_mutex_t>
  @usableFromInline var value: Value

  package init(_ value: consuming Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deinitialize(count: 1)
    mutex.deallocate()
  }

  /// Calls `body` with the value, while no other thread does.
  @inlinable
  package func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value)
  }
}
