import UnicodeText

/// Text for a terminal: what it may show, and how many columns it takes.
///
/// Works on scalars throughout: walking a `String` by `Character` is quadratic over runs of flags.
enum TerminalText {
  /// A copy in which nothing makes a terminal do anything but show it.
  ///
  /// Control characters become their pictures (U+2400 and following), other unsafe scalars U+FFFD,
  /// a tab or line break inside the text a space.
  static func visible(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(shown(scalar)) }
    return String(result)
  }

  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x2028, 0x2029, 0x85: " "
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: isUnsafe(scalar) ? "\u{FFFD}" : scalar
    }
  }

  /// Whether a terminal may obey the scalar instead of showing it, or show it nowhere: controls,
  /// line separators, bidi controls, interlinear annotations, tags outside an emoji, noncharacters.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0x206A...0x206F: true
    case 0xFEFF, 0xFFF9...0xFFFB, 0xFDD0...0xFDEF: true
    case 0xE000...0xF8FF, 0xF0000...0x10FFFF: false
    default: scalar.value & 0xFFFE == 0xFFFE
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
    let greatestCount = columns * 16
    let isShort = text.unicodeScalars.prefix(greatestCount + 1).count <= greatestCount
    if isShort && self.columns(text) <= columns { return text }
    var counter = ColumnCounter()
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(greatestCount) {
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
