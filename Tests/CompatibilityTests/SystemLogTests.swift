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

  /// What is measured is done, and all ways to mark it compile.
  @Test func spansOfTimeAreMarked() {
    let signposter = OSSignposter(subsystem: "ferry", category: .pointsOfInterest)
    let id = signposter.makeSignpostID()
    let state = signposter.beginInterval("Load", id: id, "\(3) boats")
    signposter.emitEvent("Boat")
    signposter.emitEvent("Boat", id: id, "\(1)")
    signposter.endInterval("Load", state)
    signposter.endInterval("Load", signposter.beginInterval("Load"), "done")
    let log = OSLog(subsystem: "ferry", category: "load")
    os_signpost(.begin, log: log, name: "Load", signpostID: OSSignpostID(log: log), "%d", 3)
    os_signpost(.end, log: log, name: "Load")
    let count = OSSignposter(logger: Logger(log)).withIntervalSignpost("Load") { 3 }
    let named = OSSignposter(logHandle: log).withIntervalSignpost("Load", "\(count)") { count + 1 }
    #expect(count == 3 && named == 4)
    #expect(state.signpostID == id && !signposter.isEnabled)
    #expect(Set([OSSignpostID.exclusive, .null, .invalid]).count == 3)
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
