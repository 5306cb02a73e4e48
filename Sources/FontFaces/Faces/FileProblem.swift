import UnicodeText

/// Why a file cannot be read, in words that go after its name.
package struct FileProblem: Error, Hashable {
  /// Such as "no such file or directory".
  package let reason: String

  init(reason: String) {
    self.reason = reason
  }

  /// The operating system's words for one of its error numbers.
  init(code: Int32) {
    reason = SystemReason.words(for: code)
  }
}
