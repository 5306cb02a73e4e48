import Dispatch
import UnicodeText

/// A question to code that may answer at once, later, again and again, or never.
///
/// It is asked on a thread of its own, so that one that blocks keeps nobody else waiting; what does
/// not come back is left behind.
final class TimedAnswer<Answer: Sendable>: Sendable {
  private enum State {
    case open(CheckedContinuation<Answer?, Never>?)
    case closed
  }

  private struct Progress {
    var state = State.open(nil)
    var count = 0
    /// What came before it was waited for, and only until then: the clock that runs for the question keeps all of this.
    var early: Answer?
    /// Whether the code that was asked has come back, which it may do long before or after it answers.
    var hasReturned = false
  }

  private let progress = Locked(Progress())

  private let call: LateAnswers.Call?

  /// Creates a question.
  ///
  /// - Parameter call: who is told of answers after the first.
  init(_ call: LateAnswers.Call? = nil) {
    self.call = call
  }

  /// Asks, and waits for the first answer; `nil` where none comes in time.
  func first(
    within seconds: Double,
    _ ask: @escaping @Sendable (@escaping @Sendable (Answer) -> Void) -> Void
  ) async -> Answer? {
    // Counted on a clock that nobody holds.
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { self.close(with: nil) }
    DispatchQueue.global().async {
      ask { self.take($0) }
      self.noteReturn()
    }
    return await withCheckedContinuation { continuation in
      let early: Answer?? = progress.withLock { progress in
        guard case .open = progress.state else {
          defer { progress.early = nil }
          return .some(progress.early)
        }
        progress.state = .open(continuation)
        return .none
      }
      if let early { continuation.resume(returning: early) }
    }
  }

  private func take(_ answer: Answer) {
    let count = progress.withLock { progress in
      progress.count += 1
      if progress.count == 1, !progress.hasReturned { call?.beginWork() }
      return progress.count
    }
    if count == 1 { close(with: answer) }
    if count == 2 { call?.noteAgain() }
  }

  private func noteReturn() {
    progress.withLock { progress in
      progress.hasReturned = true
      if progress.count > 0 { call?.endWork() }
    }
  }

  private func close(with answer: Answer?) {
    let waiting: CheckedContinuation<Answer?, Never>? = progress.withLock { progress in
      guard case .open(let waiting) = progress.state else { return nil }
      progress.state = .closed
      if waiting == nil { progress.early = answer }
      return waiting
    }
    waiting?.resume(returning: answer)
  }
}

extension TimedAnswer {
  /// Waits for what an asynchronous call gives; `nil` where it does not come back in time.
  static func of(
    within seconds: Double,
    _ call: @escaping @Sendable () async -> Answer
  ) async -> Answer? {
    await TimedAnswer().first(within: seconds) { deliver in
      Task { deliver(await call()) }
    }
  }
}
