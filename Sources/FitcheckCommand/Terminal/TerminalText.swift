import UnicodeText

/// Text for a terminal: what it may show, and how many columns it takes.
///
/// Works on scalars throughout: walking a `String` by `Character` is quadratic over runs of flags.
enum TerminalText {
  /// A copy in which nothing is obeyed and nothing hidden (``VisibleText``).
  static func visible(_ text: String) -> String { VisibleText.visible(text) }

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
