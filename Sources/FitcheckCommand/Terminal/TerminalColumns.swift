import Foundation

/// How wide reports are, in columns.
enum TerminalColumns {
  /// The widths that reports are made for.
  ///
  /// Within fewer than 20 columns no row of a table says anything; beyond 120 a sentence is hard to
  /// follow from its end to the next row.
  static let supported = 20...120

  /// Where nobody says how wide the terminal is, and there is none to ask.
  static let usual = 80

  /// What `COLUMNS` says, or else the terminal, or else 80; as it was when first asked for.
  static let current = columns(stated: stated, terminal: ofTerminal(STDOUT_FILENO))

  /// How wide messages on standard error are: nil where that is no terminal, but a file or a log,
  /// where each is one line.
  static let ofErrors: Int? =
    isatty(STDERR_FILENO) == 1
    ? columns(stated: stated, terminal: ofTerminal(STDERR_FILENO)) : nil

  private static let stated = ProcessInfo.processInfo.environment["COLUMNS"]

  /// The supported width that is nearest to what is stated.
  ///
  /// What is no number says nothing; neither does a terminal without columns.
  static func columns(stated: String?, terminal: Int?) -> Int {
    let width = stated.flatMap(number) ?? terminal.flatMap { $0 > 0 ? $0 : nil } ?? usual
    return min(max(width, supported.lowerBound), supported.upperBound)
  }

  /// A decimal number; one beyond the range of integers is the end of that range.
  private static func number(_ text: String) -> Int? {
    var digits = text.utf8.drop { $0 == UInt8(ascii: " ") }
    while digits.last == UInt8(ascii: " ") { digits.removeLast() }
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
    let isNumber = digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard isNumber, !digits.isEmpty else { return nil }
    let value = Int(Substring(digits)) ?? .max
    return isNegative ? -value : value
  }

  /// The columns of the terminal that a descriptor is, if it is one.
  private static func ofTerminal(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard isatty(descriptor) == 1, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else {
      return nil
    }
    return Int(size.ws_col)
  }
}
