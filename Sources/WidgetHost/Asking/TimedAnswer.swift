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
    var early: Answer?
  }

  private let progress = Locked(Progress())

  private let again: @Sendable () -> Void

  /// Creates a question.
  ///
  /// - Parameter again: called when a second answer comes, on any thread.
  init(again: @escaping @Sendable () -> Void = {}) {
    self.again = again
  }

  /// Asks, and waits for the first answer; `nil` where none comes in time.
  func first(
    within seconds: Double,
    _ ask: @escaping @Sendable (@escaping @Sendable (Answer) -> Void) -> Void
  ) async -> Answer? {
    // Counted on a clock that nobody holds.
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { self.close(with: nil) }
    DispatchQueue.global().async { ask { self.take($0) } }
    return await withCheckedContinuation { continuation in
      let early: Answer?? = progress.withLock { progress in
        guard case .open = progress.state else { return .some(progress.early) }
        progress.state = .open(continuation)
        return .none
      }
      if let early { continuation.resume(returning: early) }
    }
  }

  private func take(_ answer: Answer) {
    let count = progress.withLock { progress in
      progress.count += 1
      return progress.count
    }
    if count == 1 { close(with: answer) }
    if count == 2 { again() }
  }

  private func close(with answer: Answer?) {
    let waiting: CheckedContinuation<Answer?, Never>? = progress.withLock { progress in
      guard case .open(let waiting) = progress.state else { return nil }
      progress.state = .closed
      progress.early = answer
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
