#if !canImport(Combine)
extension Publisher {
  /// Hands values on, and does something of its own with a failure.
  private func failing<NewFailure>(
    _ fail: @escaping (Failure, _Receiver<Output, NewFailure>) -> Void
  ) -> AnyPublisher<Output, NewFailure> {
    AnyPublisher { receiver in
      let inner: _Receiver<Output, Failure> = receiver.fed { value in
        receiver.send(value)
      } end: { completion in
        switch completion {
        case .finished: receiver.send(completion: .finished)
        case .failure(let error): fail(error, receiver)
        }
      }
      self._send(to: inner)
    }
  }

  /// Fails with what a failure becomes.
  public func mapError<NewFailure: Error>(
    _ transform: @escaping (Failure) -> NewFailure
  ) -> AnyPublisher<Output, NewFailure> {
    failing { $1.send(completion: .failure(transform($0))) }
  }

  /// Goes on with another publisher after a failure.
  public func `catch`<Other: Publisher>(
    _ handler: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other.Failure> where Other.Output == Output {
    failing { handler($0)._send(to: $1) }
  }

  /// Goes on with another publisher after a failure, and fails where there is none.
  public func tryCatch<Other: Publisher>(
    _ handler: @escaping (Failure) throws -> Other
  ) -> AnyPublisher<Output, any Error> where Other.Output == Output, Other.Failure == Failure {
    failing { error, receiver in
      do {
        try handler(error).mapError { $0 as any Error }._send(to: receiver)
      } catch {
        receiver.send(completion: .failure(error))
      }
    }
  }

  /// Gives a value in place of a failure, and ends.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    failing { _, receiver in
      receiver.send(output)
      receiver.send(completion: .finished)
    }
  }

  /// Ends the program where there is a failure, as in Combine.
  public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
    failing { error, _ in fatalError("\(prefix) \(error)") }
  }

  /// Begins anew after a failure, so many times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in self.retry(retries - 1) }
  }
}

extension Publisher where Failure == Never {
  /// The publisher, as one that might fail.
  public func setFailureType<NewFailure: Error>(
    to failureType: NewFailure.Type
  ) -> AnyPublisher<Output, NewFailure> {
    AnyPublisher { receiver in
      let inner: _Receiver<Output, Never> = receiver.fed { value in
        receiver.send(value)
      } end: { _ in
        receiver.send(completion: .finished)
      }
      self._send(to: inner)
    }
  }
}
#endif
