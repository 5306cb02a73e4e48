import Foundation
import UnicodeText

/// An error number of the operating system, as words.
struct SystemError: Error, Hashable, CustomStringConvertible {
  /// The value of `errno`.
  let number: Int32

  /// What a call of the system returns once no signal interrupts it: below zero for a failure.
  static func uninterrupted(_ call: () -> Int32) -> Int32 {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }

  /// The current `errno`.
  static var current: SystemError { SystemError(number: errno) }

  /// The system's own sentence, its first letter in lower case.
  var description: String { SystemReason.words(for: number) }
}
