import Dispatch
import UnicodeText

/// The calls that were answered more than once: that may be known only after the first answer was used.
final class LateAnswers: Sendable {
  /// One call, which tells of its answers on any thread.
  struct Call: Sendable {
    fileprivate let name: String
    fileprivate let answers: LateAnswers

    /// Takes in that the call was answered again.
    func noteAgain() {
      answers.calls.withLock { if !$0.contains(name) { $0.append(name) } }
    }

    /// Takes in that the call was answered by code that has not come back, and may answer again before it does.
    func beginWork() { answers.atWork.enter() }

    /// Takes in that such code has come back.
    func endWork() { answers.atWork.leave() }
  }

  private let calls: Locked<[String]> = Locked([])
  private let atWork = DispatchGroup()

  func call(_ name: String) -> Call { Call(name: name, answers: self) }

  /// What is to be said of them, once all code that answered has come back.
  ///
  /// - Parameter seconds: how long that is waited for at most, on a clock that nobody holds.
  func findings(within seconds: Double) async -> [HostFinding] {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        _ = self.atWork.wait(timeout: .now() + seconds)
        continuation.resume()
      }
    }
    return calls.withLock { $0 }.map {
      HostFinding(.answeredAgain, "\($0) answered more than once", "\($0)が二回以上応答しました")
    }
  }
}
