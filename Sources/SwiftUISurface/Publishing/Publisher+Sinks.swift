#if !canImport(Combine)
extension Publisher {
  /// Calls the closures for each value and for the end, until what it returns is let go.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let receiver = _Receiver(receiveValue, end: receiveCompletion)
    _send(to: receiver)
    return AnyCancellable { receiver.cancel() }
  }

  /// Hands all values, and the end, on to a subject.
  public func subscribe<Target: Subject>(
    _ subject: Target
  ) -> AnyCancellable where Target.Output == Output, Target.Failure == Failure {
    sink(
      receiveCompletion: { subject.send(completion: $0) },
      receiveValue: { subject.send($0) }
    )
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure for each value, until what it returns is let go.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property of an object to each value, until what it returns is let go.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}
#endif
