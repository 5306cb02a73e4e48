import Foundation
import UnicodeText

/// Holds back the signals that would end the process while a file of its own lies beside another.
///
/// One that arrives waits until ``release()`` and then does what it would have done: by that time
/// the file is in its place or removed. The mask is that of the thread that writes: others have ended by then, or
/// take no such signal, or have it handled by who waits here (``afterRelease(_:)``). One thread at a time holds signals.
struct HeldSignals {
  private static let holding = Lock()

  private let held: [Int32]
  private var former = sigset_t()

  init() {
    held = SignalSet.heeded(among: SignalSet.ending)
    var set = SignalSet.set(of: held)
    pthread_sigmask(SIG_BLOCK, &set, &former)
    Self.holding.lock()
  }

  /// Does something once no thread holds signals.
  static func afterRelease(_ body: () -> Void) {
    holding.lock()
    defer { holding.unlock() }
    body()
  }

  /// Whether one of them has arrived: what is being done will be in vain.
  var hasArrived: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return held.contains { sigismember(&pending, $0) == 1 }
  }

  /// Lets them through, those that have arrived at once.
  mutating func release() {
    Self.holding.unlock()
    pthread_sigmask(SIG_SETMASK, &former, nil)
  }
}
