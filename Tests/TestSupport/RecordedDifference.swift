import Foundation

/// What is written otherwise than it was expected to be, in words for whoever reads the test's output.
public struct RecordedDifference: Error, CustomStringConvertible, Equatable {
  /// Which text it is, from which line on it is otherwise, how, and what is to be done where that was meant.
  public let description: String

  /// Nothing is expected under a name yet.
  init(missing name: String) {
    description = "\(name) is not recorded. \(Self.advice)"
  }

  /// A text is otherwise; nil where it is not.
  init?(of name: String, from expected: Data, to actual: Data) {
    guard expected != actual else { return nil }
    description = "\(name) is otherwise:\n\(Self.lines(from: expected, to: actual))\n\(Self.advice)"
  }

  private static let advice =
    "If this is meant, run Scripts/renew-golden and read the diff before you commit it."

  /// The lines between the first and the last difference, not more than a screen of them.
  private static func lines(from expected: Data, to actual: Data) -> String {
    let newline = UInt8(ascii: "\n")
    let old = expected.split(separator: newline, omittingEmptySubsequences: false)
    let new = actual.split(separator: newline, omittingEmptySubsequences: false)
    let shorter = min(old.count, new.count)
    let before = zip(old, new).prefix { $0 == $1 }.count
    let after = zip(old.reversed(), new.reversed()).prefix(shorter - before)
      .prefix { $0 == $1 }.count
    func lines(_ mark: String, _ lines: [Data]) -> [String] {
      let changed = lines[before..<lines.count - after]
      let shown = changed.prefix(8).map { mark + String(decoding: $0.prefix(300), as: UTF8.self) }
      return changed.count > 8 ? shown + ["\(mark)⋯ and \(changed.count - 8) lines more"] : shown
    }
    return (["from line \(before + 1) on"] + lines("- ", old) + lines("+ ", new))
      .joined(separator: "\n")
  }
}
