#if !canImport(Combine)
extension Publishers {
  /// Gives the last values of two publishers whenever one of them gives another one.
  public struct CombineLatest<First: Publisher, Second: Publisher>: Publisher
  where First.Failure == Second.Failure {
    /// The last value of each.
    public typealias Output = (First.Output, Second.Output)
    /// What both may fail with.
    public typealias Failure = First.Failure

    private let first: First
    private let second: Second

    /// Creates a publisher of two others.
    public init(_ first: First, _ second: Second) {
      self.first = first
      self.second = second
    }

    /// Gives values to a receiver.
    public func _send(to receiver: _Receiver<Output, Failure>) {
      let last = Guarded((first: First.Output?.none, second: Second.Output?.none))
      let end = receiver.end(onceAllOf: Guarded(2))
      let firsts: _Receiver<First.Output, Failure> = receiver.fed(
        by: { value in
          receiver.inTurn {
            let (_, second) = last.change { last in
              defer { last.first = value }
              return last
            }
            if let second { receiver.send((value, second)) }
          }
        },
        end: end
      )
      let seconds: _Receiver<Second.Output, Failure> = receiver.fed(
        by: { value in
          receiver.inTurn {
            let (first, _) = last.change { last in
              defer { last.second = value }
              return last
            }
            if let first { receiver.send((first, value)) }
          }
        },
        end: end
      )
      first._send(to: firsts)
      second._send(to: seconds)
    }
  }

  /// Gives the last values of three publishers whenever one of them gives another one.
  public struct CombineLatest3<First: Publisher, Second: Publisher, Third: Publisher>: Publisher
  where First.Failure == Second.Failure, Second.Failure == Third.Failure {
    /// The last value of each.
    public typealias Output = (First.Output, Second.Output, Third.Output)
    /// What all may fail with.
    public typealias Failure = First.Failure

    private let pairs: CombineLatest<CombineLatest<First, Second>, Third>

    /// Creates a publisher of three others.
    public init(_ first: First, _ second: Second, _ third: Third) {
      pairs = CombineLatest(CombineLatest(first, second), third)
    }

    /// Gives values to a receiver.
    public func _send(to receiver: _Receiver<Output, Failure>) {
      pairs._send(to: receiver.fed { receiver.send(($0.0.0, $0.0.1, $0.1)) })
    }
  }

  /// Gives values of two publishers in pairs.
  public struct Zip<First: Publisher, Second: Publisher>: Publisher
  where First.Failure == Second.Failure {
    /// A value of each.
    public typealias Output = (First.Output, Second.Output)
    /// What both may fail with.
    public typealias Failure = First.Failure

    private struct Waiting {
      var firsts = WaitingLine<First.Output>()
      var seconds = WaitingLine<Second.Output>()
      var firstHasEnded = false
      var secondHasEnded = false

      /// Whether no pair can follow.
      var isOver: Bool {
        firstHasEnded && firsts.isEmpty || secondHasEnded && seconds.isEmpty
      }

      mutating func pair() -> Output? {
        guard !firsts.isEmpty, !seconds.isEmpty, let first = firsts.takeFirst(),
          let second = seconds.takeFirst()
        else { return nil }
        return (first, second)
      }
    }

    private let first: First
    private let second: Second

    /// Creates a publisher of two others.
    public init(_ first: First, _ second: Second) {
      self.first = first
      self.second = second
    }

    /// Gives values to a receiver.
    public func _send(to receiver: _Receiver<Output, Failure>) {
      let waiting = Guarded(Waiting())
      func take(_ change: (inout Waiting) -> Void) {
        receiver.inTurn {
          let (pair, isOver) = waiting.change { waiting in
            change(&waiting)
            let pair = waiting.pair()
            return (pair, waiting.isOver)
          }
          if let pair { receiver.send(pair) }
          if isOver { receiver.send(completion: .finished) }
        }
      }
      func end(
        _ change: @escaping (inout Waiting) -> Void
      ) -> (Subscribers.Completion<Failure>) -> Void {
        { completion in
          switch completion {
          case .finished: take(change)
          case .failure: receiver.send(completion: completion)
          }
        }
      }
      let firsts: _Receiver<First.Output, Failure> = receiver.fed(
        by: { value in take { $0.firsts.append(value) } },
        end: end { $0.firstHasEnded = true }
      )
      let seconds: _Receiver<Second.Output, Failure> = receiver.fed(
        by: { value in take { $0.seconds.append(value) } },
        end: end { $0.secondHasEnded = true }
      )
      first._send(to: firsts)
      second._send(to: seconds)
    }
  }

  /// Gives the values of two publishers as they come.
  public struct Merge<First: Publisher, Second: Publisher>: Publisher
  where First.Failure == Second.Failure, First.Output == Second.Output {
    /// A value of either.
    public typealias Output = First.Output
    /// What both may fail with.
    public typealias Failure = First.Failure

    private let both: MergeMany<AnyPublisher<Output, Failure>>

    /// Creates a publisher of two others.
    public init(_ first: First, _ second: Second) {
      both = MergeMany(first.eraseToAnyPublisher(), second.eraseToAnyPublisher())
    }

    /// Gives values to a receiver.
    public func _send(to receiver: _Receiver<Output, Failure>) {
      both._send(to: receiver)
    }
  }

  /// Gives the values of several publishers as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// A value of any.
    public typealias Output = Upstream.Output
    /// What they may fail with.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Creates a publisher of others.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a publisher of others.
    public init<Upstreams: Sequence>(_ upstream: Upstreams) where Upstreams.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Gives values to a receiver.
    public func _send(to receiver: _Receiver<Output, Failure>) {
      guard !publishers.isEmpty else { return receiver.send(completion: .finished) }
      let end = receiver.end(onceAllOf: Guarded(publishers.count))
      for publisher in publishers {
        publisher._send(to: receiver.fed(by: { receiver.send($0) }, end: end))
      }
    }
  }
}

/// Values that wait for a partner, in the order in which they came.
///
/// Those that are taken leave their places, which are cleared away once they are more than those that wait: an array that
/// loses its first one moves all others each time.
private struct WaitingLine<Value> {
  private var places: [Value?] = []
  private var takenCount = 0

  var isEmpty: Bool { takenCount == places.count }

  mutating func append(_ value: Value) { places.append(.some(value)) }

  /// Takes the first value; `nil` where there is none.
  mutating func takeFirst() -> Value? {
    guard !isEmpty else { return nil }
    let value = places[takenCount]
    places[takenCount] = nil
    takenCount += 1
    if takenCount > places.count - takenCount {
      places.removeFirst(takenCount)
      takenCount = 0
    }
    return value
  }
}

extension _Receiver {
  /// What ends this one once all that run have ended, of which there may come to be more, or one has failed.
  func end(onceAllOf running: Guarded<Int>) -> (Subscribers.Completion<Failure>) -> Void {
    { completion in
      let left = running.change { count in
        count -= 1
        return count
      }
      if case .finished = completion, left > 0 { return }
      self.send(completion: completion)
    }
  }
}
#endif
