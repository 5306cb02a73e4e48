import Foundation
import Testing

@testable import SwiftUISurface

/// What publishers give, and when they end.
@Suite struct PublisherTests {
  private struct Storm: Error, Equatable {}

  private typealias Log = PublisherLog

  private func told<Source: Publisher>(_ source: Source) -> String { PublisherLog.text(of: source) }

  private var failing: AnyPublisher<Int, Storm> {
    [1, 2].publisher.setFailureType(to: Storm.self).append(Fail(error: Storm()))
      .eraseToAnyPublisher()
  }

  // MARK: - What gives values

  @Test func valuesComeInTheirOrder() {
    #expect(told(Just(3)) == "3 |")
    #expect(told(["a", "b"].publisher) == "a b |")
    #expect(told(Int?.none.publisher) == "|")
    #expect(told(Int?.some(4).publisher) == "4 |")
    #expect(told(Result<Int, Storm>.success(4).publisher) == "4 |")
    #expect(told(Result<Int, Storm>.failure(Storm()).publisher) == "!")
    #expect(told(Empty<Int, Never>()) == "|")
    #expect(told(Empty<Int, Never>(completeImmediately: false)) == "")
    #expect(told(Fail<Int, Storm>(error: Storm())) == "!")
    #expect(told(AnyPublisher(Just(5))) == "5 |")
  }

  @Test func futuresAskAtOnceAndAnswerOnce() {
    var promises: [Future<Int, Storm>.Promise] = []
    let future = Future<Int, Storm> { promises.append($0) }
    #expect(promises.count == 1)
    let log = Log()
    let cancellable = log.take(future)
    #expect(log.text == "")
    promises[0](.success(7))
    promises[0](.success(8))
    promises[0](.failure(Storm()))
    #expect(log.text == "7 |")
    #expect(told(future) == "7 |" && promises.count == 1)
    #expect(told(Future<Int, Storm> { $0(.failure(Storm())) }) == "!")
    // Those that are deferred ask for each who receives.
    var count = 0
    let deferred = Deferred {
      count += 1
      return Just(count)
    }
    #expect(count == 0)
    #expect(told(deferred) == "1 |" && told(deferred) == "2 |")
    withExtendedLifetime(cancellable) {}
    let asked = AnyPublisher<Int, Storm>._asking { answer in
      count += 1
      answer(count < 4 ? .success(count) : .failure(Storm()))
    }
    #expect(told(asked) == "3 |" && told(asked) == "!")
  }

  @Test func subjectsGiveWhatTheyAreSent() {
    let passing = PassthroughSubject<Int, Storm>()
    let holding = CurrentValueSubject<Int, Storm>(1)
    let (passed, held, late) = (Log(), Log(), Log())
    passing.send(9)
    var cancellables: Set<AnyCancellable> = []
    passed.take(passing).store(in: &cancellables)
    held.take(holding).store(in: &cancellables)
    passing.send(2)
    holding.send(2)
    holding.value = 3
    late.take(holding).store(in: &cancellables)
    #expect(passed.text == "2" && held.text == "1 2 3" && late.text == "3")
    passing.send(completion: .finished)
    holding.send(completion: .failure(Storm()))
    passing.send(4)
    holding.send(4)
    #expect(passed.text == "2 |" && held.text == "1 2 3 !" && late.text == "3 !")
    #expect(holding.value == 3)
    // Who comes after the end is told of that alone.
    #expect(told(passing) == "|" && told(holding) == "!")
    let bell = PassthroughSubject<Void, Never>()
    var rung = 0
    let ringing = bell.sink { rung += 1 }
    bell.send()
    #expect(rung == 1)
    ringing.cancel()
    bell.send()
    #expect(rung == 1)
  }

  @Test func whatIsLetGoReceivesNothingMore() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log()
    var cancellable: AnyCancellable? = log.take(subject)
    subject.send(1)
    cancellable = nil
    subject.send(2)
    #expect(log.text == "1" && cancellable == nil)
    // A list keeps as a set does; a receiver may let itself go.
    var list: [AnyCancellable] = []
    subject.sink { value in
      log.words.append("list \(value)")
      list = []
    }
    .store(in: &list)
    #expect(list.count == 1)
    subject.send(3)
    subject.send(4)
    #expect(log.text == "1 list 3" && list.isEmpty)
    var cancelled = 0
    let one = AnyCancellable { cancelled += 1 }
    one.cancel()
    one.cancel()
    #expect(cancelled == 1)
    AnyCancellable(AnyCancellable { cancelled += 10 }).cancel()
    #expect(cancelled == 11)
  }

  // MARK: - What is made of values

  @Test func valuesAreChangedAndChosen() {
    let numbers = [1, 2, 2, 3].publisher
    #expect(told(numbers.map { $0 * 2 }) == "2 4 4 6 |")
    #expect(told(["ab", "c"].publisher.map(\.count)) == "2 1 |")
    #expect(told(["1", "x", "3"].publisher.compactMap { Int($0) }) == "1 3 |")
    #expect(told(numbers.filter { $0 > 1 }) == "2 2 3 |")
    #expect(told(numbers.removeDuplicates()) == "1 2 3 |")
    #expect(told(numbers.removeDuplicates { $0 % 2 == $1 % 2 }) == "1 2 3 |")
    // Held against the one that was given last, as Combine does, not against the one that came last.
    #expect(told(numbers.removeDuplicates { $1 - $0 < 2 }) == "1 3 |")
    #expect(told(numbers.scan(10) { $0 + $1 }) == "11 13 15 18 |")
    #expect(told(numbers.reduce(10) { $0 + $1 }) == "18 |")
    #expect(told(numbers.collect()) == "[1, 2, 2, 3] |")
    #expect(told(numbers.count()) == "4 |")
    #expect(told(numbers.prefix(2)) == "1 2 |")
    #expect(told(numbers.prefix(0)) == "|")
    #expect(told(numbers.prefix { $0 < 3 }) == "1 2 2 |")
    #expect(told(numbers.dropFirst(3)) == "3 |")
    #expect(told(numbers.first()) == "1 |")
    #expect(told(numbers.first { $0 > 1 }) == "2 |")
    #expect(told(numbers.last()) == "3 |")
    #expect(told(numbers.ignoreOutput()) == "|")
    #expect(told([nil, 5].publisher.replaceNil(with: 0)) == "0 5 |")
    #expect(told([Int]().publisher.replaceEmpty(with: 6)) == "6 |")
    #expect(told(numbers.replaceEmpty(with: 6)) == "1 2 2 3 |")
    // An endless one is asked for no more than is wanted.
    #expect(told((1...).publisher.first { $0 == 1000 }) == "1000 |")
  }

  @Test func failuresEndOrAreReplaced() {
    #expect(told(failing) == "1 2 !")
    #expect(told(failing.replaceError(with: 0)) == "1 2 0 |")
    #expect(told(failing.catch { _ in Just(8) }) == "1 2 8 |")
    let thrown = failing.tryCatch { error -> AnyPublisher<Int, Storm> in throw error }
    #expect(told(thrown) == "1 2 !")
    #expect(told(failing.tryCatch { _ in Just(8).setFailureType(to: Storm.self) }) == "1 2 8 |")
    #expect(told(failing.retry(2)) == "1 2 1 2 1 2 !")
    #expect(told(failing.collect()) == "!")
    #expect(told(Just(3).tryMap { _ -> Int in throw Storm() }) == "!")
    #expect(told(["[4]", "x"].publisher.tryMap { try Self.numbers($0) }) == "[4] !")
    var errors: [String] = []
    let mapped = failing.mapError { _ in CancellationError() }
      .sink(receiveCompletion: { errors.append("\($0)") }, receiveValue: { _ in })
    #expect(errors.count == 1 && errors[0].contains("CancellationError"))
    withExtendedLifetime(mapped) {}
    let bytes = [Data("[1,2]".utf8), Data("x".utf8)].publisher
    #expect(told(bytes.decode(type: [Int].self, decoder: JSONDecoder())) == "[1, 2] !")
  }

  private static func numbers(_ text: String) throws -> [Int] {
    try JSONDecoder().decode([Int].self, from: Data(text.utf8))
  }

  @Test func publishersAreCombined() {
    let (tide, wind) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let (latest, pairs, both) = (Log(), Log(), Log())
    let cancellables = [
      latest.take(tide.combineLatest(wind) { "\($0)\($1)" }),
      pairs.take(tide.zip(wind) { "\($0)\($1)" }),
      both.take(tide.map { "\($0)" }.merge(with: wind)),
    ]
    tide.send(1)
    tide.send(2)
    wind.send("a")
    wind.send("b")
    tide.send(3)
    tide.send(completion: .finished)
    // The third value waits for a partner; the pairs end once no other can follow.
    wind.send("c")
    wind.send(completion: .finished)
    #expect(latest.text == "2a 2b 3b 3c |")
    #expect(pairs.text == "1a 2b 3c |")
    #expect(both.text == "1 2 a b 3 c |")
    withExtendedLifetime(cancellables) {}
    let three = Publishers.CombineLatest3(Just(1), Just("a"), Just(true)).map { "\($0)\($1)\($2)" }
    #expect(told(three) == "1atrue |")
    #expect(told(Publishers.MergeMany([Just(1), Just(2)])) == "1 2 |")
    #expect(told(Just(1).append(2, 3).prepend(0)) == "0 1 2 3 |")
    #expect(told(failing.merge(with: failing)) == "1 2 !")
  }

  @Test func publishersOfPublishersAreFlat() {
    #expect(told([1, 3].publisher.flatMap { [$0, $0 + 1].publisher }) == "1 2 3 4 |")
    #expect(told(failing.flatMap { Just($0 * 10) }) == "10 20 !")
    #expect(told(Just(1).flatMap { _ in failing }) == "1 2 !")
    let (outer, first) = (PassthroughSubject<AnyPublisher<Int, Never>, Never>(), Log())
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let cancellable = first.take(outer.switchToLatest())
    outer.send(one.eraseToAnyPublisher())
    one.send(1)
    outer.send(two.eraseToAnyPublisher())
    one.send(2)
    two.send(3)
    outer.send(completion: .finished)
    two.send(4)
    two.send(completion: .finished)
    #expect(first.text == "1 3 4 |")
    withExtendedLifetime(cancellable) {}
  }

  @Test func sharedPublishersAreAskedOnce() {
    let source = SharedSubject()
    let (subject, shared) = (source.subject, source.shared)
    let (one, two) = (Log(), Log())
    let first = one.take(shared)
    subject.send(1)
    let second = two.take(shared)
    subject.send(2)
    #expect(source.askedCount == 1 && one.text == "1 2" && two.text == "2")
    first.cancel()
    second.cancel()
    let third = one.take(shared)
    #expect(source.askedCount == 2)
    subject.send(3)
    #expect(one.text == "1 2 3")
    withExtendedLifetime(third) {}
  }

  @Test func eventsAreHandled() {
    var events: [String] = []
    let handled = { (source: AnyPublisher<Int, Never>) in
      source.handleEvents(
        receiveOutput: { events.append("\($0)") },
        receiveCompletion: { _ in events.append("end") },
        receiveCancel: { events.append("cancel") }
      )
    }
    _ = told(handled(Just(1).eraseToAnyPublisher()))
    #expect(events == ["1", "end"])
    _ = told(handled(CurrentValueSubject<Int, Never>(2).eraseToAnyPublisher()))
    #expect(events == ["1", "end", "2", "cancel"])
  }

  // MARK: - Elsewhere

  @Test func valuesAreGivenElsewhere() {
    let queue = DispatchQueue(label: "publisher-tests")
    let log = Log()
    queue.suspend()
    let cancellable = log.take([1, 2].publisher.receive(on: queue))
    #expect(log.text == "")
    queue.resume()
    queue.sync {}
    #expect(log.text == "1 2 |")
    withExtendedLifetime(cancellable) {}
    #expect(told([1, 2].publisher.receive(on: ImmediateScheduler.shared)) == "1 2 |")
    #expect(told([1, 2].publisher.subscribe(on: ImmediateScheduler.shared)) == "1 2 |")
    #expect(SchedulerDelay.milliseconds(250).seconds == 0.25)
    #expect(SchedulerDelay.seconds(2) == 2 && SchedulerDelay.seconds(0.5) == 0.5)
  }

  @Test func valuesWait() {
    let (clock, log, quiet) = (TurnedClock(), Log(), Log())
    let later = log.take(failing.delay(for: .seconds(3), scheduler: clock))
    #expect(clock.waiting.map(\.delay) == [3, 3, 0])
    clock.pass()
    #expect(log.text == "1 2 !")
    let subject = PassthroughSubject<Int, Never>()
    let pausing = quiet.take(subject.debounce(for: 0.5, scheduler: clock))
    subject.send(1)
    subject.send(2)
    #expect(clock.waiting.map(\.delay) == [0.5, 0.5])
    clock.pass()
    #expect(quiet.text == "2")
    withExtendedLifetime((later, pausing)) {}
  }

  @Test func valuesAreAwaited() async throws {
    var numbers: [Int] = []
    for await number in [1, 2].publisher.values { numbers.append(number) }
    #expect(numbers == [1, 2])
    await #expect(throws: Storm.self) {
      for try await number in failing.values { numbers.append(number) }
    }
    #expect(numbers == [1, 2, 1, 2])
  }

  @Test func notificationsAreGiven() {
    let (center, name) = (NotificationCenter(), Notification.Name("tide"))
    var count = 0
    let cancellable = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("wind"), object: nil)
    #expect(count == 1)
    cancellable.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  /// Who waits for times has the source run, who does not has it stopped.
  @Test func timesComeWhileSomebodyWaits() {
    final class Counted: ConnectablePublisher {
      let audience = Audience<Int, Never>()
      var states: [String] = []
      var beginsWithValue = false

      func _send(to receiver: _Receiver<Int, Never>) { _ = audience.add(receiver) }

      func connect() -> any Cancellable {
        states.append("begun")
        if beginsWithValue { audience.send(7) }
        return AnyCancellable { self.states.append("ended") }
      }
    }
    let counted = Counted()
    let times = counted.autoconnect()
    let (one, two) = (Log(), Log())
    let first = one.take(times)
    let second = two.take(times)
    counted.audience.send(1)
    first.cancel()
    #expect(counted.states == ["begun"])
    // Who wants nothing more by the time it comes is not the last one.
    #expect(told(Just(3).merge(with: times).first()) == "3 |" && counted.states == ["begun"])
    second.cancel()
    #expect(counted.states == ["begun", "ended"] && one.text == "1" && two.text == "1")
    // Also of one that has given all that is wanted by the time it has begun.
    counted.beginsWithValue = true
    #expect(told(times.first()) == "7 |")
    #expect(counted.states == ["begun", "ended", "begun", "ended"])
    // And of one that ends by itself.
    counted.beginsWithValue = false
    let third = one.take(times)
    counted.audience.end(.finished)
    #expect(one.text == "1 |" && counted.states.suffix(2) == ["begun", "ended"])
    #expect(counted.states.count == 6)
    withExtendedLifetime(third) {}
    #expect(Timer.publish(every: 2, on: .main, in: .common).autoconnect().upstream.interval == 2)
  }

  /// The source runs for one who came second, also where the first one has gone before it has begun.
  @Test func timesComeForWhoeverIsLeft() {
    final class Greeting: ConnectablePublisher {
      let audience = Audience<Int, Never>()
      var states: [String] = []

      func _send(to receiver: _Receiver<Int, Never>) {
        if audience.add(receiver) { receiver.send(5) }
      }

      func connect() -> any Cancellable {
        states.append("begun")
        return AnyCancellable { self.states.append("ended") }
      }
    }
    let (greeting, log) = (Greeting(), Log())
    let times = greeting.autoconnect()
    var second: AnyCancellable?
    let first = times.first().sink { _ in second = log.take(times) }
    #expect(greeting.states == ["begun"])
    greeting.audience.send(1)
    #expect(log.text == "5 1")
    second?.cancel()
    #expect(greeting.states == ["begun", "ended"])
    withExtendedLifetime(first) {}
  }
}
