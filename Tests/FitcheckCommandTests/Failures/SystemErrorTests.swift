import Foundation
import Testing

@testable import FitcheckCommand

/// What the system says of its calls.
@Suite struct SystemErrorTests {
  /// A call that a signal interrupts is made again; one that succeeds is not, whatever an earlier one has left behind.
  @Test(
    arguments: [
      ([(0, EINTR)], 0), ([(7, EINTR)], 7), ([(-1, EBADF)], -1),
      ([(-1, EINTR), (-1, EINTR), (0, EINTR)], 0), ([(-1, EINTR), (-1, EACCES)], -1),
    ] as [([(Int32, Int32)], Int32)]
  )
  func interruptedCallsAreMadeAgain(_ answers: [(Int32, Int32)], _ result: Int32) {
    var count = 0
    let found = SystemError.uninterrupted {
      let (answer, number) = count < answers.count ? answers[count] : (-1, EBADF)
      count += 1
      errno = number
      return answer
    }
    #expect(found == result && count == answers.count)
  }

  /// Its sentences go on behind a colon.
  @Test func sentencesBeginSmall() {
    #expect("\(SystemError(number: ENOENT))" == "no such file or directory")
    #expect("\(SystemError(number: EISDIR))" == "is a directory")
    errno = ENOSPC
    let current = SystemError.current
    #expect(current == SystemError(number: ENOSPC))
  }
}
