import Synchronization
import Testing
import UnicodeText

@testable import Headlines

/// Who may work when others do.
@Suite struct TurnsTests {
  @Test(arguments: [1, 2]) func noMoreWorkAtOnceThanMay(count: Int) async {
    let turns = Turns(count)
    let work = WorkCount()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<40 {
        group.addTask {
          await turns.begin()
          let now = work.underWay.wrappingAdd(1, ordering: .relaxed).newValue
          work.most.max(now, ordering: .relaxed)
          // The others have time to come in between.
          for _ in 0..<20 { await Task.yield() }
          work.underWay.wrappingSubtract(1, ordering: .relaxed)
          turns.end()
        }
      }
    }
    #expect(work.most.load(ordering: .relaxed) == count)
    // Who comes later finds all of them free again.
    #expect(turns.freeCount == count && turns.waitingCount == 0)
  }

  /// Who has waited longest goes on first, each by itself.
  @Test func theFirstThatWaitsGoesOnFirst() async {
    let turns = Turns(1)
    let order = OrderOfWork()
    await turns.begin()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<4 {
        group.addTask {
          await turns.begin()
          order.add(number)
          turns.end()
        }
        while turns.waitingCount <= number { await Task.yield() }
      }
      #expect(turns.freeCount == 0 && order.numbers.isEmpty)
      turns.end()
    }
    #expect(order.numbers == [0, 1, 2, 3] && turns.freeCount == 1)
  }
}

/// Who worked, one after the other.
private final class OrderOfWork: Sendable {
  private let told = Locked<[Int]>([])
  var numbers: [Int] { told.withLock { $0 } }
  func add(_ number: Int) { told.withLock { $0.append(number) } }
}

/// How many work, and how many did at most.
private final class WorkCount: Sendable {
  let underWay = Atomic(0)
  let most = Atomic(0)
}
