import Foundation
import Testing

@testable import SwiftUISurface

/// When streams end and with what, what is told before that, and what those are told who come later.
@Suite struct PublisherEndTests {
  private enum Weather: Error { case storm, fog }
  private typealias Log = PublisherLog

  private func told<Source: Publisher>(_ source: Source) -> String { PublisherLog.text(of: source) }

  /// Gives 1 and 2, and fails for a storm.
  private var failing: AnyPublisher<Int, Weather> {
    [1, 2].publisher.setFailureType(to: Weather.self).append(Fail(error: Weather.storm))
      .eraseToAnyPublisher()
  }

  private func failure<Source: Publisher>(_ source: Source) -> String {
    var name = ""
    let cancellable = source.sink { completion in
      if case .failure(let error) = completion { name = "\(error)" }
    } receiveValue: { _ in
    }
    cancellable.cancel()
    return name
  }

  // MARK: - One stream

  @Test func streamsEndAsSoonAsNothingCanFollow() {
    let numbers = [1, 3, 2].publisher
    #expect(told(numbers.prefix { $0 < 3 }) == "1 |")
    #expect(told(numbers.prefix(3)) == "1 3 2 |" && told(numbers.prefix(4)) == "1 3 2 |")
    #expect(told(numbers.dropFirst()) == "3 2 |" && told(numbers.dropFirst(0)) == "1 3 2 |")
    #expect(told(numbers.dropFirst(4)) == "|" && told(numbers.first { $0 > 3 }) == "|")
    #expect(told(numbers.print("tide")) == "1 3 2 |")
    let none = [Int]().publisher
    #expect(told(none.first()) == "|" && told(none.last()) == "|")
    #expect(told(none.collect()) == "[] |" && told(none.count()) == "0 |")
    #expect(told(none.reduce(4) { $0 + $1 }) == "4 |")
    #expect(told(Empty(outputType: Int.self, failureType: Weather.self)) == "|")
    let endless = Empty(
      completeImmediately: false,
      outputType: Int.self,
      failureType: Weather.self
    )
    #expect(told(endless) == "")
    // Not only once there is one too many.
    let (subject, log) = (PassthroughSubject<Int, Never>(), Log())
    let cancellable = log.take(subject.prefix(2))
    subject.send(1)
    #expect(log.text == "1")
    subject.send(2)
    #expect(log.text == "1 2 |")
    withExtendedLifetime(cancellable) {}
  }

  @Test func failuresLeaveNothingBehind() {
    #expect(told(failing.map { $0 * 10 }) == "10 20 !")
    #expect(told(failing.tryMap { $0 * 10 }) == "10 20 !")
    #expect(told(failing.last()) == "!" && told(failing.count()) == "!")
    #expect(told(failing.reduce(0) { $0 + $1 }) == "!")
    #expect(told(failing.replaceEmpty(with: 6)) == "1 2 !")
    #expect(told(failing.filter { $0 > 2 }.replaceEmpty(with: 6)) == "!")
    #expect(told(failing.append(3)) == "1 2 !" && told(failing.prepend(0)) == "0 1 2 !")
    #expect(told(failing.prefix(2)) == "1 2 |" && told(failing.retry(0)) == "1 2 !")
    #expect(told(failing.retry(1)) == "1 2 1 2 !" && told(failing.retry(-1)) == "1 2 !")
    #expect(told(failing.catch { _ in failing }) == "1 2 1 2 !")
    #expect(told(failing.tryCatch { _ in failing }) == "1 2 1 2 !")
    let calm = Just(3).setFailureType(to: Weather.self)
    #expect(told(calm.replaceError(with: 0)) == "3 |" && told(calm.retry(2)) == "3 |")
    #expect(told(calm.mapError { _ in Weather.fog }) == "3 |")
    #expect(told(calm.catch { _ in Just(8) }) == "3 |")
    #expect(told(calm.assertNoFailure("calm")) == "3 |")
    #expect(told(["1", "x", "3"].publisher.tryCompactMap { Int($0) }) == "1 3 |")
    let thrown = ["1", "", "3"].publisher.tryCompactMap { text -> Int? in
      if text.isEmpty { throw Weather.fog }
      return Int(text)
    }
    #expect(told(thrown) == "1 !")
  }

  /// Where no failure was to come one ends the program, which says what it was.
  @Test func failuresThatWereRuledOutEndTheProgram() async {
    let ended = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let surely = Fail(outputType: Int.self, failure: CancellationError()).assertNoFailure("Tide:")
      _ = surely.sink { _ in }
    }
    let words = String(decoding: ended?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("Tide:") && words.contains("CancellationError"), "\(words)")
  }

  @Test func failuresAreToldAsTheyAre() {
    #expect(failure(Fail(outputType: Int.self, failure: Weather.fog)) == "fog")
    #expect(failure(failing.tryMap { $0 }) == "storm")
    #expect(failure(failing.mapError { _ in Weather.fog }) == "fog")
    #expect(failure(Just(1).tryMap { _ -> Int in throw Weather.fog }) == "fog")
    #expect(failure(failing.retry(1)) == "storm")
    let thrown = failing.tryCatch { _ -> AnyPublisher<Int, Weather> in throw Weather.fog }
    #expect(failure(thrown) == "fog")
    #expect(failure(failing.tryCatch { _ in failing }) == "storm")
    #expect(failure(failing.handleEvents()) == "storm")
    #expect(failure(Just(1).flatMap { _ in failing }) == "storm")
  }

  /// What is kept while values come is kept for each who receives, from the beginning.
  @Test func whoeverReceivesIsGivenAllOfIt() {
    let numbers = [1, 1, 2].publisher
    func expect<Source: Publisher>(_ source: Source, _ text: String) {
      #expect(told(source) == text)
      #expect(told(source) == text)
    }
    expect(numbers.scan(10) { $0 + $1 }, "11 12 14 |")
    expect(numbers.reduce(10) { $0 + $1 }, "14 |")
    expect(numbers.collect(), "[1, 1, 2] |")
    expect(numbers.count(), "3 |")
    expect(numbers.prefix(2), "1 1 |")
    expect(numbers.dropFirst(2), "2 |")
    expect(numbers.removeDuplicates(), "1 2 |")
    expect([Int]().publisher.replaceEmpty(with: 6), "6 |")
    expect(numbers.flatMap { Just($0 + 1) }, "2 2 3 |")
    // All of the first come before any of the second.
    expect(numbers.zip(numbers) { $0 * 10 + $1 }, "11 11 22 |")
    expect(numbers.combineLatest(Just(5)) { $0 * 10 + $1 }, "25 |")
    expect(numbers.merge(with: Just(5)), "1 1 2 5 |")
    expect(numbers.receive(on: ImmediateScheduler.shared), "1 1 2 |")
  }

  @Test func eventsAreHandledBeforeTheyAreTold() {
    var events: [String] = []
    let handled = [1, 2].publisher.handleEvents(
      receiveOutput: { events.append("takes \($0)") },
      receiveCompletion: { _ in events.append("takes |") },
      receiveCancel: { events.append("cancel") }
    )
    let cancellable = handled.sink { _ in
      events.append("|")
    } receiveValue: {
      events.append("\($0)")
    }
    #expect(events == ["takes 1", "1", "takes 2", "2", "takes |", "|"])
    cancellable.cancel()
    #expect(events.count == 6)
    // Who wants no more gives up what gives.
    events = []
    #expect(told(handled.first()) == "1 |")
    #expect(events == ["takes 1", "cancel"])
  }

  /// Of two who handle that a stream is given up the one nearer to who wanted it is told first, as in Combine.
  @Test func whoIsNearerIsToldFirstOfWhatIsGivenUp() {
    var events: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = subject.handleEvents(receiveCancel: { events.append("far") })
      .handleEvents(receiveCancel: { events.append("near") })
      .sink { _ in }
    cancellable.cancel()
    #expect(events == ["near", "far"])
  }

  /// A failure is handled as what it is, and what has failed is not given up.
  @Test func failuresAreHandledAsTheyAre() {
    var events: [String] = []
    let handled = failing.handleEvents(
      receiveCompletion: { events.append("\($0)") },
      receiveCancel: { events.append("cancel") }
    )
    #expect(told(handled) == "1 2 !")
    #expect(events.map { $0.contains("storm") } == [true], "\(events)")
  }

  /// A subject that is given a stream fails with it, for the same reason.
  @Test func subjectsFailWithTheirStreams() {
    let (subject, log) = (PassthroughSubject<Int, Weather>(), Log())
    let taking = log.take(subject)
    let giving = failing.subscribe(subject)
    #expect(log.text == "1 2 !")
    #expect(failure(subject) == "storm")
    withExtendedLifetime((taking, giving)) {}
  }

  /// A failure does not wait for a pause, and takes the value with it that does.
  @Test func pausesFail() {
    let (clock, log) = (TurnedClock(), Log())
    let cancellable = log.take(failing.debounce(for: 0.5, scheduler: clock))
    #expect(clock.waiting.map(\.delay) == [0.5, 0.5, 0])
    clock.pass()
    #expect(log.text == "!")
    withExtendedLifetime(cancellable) {}
  }

  /// Of a shared stream all are told what it failed with, also who comes later.
  @Test func sharedStreamsFail() {
    let (subject, one, two) = (PassthroughSubject<Int, Weather>(), Log(), Log())
    let shared = subject.share()
    let cancellables = [one.take(shared), two.take(shared)]
    subject.send(1)
    subject.send(completion: .failure(.fog))
    #expect(one.text == "1 !" && two.text == "1 !")
    #expect(told(shared) == "!" && failure(shared) == "fog")
    // One that is told all at once tells who asks for it, and of its end whoever comes later.
    let whole = failing.share()
    #expect(told(whole) == "1 2 !" && told(whole) == "!")
    withExtendedLifetime(cancellables) {}
  }

  // MARK: - Several streams

  @Test func flatStreamsEndAfterAllOfTheirs() {
    let (outer, log) = (PassthroughSubject<Int, Weather>(), Log())
    let inner = [PassthroughSubject<String, Weather>(), PassthroughSubject<String, Weather>()]
    let cancellable = log.take(outer.flatMap { inner[$0] })
    outer.send(0)
    outer.send(1)
    inner[0].send("a")
    inner[1].send("b")
    outer.send(completion: .finished)
    inner[0].send("c")
    inner[0].send(completion: .finished)
    inner[1].send("d")
    #expect(log.text == "a b c d")
    inner[1].send(completion: .finished)
    #expect(log.text == "a b c d |")
    withExtendedLifetime(cancellable) {}
  }

  @Test func flatStreamsFailWithTheFirstOfTheirs() {
    let (outer, log) = (PassthroughSubject<Int, Weather>(), Log())
    let inner = [PassthroughSubject<String, Weather>(), PassthroughSubject<String, Weather>()]
    let cancellable = log.take(outer.flatMap { inner[$0] })
    outer.send(0)
    outer.send(1)
    inner[0].send(completion: .failure(.fog))
    inner[1].send("b")
    outer.send(0)
    #expect(log.text == "!")
    withExtendedLifetime(cancellable) {}
  }

  /// Of streams of streams the last one counts, and the end of both.
  @Test func latestStreamsEndAfterTheLast() {
    typealias Outer = PassthroughSubject<AnyPublisher<Int, Weather>, Weather>
    func expect(_ text: String, _ happening: (Outer) -> Void) {
      let (outer, log) = (Outer(), Log())
      let cancellable = log.take(outer.switchToLatest())
      happening(outer)
      #expect(log.text == text)
      withExtendedLifetime(cancellable) {}
    }
    let (calm, subject) = (
      Just(1).setFailureType(to: Weather.self), PassthroughSubject<Int, Weather>()
    )
    let endless = subject.eraseToAnyPublisher()
    expect("1") { $0.send(calm) }
    expect("1 1") {
      $0.send(calm)
      $0.send(calm)
    }
    expect("1 |") {
      $0.send(calm)
      $0.send(completion: .finished)
    }
    expect("|") { $0.send(completion: .finished) }
    expect("") {
      $0.send(endless)
      $0.send(completion: .finished)
    }
    expect("!") {
      $0.send(endless)
      $0.send(completion: .failure(.fog))
    }
    expect("1 2 !") {
      $0.send(failing)
      $0.send(calm)
    }
    var events: [String] = []
    let watched = endless.handleEvents(receiveCancel: { events.append("given up") })
    expect("1") {
      $0.send(watched)
      #expect(events.isEmpty)
      $0.send(calm)
      #expect(events == ["given up"])
    }
  }

  @Test func pairsEndOnceNoneCanFollow() {
    func pairs<First: Publisher, Second: Publisher>(_ first: First, _ second: Second) -> String
    where First.Failure == Second.Failure {
      told(first.zip(second) { "\($0)\($1)" })
    }
    #expect(pairs([1].publisher, ["a", "b"].publisher) == "1a |")
    #expect(pairs(["a", "b"].publisher, [1].publisher) == "a1 |")
    #expect(pairs([Int]().publisher, Empty<Int, Never>(completeImmediately: false)) == "|")
    #expect(pairs(Empty<Int, Never>(completeImmediately: false), [Int]().publisher) == "|")
    let never = Empty<Int, Weather>(completeImmediately: false)
    #expect(pairs(failing, never) == "!" && pairs(never, failing) == "!")
    // What has come before its end still finds a partner.
    let (tide, wind, log) = (PassthroughSubject<Int, Never>(), ["a"].publisher, Log())
    let cancellable = log.take(tide.zip(wind) { "\($0)\($1)" })
    #expect(log.text == "")
    tide.send(1)
    #expect(log.text == "1a |")
    withExtendedLifetime(cancellable) {}
  }

  @Test func severalStreamsAreToldTogether() {
    #expect(told(Just(1).zip(Just("a"))) == "(1, \"a\") |")
    #expect(told(Just(1).combineLatest(Just("a"))) == "(1, \"a\") |")
    #expect(told(Just(1).combineLatest(Just("a"), Just(true))) == "(1, \"a\", true) |")
    let never = Empty<Int, Weather>(completeImmediately: false)
    #expect(told(failing.combineLatest(never)) == "!" && told(never.combineLatest(failing)) == "!")
    #expect(told(never.merge(with: failing)) == "1 2 !")
    #expect(told(never.merge(with: Just(1).setFailureType(to: Weather.self))) == "1")
    #expect(told(Publishers.MergeMany(Just(1), Just(2), Just(3))) == "1 2 3 |")
    #expect(told(Publishers.MergeMany([Just<Int>]())) == "|")
    #expect(told(Just(1).append(Just(2))) == "1 2 |")
    #expect(told(Just(1).prepend([5, 6].publisher)) == "5 6 1 |")
    #expect(told(Just(1).prepend(5, 6)) == "5 6 1 |")
    // What follows is asked for when its turn has come.
    var asked = 0
    let later = Deferred {
      asked += 1
      return Just(9)
    }
    let (subject, log) = (PassthroughSubject<Int, Never>(), Log())
    let cancellable = log.take(subject.append(later))
    subject.send(1)
    #expect(asked == 0 && log.text == "1")
    subject.send(completion: .finished)
    #expect(asked == 1 && log.text == "1 9 |")
    withExtendedLifetime(cancellable) {}
  }

  @Test func sharedStreamsGoOnForThoseWhoStay() {
    let source = SharedSubject()
    let (subject, shared) = (source.subject, source.shared)
    let (one, two) = (Log(), Log())
    let first = one.take(shared)
    let second = two.take(shared)
    first.cancel()
    subject.send(1)
    #expect(one.text == "" && two.text == "1")
    let third = one.take(shared)
    subject.send(2)
    subject.send(completion: .finished)
    #expect(one.text == "2 |" && two.text == "1 2 |")
    // Who comes after the end is told of that alone, and nobody is asked again.
    #expect(told(shared) == "|" && source.askedCount == 1)
    withExtendedLifetime((second, third)) {}
  }

  /// Who wants nothing more by the time it comes has nobody asked, and takes nothing from those who are there.
  @Test func sharedStreamsGoOnWhereOneComesThatIsOver() {
    let source = SharedSubject()
    let (subject, shared) = (source.subject, source.shared)
    let over = Just(0).merge(with: shared).first()
    #expect(told(over) == "0 |" && source.askedCount == 0)
    let log = Log()
    let cancellable = log.take(shared)
    #expect(told(over) == "0 |" && source.askedCount == 1)
    subject.send(1)
    #expect(log.text == "1")
    cancellable.cancel()
    let again = log.take(shared)
    subject.send(2)
    #expect(source.askedCount == 2 && log.text == "1 2")
    withExtendedLifetime(again) {}
  }
}
