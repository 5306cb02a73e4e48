#if !canImport(Combine)
/// Gives one value.
public struct Just<Output>: Publisher {
  /// It does not fail.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Creates a publisher of a value.
  public init(_ output: Output) {
    self.output = output
  }

  /// Gives the value to a receiver.
  public func _send(to receiver: _Receiver<Output, Never>) {
    receiver.send(output)
    receiver.send(completion: .finished)
  }
}

/// Gives no value.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it ends at once.
  public let completeImmediately: Bool

  /// Creates a publisher of no value.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Creates a publisher of no value.
  public init(
    completeImmediately: Bool = true,
    outputType: Output.Type,
    failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  /// Tells a receiver of the end.
  public func _send(to receiver: _Receiver<Output, Failure>) {
    if completeImmediately { receiver.send(completion: .finished) }
  }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// What it fails with.
  public let error: Failure

  /// Creates a publisher that fails.
  public init(error: Failure) {
    self.error = error
  }

  /// Creates a publisher that fails.
  public init(outputType: Output.Type, failure: Failure) {
    self.init(error: failure)
  }

  /// Tells a receiver of the failure.
  public func _send(to receiver: _Receiver<Output, Failure>) {
    receiver.send(completion: .failure(error))
  }
}

/// Gives one value once there is one; it is asked for when this is made.
public final class Future<Output, Failure: Error>: Publisher {
  /// Takes the value, or the failure; only the first one counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let answer = CurrentValueSubject<Output?, Failure>(nil)

  /// Creates a publisher, and asks for its value.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    let isAnswered = Guarded(false)
    attemptToFulfill { [answer] result in
      let isFirst = isAnswered.change { isAnswered in
        defer { isAnswered = true }
        return !isAnswered
      }
      guard isFirst else { return }
      switch result {
      case .success(let value): answer.send(value)
      case .failure(let error): answer.send(completion: .failure(error))
      }
    }
  }

  /// Gives the value to a receiver, now or later.
  public func _send(to receiver: _Receiver<Output, Failure>) {
    let inner: _Receiver<Output?, Failure> = receiver.fed { value in
      guard let value else { return }
      receiver.send(value)
      receiver.send(completion: .finished)
    }
    answer._send(to: inner)
  }
}

/// Makes a publisher for each who asks for values.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// A value.
  public typealias Output = DeferredPublisher.Output
  /// What it may fail with.
  public typealias Failure = DeferredPublisher.Failure

  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher that is made later.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Gives a receiver what a new publisher gives.
  public func _send(to receiver: _Receiver<Output, Failure>) {
    createPublisher()._send(to: receiver)
  }
}

extension AnyPublisher {
  /// Asks for one value for each who receives; the answer may come from any thread.
  ///
  /// For what a host adds to a widget's sources, in which other names of this module may be the widget's own.
  public static func _asking(
    _ ask: @escaping (@escaping @Sendable (Result<Output, Failure>) -> Void) -> Void
  ) -> AnyPublisher {
    Deferred {
      Future { promise in
        let handed = Handed(value: promise)
        ask { handed.value($0) }
      }
    }
    .eraseToAnyPublisher()
  }
}

extension Sequence {
  /// A publisher of the elements, one after the other.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { receiver in
      for element in self {
        guard !receiver.isOver else { return }
        receiver.send(element)
      }
      receiver.send(completion: .finished)
    }
  }
}

extension Optional {
  /// A publisher of the value, or of none.
  public var publisher: AnyPublisher<Wrapped, Never> {
    AnyPublisher { receiver in
      if let self { receiver.send(self) }
      receiver.send(completion: .finished)
    }
  }
}

extension Result {
  /// A publisher of the value, or of the failure.
  public var publisher: AnyPublisher<Success, Failure> {
    AnyPublisher { receiver in
      switch self {
      case .success(let value):
        receiver.send(value)
        receiver.send(completion: .finished)
      case .failure(let error): receiver.send(completion: .failure(error))
      }
    }
  }
}
#endif
