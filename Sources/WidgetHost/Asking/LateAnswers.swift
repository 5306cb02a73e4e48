import UnicodeText

/// The calls that were answered more than once: that may be known only after the first answer was used.
final class LateAnswers: Sendable {
  private let calls: Locked<[String]> = Locked([])

  /// Takes in that a call was answered again.
  func note(_ call: String) {
    calls.withLock { if !$0.contains(call) { $0.append(call) } }
  }

  /// What is to be said of them.
  var findings: [HostFinding] {
    calls.withLock { $0 }.map {
      HostFinding(.answeredAgain, "\($0) answered more than once", "\($0)が二回以上応答しました")
    }
  }
}
