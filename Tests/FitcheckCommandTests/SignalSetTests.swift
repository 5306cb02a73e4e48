import Foundation
import Testing

@testable import FitcheckCommand

/// Which signals end what is being written.
@Suite(.serialized) struct SignalSetTests {
  /// Those that whoever started the process ignores end nothing; nor do those that there are not.
  @Test func whatIsIgnoredIsNotHeeded() {
    let former = signal(SIGURG, SIG_IGN)
    defer { signal(SIGURG, former) }
    #expect(SignalSet.heeded(among: [SIGWINCH, SIGURG, 4_000, SIGCHLD]) == [SIGWINCH, SIGCHLD])
    signal(SIGURG, SIG_DFL)
    #expect(SignalSet.heeded(among: [SIGURG]) == [SIGURG])
  }

  @Test func aSetHasItsSignalsAlone() {
    var set = SignalSet.set(of: [SIGTERM, SIGHUP])
    #expect((1..<32).filter { sigismember(&set, $0) == 1 } == [SIGHUP, SIGTERM])
    var none = SignalSet.set(of: [])
    #expect((1..<32).allSatisfy { sigismember(&none, $0) == 0 })
  }

  /// While a file is replaced, no signal that would end the process comes through.
  @Test func everySignalThatEndsIsHeld() async {
    let held = await withCheckedContinuation { continuation in
      // Signals are held by thread; this one is nobody else's.
      Thread.detachNewThread {
        func blocked() -> [Int32] {
          var mask = sigset_t()
          pthread_sigmask(SIG_BLOCK, nil, &mask)
          return (1..<32).filter { sigismember(&mask, $0) == 1 }
        }
        var none = SignalSet.set(of: [SIGURG])
        pthread_sigmask(SIG_SETMASK, &none, nil)
        var signals = HeldSignals()
        let during = blocked()
        signals.release()
        continuation.resume(returning: [during, blocked()])
      }
    }
    let ending = [
      SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGPROF,
    ]
    #expect(held == [(SignalSet.heeded(among: ending) + [SIGURG]).sorted(), [SIGURG]])
  }
}
