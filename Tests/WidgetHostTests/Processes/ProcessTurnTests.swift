#if os(Linux)
import Testing

@testable import WidgetHost

/// Runs that share a process have it one after the other, and each gets it.
@Suite struct ProcessTurnTests {
  private actor Room {
    private(set) var most = 0
    private var inside = 0

    func enter() {
      inside += 1
      most = max(most, inside)
    }

    func leave() { inside -= 1 }
  }

  @Test(arguments: [1, 2, 5])
  func everyoneGetsATurn(_ count: Int) async {
    let (turn, room) = (ProcessTurn(), Room())
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<count {
        group.addTask {
          for _ in 0..<20 {
            await turn.begin()
            await room.enter()
            await Task.yield()
            await room.leave()
            await turn.end()
          }
        }
      }
    }
    #expect(await room.most == 1)
  }

  private actor Order {
    private(set) var numbers: [Int] = []

    func append(_ number: Int) { numbers.append(number) }
  }

  /// Who has waited longest is next.
  @Test func turnsComeInTheOrderOfWaiting() async {
    let (turn, order) = (ProcessTurn(), Order())
    await turn.begin()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<4 {
        group.addTask {
          await turn.begin()
          await order.append(number)
          await turn.end()
        }
        while await turn.waiting.count <= number { await Task.yield() }
      }
      await turn.end()
    }
    #expect(await order.numbers == [0, 1, 2, 3])
  }
}
#endif
