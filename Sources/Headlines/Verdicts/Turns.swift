import UnicodeText

/// Lets as many tasks work at once as there are workers; the others wait without a thread.
final class Turns: Sendable {
  private struct State: Sendable {
    var free: Int
    var waiting: ArraySlice<CheckedContinuation<Void, Never>> = []
  }

  private let state: Locked<State>

  init(_ count: Int) { state = Locked(State(free: count)) }

  /// How many more may work now.
  var freeCount: Int { state.withLock { $0.free } }
  /// How many wait for others.
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// Waits until fewer work; the first that waits is the first to go on.
  func begin() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        guard state.free > 0 else {
          state.waiting.append(continuation)
          return false
        }
        state.free -= 1
        return true
      }
      if isFree { continuation.resume() }
    }
  }

  func end() {
    let next = state.withLock { state in
      let next = state.waiting.popFirst()
      if next == nil { state.free += 1 }
      return next
    }
    next?.resume()
  }
}
