import UnicodeText

/// Tells the lines of a text in Markdown, one after the other, that are comments of HTML, in one line or several:
/// `<!-- markdownlint-disable -->` (CommonMark 0.31.2, §4.6).
///
/// Where nothing ends a comment, or text stands behind its end, all of its lines are text: none is lost.
struct MarkdownComments {
  /// What a line is.
  enum Verdict {
    case text, comment
    /// As a later line is: the next that is decided.
    case undecided
  }

  private var isOpen = false

  /// What the next line is.
  /// - Complexity: O(*n*).
  mutating func verdict(on line: Substring.UnicodeScalarView) -> Verdict {
    var rest = line
    if !isOpen {
      let start = "<!--".unicodeScalars
      rest = line.drop { $0 == " " || $0 == "\t" }
      guard rest.starts(with: start) else { return .text }
      // Its two last marks may be those of the end as well: `<!-->`.
      rest = rest.dropFirst(2)
    }
    let end = "-->".unicodeScalars
    while !rest.isEmpty, !rest.starts(with: end) { rest = rest.dropFirst() }
    isOpen = rest.isEmpty
    guard !isOpen else { return .undecided }
    // The first end is the comment's: what stands behind it is text.
    return rest.dropFirst(end.count).allSatisfy(\.properties.isWhitespace) ? .comment : .text
  }

  /// Whether each of a text's lines is a comment, or of one.
  /// - Complexity: O(*n*).
  static func areComments(_ lines: some Sequence<Substring.UnicodeScalarView>) -> [Bool] {
    var comments = MarkdownComments()
    var found: [Bool] = []
    var undecidedCount = 0
    for line in lines {
      let verdict = comments.verdict(on: line)
      undecidedCount += 1
      guard verdict != .undecided else { continue }
      found += repeatElement(verdict == .comment, count: undecidedCount)
      undecidedCount = 0
    }
    return found + repeatElement(false, count: undecidedCount)
  }
}
