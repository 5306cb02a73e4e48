import Foundation

/// Colours and weights for a terminal, or none of them.
struct Palette: Sendable {
  /// What a piece of text is, from which its look follows.
  enum Role: String {
    case strong = "1"
    case faint = "2"
    case good = "32"
    case bad = "31"
    case notice = "33"
  }

  /// Whether escape sequences may be written.
  let isColored: Bool

  static let plain = Palette(isColored: false)

  /// The palette for standard output: coloured on a terminal that is not dumb, never with
  /// `NO_COLOR` (no-color.org).
  static func forStandardOutput(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Palette {
    Palette(isColored: allowsColor(environment: environment) && isatty(STDOUT_FILENO) == 1)
  }

  /// Whether the environment lets a terminal be coloured.
  static func allowsColor(environment: [String: String]) -> Bool {
    let refuses = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return !refuses && environment["TERM"] != "dumb"
  }

  func callAsFunction(_ role: Role, _ text: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }
}
