#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A lock by itself, for what is no one value: ``Locked`` holds what it guards.
@usableFromInline
package struct Lock: @unchecked Sendable {
  // Unchecked: the system's own, which any thread may use; copies are the same lock.
  private let place = MutexPlace.make()

  package init() {}

  /// Stays where it is as long as the lock is there.
  var mutex: UnsafeMutablePointer<pthread_mutex_t> { place.mutex }

  /// Waits until no other thread holds the lock, and takes it.
  @usableFromInline package func lock() { pthread_mutex_lock(place.mutex) }

  /// Lets the lock go, which this thread holds.
  @usableFromInline package func unlock() { pthread_mutex_unlock(place.mutex) }
}

/// A mutex, which has to stay in one place, in the object's own memory: one allocation.
private final class MutexPlace: ManagedBuffer<Bool, pthread_mutex_t> {
  static func make() -> MutexPlace {
    let place = create(minimumCapacity: 1) { _ in true }
    place.withUnsafeMutablePointerToElements { mutex in
      mutex.initialize(to: pthread_mutex_t())
      pthread_mutex_init(mutex, nil)
    }
    return unsafeDowncast(place, to: MutexPlace.self)
  }

  var mutex: UnsafeMutablePointer<pthread_mutex_t> { withUnsafeMutablePointerToElements { $0 } }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deinitialize(count: 1)
  }
}
