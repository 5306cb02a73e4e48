#if !canImport(Combine)
extension Publisher {
  /// Gives the values for which something holds.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    handing { if isIncluded($0) { $1.send($0) } }
  }

  /// Gives the values that are not as the one that was given before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var former: Output?
      self._send(
        to: receiver.fed { value in
          if let former, predicate(former, value) { return }
          former = value
          receiver.send(value)
        }
      )
    }
  }

  /// Gives so many values, and ends.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      guard maxLength > 0 else { return receiver.send(completion: .finished) }
      var count = 0
      self._send(
        to: receiver.fed { value in
          count += 1
          // Who is told may have another one sent, which counts before this goes on.
          let own = count
          if own <= maxLength { receiver.send(value) }
          if own == maxLength { receiver.send(completion: .finished) }
        }
      )
    }
  }

  /// Gives values until one for which something does not hold, and ends.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    handing { value, receiver in
      if predicate(value) {
        receiver.send(value)
      } else {
        receiver.send(completion: .finished)
      }
    }
  }

  /// Gives all values but the first ones.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var left = count
      self._send(
        to: receiver.fed { value in
          if left > 0 {
            left -= 1
          } else {
            receiver.send(value)
          }
        }
      )
    }
  }

  /// Gives the first value, and ends.
  public func first() -> AnyPublisher<Output, Failure> {
    prefix(1)
  }

  /// Gives the first value for which something holds, and ends.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    filter(predicate).prefix(1)
  }

  /// Gives the last value, at the end.
  public func last() -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { .some($1) }.compactMap { $0 }
  }

  /// Gives the end alone.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> {
    handing { _, _ in }
  }
}

extension Publisher where Output: Equatable {
  /// Gives the values that are not equal to the one that was given before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    removeDuplicates(by: ==)
  }
}
#endif
