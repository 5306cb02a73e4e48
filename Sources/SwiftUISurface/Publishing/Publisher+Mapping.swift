#if !canImport(Combine)
public import Foundation

/// What decodes values of a form, such as JSON.
public protocol TopLevelDecoder {
  /// What it reads.
  associatedtype Input

  /// A value of a type.
  func decode<Value: Decodable>(_ type: Value.Type, from input: Input) throws -> Value
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension _Receiver {
  /// One that is over when this one is, which is given what has come of all values where they end well.
  fileprivate func fedAtEnd<Other>(
    by take: @escaping (Other) -> Void,
    result: @escaping () -> Input
  ) -> _Receiver<Other, Failure> {
    fed(by: take) { completion in
      if case .finished = completion { self.send(result()) }
      self.send(completion: completion)
    }
  }
}

extension Publisher {
  /// A publisher that hands on what comes of each value.
  func handing<Result>(
    _ hand: @escaping (Output, _Receiver<Result, Failure>) -> Void
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receiver in
      self._send(to: receiver.fed { hand($0, receiver) })
    }
  }

  /// A publisher that fails where a value cannot be changed.
  private func trying<Result>(
    _ change: @escaping (Output) throws -> Result?
  ) -> AnyPublisher<Result, any Error> {
    AnyPublisher { receiver in
      let inner: _Receiver<Output, Failure> = receiver.fed { value in
        do {
          if let result = try change(value) { receiver.send(result) }
        } catch {
          receiver.send(completion: .failure(error))
        }
      } end: { completion in
        switch completion {
        case .finished: receiver.send(completion: .finished)
        case .failure(let error): receiver.send(completion: .failure(error))
        }
      }
      self._send(to: inner)
    }
  }

  /// Gives what each value becomes.
  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    handing { $1.send(transform($0)) }
  }

  /// Gives a part of each value.
  public func map<Result>(_ keyPath: KeyPath<Output, Result>) -> AnyPublisher<Result, Failure> {
    handing { $1.send($0[keyPath: keyPath]) }
  }

  /// Gives what each value becomes, and fails where that throws.
  public func tryMap<Result>(
    _ transform: @escaping (Output) throws -> Result
  ) -> AnyPublisher<Result, any Error> {
    trying { .some(try transform($0)) }
  }

  /// Gives what each value becomes that becomes one.
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> AnyPublisher<Result, Failure> {
    handing { value, receiver in
      if let result = transform(value) { receiver.send(result) }
    }
  }

  /// Gives what each value becomes that becomes one, and fails where that throws.
  public func tryCompactMap<Result>(
    _ transform: @escaping (Output) throws -> Result?
  ) -> AnyPublisher<Result, any Error> {
    trying(transform)
  }

  /// Gives what values become together with what the one before became.
  public func scan<Result>(
    _ initialResult: Result,
    _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receiver in
      var result = initialResult
      self._send(
        to: receiver.fed { value in
          result = nextPartialResult(result, value)
          receiver.send(result)
        }
      )
    }
  }

  /// Gives what all values become together, at the end.
  public func reduce<Result>(
    _ initialResult: Result,
    _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receiver in
      var result = initialResult
      let inner: _Receiver<Output, Failure> = receiver.fedAtEnd { value in
        result = nextPartialResult(result, value)
      } result: {
        result
      }
      self._send(to: inner)
    }
  }

  /// Gives all values in one array, at the end.
  public func collect() -> AnyPublisher<[Output], Failure> {
    AnyPublisher { receiver in
      // Added to where it is: as what `reduce` begins with it would be copied for each value.
      var values: [Output] = []
      let inner: _Receiver<Output, Failure> = receiver.fedAtEnd { value in
        values.append(value)
      } result: {
        values
      }
      self._send(to: inner)
    }
  }

  /// Gives the number of values, at the end.
  public func count() -> AnyPublisher<Int, Failure> {
    reduce(0) { count, _ in count + 1 }
  }

  /// Gives what a decoder reads from each value.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type,
    decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Coder.Input == Output {
    trying { .some(try decoder.decode(type, from: $0)) }
  }

  /// Gives a value in place of none.
  public func replaceNil<Value>(with output: Value) -> AnyPublisher<Value, Failure>
  where Output == Value? {
    map { $0 ?? output }
  }

  /// Gives a value where there was none until the end.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var isEmpty = true
      let inner: _Receiver<Output, Failure> = receiver.fed { value in
        isEmpty = false
        receiver.send(value)
      } end: { completion in
        if isEmpty, case .finished = completion { receiver.send(output) }
        receiver.send(completion: completion)
      }
      self._send(to: inner)
    }
  }

  /// Calls closures for what happens.
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      let hasEnded = Guarded(false)
      // Before what gives is given up: who is nearer to the one who wants no more is told first, as in Combine.
      if let receiveCancel {
        receiver.onceOver { if !hasEnded.change({ $0 }) { receiveCancel() } }
      }
      let inner: _Receiver<Output, Failure> = receiver.fed { value in
        receiveOutput?(value)
        receiver.send(value)
      } end: { completion in
        hasEnded.change { $0 = true }
        receiveCompletion?(completion)
        receiver.send(completion: completion)
      }
      self._send(to: inner)
    }
  }

  /// Hands values on; nothing is printed.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
}
#endif
