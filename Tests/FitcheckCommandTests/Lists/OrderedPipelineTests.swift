import Foundation
import Testing
import UnicodeText

@testable import FitcheckCommand

/// Items come out in the order in which they were read, whoever is done first.
@Suite struct OrderedPipelineTests {
  /// Shares of numbers: what each holds is found, admitted with the place among all, and doubled.
  private struct Run: Sendable {
    struct Seen: Sendable, Equatable {
      let place: Int
      let doubled: Int
    }

    let shares: [[Int]]
    /// Called with a share's first number before it is read, and before it is doubled.
    var delay: @Sendable (Int) -> Void = { _ in }

    /// What is taken, in its order.
    @discardableResult
    func result<Failure: Error>(
      of pipeline: OrderedPipeline<[Int], [Int], [Seen], [Seen]>,
      take: ([Seen]) throws(Failure) -> Void
    ) throws(Failure) -> [Seen] {
      var seen: [Seen] = []
      var place = 0
      let (shares, delay) = (shares, delay)
      try pipeline.run(
        source: {
          var rest = shares[...]
          return { rest.popFirst() }
        },
        work: .init(
          // Every third is none of ours.
          read: { share in
            delay(share.first ?? 0)
            return share.filter { $0 % 3 != 0 }
          },
          perform: { jobs in
            delay(jobs.first?.doubled ?? 0)
            return jobs.map { Seen(place: $0.place, doubled: $0.doubled * 2) }
          }
        ),
        admit: { (numbers: [Int]) throws(Failure) in
          numbers.map { number in
            defer { place += 1 }
            return Seen(place: place, doubled: number)
          }
        },
        beforeWaiting: { () throws(Failure) in },
        take: { (result: [Seen]) throws(Failure) in
          seen += result
          try take(result)
        }
      )
      return seen
    }

    func result(of pipeline: OrderedPipeline<[Int], [Int], [Seen], [Seen]>) -> [Seen] {
      result(of: pipeline) { (_: [Seen]) throws(Never) in }
    }

    var expected: [Seen] {
      shares.flatMap(\.self).filter { $0 % 3 != 0 }.enumerated()
        .map { Seen(place: $0, doubled: $1 * 2) }
    }
  }

  @Test(arguments: [1, 2, 7], [0, 1, 3, 200])
  func resultsComeInOrder(workers: Int, shareCount: Int) throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<3 {
      // Shares of different sizes, some without anything.
      var next = 0
      let shares = (0..<shareCount).map { _ in
        (0..<Int.random(in: 0...6, using: &random)).map { _ in
          next += 1
          return next
        }
      }
      let run = Run(shares: shares) { _ in
        switch Int.random(in: 0..<8) {
        case 0: usleep(UInt32.random(in: 0..<700))
        case 1...3: sched_yield()
        default: break
        }
      }
      let seen = run.result(of: OrderedPipeline(workerCount: workers))
      #expect(seen == run.expected)
    }
  }

  /// With too few threads, or none, everything is done all the same.
  @Test(arguments: [0, 1, 2, 3])
  func theSystemGivesFewThreads(given: Int) {
    nonisolated(unsafe) var left = given
    let run = Run(shares: (1...50).map { [$0 * 2, $0 * 2 + 1] })
    let pipeline = OrderedPipeline<[Int], [Int], [Run.Seen], [Run.Seen]>(workerCount: 2) { body in
      guard left > 0 else { return false }
      left -= 1
      return RunThread.start(body)
    }
    #expect(run.result(of: pipeline) == run.expected)
  }

  /// One thread asks the source and does nothing else; the caller admits and takes, and does no work.
  @Test func eachThreadDoesItsOwn() {
    let threads = Locked<[String: Set<UInt>]>([:])
    @Sendable func note(_ name: String) {
      threads.withLock {
        _ = $0[name, default: []].insert(UInt(bitPattern: pthread_self().hashValue))
      }
    }
    OrderedPipeline<Int, Int, Int, Int>(workerCount: 3).run(
      source: {
        var left = 300
        return {
          note("source")
          left -= 1
          return left > 0 ? left : nil
        }
      },
      work: .init(
        read: {
          note("work")
          return $0
        },
        perform: {
          note("work")
          usleep(50)
          return $0
        }
      ),
      admit: { (content: Int) throws(Never) in
        note("caller")
        return content
      },
      beforeWaiting: { () throws(Never) in note("caller") },
      take: { (_: Int) throws(Never) in note("caller") }
    )
    let seen = threads.withLock { $0 }
    #expect(seen["source"]?.count == 1)
    #expect(seen["caller"]?.count == 1)
    #expect((1...3).contains(seen["work"]?.count ?? 0))
    #expect(Set(seen.values.flatMap(\.self)).count == seen.values.map(\.count).reduce(0, +))
  }

  @Test func nothingIsReadAheadWithoutBound() {
    let workers = 2
    // Four for each worker, and one that is held by who waits for room.
    let room = workers * 4 + 1
    var readAtFirst = 0
    let counts = Locked((read: 0, taken: 0, most: 0))
    OrderedPipeline<Int, Int, Int, Int>(workerCount: workers).run(
      source: {
        {
          counts.withLock { counts in
            guard counts.read < 2_000 else { return nil }
            counts.read += 1
            counts.most = max(counts.most, counts.read - counts.taken)
            return counts.read
          }
        }
      },
      work: .init(read: { $0 }, perform: { $0 }),
      admit: { (content: Int) throws(Never) in
        // Whoever admits is slow at first: as much is read meanwhile as may be, and no more comes.
        if content == 1 {
          var rounds = 0
          while counts.withLock({ $0.read < room }), rounds < 5_000 {
            usleep(1_000)
            rounds += 1
          }
          usleep(20_000)
          readAtFirst = counts.withLock { $0.read }
        }
        return content
      },
      beforeWaiting: { () throws(Never) in },
      take: { (_: Int) throws(Never) in counts.withLock { $0.taken += 1 } }
    )
    let (_, taken, most) = counts.withLock { $0 }
    #expect(taken == 2_000)
    #expect(readAtFirst == room)
    // One is taken and not yet counted.
    #expect(most <= room + 1)
  }

  /// Who types waits for the answer before the next line: nothing may wait for more to come.
  @Test func everyShareIsAnsweredBeforeTheNextOneComes() {
    let answered = DispatchSemaphore(value: 0)
    var flushed = 0
    var taken = 0
    OrderedPipeline<Int, Int, Int, Int>(workerCount: 4).run(
      source: {
        var next = 0
        return {
          if next > 0 { answered.wait() }
          next += 1
          return next <= 100 ? next : nil
        }
      },
      work: .init(read: { $0 }, perform: { $0 }),
      admit: { (content: Int) throws(Never) in content },
      beforeWaiting: { () throws(Never) in
        // Everything that was taken is written by now.
        guard flushed < taken else { return }
        flushed = taken
        answered.signal()
      },
      take: { (_: Int) throws(Never) in taken += 1 }
    )
    #expect(taken == 100)
    #expect(flushed >= 99)
  }

  /// What is admitted is taken, and nothing after it.
  @Test func endsInGoodOrderWhenItIsStopped() {
    let pipeline = OrderedPipeline<Int, Int, Int, Int>(workerCount: 3)
    var admitted = 0
    var taken: [Int] = []
    pipeline.run(
      source: {
        var next = 0
        return {
          defer { next += 1 }
          return next
        }
      },
      work: .init(read: { $0 }, perform: { $0 }),
      admit: { (content: Int) throws(Never) in
        admitted += 1
        if admitted == 20 { pipeline.stop() }
        return content
      },
      beforeWaiting: { () throws(Never) in },
      take: { (result: Int) throws(Never) in taken.append(result) }
    )
    #expect(admitted == 20)
    #expect(taken == Array(0..<20))
  }

  private final class Kept: Sendable {}

  /// A reader that waits for room ends where a result could not be taken: what it reads from is let go of.
  @Test func theReaderEndsWhereTakingFails() {
    struct Full: Error {}
    weak var kept: Kept?
    do {
      let own = Kept()
      kept = own
      #expect(throws: Full.self) {
        try OrderedPipeline<Int, Int, Int, Int>(workerCount: 2).run(
          source: { { withExtendedLifetime(own) { 7 } } },
          work: .init(read: { $0 }, perform: { $0 }),
          admit: { (content: Int) throws(Full) in content },
          beforeWaiting: { () throws(Full) in },
          take: { (_: Int) throws(Full) in throw Full() }
        )
      }
    }
    for _ in 0..<3_000 where kept != nil { usleep(10_000) }
    #expect(kept == nil)
  }

  /// All workers end with the run, however that ended: what they work with is let go of.
  @Test(arguments: [false, true]) func workersEndWithTheRun(_ fails: Bool) {
    struct Full: Error {}
    weak var kept: Kept?
    do {
      let own = Kept()
      kept = own
      try? OrderedPipeline<Int, Int, Int, Int>(workerCount: 4).run(
        source: {
          var left = 9
          return {
            left -= 1
            return left > 0 ? left : nil
          }
        },
        work: .init(read: { share in withExtendedLifetime(own) { share } }, perform: { $0 }),
        admit: { (content: Int) throws(Full) in content },
        beforeWaiting: { () throws(Full) in },
        take: { (_: Int) throws(Full) in if fails { throw Full() } }
      )
    }
    for _ in 0..<3_000 where kept != nil { usleep(10_000) }
    #expect(kept == nil)
  }

  /// A run without threads ends as well; what is taken is handed over before more is waited for.
  @Test func theCallerAloneEndsInGoodOrder() {
    let pipeline = OrderedPipeline<Int, Int, Int, Int>(workerCount: 2) { _ in false }
    var handedOver = 0
    var waiting: [Int] = []
    var taken: [Int] = []
    pipeline.run(
      source: {
        var next = 0
        return {
          next += 1
          return next <= 30 ? next : nil
        }
      },
      work: .init(read: { $0 }, perform: { $0 }),
      admit: { (content: Int) throws(Never) in
        waiting.append(handedOver)
        if content == 20 { pipeline.stop() }
        return content
      },
      beforeWaiting: { () throws(Never) in handedOver = taken.count },
      take: { (result: Int) throws(Never) in taken.append(result) }
    )
    #expect(taken == Array(1...20) && waiting == Array(0..<20))
  }

  /// A source that waits for ever is left alone.
  @Test func isStoppedWhileTheSourceWaits() {
    let pipeline = OrderedPipeline<Int, Int, Int, Int>(workerCount: 2)
    let never = DispatchSemaphore(value: 0)
    var taken = 0
    pipeline.run(
      source: {
        var next = 0
        return {
          next += 1
          if next > 5 { never.wait() }
          return next > 5 ? nil : next
        }
      },
      work: .init(read: { $0 }, perform: { $0 }),
      admit: { (content: Int) throws(Never) in content },
      beforeWaiting: { () throws(Never) in if taken == 5 { pipeline.stop() } },
      take: { (_: Int) throws(Never) in taken += 1 }
    )
    never.signal()
    #expect(taken == 5)
  }

  @Test func anErrorEndsIt() {
    struct Full: Error {}
    var taken = 0
    #expect(throws: Full.self) {
      try Run(shares: (1...10_000).map { [$0] }).result(
        of: OrderedPipeline(workerCount: 2),
        take: { (_: [Run.Seen]) throws(Full) in
          taken += 1
          if taken == 10 { throw Full() }
        }
      )
    }
    #expect(taken == 10)
  }
}
