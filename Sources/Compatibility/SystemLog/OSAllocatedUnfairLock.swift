import Foundation

/// A lock together with what it guards.
///
/// Stands in for `os`'s type, so that files compile that share a state between threads. Copies are one lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// The lock and what it guards.
  private final class Storage: @unchecked Sendable {
    let lock = NSLock()
    var state: State

    init(_ state: State) {
      self.state = state
    }
  }

  private let storage: Storage

  /// Creates a lock around a state that no other thread has.
  public init(uncheckedState: State) {
    storage = Storage(uncheckedState)
  }

  /// Does something with the state while nobody else has it.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result { try withLockUnchecked(body) }

  /// Does something with the state while nobody else has it.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Does something with the state; nothing while somebody else has it.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? { try withLockIfAvailableUnchecked(body) }

  /// Does something with the state; nothing while somebody else has it.
  public func withLockIfAvailableUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock around a state.
  public init(initialState: State) {
    self.init(uncheckedState: initialState)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock of nothing.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Does something while nobody else does.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result { try withLockUnchecked(body) }

  /// Does something while nobody else does.
  public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }

  /// Waits until nobody else has it, and takes it.
  public func lock() { storage.lock.lock() }
  /// Takes it; `false` while somebody else has it.
  public func lockIfAvailable() -> Bool { storage.lock.try() }
  /// Gives it back.
  public func unlock() { storage.lock.unlock() }
}
