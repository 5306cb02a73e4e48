#if !canImport(Combine)
/// A publisher that gives what it is sent.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Gives a value to all who receive.
  func send(_ value: Output)
  /// Tells all who receive that this is the end.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Tells all who receive that something happened.
  public func send() {
    send(())
  }
}

/// Gives what it is sent to those who receive at that moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  /// Creates a subject.
  public init() {}

  /// Gives a value to all who receive.
  public func send(_ value: Output) {
    audience.send(value)
  }

  /// Tells all who receive that this is the end.
  public func send(completion: Subscribers.Completion<Failure>) {
    audience.end(completion)
  }

  /// Gives values to a receiver.
  public func _send(to receiver: _Receiver<Output, Failure>) {
    _ = audience.add(receiver)
  }
}

/// Holds a value, and gives it to those who come as well as to those who are there when it changes.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private let current: Guarded<Output>

  /// Creates a subject with its first value.
  public init(_ value: Output) {
    current = Guarded(value)
  }

  /// The value; setting it sends it.
  public var value: Output {
    get { current.change { $0 } }
    set { send(newValue) }
  }

  /// Sets the value, and gives it to all who receive.
  public func send(_ value: Output) {
    guard !audience.hasEnded else { return }
    // Let go behind no lock.
    let former = current.change { current in
      defer { current = value }
      return current
    }
    audience.send(value)
    withExtendedLifetime(former) {}
  }

  /// Tells all who receive that this is the end.
  public func send(completion: Subscribers.Completion<Failure>) {
    audience.end(completion)
  }

  /// Gives the value to a receiver, and those that follow.
  public func _send(to receiver: _Receiver<Output, Failure>) {
    // In one turn: a value that another thread sends meanwhile follows the one that is held.
    receiver.inTurn {
      if audience.add(receiver) { receiver.send(value) }
    }
  }
}

/// Those who receive what a subject is sent, in the order in which they came.
final class Audience<Input, Failure: Error> {
  private struct Listing {
    var receivers: [_Receiver<Input, Failure>] = []
    var ending: Subscribers.Completion<Failure>?
  }

  private let state = Guarded(Listing())

  var hasEnded: Bool { state.change { $0.ending != nil } }

  /// Whether it was added; after the end it is told of that alone.
  func add(_ receiver: _Receiver<Input, Failure>) -> Bool {
    let ending = state.change { state in
      if state.ending == nil { state.receivers.append(receiver) }
      return state.ending
    }
    if let ending {
      receiver.send(completion: ending)
      return false
    }
    receiver.onceOver { [weak self, weak receiver] in
      self?.state.change { $0.receivers.removeAll { $0 === receiver } }
    }
    return true
  }

  func send(_ input: Input) {
    for receiver in state.change({ $0.receivers }) { receiver.send(input) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let receivers = state.change { state in
      guard state.ending == nil else { return [_Receiver<Input, Failure>]() }
      state.ending = completion
      defer { state.receivers = [] }
      return state.receivers
    }
    for receiver in receivers { receiver.send(completion: completion) }
  }
}
#endif
