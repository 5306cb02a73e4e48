#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Where threads wait, without the lock that they hold, until another one says that something has
/// changed.
///
/// A lock may have several, so that only those are woken whom a change is for.
package final class Condition: @unchecked Sendable {
  // Unchecked: the system's own, which any thread may use.
  private let condition: UnsafeMutablePointer<pthread_cond_t>

  package init() {
    condition = .allocate(capacity: 1)
    condition.initialize(to: pthread_cond_t())
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    condition.deinitialize(count: 1)
    condition.deallocate()
  }

  /// Lets go of the lock, which this thread holds, until it is woken, and takes it again; what it waits
  /// for need not be there then.
  package func wait(holding lock: Lock) { pthread_cond_wait(condition, lock.mutex) }

  /// Wakes one thread that waits, if any does.
  package func signal() { pthread_cond_signal(condition) }

  /// Wakes all that wait.
  package func broadcast() { pthread_cond_broadcast(condition) }
}
