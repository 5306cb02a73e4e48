import Foundation
import Testing

@testable import FitcheckCommand

/// Items come out in the order in which they were read, whoever is done first.
@Suite struct OrderedPipelineTests {
  @Test(arguments: [1, 2, 7])
  func resultsComeInOrder(workers: Int) {
    let pipeline = OrderedPipeline<Int, Int, Int>(workerCount: workers)
    var taken: [Int] = []
    pipeline.run(
      source: {
        var next = 0
        return {
          next += 1
          return next <= 500 ? next : nil
        }
      },
      // Every third is none of ours.
      admit: { (number: Int) throws(Never) in number % 3 == 0 ? nil : number },
      work: { number in
        if number % 5 == 0 { usleep(500) }
        return number * 2
      },
      beforeWaiting: { () throws(Never) in },
      take: { (result: Int) throws(Never) in taken.append(result) }
    )
    #expect(taken == (1...500).filter { $0 % 3 != 0 }.map { $0 * 2 })
  }

  /// With too few threads, or none, everything is done all the same.
  @Test(arguments: [0, 1, 2, 3])
  func theSystemGivesFewThreads(given: Int) {
    nonisolated(unsafe) var left = given
    let pipeline = OrderedPipeline<Int, Int, Int>(workerCount: 2) { body in
      guard left > 0 else { return false }
      left -= 1
      return RunThread.start(body)
    }
    var taken: [Int] = []
    pipeline.run(
      source: {
        var next = 0
        return {
          next += 1
          return next <= 100 ? next : nil
        }
      },
      admit: { (number: Int) throws(Never) in number % 3 == 0 ? nil : number },
      work: { $0 * 2 },
      beforeWaiting: { () throws(Never) in },
      take: { (result: Int) throws(Never) in taken.append(result) }
    )
    #expect(taken == (1...100).filter { $0 % 3 != 0 }.map { $0 * 2 })
  }

  @Test func nothingIsReadAheadWithoutBound() {
    let pipeline = OrderedPipeline<Int, Int, Int>(workerCount: 2)
    let read = NSLock()
    nonisolated(unsafe) var count = 0
    var most = 0
    var taken = 0
    pipeline.run(
      source: {
        {
          read.withLock {
            count += 1
            return count <= 2_000 ? count : nil
          }
        }
      },
      admit: { (number: Int) throws(Never) in number },
      work: { $0 },
      beforeWaiting: { () throws(Never) in },
      take: { (_: Int) throws(Never) in
        taken += 1
        most = max(most, read.withLock { count } - taken)
      }
    )
    #expect(taken == 2_000)
    #expect(most < 64, "read ahead: \(most)")
  }

  @Test func anErrorEndsIt() {
    struct Full: Error {}
    let pipeline = OrderedPipeline<Int, Int, Int>(workerCount: 2)
    var taken = 0
    #expect(throws: Full.self) {
      try pipeline.run(
        source: { { 1 } },
        admit: { (number: Int) throws(Full) in number },
        work: { $0 },
        beforeWaiting: { () throws(Full) in },
        take: { (_: Int) throws(Full) in
          taken += 1
          if taken == 10 { throw Full() }
        }
      )
    }
    #expect(taken == 10)
  }
}
