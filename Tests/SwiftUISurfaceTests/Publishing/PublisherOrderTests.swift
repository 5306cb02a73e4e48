import Foundation
import Testing

@testable import SwiftUISurface

/// What publishers give where values come from within, from several threads, or in great number.
@Suite struct PublisherOrderTests {
  /// Who receives may have the next value sent: what wants so many ends all the same.
  @Test func prefixesEndWhereMoreIsSentFromWithin() {
    let subject = PassthroughSubject<Int, Never>()
    var told: [String] = []
    let cancellable = subject.prefix(2).sink { _ in
      told.append("|")
    } receiveValue: { value in
      told.append("\(value)")
      subject.send(value + 1)
    }
    subject.send(1)
    #expect(told == ["1", "2", "|"])
    withExtendedLifetime(cancellable) {}
  }

  /// A stream of streams keeps nothing of those that have ended: it may go on for as long as a program runs.
  @Test func receiversThatAreOverAreLetGo() {
    let receiver = _Receiver<Int, Never>({ _ in }, end: { _ in })
    weak var ended: _Receiver<Int, Never>?
    do {
      let inner: _Receiver<Int, Never> = receiver.fed { (_: Int) in
      } end: { (_: Subscribers.Completion<Never>) in
      }
      ended = inner
      inner.send(completion: .finished)
    }
    #expect(ended == nil && !receiver.isOver)
    let other: _Receiver<Int, Never> = receiver.fed { (_: Int) in }
    receiver.cancel()
    #expect(other.isOver)
  }

  /// Whatever threads values come from, what is made of them is made of one after the other.
  @Test func valuesOfSeveralThreadsTakeTurns() {
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var (sums, sizes, pairs): ([Int], [Int], Int) = ([], [], 0)
    let cancellables: [AnyCancellable] = [
      one.reduce(0) { $0 + $1 }.sink { sums.append($0) },
      one.merge(with: two).collect().sink { sizes.append($0.count) },
      one.zip(two).sink { _ in pairs += 1 },
    ]
    let subjects = Handed(value: [one, two])
    DispatchQueue.concurrentPerform(iterations: 4) { turn in
      for _ in 0..<1_000 { subjects.value[turn % 2].send(1) }
    }
    one.send(completion: .finished)
    two.send(completion: .finished)
    // Two of the four threads send to each.
    #expect(sums == [2_000] && sizes == [4_000] && pairs == 2_000)
    withExtendedLifetime(cancellables) {}
  }

  /// Does the last thing first, as threads of a queue with several of them may.
  private final class Pile: Scheduler {
    var waiting: [() -> Void] = []

    func _schedule(after delay: SchedulerDelay, _ action: @escaping () -> Void) {
      waiting.append(action)
    }
  }

  @Test func orderIsKeptElsewhere() {
    let pile = Pile()
    var told: [String] = []
    let cancellable = [1, 2].publisher.receive(on: pile).sink { _ in
      told.append("|")
    } receiveValue: { value in
      told.append("\(value)")
    }
    #expect(pile.waiting.count == 3 && told.isEmpty)
    for action in pile.waiting.reversed() { action() }
    #expect(told == ["1", "2", "|"])
    withExtendedLifetime(cancellable) {}
    // What is done at once is done at once from within, too.
    let subject = PassthroughSubject<Int, Never>()
    var nested: [Int] = []
    let nesting = subject.receive(on: ImmediateScheduler.shared).sink { value in
      if value < 3 { subject.send(value + 1) }
      nested.append(value)
    }
    subject.send(1)
    #expect(nested == [3, 2, 1])
    withExtendedLifetime(nesting) {}
  }

  /// However long a time is, it is waited for: Dispatch ends a program that asks for more than it counts.
  @Test func timesOfAnyLengthAreWaitedFor() {
    for interval in [Double.nan, .infinity, -.infinity, -1, 0, .greatestFiniteMagnitude] {
      timer(every: interval).connect().cancel()
    }
  }

  private func timer(every interval: TimeInterval) -> Timer.TimerPublisher {
    Timer.publish(every: interval, on: .main, in: .common)
  }

  /// `Cancellable` is given up by hand, and by nobody else.
  @Test(.timeLimit(.minutes(1))) func timesComeWhereNobodyKeepsTheConnection() async {
    // That of the main thread is taken by other tests, for minutes.
    let ticks = Timer.TimerPublisher(interval: 0.2, in: DispatchQueue(label: "times"))
    var times = ticks.values.makeAsyncIterator()
    _ = ticks.connect()
    let time = await times.next()
    #expect(time != nil)
  }

  /// Where the array is copied for each value, 640 gigabytes are for as many.
  @Test(.timeLimit(.minutes(1))) func manyValuesAreCollected() {
    var count = 0
    let cancellable = (1...400_000).publisher.collect().sink { count = $0.count }
    #expect(count == 400_000)
    withExtendedLifetime(cancellable) {}
  }
}
