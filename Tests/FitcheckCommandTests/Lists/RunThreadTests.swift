import Foundation
import TestSupport
import Testing
import UnicodeText

@testable import FitcheckCommand

/// Threads of a run have room, and leave nothing.
@Suite struct RunThreadTests {
  /// Tells when it is let go.
  private final class Held: Sendable {
    private let gone: DispatchSemaphore

    init(_ gone: DispatchSemaphore) {
      self.gone = gone
    }

    deinit { gone.signal() }
  }

  /// Of a thread that is done nothing is left: what it was given is let go, and nobody has to wait for it.
  @Test func threadsLeaveNothing() {
    let (gone, answer) = (DispatchSemaphore(value: 0), Locked<Int32>(0))
    func start() -> Bool {
      let held = Held(gone)
      return RunThread.start {
        // Of one that somebody might wait for it would be taken.
        answer.withLock { $0 = pthread_detach(pthread_self()) }
        withExtendedLifetime(held) {}
      }
    }
    #expect(start())
    #expect(gone.wait(timeout: .now() + 60) == .success)
    let said: Int32 = answer.withLock { $0 }
    #expect(said == EINVAL)
  }

  #if os(Linux)
  /// Threads have as much room as the main one usually has: layouts are walked down to their leaves.
  @Test func threadsHaveRoom() {
    let (size, done) = (Locked<UInt>(0), DispatchSemaphore(value: 0))
    let isStarted = RunThread.start {
      for row in AddressSpace.mappings() {
        let ends = row.prefix { $0 != " " }.split(separator: "-")
          .compactMap { UInt($0, radix: 16) }
        // What a thread is known by stands at the end of its stack.
        guard ends.count == 2, (ends[0]..<ends[1]).contains(UInt(pthread_self())) else { continue }
        size.withLock { $0 = ends[1] - ends[0] }
      }
      done.signal()
    }
    #expect(isStarted && done.wait(timeout: .now() + 60) == .success)
    // Eight mebibytes, but for the page that guards them.
    let found: UInt = size.withLock { $0 }
    #expect(found > 7 << 20)
  }
  #endif
}
