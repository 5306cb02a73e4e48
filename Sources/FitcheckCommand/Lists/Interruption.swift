import Foundation
import UnicodeText

/// Ends a run in good order when the process is asked to end: what is done is written first.
///
/// A second signal ends it at once, as when nobody reads what is written, but no file that is being replaced.
final class Interruption: Sendable {
  private let arrived = Locked<Int32?>(nil)
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Holds back the signals and waits for them on a thread of its own; where there is none to be had,
  /// signals end the process at once.
  ///
  /// - Parameter stop: called once, on that thread.
  init(_ stop: @escaping @Sendable () -> Void) {
    var set = SignalSet.set(of: SignalSet.heeded(among: Self.signals))
    pthread_sigmask(SIG_BLOCK, &set, nil)
    let held = set
    let isWaiting = RunThread.start { [self] in
      // Any other is for the thread that writes: it holds some back meanwhile (HeldSignals).
      var every = sigset_t()
      sigfillset(&every)
      pthread_sigmask(SIG_BLOCK, &every, nil)
      var held = held
      var signal: Int32 = 0
      guard sigwait(&held, &signal) == 0 else { return }
      arrived.withLock { $0 = signal }
      stop()
      guard sigwait(&held, &signal) == 0 else { return }
      HeldSignals.afterRelease { Self.end(by: signal) }
    }
    if !isWaiting { pthread_sigmask(SIG_UNBLOCK, &set, nil) }
  }

  /// The signal that came, if any.
  var cause: Int32? { arrived.withLock { $0 } }

  /// Ends the process as the signal would have.
  static func end(by number: Int32) {
    signal(number, SIG_DFL)
    var set = SignalSet.set(of: [number])
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
  }
}
