#if !canImport(Combine)
import Foundation

/// What gives values, and an end, to those who ask for them.
///
/// Stands in for Combine's protocol where there is no Combine. Values are given at once and as many as there are; publishers
/// of one's own are made of subjects, since nobody can subscribe but through `sink`, `assign` and what publishers do.
public protocol Publisher<Output, Failure> {
  /// A value.
  associatedtype Output
  /// What it may fail with.
  associatedtype Failure: Error

  /// Gives values to a receiver until one of them ends it.
  func _send(to receiver: _Receiver<Output, Failure>)
}

/// A namespace for publishers that are made of others.
public enum Publishers {}

/// A namespace for what those who receive are told.
public enum Subscribers {
  /// How a stream of values ends.
  public enum Completion<Failure: Error> {
    /// All values were given.
    case finished
    /// Something went wrong.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

/// Who takes values of one stream, until it ends or nobody wants more.
///
/// Several threads may give it values, of which it takes one after the other, as Combine's operators do. What is kept here is
/// behind another lock, which is never held while others are told: it may be given up at any time.
public final class _Receiver<Input, Failure: Error> {
  typealias Completion = Subscribers.Completion<Failure>

  /// Held while it is told something; it may be told more from within.
  private let turn = NSRecursiveLock()
  private let lock = NSLock()
  private var take: ((Input) -> Void)?
  private var end: ((Completion) -> Void)?
  private var whenOver: [(key: Int, action: () -> Void)] = []
  private var lastKey = 0

  init(_ take: @escaping (Input) -> Void, end: @escaping (Completion) -> Void) {
    self.take = take
    self.end = end
  }

  /// Whether nothing is taken any longer.
  var isOver: Bool { lock.withLock { take == nil } }

  /// Does something of which what this one is told is a part.
  func inTurn(_ action: () -> Void) {
    turn.withLock { action() }
  }

  func send(_ input: Input) {
    inTurn {
      let take = lock.withLock { self.take }
      take?(input)
    }
  }

  func send(completion: Completion) {
    inTurn {
      let end = close()
      end?(completion)
    }
  }

  func cancel() {
    _ = close()
  }

  /// Does something once nothing is taken any longer; at once, where that is so.
  ///
  /// - Returns: what `forget` asks for; `nil` where it is done.
  @discardableResult
  func onceOver(_ action: @escaping () -> Void) -> Int? {
    let key: Int? = lock.withLock {
      guard take != nil else { return nil }
      lastKey += 1
      whenOver.append((key: lastKey, action: action))
      return lastKey
    }
    if key == nil { action() }
    return key
  }

  /// Lets go of something that was to be done once nothing is taken any longer.
  fileprivate func forget(_ key: Int?) {
    let forgotten = lock.withLock { () -> (() -> Void)? in
      guard let place = whenOver.lastIndex(where: { $0.key == key }) else { return nil }
      return whenOver.remove(at: place).action
    }
    withExtendedLifetime(forgotten) {}
  }

  /// Lets go of all that was to be told: who receives may own what gives.
  private func close() -> ((Completion) -> Void)? {
    lock.lock()
    let (take, end, actions) = (take, end, whenOver)
    (self.take, self.end, whenOver) = (nil, nil, [])
    lock.unlock()
    for (_, action) in actions { action() }
    // Not while the lock is held: whoever goes with it may cancel this very one.
    withExtendedLifetime(take) {}
    return end
  }
}

extension _Receiver {
  /// One that is over when this one is, and hands its end on.
  func fed<Other>(by take: @escaping (Other) -> Void) -> _Receiver<Other, Failure> {
    fed(by: take) { self.send(completion: $0) }
  }

  /// One that is over when this one is.
  func fed<Other, OtherFailure>(
    by take: @escaping (Other) -> Void,
    end: @escaping (Subscribers.Completion<OtherFailure>) -> Void
  ) -> _Receiver<Other, OtherFailure> {
    let inner = _Receiver<Other, OtherFailure>(take, end: end)
    let key = onceOver { inner.cancel() }
    // Of a stream's streams most end before it does.
    inner.onceOver { [weak self] in self?.forget(key) }
    return inner
  }
}

/// A publisher of whatever kind; those that come of others are all of this one.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let give: (_Receiver<Output, Failure>) -> Void

  init(_ give: @escaping (_Receiver<Output, Failure>) -> Void) {
    self.give = give
  }

  /// Creates a publisher that gives what another one gives.
  public init<Source: Publisher>(
    _ publisher: Source
  ) where Source.Output == Output, Source.Failure == Failure {
    give = { publisher._send(to: $0) }
  }

  /// Gives values to a receiver.
  public func _send(to receiver: _Receiver<Output, Failure>) {
    give(receiver)
  }
}

extension Publisher {
  /// The publisher, whose kind is not told.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}
#endif
