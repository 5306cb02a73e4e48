#if !canImport(Combine)
public import Dispatch
public import Foundation

/// Where, and when, something is done.
public protocol Scheduler {
  /// Does something once so many seconds have passed.
  func _schedule(after delay: SchedulerDelay, _ action: @escaping () -> Void)
}

extension Scheduler {
  /// Does something there.
  public func schedule(_ action: @escaping () -> Void) {
    _schedule(after: 0, action)
  }
}

/// A span of time that something waits for.
public struct SchedulerDelay: Sendable, Hashable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  let seconds: Double

  private init(inSeconds seconds: Double) {
    self.seconds = seconds
  }

  /// Creates a span of seconds.
  public init(integerLiteral value: Int) {
    self.init(inSeconds: Double(value))
  }

  /// Creates a span of seconds.
  public init(floatLiteral value: Double) {
    self.init(inSeconds: value)
  }

  /// Some seconds.
  public static func seconds(_ count: Int) -> SchedulerDelay { Self(inSeconds: Double(count)) }
  /// Some seconds.
  public static func seconds(_ count: Double) -> SchedulerDelay { Self(inSeconds: count) }
  /// Some thousandths of a second.
  public static func milliseconds(_ count: Int) -> SchedulerDelay {
    Self(inSeconds: Double(count) / 1000)
  }
}

/// Does everything at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The only one.
  public static let shared = ImmediateScheduler()

  /// Does something at once.
  public func _schedule(after delay: SchedulerDelay, _ action: @escaping () -> Void) {
    action()
  }
}

extension DispatchQueue: Scheduler {
  /// Does something in the queue.
  public func _schedule(after delay: SchedulerDelay, _ action: @escaping () -> Void) {
    let handed = Handed(value: action)
    if delay.seconds > 0 {
      asyncAfter(deadline: .now() + delay.seconds) { handed.value() }
    } else {
      async { handed.value() }
    }
  }
}

extension RunLoop: Scheduler {
  /// Does something in the queue of the main thread: nothing else runs loops here.
  public func _schedule(after delay: SchedulerDelay, _ action: @escaping () -> Void) {
    DispatchQueue.main._schedule(after: delay, action)
  }
}

extension OperationQueue: Scheduler {
  /// Does something in the queue.
  public func _schedule(after delay: SchedulerDelay, _ action: @escaping () -> Void) {
    let handed = Handed(value: action)
    if delay.seconds > 0 {
      let queue = Handed(value: self)
      DispatchQueue.global().asyncAfter(deadline: .now() + delay.seconds) {
        queue.value.addOperation { handed.value() }
      }
    } else {
      addOperation { handed.value() }
    }
  }
}

/// What is to be done in the order in which it came, whoever comes for it first: of the threads of a queue that may be the
/// one that was to tell of the end.
private struct Waiting {
  private var actions: [Int: () -> Void] = [:]
  private var addedCount = 0
  private var takenCount = 0

  mutating func add(_ action: @escaping () -> Void) {
    actions[addedCount] = action
    addedCount += 1
  }

  mutating func takeNext() -> (() -> Void)? {
    defer { takenCount += 1 }
    return actions.removeValue(forKey: takenCount)
  }
}

extension Publisher {
  /// Gives values elsewhere, one after the other.
  public func receive<Place: Scheduler>(on scheduler: Place) -> AnyPublisher<Output, Failure> {
    delay(for: 0, scheduler: scheduler)
  }

  /// Asks for values elsewhere.
  public func subscribe<Place: Scheduler>(on scheduler: Place) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      scheduler.schedule { if !receiver.isOver { self._send(to: receiver) } }
    }
  }

  /// Gives values later and elsewhere; a failure at once, but elsewhere.
  public func delay<Place: Scheduler>(
    for interval: SchedulerDelay,
    scheduler: Place
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      let waiting = Guarded(Waiting())
      func give(_ action: @escaping () -> Void) {
        waiting.change { $0.add(action) }
        scheduler._schedule(after: interval) {
          receiver.inTurn {
            let next = waiting.change { $0.takeNext() }
            next?()
          }
        }
      }
      let inner: _Receiver<Output, Failure> = receiver.fed { value in
        give { receiver.send(value) }
      } end: { completion in
        if case .failure = completion, interval.seconds > 0 {
          scheduler.schedule { receiver.send(completion: completion) }
        } else {
          give { receiver.send(completion: completion) }
        }
      }
      self._send(to: inner)
    }
  }

  /// Gives a value elsewhere once no other one has come for so long.
  public func debounce<Place: Scheduler>(
    for dueTime: SchedulerDelay,
    scheduler: Place
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      let newest = Guarded(0)
      let inner: _Receiver<Output, Failure> = receiver.fed { value in
        let own = newest.change { newest in
          newest += 1
          return newest
        }
        scheduler._schedule(after: dueTime) {
          if newest.change({ $0 }) == own { receiver.send(value) }
        }
      } end: { completion in
        newest.change { $0 += 1 }
        scheduler.schedule { receiver.send(completion: completion) }
      }
      self._send(to: inner)
    }
  }
}
#endif
