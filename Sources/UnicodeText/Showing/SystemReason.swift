#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Why the operating system refused something, in its own words.
package enum SystemReason {
  /// The words for one of its error numbers, such as "no such file or directory": their first letter in lower case, since
  /// they go on a sentence.
  package static func words(for number: Int32) -> String {
    guard let text = strerror(number) else { return "error \(number)" }
    let sentence = String(cString: text)
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }
}
