import Foundation
import UnicodeText

/// Ends a run in good order when the process is asked to end: what is done is written first.
///
/// A second signal ends it at once, as when nobody reads what is written, but no file that is being replaced. So does any
/// once the run is over (``finish()``).
final class Interruption: Sendable {
  private struct State {
    /// The signal that came.
    var cause: Int32?
    var isOver = false
  }

  private let state = Locked(State())
  /// The signals that are held back.
  private let held: [Int32]

  /// Holds back the signals and waits for them on a thread of its own; where there is none to be had,
  /// signals end the process at once.
  ///
  /// - Parameters:
  ///   - stop: called once, on that thread.
  ///   - start: starts a thread; false where there is none to be had.
  init(
    _ stop: @escaping @Sendable () -> Void,
    start: (@escaping @Sendable () -> Void) -> Bool = RunThread.start
  ) {
    let held = SignalSet.heeded(among: [SIGINT, SIGTERM, SIGHUP])
    self.held = held
    var set = SignalSet.set(of: held)
    pthread_sigmask(SIG_BLOCK, &set, nil)
    let isWaiting = start { [self] in
      // Any other is for the thread that writes: it holds some back meanwhile (HeldSignals).
      var every = sigset_t()
      sigfillset(&every)
      pthread_sigmask(SIG_BLOCK, &every, nil)
      var set = SignalSet.set(of: held)
      var signal: Int32 = 0
      guard sigwait(&set, &signal) == 0 else { return }
      if note(signal) {
        stop()
        guard sigwait(&set, &signal) == 0 else { return }
      }
      HeldSignals.afterRelease { Self.end(by: signal) }
    }
    if !isWaiting { letThrough() }
  }

  /// Takes note of the first signal; whether there is a run for it to end.
  private func note(_ signal: Int32) -> Bool {
    state.withLock { state in
      state.cause = signal
      return !state.isOver
    }
  }

  private func letThrough() {
    var set = SignalSet.set(of: held)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// Lets signals end the process at once from now on: what was done is written.
  ///
  /// - Returns: the signal that came before, if any.
  func finish() -> Int32? {
    let cause = state.withLock { state in
      state.isOver = true
      return state.cause
    }
    if cause == nil { letThrough() }
    return cause
  }

  /// Ends the process as the signal would have.
  static func end(by number: Int32) {
    signal(number, SIG_DFL)
    var set = SignalSet.set(of: [number])
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
  }
}
