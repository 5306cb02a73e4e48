/// A sentence in pieces of different looks, to be wrapped as one.
struct StyledText: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  private struct Span {
    let text: String
    let role: Palette.Role?
  }

  private var spans: [Span]

  init(_ text: String, _ role: Palette.Role? = nil) {
    spans = [Span(text: text, role: role)]
  }

  init(stringLiteral value: String) {
    self.init(value)
  }

  static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum.spans += right.spans
    return sum
  }

  static func += (left: inout StyledText, right: StyledText) {
    left.spans += right.spans
  }

  /// The text without its looks.
  var plain: String { spans.map(\.text).joined() }

  /// The columns of the text in one row.
  var columns: Int { TerminalText.columns(plain) }

  /// The text in rows of at most a number of columns.
  ///
  /// - Parameters:
  ///   - indent: spaces before every row.
  ///   - hanging: further spaces before every row but the first.
  func rows(
    to columns: Int,
    indent: Int = 0,
    hanging: Int = 0,
    palette: Palette
  ) -> [String] {
    let scalars = spans.flatMap { $0.text.unicodeScalars }
    let room = columns - indent - hanging
    let isOneRow = self.columns <= columns - indent
    let bound = Self.binding(scalars, within: room)
    let rows =
      isOneRow
      ? [0..<scalars.count]
      : TerminalText.rows(
        of: bound,
        in: String(String.UnicodeScalarView(bound)),
        to: room
      )
    // Counted once: a text of as many rows as it is long would be gone through for each of them.
    let counts = spans.map { $0.text.unicodeScalars.count }
    return rows.enumerated().map { number, row in
      TerminalText.spaces(number == 0 ? indent : indent + hanging)
        + styled(row, of: scalars, counts, palette: palette)
    }
  }

  /// The scalars with no-break spaces in place of those that hold a number to what it is a number
  /// of, and no-break hyphens in an option's name, where all of it fits a row: "146 × 58",
  /// "0.14 pt", "21 %", "→ headline", "--point-size".
  private static func binding(
    _ scalars: [Unicode.Scalar],
    within columns: Int
  ) -> [Unicode.Scalar] {
    var result = scalars
    var start = 0
    var isOption = false
    for end in 0...scalars.count {
      if end == scalars.count || scalars[end] == " " {
        isOption = false
      } else {
        if scalars[end] == "-", end + 1 < scalars.count, isOption || scalars[end + 1] == "-" {
          isOption = true
          result[end] = "\u{2011}"
        }
        continue
      }
      if end < scalars.count, isBound(end, in: scalars) {
        result[end] = "\u{A0}"
        continue
      }
      if TerminalText.columns(String(String.UnicodeScalarView(result[start..<end]))) > columns {
        result[start..<end] = scalars[start..<end]
      }
      start = end + 1
    }
    return result
  }

  private static func isBound(_ space: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard space > 0, space + 1 < scalars.count else { return false }
    let (before, after) = (scalars[space - 1], scalars[space + 1])
    if "0"..."9" ~= before, after == "%" || scalars[(space + 1)...].starts(with: ["p", "t"]) {
      return true
    }
    return before == "×" || after == "×" || before == "→"
  }

  /// The scalars of a range, each piece in its look.
  ///
  /// - Parameters:
  ///   - scalars: those of all pieces.
  ///   - counts: how many of them each piece has.
  private func styled(
    _ row: Range<Int>,
    of scalars: [Unicode.Scalar],
    _ counts: [Int],
    palette: Palette
  ) -> String {
    var result = ""
    var start = 0
    for (span, count) in zip(spans, counts) {
      let part = row.clamped(to: start..<start + count)
      start += count
      guard !part.isEmpty else { continue }
      let text = String(String.UnicodeScalarView(scalars[part]))
      result += span.role.map { palette($0, text) } ?? text
    }
    return result
  }
}
