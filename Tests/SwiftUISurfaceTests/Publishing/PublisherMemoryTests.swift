import Foundation
import Testing

@testable import SwiftUISurface

/// What streams let go of while they, or others, go on, and what they begin anew.
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
