import Reports
import UnicodeText

/// Text for a terminal: what it may show, and how many columns it takes.
///
/// Works on scalars throughout: walking a `String` by `Character` is quadratic over runs of flags.
enum TerminalText {
  /// A copy in which nothing makes a terminal, or the server that keeps its log, do anything but
  /// show it, and nothing is hidden (``HiddenScalars``).
  ///
  /// Control characters become their pictures (U+2400 and following), a soft hyphen U+2027, other
  /// hidden scalars U+FFFD, a tab or line break inside the text a space. A command to a build server
  /// is broken by `·` (``BuildServerCommands``).
  /// - Complexity: O(*n*).
  static func visible(_ text: String) -> String {
    // Most text is printable ASCII that no server reads.
    let isPlain = text.utf8.allSatisfy { byte in
      (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: ":") && byte != UInt8(ascii: "#")
    }
    if isPlain { return text }
    var scalars = Array(text.unicodeScalars)
    if let flags = HiddenScalars.flags(scalars) {
      for index in scalars.indices where flags[index] { scalars[index] = picture(scalars[index]) }
    }
    var result = String.UnicodeScalarView()
    var start = 0
    for end in BuildServerCommands.breaks(in: scalars) {
      result.append(contentsOf: scalars[start..<end])
      result.append("·")
      start = end
    }
    result.append(contentsOf: scalars[start...])
    return String(result)
  }

  /// What is shown in place of a hidden scalar.
  private static func picture(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x2028, 0x2029, 0x85: " "
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0xAD: "\u{2027}"
    default: "\u{FFFD}"
    }
  }

  /// Columns that text takes on a terminal; combining marks take none, wide characters two.
  ///
  /// An emoji sequence counts as one picture of two columns, as terminals that know them draw it.
  static func columns(_ text: String) -> Int {
    var counter = ColumnCounter()
    for scalar in text.unicodeScalars { counter.add(scalar) }
    return counter.columns
  }

  /// The text followed by spaces up to a number of columns.
  static func padded(_ text: String, to columns: Int) -> String {
    text + spaces(columns - self.columns(text))
  }

  /// Spaces up to a number of columns, then the text.
  static func leftPadded(_ text: String, to columns: Int) -> String {
    spaces(columns - self.columns(text)) + text
  }

  static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(count, 0))
  }

  /// The text cut to a number of columns, with `⋯` in its last column where something was left out.
  ///
  /// It is also cut where far more scalars than columns pile up: marks on marks.
  static func clipped(_ text: String, to columns: Int) -> String {
    guard columns > 0 else { return "" }
    let (greatestCount, overflows) = columns.multipliedReportingOverflow(by: 16)
    if overflows { return text }
    let head = text.unicodeScalars.prefix(greatestCount)
    var counter = ColumnCounter()
    for scalar in head { counter.add(scalar) }
    if head.endIndex == text.unicodeScalars.endIndex && counter.columns <= columns { return text }
    counter = ColumnCounter()
    var kept = String.UnicodeScalarView()
    for scalar in head {
      counter.add(scalar)
      if counter.columns > columns - 1 { break }
      kept.append(scalar)
    }
    return String(kept) + "⋯"
  }
}

/// Adds up columns scalar by scalar, knowing what joins what was before it.
struct ColumnCounter {
  private(set) var columns = 0
  private var joins = false
  private var lastWidth = 0
  private var isHalfFlag = false

  mutating func add(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x200D:
      joins = lastWidth == 2
      return
    case 0xFE0F:
      // An emoji that is text by default becomes a picture of two columns.
      if lastWidth == 1 {
        columns += 1
        lastWidth = 2
      }
      return
    case 0x1F3FB...0x1F3FF where lastWidth == 2:
      return
    case 0x1F1E6...0x1F1FF:
      columns += isHalfFlag ? 0 : 2
      isHalfFlag.toggle()
      lastWidth = 2
      joins = false
      return
    default:
      break
    }
    isHalfFlag = false
    let width = EastAsianWidth.columns(of: scalar)
    if width == 0 { return }
    if joins && ScalarProperties(scalar).isEmoji {
      joins = false
      return
    }
    joins = false
    columns += width
    lastWidth = width
  }
}
