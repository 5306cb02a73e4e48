import Foundation

/// Holds back the signals that would end the process while a file of its own lies beside another.
///
/// One that arrives waits until ``release()`` and then does what it would have done: by that time
/// the file is in its place or removed. The command has one thread, whose mask this is.
struct HeldSignals {
  private static let ending = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGPROF,
  ]

  private let held: [Int32]
  private var former = sigset_t()

  init() {
    // Those that the caller had ignored, as `nohup` does, end nothing.
    held = Self.ending.filter { signal in
      var action = sigaction()
      return sigaction(signal, nil, &action) == 0 && !Self.isIgnored(action)
    }
    var set = sigset_t()
    sigemptyset(&set)
    for signal in held { sigaddset(&set, signal) }
    pthread_sigmask(SIG_BLOCK, &set, &former)
  }

  /// Whether one of them has arrived: what is being done will be in vain.
  var hasArrived: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return held.contains { sigismember(&pending, $0) == 1 }
  }

  /// Lets them through, those that have arrived at once.
  mutating func release() {
    pthread_sigmask(SIG_SETMASK, &former, nil)
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if os(Linux)
    let handler = action.__sigaction_handler.sa_handler
    #else
    let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
