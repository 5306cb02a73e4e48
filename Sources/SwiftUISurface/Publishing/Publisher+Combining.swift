#if !canImport(Combine)
extension Publisher {
  /// Gives the values of the publishers that each value becomes, as they come.
  public func flatMap<Inner: Publisher>(
    _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Failure {
    AnyPublisher { receiver in
      // Those that have not ended, this one among them.
      let running = Guarded(1)
      let endOne = receiver.end(onceAllOf: running)
      let outer: _Receiver<Output, Failure> = receiver.fed(
        by: { value in
          running.change { $0 += 1 }
          let inner: _Receiver<Inner.Output, Failure> = receiver.fed(
            by: { receiver.send($0) },
            end: endOne
          )
          transform(value)._send(to: inner)
        },
        end: endOne
      )
      self._send(to: outer)
    }
  }

  /// Gives the values of the publishers that each value becomes, which do not fail.
  @_disfavoredOverload
  public func flatMap<Inner: Publisher>(
    _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Never {
    flatMap { transform($0).setFailureType(to: Failure.self) }
  }

  /// Gives the values of the publisher that was given last.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher { receiver in
      typealias Inner = _Receiver<Output.Output, Failure>
      let state = Guarded((inner: Inner?.none, isLast: false))
      let outer: _Receiver<Output, Failure> = receiver.fed { publisher in
        let inner: Inner = receiver.fed { value in
          receiver.send(value)
        } end: { completion in
          let isLast = state.change { $0.isLast }
          if case .finished = completion, !isLast { return }
          receiver.send(completion: completion)
        }
        let former = state.change { state in
          defer { state.inner = inner }
          return state.inner
        }
        former?.cancel()
        publisher._send(to: inner)
      } end: { completion in
        let inner = state.change { state in
          state.isLast = true
          return state.inner
        }
        if case .finished = completion, let inner, !inner.isOver { return }
        receiver.send(completion: completion)
      }
      self._send(to: outer)
    }
  }

  /// Gives the last values of two publishers whenever one of them gives another one.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    Publishers.CombineLatest(self, other).eraseToAnyPublisher()
  }

  /// Gives what the last values of two publishers become whenever one of them gives another one.
  public func combineLatest<Other: Publisher, Result>(
    _ other: Other,
    _ transform: @escaping (Output, Other.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where Other.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Gives the last values of three publishers whenever one of them gives another one.
  public func combineLatest<Second: Publisher, Third: Publisher>(
    _ second: Second,
    _ third: Third
  ) -> AnyPublisher<(Output, Second.Output, Third.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure {
    Publishers.CombineLatest3(self, second, third).eraseToAnyPublisher()
  }

  /// Gives values of two publishers in pairs.
  public func zip<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    Publishers.Zip(self, other).eraseToAnyPublisher()
  }

  /// Gives what values of two publishers become in pairs.
  public func zip<Other: Publisher, Result>(
    _ other: Other,
    _ transform: @escaping (Output, Other.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where Other.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// Gives the values of two publishers as they come.
  public func merge<Other: Publisher>(
    with other: Other
  ) -> AnyPublisher<Output, Failure> where Other.Failure == Failure, Other.Output == Output {
    Publishers.Merge(self, other).eraseToAnyPublisher()
  }

  /// Gives the values of another publisher after its own.
  public func append<Other: Publisher>(
    _ publisher: Other
  ) -> AnyPublisher<Output, Failure> where Other.Failure == Failure, Other.Output == Output {
    AnyPublisher { receiver in
      let inner: _Receiver<Output, Failure> = receiver.fed { value in
        receiver.send(value)
      } end: { completion in
        switch completion {
        case .finished: publisher._send(to: receiver)
        case .failure: receiver.send(completion: completion)
        }
      }
      self._send(to: inner)
    }
  }

  /// Gives some values after its own.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    append(AnyPublisher { elements.publisher.setFailureType(to: Failure.self)._send(to: $0) })
  }

  /// Gives some values before its own.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    elements.publisher.setFailureType(to: Failure.self).append(self)
  }

  /// Gives the values of another publisher before its own.
  public func prepend<Other: Publisher>(
    _ publisher: Other
  ) -> AnyPublisher<Output, Failure> where Other.Failure == Failure, Other.Output == Output {
    publisher.append(self)
  }

  /// Asks once for all who receive: those who come later are given what follows.
  public func share() -> AnyPublisher<Output, Failure> {
    let shared = SharedStream(self)
    return AnyPublisher { shared.add($0) }
  }
}

extension Publisher where Failure == Never {
  /// Gives the values of the publishers that each value becomes, which may fail.
  @_disfavoredOverload
  public func flatMap<Inner: Publisher>(
    _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Inner.Failure> {
    setFailureType(to: Inner.Failure.self).flatMap(transform)
  }
}

/// A stream that is asked for when somebody receives, and given up when nobody does.
private final class SharedStream<Source: Publisher> {
  private let source: Source
  private let audience = Audience<Source.Output, Source.Failure>()
  private let state = Guarded((count: 0, inner: _Receiver<Source.Output, Source.Failure>?.none))

  init(_ source: Source) {
    self.source = source
  }

  func add(_ receiver: _Receiver<Source.Output, Source.Failure>) {
    guard audience.add(receiver) else { return }
    // Counted before it is asked whether it is over: one that is must not be taken for the last of those who are there.
    state.change { $0.count += 1 }
    receiver.onceOver {
      let inner = self.state.change { state in
        state.count -= 1
        guard state.count == 0 else { return _Receiver<Source.Output, Source.Failure>?.none }
        defer { state.inner = nil }
        return state.inner
      }
      inner?.cancel()
    }
    let audience = audience
    let inner = _Receiver<Source.Output, Source.Failure> {
      audience.send($0)
    } end: {
      audience.end($0)
    }
    // Whoever asks first asks for all who are there: one that came before may have gone by now.
    let isAsked = state.change { state in
      guard state.count > 0, state.inner == nil else { return false }
      state.inner = inner
      return true
    }
    if isAsked { source._send(to: inner) }
  }
}
#endif
