import Foundation
import TestSupport
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

  /// What several threads change at once they change one after the other: no change is lost.
  @Test func guardedValuesAreChangedInTurn() {
    let count = Handed(value: Guarded(0))
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<500 {
        count.value.change { value in
          let before = value
          // Another thread's turn, if it may have one.
          sched_yield()
          value = before + 1
        }
      }
    }
    let sum = count.value.change { $0 }
    #expect(sum == 2_000)
  }

  /// What two threads give is paired in the order in which it is told: it never goes back.
  @Test func pairsOfSeveralThreadsAreInOrder() {
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var (latest, pairs): ([[Int]], [[Int]]) = ([], [])
    let cancellables: [AnyCancellable] = [
      one.combineLatest(two).sink { latest.append([$0.0, $0.1]) },
      one.zip(two).sink { pairs.append([$0.0, $0.1]) },
    ]
    let subjects = Handed(value: [one, two])
    DispatchQueue.concurrentPerform(iterations: 2) { turn in
      for number in 1...2_000 { subjects.value[turn].send(number) }
    }
    #expect(pairs == (1...2_000).map { [$0, $0] })
    #expect(latest.last == [2_000, 2_000])
    let steps = zip(latest, latest.dropFirst())
    #expect(steps.allSatisfy { $0[0] <= $1[0] && $0[1] <= $1[1] })
    withExtendedLifetime(cancellables) {}
  }

  /// What a receiver is told last that comes while another thread sends a value.
  private func lastTold(of source: some Publisher<Int, Never>, _ send: () -> Void) -> Int? {
    var told: [Int] = []
    let receiver = _Receiver<Int, Never>({ told.append($0) }, end: { _ in })
    let (coming, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let come = Handed(value: { source._send(to: receiver) })
    receiver.inTurn {
      DispatchQueue(label: "coming").async {
        coming.signal()
        come.value()
        done.signal()
      }
      coming.wait()
      // Time to be listed, and to find the value that is held, which waits for this turn's end.
      Thread.sleep(forTimeInterval: 0.1)
      send()
    }
    done.wait()
    return told.last
  }

  /// The value that is held comes before one that is sent meanwhile, never behind it.
  @Test func whoComesInBetweenIsToldOfTheNewestLast() {
    let subject = CurrentValueSubject<Int, Never>(0)
    #expect(lastTold(of: subject) { subject.send(1) } == 1)
    let published = Published(wrappedValue: 0)
    #expect(lastTold(of: published.projectedValue) { published.wrappedValue = 1 } == 1)
  }

  /// Who is told nothing more keeps nothing alive: a model may own what it receives from.
  @Test func whatReceivesIsLetGoAtTheEnd() {
    let (ending, going) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    weak var told: NSObject?
    weak var given: NSObject?
    var cancellables: [AnyCancellable] = []
    do {
      let (one, other) = (NSObject(), NSObject())
      told = one
      given = other
      cancellables = [
        ending.map { $0 + 1 }.sink { _ in withExtendedLifetime(one) {} },
        going.map { $0 + 1 }.sink { _ in withExtendedLifetime(other) {} },
      ]
    }
    ending.send(1)
    going.send(1)
    #expect(told != nil && given != nil)
    ending.send(completion: .finished)
    #expect(told == nil && given != nil)
    cancellables[1].cancel()
    #expect(given == nil && cancellables.count == 2)
  }

  /// Who stops in the middle has given up what gave.
  @Test func whatIsAwaitedNoLongerIsGivenUp() async {
    var events: [String] = []
    let subject = CurrentValueSubject<Int, Never>(1)
    let watched = subject.handleEvents(receiveCancel: { events.append("given up") })
    do {
      var numbers = watched.values.makeAsyncIterator()
      let number = await numbers.next()
      #expect(number == 1 && events.isEmpty)
    }
    #expect(events == ["given up"])
  }

  /// So has who stops where a failure may come.
  @Test func whatMayFailAndIsAwaitedNoLongerIsGivenUp() async throws {
    var events: [String] = []
    let subject = CurrentValueSubject<Int, CancellationError>(1)
    let watched = subject.handleEvents(receiveCancel: { events.append("given up") })
    do {
      var numbers = watched.values.makeAsyncIterator()
      let number = try await numbers.next()
      #expect(number == 1 && events.isEmpty)
    }
    #expect(events == ["given up"])
  }

  // MARK: - Who is told

  /// Whoever came first is told first, of a value that is the subject's by then; the first end counts.
  @Test func subjectsTellInTheOrderInWhichReceiversCame() {
    let subject = CurrentValueSubject<Int, CancellationError>(1)
    var told: [String] = []
    let cancellables = ["a", "b"].map { name in
      subject.sink { _ in
        told.append("\(name) |")
      } receiveValue: { value in
        told.append("\(name) \(value) of \(subject.value)")
      }
    }
    subject.send(2)
    subject.send(completion: .finished)
    subject.send(completion: .failure(CancellationError()))
    #expect(told == ["a 1 of 1", "b 1 of 1", "a 2 of 2", "b 2 of 2", "a |", "b |"])
    #expect(PublisherLog.text(of: subject) == "|")
    withExtendedLifetime(cancellables) {}
  }

  @Test func subjectsAreGivenStreams() {
    let (subject, other, log) = (
      PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>(), PublisherLog()
    )
    let taking = log.take(subject)
    let short = other.subscribe(subject)
    other.send(1)
    short.cancel()
    other.send(2)
    #expect(log.text == "1")
    let whole = [3, 4].publisher.subscribe(subject)
    #expect(log.text == "1 3 4 |")
    withExtendedLifetime((taking, whole)) {}
  }

  private struct Rope: Cancellable {
    let cut: () -> Void

    func cancel() { cut() }
  }

  /// Of whatever kind it is, what is kept is given up once nobody keeps it.
  @Test func whatIsKeptIsGivenUpOnce() {
    var cuts = 0
    var set: Set<AnyCancellable> = []
    var list: [AnyCancellable] = []
    Rope { cuts += 1 }.store(in: &set)
    Rope { cuts += 1 }.store(in: &set)
    Rope { cuts += 10 }.store(in: &list)
    #expect(set.count == 2 && list.count == 1 && cuts == 0)
    for cancellable in set { cancellable.cancel() }
    #expect(cuts == 2)
    set = []
    list = []
    #expect(cuts == 12)
  }

  /// A list keeps each of them behind those that it has.
  @Test func whatIsKeptInAListStandsInItsOrder() {
    var cuts: [Int] = []
    var list: [AnyCancellable] = []
    Rope { cuts.append(1) }.store(in: &list)
    AnyCancellable { cuts.append(2) }.store(in: &list)
    Rope { cuts.append(3) }.store(in: &list)
    #expect(list.count == 3 && cuts == [])
    for cancellable in list { cancellable.cancel() }
    #expect(cuts == [1, 2, 3])
  }

  @Test func notificationsOfOneObjectAreGiven() {
    let (center, name) = (NotificationCenter(), Notification.Name("tide"))
    let (one, other) = (NSObject(), NSObject())
    var count = 0
    let cancellable = center.publisher(for: name, object: one).sink { _ in count += 1 }
    center.post(name: name, object: other)
    #expect(count == 0)
    center.post(name: name, object: one)
    #expect(count == 1)
    withExtendedLifetime(cancellable) {}
  }

  /// Where the array is copied for each value, 640 gigabytes are for as many.
  @Test func manyValuesAreCollected() async {
    await #expect(processExitsWith: .success) {
      ProcessorTime.endProcess(afterSeconds: 20)
      var count = 0
      let cancellable = (1...400_000).publisher.collect().sink { count = $0.count }
      #expect(count == 400_000)
      withExtendedLifetime(cancellable) {}
    }
  }

  /// All of the first wait for those of the second: where those behind a pair are moved each time, two and a half terabytes
  /// are.
  @Test func manyValuesArePaired() async {
    await #expect(processExitsWith: .success) {
      ProcessorTime.endProcess(afterSeconds: 20)
      let frames = (1...400_000).publisher.map { CGRect(x: $0, y: 0, width: 1, height: 1) }
      var (count, odd) = (0, 0)
      let cancellable = frames.zip((1...400_000).publisher).sink { frame, number in
        count += 1
        if frame.minX != CGFloat(number) { odd += 1 }
      }
      #expect(count == 400_000 && odd == 0)
      withExtendedLifetime(cancellable) {}
    }
  }
}
