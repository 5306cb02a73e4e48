#if os(Linux)
import SystemLog
import Testing

/// What sources of widgets say to the system's log, and guard with its locks.
@Suite struct SystemLogTests {
  /// All ways to write values compile; nothing of them is kept.
  @Test func valuesAreWrittenInAnyWay() {
    let logger = Logger(OSLog(subsystem: "ferry", category: .pointsOfInterest))
    logger.debug("\(3.5, format: .fixed(precision: 2)) \(3.5, format: .exponential(precision: 1))")
    logger.debug("\(3.5, format: .hybrid(precision: 3)) \(3.5, format: .hex) \(8, format: .octal)")
    logger.debug("\(8, format: .octal(minDigits: 3)) \(true, format: .answer, privacy: .public)")
    #expect(!OSLog.default.isEnabled(type: .debug))
  }

  /// What a lock guards is changed by one at a time, and copies are the same lock.
  @Test func locksGuardTheirState() {
    let count = OSAllocatedUnfairLock(initialState: 1)
    let copy = count
    count.withLock { $0 += 2 }
    #expect(copy.withLock { $0 } == 3)
    let isRefused = count.withLockUnchecked { _ in copy.withLockIfAvailable { $0 } == nil }
    #expect(isRefused && copy.withLockIfAvailable { $0 } == 3)
  }

  /// A lock of nothing is had by one at a time.
  @Test func locksMayGuardNothing() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    let isTakenTwice = lock.lockIfAvailable()
    lock.unlock()
    #expect(!isTakenTwice)
    #expect(lock.withLock { 3 } == 3)
    let isTaken = lock.lockIfAvailable()
    #expect(isTaken)
    lock.unlock()
  }
}
#endif
