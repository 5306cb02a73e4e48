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
}
