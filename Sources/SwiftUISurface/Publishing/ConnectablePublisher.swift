#if !canImport(Combine)
import Dispatch
public import Foundation

/// A publisher that gives values only once it is told to begin.
public protocol ConnectablePublisher: Publisher {
  /// Begins; what it returns ends it.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that begins when somebody receives, and ends when nobody does.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(self)
  }
}

extension Publishers {
  /// Begins when somebody receives, and ends when nobody does.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// A value.
    public typealias Output = Upstream.Output
    /// What it may fail with.
    public typealias Failure = Upstream.Failure

    /// The publisher.
    public let upstream: Upstream

    private let state = Guarded((count: 0, connection: (any Cancellable)?.none))

    /// Creates a publisher that begins by itself.
    public init(_ upstream: Upstream) {
      self.upstream = upstream
    }

    /// Gives values to a receiver.
    public func _send(to receiver: _Receiver<Output, Failure>) {
      // Counted before it is asked whether it is over: one that is must not be taken for the last of those who are there.
      let isFirst = state.change { state in
        state.count += 1
        return state.count == 1
      }
      upstream._send(to: receiver)
      receiver.onceOver {
        let connection = self.state.change { state in
          state.count -= 1
          guard state.count == 0 else { return (any Cancellable)?.none }
          defer { state.connection = nil }
          return state.connection
        }
        connection?.cancel()
      }
      // Whoever came second waits for the first one to begin, also where that one has gone.
      guard isFirst, state.change({ $0.count > 0 && $0.connection == nil }) else { return }
      let connection = upstream.connect()
      // Nobody may want more by now, or whoever has come since have begun anew.
      let isKept = state.change { state in
        guard state.count > 0, state.connection == nil else { return false }
        state.connection = connection
        return true
      }
      if !isKept { connection.cancel() }
    }
  }
}

extension Timer {
  /// Gives the time again and again, in the queue of the main thread.
  public final class TimerPublisher: ConnectablePublisher {
    /// The time.
    public typealias Output = Date
    /// It does not fail.
    public typealias Failure = Never

    /// The seconds from one time to the next.
    public let interval: TimeInterval

    private let audience = Audience<Date, Never>()
    private let queue: DispatchQueue

    init(interval: TimeInterval, in queue: DispatchQueue = .main) {
      self.interval = interval
      self.queue = queue
    }

    /// Gives times to a receiver.
    public func _send(to receiver: _Receiver<Date, Never>) {
      _ = audience.add(receiver)
    }

    /// The seconds that are waited for: less than a thousandth is as much, also what is no number, and Dispatch counts no
    /// more than centuries.
    var waitedSeconds: TimeInterval { interval > 0.001 ? min(interval, 1e9) : 0.001 }

    /// Begins; what it returns ends it.
    public func connect() -> any Cancellable {
      let source = DispatchSource.makeTimerSource(queue: queue)
      // It keeps its source until it is cancelled: who lets the answer go does not end it.
      let kept = Handed(value: (audience: audience, source: source))
      source.setEventHandler {
        withExtendedLifetime(kept.value.source) { kept.value.audience.send(Date()) }
      }
      source.schedule(deadline: .now() + waitedSeconds, repeating: waitedSeconds)
      source.resume()
      return Connection(source: source)
    }

    private struct Connection: Cancellable {
      let source: any DispatchSourceTimer

      func cancel() {
        source.cancel()
      }
    }
  }

  /// A publisher of the time, again and again.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }
}

extension NotificationCenter {
  /// A publisher of notifications of a name, from any object or one.
  public func publisher(
    for name: Notification.Name,
    object: AnyObject? = nil
  ) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Gives notifications.
  public struct Publisher: SwiftUISurface.Publisher {
    /// A notification.
    public typealias Output = Notification
    /// It does not fail.
    public typealias Failure = Never

    /// The centre.
    public let center: NotificationCenter
    /// The notifications' name.
    public let name: Notification.Name
    /// Whose notifications are given; anybody's, where it is `nil`.
    public let object: AnyObject?

    /// Gives notifications to a receiver.
    public func _send(to receiver: _Receiver<Notification, Never>) {
      let handed = Handed(value: receiver)
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        handed.value.send($0)
      }
      receiver.onceOver { center.removeObserver(observer) }
    }
  }
}
#endif
