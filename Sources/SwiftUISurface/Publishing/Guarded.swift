#if !canImport(Combine)
import Foundation

/// A value that several threads may change, one after the other.
final class Guarded<Value> {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Changes the value; what is taken out of it has to be in the answer, so that it is not let go behind the lock.
  func change<Answer>(_ body: (inout Value) -> Answer) -> Answer {
    lock.withLock { body(&value) }
  }
}

/// What one thread hands to another, and does not touch afterwards.
struct Handed<Value>: @unchecked Sendable {
  let value: Value
}
#endif
