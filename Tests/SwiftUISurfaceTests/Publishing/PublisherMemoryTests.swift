import Foundation
import Testing

@testable import SwiftUISurface

/// What streams let go of while they, or others, go on, what they begin anew, and where.
@Suite struct PublisherMemoryTests {
  private typealias Log = PublisherLog

  /// Of the streams of one receiver the one that ends is forgotten, no other.
  @Test func theOneThatEndsIsForgotten() {
    let receiver = _Receiver<Int, Never>({ _ in }, end: { _ in })
    let early: _Receiver<Int, Never> = receiver.fed { (_: Int) in }
    weak var ended: _Receiver<Int, Never>?
    let late: _Receiver<Int, Never>
    do {
      let inner: _Receiver<Int, Never> = receiver.fed { (_: Int) in
      } end: { (_: Subscribers.Completion<Never>) in
      }
      ended = inner
      late = receiver.fed { (_: Int) in }
      inner.send(completion: .finished)
    }
    #expect(ended == nil && !early.isOver && !late.isOver)
    receiver.cancel()
    #expect(early.isOver && late.isOver)
  }

  /// A subject may go on for as long as a program runs: it keeps nobody who has gone.
  @Test func subjectsForgetWhoHasGone() {
    let subject = PassthroughSubject<Int, Never>()
    weak var gone: _Receiver<Int, Never>?
    weak var told: _Receiver<Int, Never>?
    let stays = _Receiver<Int, Never>({ _ in }, end: { _ in })
    subject._send(to: stays)
    do {
      let (one, other) = (
        _Receiver<Int, Never>({ _ in }, end: { _ in }),
        _Receiver<Int, Never>({ _ in }, end: { _ in })
      )
      gone = one
      told = other
      subject._send(to: one)
      subject._send(to: other)
      one.cancel()
    }
    #expect(gone == nil && told != nil && !stays.isOver)
    subject.send(completion: .finished)
    #expect(told == nil && stays.isOver)
  }

  /// A centre of notifications keeps nobody who wants no more.
  @Test func centresForgetWhoHasGone() {
    let center = NotificationCenter()
    weak var gone: _Receiver<Notification, Never>?
    do {
      let receiver = _Receiver<Notification, Never>({ _ in }, end: { _ in })
      gone = receiver
      center.publisher(for: Notification.Name("tide"))._send(to: receiver)
    }
    #expect(gone != nil)
    gone?.cancel()
    #expect(gone == nil)
  }

  /// A value that has found its partner is let go of, though others behind it wait.
  @Test func pairsAreNotKept() {
    let (one, two) = (PassthroughSubject<NSObject, Never>(), PassthroughSubject<NSObject, Never>())
    var count = 0
    let cancellable = one.zip(two).sink { _ in count += 1 }
    weak var first: NSObject?
    weak var second: NSObject?
    do {
      let values = [NSObject(), NSObject(), NSObject(), NSObject()]
      first = values[0]
      second = values[1]
      for value in values { one.send(value) }
    }
    #expect(count == 0 && first != nil && second != nil)
    two.send(NSObject())
    #expect(count == 1 && first == nil && second != nil)
    withExtendedLifetime(cancellable) {}
  }

  /// None is wanted: it ends before any is sent.
  @Test func prefixesOfNothingEndAtOnce() {
    let subject = PassthroughSubject<Int, Never>()
    #expect(Log.text(of: subject.prefix(0)) == "|")
    #expect(Log.text(of: subject.prefix(-1)) == "|")
  }

  /// Does what it is given when it is told to, the last thing first.
  private final class Pile: Scheduler {
    var waiting: [() -> Void] = []

    func _schedule(after delay: SchedulerDelay, _ action: @escaping () -> Void) {
      waiting.append(action)
    }
  }

  /// A failure overtakes what is delayed, but not what is merely given elsewhere.
  @Test func failuresElsewhereKeepTheirPlace() {
    let (pile, log) = (Pile(), Log())
    let failing = [1, 2].publisher.setFailureType(to: CancellationError.self)
      .append(Fail(error: CancellationError()))
    let cancellable = log.take(failing.receive(on: pile))
    #expect(pile.waiting.count == 3)
    for action in pile.waiting.reversed() { action() }
    #expect(log.text == "1 2 !")
    withExtendedLifetime(cancellable) {}
  }

  /// Of a queue with several threads any may come first for a value: what is given there keeps its order.
  @Test func operationsOfSeveralThreadsKeepTheOrder() {
    let queue = OperationQueue()
    var numbers: [Int] = []
    let cancellable = (1...1_000).publisher.receive(on: queue).sink { numbers.append($0) }
    queue.waitUntilAllOperationsAreFinished()
    #expect(numbers == Array(1...1_000))
    withExtendedLifetime(cancellable) {}
  }

  /// What a run loop is given is done in the queue of the main thread, once its time has come: asked in a process of its
  /// own, in which nobody else takes that thread.
  @Test func loopsWaitInTheMainQueue() async {
    await #expect(processExitsWith: .success) {
      PublisherMemoryTests.waitInTheMainQueue()
      try await Task.sleep(for: .seconds(30))
      exit(EXIT_FAILURE)
    }
  }

  private static func waitInTheMainQueue() {
    let start = DispatchTime.now().uptimeNanoseconds
    RunLoop.main._schedule(after: .milliseconds(200)) {
      dispatchPrecondition(condition: .onQueue(.main))
      let passed = DispatchTime.now().uptimeNanoseconds - start
      exit(passed > 150_000_000 ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  /// A thousandth of a second is waited for at the least, and some decades at the most.
  @Test func timesHaveALeastAndAGreatest() {
    for (interval, expected) in [
      (2, 2), (0.25, 0.25), (0.002, 0.002), (0.001, 0.001), (0.0005, 0.001), (0, 0.001),
      (-1, 0.001), (.nan, 0.001), (-.infinity, 0.001), (1e9, 1e9), (2e9, 1e9), (.infinity, 1e9),
    ] as [(TimeInterval, TimeInterval)] {
      let times = Timer.publish(every: interval, on: .main, in: .common)
      #expect(times.waitedSeconds == expected, "\(interval)")
      #expect(times.interval == interval || interval.isNaN)
    }
  }

  /// Who gives up the connection ends the times: none comes any longer, though somebody would receive it.
  @Test func timesEndWithTheirConnection() {
    let queue = DispatchQueue(label: "ending-times")
    let times = Timer.TimerPublisher(interval: 0.001, in: queue)
    let (ticked, count) = (DispatchSemaphore(value: 0), Guarded(0))
    let receiving = times.sink { _ in
      count.change { $0 += 1 }
      ticked.signal()
    }
    let connection = times.connect()
    #expect(ticked.wait(timeout: .now() + 30) == .success)
    connection.cancel()
    // One may be on its way.
    queue.sync {}
    let last = count.change { $0 }
    Thread.sleep(forTimeInterval: 0.05)
    let later = count.change { $0 }
    #expect(last > 0 && later == last)
    withExtendedLifetime(receiving) {}
  }

  /// What is kept twice in a set is one; another one is another.
  @Test func whatIsKeptTwiceIsOne() {
    let (one, other) = (AnyCancellable {}, AnyCancellable {})
    var set: Set<AnyCancellable> = []
    for cancellable in [one, other, one, other] { cancellable.store(in: &set) }
    #expect(set.count == 2 && set == [other, one])
    let same = one
    #expect(same == one && one != other)
  }

  /// Who is told of a value may have it sent again, which is a duplicate by then.
  @Test func duplicatesFromWithinAreNotGiven() {
    let subject = PassthroughSubject<Int, Never>()
    var told: [Int] = []
    let cancellable = subject.removeDuplicates().sink { value in
      told.append(value)
      if told.count < 3 { subject.send(value) }
    }
    subject.send(1)
    #expect(told == [1])
    withExtendedLifetime(cancellable) {}
  }

  /// What might fail and does not is awaited to its end, as what cannot.
  @Test func whatMightFailEndsWell() async throws {
    let calm = [1, 2].publisher.setFailureType(to: CancellationError.self)
    var numbers: [Int] = []
    for try await number in calm.values { numbers.append(number) }
    #expect(numbers == [1, 2])
  }

  // MARK: - Beginning

  /// Gives a value as soon as it is begun; what it was told, by number.
  private final class Eager: ConnectablePublisher {
    let audience = Audience<Int, Never>()
    var states: [String] = []
    private var count = 0

    func _send(to receiver: _Receiver<Int, Never>) { _ = audience.add(receiver) }

    func connect() -> any Cancellable {
      count += 1
      let number = count
      states.append("begun \(number)")
      audience.send(number)
      return AnyCancellable { self.states.append("ended \(number)") }
    }
  }

  /// Who comes while the first one has it begin does not have it begin again.
  @Test func whoComesMeanwhileDoesNotBeginAgain() {
    let (eager, log) = (Eager(), Log())
    let times = eager.autoconnect()
    var second: AnyCancellable?
    let first = times.sink { _ in if second == nil { second = log.take(times) } }
    #expect(eager.states == ["begun 1"])
    first.cancel()
    eager.audience.send(5)
    #expect(log.text == "5" && eager.states == ["begun 1"])
    second?.cancel()
    #expect(eager.states == ["begun 1", "ended 1"])
  }

  /// Who comes once the first one has gone again begins anew, and what had begun for that one is ended.
  @Test func whoComesAfterTheOnlyOneBeginsAnew() {
    let (eager, log) = (Eager(), Log())
    let times = eager.autoconnect()
    var second: AnyCancellable?
    let first = times.first().sink { _ in
      second = log.take(times)
    } receiveValue: { _ in
    }
    #expect(eager.states == ["begun 1", "begun 2", "ended 1"] && log.text == "2")
    second?.cancel()
    #expect(eager.states == ["begun 1", "begun 2", "ended 1", "ended 2"])
    withExtendedLifetime(first) {}
  }
}
