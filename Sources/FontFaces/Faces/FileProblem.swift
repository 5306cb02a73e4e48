#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Why a file cannot be read, in words that go after its name.
package struct FileProblem: Error, Hashable {
  /// Such as "no such file or directory".
  package let reason: String

  init(reason: String) {
    self.reason = reason
  }

  /// The operating system's words for one of its error numbers, their first letter in lower case.
  init(code: Int32) {
    guard let message = strerror(code) else {
      reason = "error \(code)"
      return
    }
    let sentence = String(cString: message)
    reason = sentence.prefix(1).lowercased() + sentence.dropFirst()
  }
}
