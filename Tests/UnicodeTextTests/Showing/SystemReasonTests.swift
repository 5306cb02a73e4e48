import Foundation
import Testing
import UnicodeText

/// What the operating system says of its errors.
@Suite struct SystemReasonTests {
  /// The first letter alone is another one, and a number that the system has no words for is told with what it says.
  @Test(arguments: [ENOENT, EISDIR, EACCES, EIO, 100_000])
  func wordsAreTheSystems(_ number: Int32) {
    let sentence = String(cString: strerror(number))
    let words = SystemReason.words(for: number)
    #expect(words.first?.isUppercase == false)
    #expect(words.dropFirst() == sentence.dropFirst())
    #expect(words.prefix(1) == sentence.prefix(1).lowercased())
  }

  @Test func itsEnglishIsKnown() {
    #expect(SystemReason.words(for: ENOENT) == "no such file or directory")
  }
}
