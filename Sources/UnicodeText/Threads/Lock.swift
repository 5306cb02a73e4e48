#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A lock by itself, for what is no one value: ``Locked`` holds what it guards.
@usableFromInline
package final class Lock: @unchecked Sendable {
  let mutex: UnsafeMutablePointer<pthread_mutex_t>

  package init() {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deinitialize(count: 1)
    mutex.deallocate()
  }

  /// Waits until no other thread holds the lock, and takes it.
  @usableFromInline package func lock() { pthread_mutex_lock(mutex) }

  /// Lets the lock go, which this thread holds.
  @usableFromInline package func unlock() { pthread_mutex_unlock(mutex) }
}
