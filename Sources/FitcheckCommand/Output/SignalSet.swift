import Foundation

/// Sets of signals, as the system takes them.
enum SignalSet {
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

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if os(Linux)
    let handler = action.__sigaction_handler.sa_handler
    #else
    let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
