import Foundation
import Testing

@testable import SwiftUISurface

/// Where values are given that are given elsewhere, in which order, and when.
@Suite struct SchedulerTests {
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

  /// A failure overtakes what is delayed, but not what is merely given elsewhere.
  @Test func failuresElsewhereKeepTheirPlace() {
    let (pile, log) = (Pile(), PublisherLog())
    let failing = [1, 2].publisher.setFailureType(to: CancellationError.self)
      .append(Fail(error: CancellationError()))
    let cancellable = log.take(failing.receive(on: pile))
    #expect(pile.waiting.count == 3)
    for action in pile.waiting.reversed() { action() }
    #expect(log.text == "1 2 !")
    withExtendedLifetime(cancellable) {}
  }

  @Test func operationsKeepTheOrder() {
    let (queue, log) = (OperationQueue(), PublisherLog())
    let cancellable = log.take([1, 2, 3].publisher.receive(on: queue))
    queue.waitUntilAllOperationsAreFinished()
    #expect(log.text == "1 2 3 |")
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

  @Test func queuesWaitForAsLongAsTheyAreTold() {
    let places: [any Scheduler] = [DispatchQueue(label: "waiting"), OperationQueue()]
    for place in places {
      let done = DispatchSemaphore(value: 0)
      let start = DispatchTime.now().uptimeNanoseconds
      place._schedule(after: .milliseconds(200)) { done.signal() }
      #expect(done.wait(timeout: .now() + 30) == .success)
      #expect(DispatchTime.now().uptimeNanoseconds - start > 150_000_000, "\(place)")
      place.schedule { done.signal() }
      #expect(done.wait(timeout: .now() + 30) == .success)
    }
  }

  /// What a run loop is given is done in the queue of the main thread, once its time has come: asked in a process of its
  /// own, in which nobody else takes that thread.
  @Test func loopsWaitInTheMainQueue() async {
    await #expect(processExitsWith: .success) {
      SchedulerTests.waitInTheMainQueue()
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

  /// What is given up before its time has come is neither asked nor told.
  @Test func whatWaitsMayBeGivenUp() {
    let (clock, log) = (TurnedClock(), PublisherLog())
    var asked = 0
    let source = Deferred {
      asked += 1
      return Just(1)
    }
    let early = log.take(source.subscribe(on: clock))
    early.cancel()
    clock.pass()
    #expect(asked == 0 && log.text == "")
    let asking = log.take(source.subscribe(on: clock))
    #expect(asked == 0)
    clock.pass()
    #expect(asked == 1 && log.text == "1 |")
    log.words = []
    let late = log.take([1, 2].publisher.delay(for: 3, scheduler: clock))
    #expect(clock.waiting.map(\.delay) == [3, 3, 3])
    late.cancel()
    clock.pass()
    #expect(log.text == "")
    withExtendedLifetime(asking) {}
  }

  /// A pause lets the last value through, the end takes one with it that still waits.
  @Test func pausesEnd() {
    let (clock, log, subject) = (TurnedClock(), PublisherLog(), PassthroughSubject<Int, Never>())
    let cancellable = log.take(subject.debounce(for: 0.5, scheduler: clock))
    subject.send(1)
    clock.pass()
    subject.send(2)
    clock.pass()
    #expect(log.text == "1 2")
    subject.send(3)
    subject.send(completion: .finished)
    #expect(clock.waiting.map(\.delay) == [0.5, 0])
    clock.pass()
    #expect(log.text == "1 2 |")
    withExtendedLifetime(cancellable) {}
  }

  // MARK: - Times

  /// However long a time is, it is waited for: Dispatch ends a program that asks for more than it counts.
  @Test func timesOfAnyLengthAreWaitedFor() {
    for interval in [Double.nan, .infinity, -.infinity, -1, 0, .greatestFiniteMagnitude] {
      Timer.publish(every: interval, on: .main, in: .common).connect().cancel()
    }
  }

  /// `Cancellable` is given up by hand, and by nobody else.
  @Test func timesComeWhereNobodyKeepsTheConnection() {
    // That of the main thread is taken by other tests, for minutes; so are those that an `await` is continued in.
    let ticks = Timer.TimerPublisher(interval: 0.2, in: DispatchQueue(label: "times"))
    let (ticked, times) = (DispatchSemaphore(value: 0), Guarded<[Date]>([]))
    let receiving = ticks.sink { time in
      times.change { $0.append(time) }
      ticked.signal()
    }
    let start = Date()
    _ = ticks.connect()
    // The first comes when the time is over, not at once, and others follow.
    for _ in 0..<2 { #expect(ticked.wait(timeout: .now() + 60) == .success) }
    let first = times.change { $0.first }
    #expect(first.map { $0.timeIntervalSince(start) > 0.1 } == true)
    withExtendedLifetime(receiving) {}
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
}
