import Foundation
import Testing
import UnicodeText

/// Threads that wait until another one says that something has changed.
@Suite struct ConditionTests {
  /// What threads wait at, and how many do; touched by whom the lock is held by.
  private final class Gate: @unchecked Sendable {
    private let lock = Lock()
    private let condition = Condition()
    private let passed = DispatchSemaphore(value: 0)
    private var waitingCount = 0
    private var isOpen = false

    /// Starts a thread that waits.
    func startWaiting() {
      Thread.detachNewThread {
        self.lock.lock()
        self.waitingCount += 1
        while !self.isOpen { self.condition.wait(holding: self.lock) }
        self.waitingCount -= 1
        self.lock.unlock()
        self.passed.signal()
      }
    }

    /// Opens once so many wait, which they do without the lock, and wakes some.
    func open(for count: Int, waking wake: (Condition) -> Void) {
      while !isAwaited(by: count) { Thread.sleep(forTimeInterval: 0.001) }
      lock.lock()
      isOpen = true
      wake(condition)
      lock.unlock()
    }

    func isAwaited(by count: Int) -> Bool {
      lock.lock()
      defer { lock.unlock() }
      return waitingCount == count
    }

    /// Whether so many pass in time.
    func isPassed(by count: Int) -> Bool {
      (0..<count).allSatisfy { _ in passed.wait(timeout: .now() + 60) == .success }
    }
  }

  @Test func oneIsWoken() {
    let gate = Gate()
    gate.startWaiting()
    gate.open(for: 1) { $0.signal() }
    #expect(gate.isPassed(by: 1) && gate.isAwaited(by: 0))
  }

  @Test func allAreWoken() {
    let gate = Gate()
    for _ in 0..<4 { gate.startWaiting() }
    gate.open(for: 4) { $0.broadcast() }
    #expect(gate.isPassed(by: 4) && gate.isAwaited(by: 0))
  }
}
