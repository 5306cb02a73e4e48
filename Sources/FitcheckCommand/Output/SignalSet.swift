import Foundation

/// Sets of signals, as the system takes them.
enum SignalSet {
  /// Those that end a process which does nothing about them, but SIGKILL.
  ///
  /// Those that tell of a fault of its own (SIGSEGV, SIGILL) are none of them: the system ends the process even where they
  /// are held back. SIGPIPE and SIGXFSZ are ignored.
  static let ending: [Int32] = {
    let everywhere = [
      SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGTERM, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM,
      SIGPROF,
    ]
    #if os(Linux)
    // Those for programs' own use; the C library keeps some below them for itself.
    let realTime = __libc_current_sigrtmin()...__libc_current_sigrtmax()
    return everywhere + [SIGIO, SIGPWR, SIGSTKFLT] + Array(realTime)
    #else
    return everywhere
    #endif
  }()

  /// The set of some signals.
  static func set(of signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }

  /// Those of some signals that whoever started the process has not told it to ignore, as `nohup`
  /// does: those end nothing.
  static func heeded(among signals: [Int32]) -> [Int32] {
    signals.filter { signal in
      var action = sigaction()
      return sigaction(signal, nil, &action) == 0 && !isIgnored(action)
    }
  }

  /// Those of some signals that do by themselves what the system has them do: nobody has them ignored or handled.
  static func unhandled(among signals: [Int32]) -> [Int32] {
    signals.filter { signal in
      var action = sigaction()
      guard sigaction(signal, nil, &action) == 0 else { return false }
      return handler(of: action) == unsafeBitCast(SIG_DFL, to: Int.self)
    }
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    handler(of: action) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func handler(of action: sigaction) -> Int {
    #if os(Linux)
    let handler = action.__sigaction_handler.sa_handler
    #else
    let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self)
  }
}
