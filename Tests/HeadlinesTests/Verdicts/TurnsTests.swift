import Synchronization
import Testing

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
    #expect(turns.freeCount == count)
  }
}

/// How many work, and how many did at most.
private final class WorkCount: Sendable {
  let underWay = Atomic(0)
  let most = Atomic(0)
}
