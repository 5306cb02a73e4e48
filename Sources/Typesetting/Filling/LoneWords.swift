import TextShaping
import UnicodeText

/// The lines of a text filled greedily, but that a word alone on the second and last line of a
/// paragraph has the last word of the first with it where that makes the two more even (``LineFilling/ios``).
///
/// A word is what stands between white space that has a width. None is lone behind a space of no width alone; a stretch of
/// writing that puts no space between words is none. Only where one word is left of a paragraph after its first line does
/// it look one line ahead, so that no line is filled twice. A cursor beside a ``LineBreaker``, for one thread.
struct LoneWords {
  /// The line that was found while the one before it was looked at.
  private var waiting: BrokenLine?
  private var isWithinParagraph = false

  /// The next line; `nil` after the last.
  /// - Parameter breaker: the cursor that the lines come from, and nothing else moves.
  @inline(__always)
  mutating func next(_ breaker: inout LineBreaker) -> BrokenLine? {
    if waiting != nil { return takeWaiting() }
    guard let line = breaker.next() else { return nil }
    let isFirst = !isWithinParagraph
    isWithinParagraph = !breaker.endsParagraph(line)
    guard isFirst, isWithinParagraph, breaker.isBeforeLoneWord(line) else { return line }
    return join(line, &breaker)
  }

  /// Whether a line has been found that was not given out yet.
  var isWaiting: Bool { waiting != nil }

  private mutating func takeWaiting() -> BrokenLine? {
    defer { waiting = nil }
    return waiting
  }

  private mutating func join(_ first: BrokenLine, _ breaker: inout LineBreaker) -> BrokenLine {
    guard let second = breaker.next() else { return first }
    isWithinParagraph = !breaker.endsParagraph(second)
    guard !isWithinParagraph, let pair = breaker.joiningLoneWord(first, second) else {
      waiting = second
      return first
    }
    waiting = pair.second
    return pair.first
  }
}

extension LineFitting {
  /// Gives a lone last word company in lines that have all been found.
  func joinLoneWords(_ lines: inout [BrokenLine], width: Double) {
    let breaker = LineBreaker(storage, scale: advanceScale, width: width)
    for index in lines.indices.dropFirst() where breaker.endsParagraph(lines[index]) {
      guard !breaker.endsParagraph(lines[index - 1]),
        index == 1 || breaker.endsParagraph(lines[index - 2]),
        let pair = breaker.joiningLoneWord(lines[index - 1], lines[index])
      else { continue }
      (lines[index - 1], lines[index]) = pair
    }
  }
}

extension LineBreaker {
  /// The break units of a word that are looked at before a line is found ahead to see its end.
  static let mostUnitsOfWord = 16

  /// Whether a single word may be left of the paragraph after a line of it that the cursor stands after:
  /// the line ends with white space, and what is left has none before its end as far as is looked.
  @inline(__always)
  fileprivate func isBeforeLoneWord(_ line: BrokenLine) -> Bool {
    let units = storage.units
    guard line.contentEnd < line.range.upperBound else { return false }
    for index in unit..<min(unit + Self.mostUnitsOfWord, units.count - 1) {
      let unit = units[index]
      guard !unit.isMandatory else { return true }
      guard !storage.shaped.analysis.hasSpaceOfWidth(in: unit.space) else { return false }
    }
    return true
  }

  /// Whether a line is a paragraph's last that is not empty.
  func endsParagraph(_ line: BrokenLine) -> Bool {
    let end = line.range.upperBound
    return end == storage.shaped.count
      || storage.shaped.analysis.boundaries[end].contains(.mandatory)
  }

  /// The two lines of a paragraph with the last word of the first on the second, where the second
  /// holds but one word, both fit and they are more even so; `nil` otherwise.
  fileprivate func joiningLoneWord(
    _ first: BrokenLine,
    _ second: BrokenLine
  ) -> (first: BrokenLine, second: BrokenLine)? {
    // An empty line follows nothing but the end of a paragraph.
    assert(!second.range.isEmpty)
    let space = first.contentEnd..<first.range.upperBound
    guard storage.shaped.analysis.hasSpaceOfWidth(in: space) else { return nil }
    let units = storage.units
    let start = units.index(at: first.range.lowerBound)
    let lone = units.index(at: second.range.lowerBound)
    let end = units.index(at: second.range.upperBound - 1)
    guard units[lone].start == second.range.lowerBound, isOneWord(from: lone, through: end) else {
      return nil
    }
    var word = lone - 1
    while word > start, !storage.shaped.analysis.hasSpaceOfWidth(in: units[word - 1].space) {
      word -= 1
    }
    guard word > start, isOneWord(from: word, through: lone - 1) else { return nil }
    var breaker = moved(to: first)
    guard let shorter = breaker.next(through: word - 1), let longer = breaker.next(through: end),
      // The lines are more even then: the lone word is narrower than what is left above it.
      scale.points(longer.advance) < scale.points(first.advance)
    else { return nil }
    return (shorter, longer)
  }

  /// Whether some units are one word: something that can be seen, without white space of a width in it,
  /// and no break but after hyphens, spaces of no width and the like.
  private func isOneWord(from first: Int, through last: Int) -> Bool {
    let units = storage.units
    guard units[last].contentEnd > units[first].start else { return false }
    return (first..<last).allSatisfy { index in
      let space = units[index].space
      return !storage.shaped.analysis.hasSpaceOfWidth(in: space)
        && !storage.shaped.analysis.isBesideWritingWithoutSpaces(space)
    }
  }
}

extension BreakUnit {
  /// The white space at the unit's end.
  fileprivate var space: Range<Int> { Int(max(start, contentEnd))..<Int(end) }
}

extension TextAnalysis {
  /// Whether white space has any width: that of none stands between words of writing that puts no other there, and in
  /// long words.
  fileprivate func hasSpaceOfWidth(in range: Range<Int>) -> Bool {
    range.contains { utf16[$0] != 0x200B }
  }

  /// Whether a character of writing that puts no space between words, East Asian or of those whose words a dictionary
  /// finds, stands before or after a range within the text.
  fileprivate func isBesideWritingWithoutSpaces(_ range: Range<Int>) -> Bool {
    let before = utf16.startOfScalar(endingAt: range.lowerBound)
    return [scalar(at: before), scalar(at: range.upperBound)].contains { scalar in
      ScalarProperties(scalar.value).lineBreak == .sa
        || Unicode.Scalar(scalar.value).map(EastAsianWidth.isWrittenWithoutSpaces) ?? false
    }
  }
}
