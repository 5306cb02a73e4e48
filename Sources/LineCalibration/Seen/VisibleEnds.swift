/// Where the lines of a text end: how many of its characters that are seen stand before each end.
///
/// White space and what has no picture of its own, such as soft hyphens, do not count.
public struct VisibleEnds: Sendable, Hashable {
  /// Those of all lines but the last, in ascending order, each once; those alone that something is seen
  /// before and behind, since blank lines at a text's beginning and end may be left out.
  let places: [Int]
  /// Whether the last line ends with an ellipsis that stands for the rest of the text.
  public let isTruncated: Bool
  /// How many blank lines stand behind each place, and before all of the text, where any do.
  private let blankCounts: [Int: Int]
  /// Whether the last line is nothing but an ellipsis that stands for the rest of the text.
  private let endsWithEllipsisAlone: Bool

  /// Finds the ends of lines that were seen in their text.
  ///
  /// A line may end with a hyphen within a word, where the text has none, and the last one with an
  /// ellipsis for the rest of the text. A blank one has to be one of the text's own, or the white space that one
  /// of the text's begins with, and may be left out.
  ///
  /// - Throws: ``LineMismatch`` where the lines are not the text's: numbers of characters alone would
  ///   compare ends in one text with those in another.
  /// - Complexity: linear in the text and its lines.
  public init(of lines: [String], in text: String) throws(LineMismatch) {
    try self.init(of: lines, in: VisibleScalars(text))
  }

  init(of lines: [String], in text: VisibleScalars) throws(LineMismatch) {
    var places: [Int] = []
    var count = 0
    var blankCounts: [Int: Int] = [:]
    for (index, line) in lines.dropLast().enumerated() {
      let seen = VisibleScalars.visible(in: line)
      if seen.isEmpty { blankCounts[count, default: 0] += 1 }
      let blankCount = blankCounts[count, default: 0]
      guard blankCount <= text.blankLineCount(behind: count) else {
        throw .otherText(line: index + 1)
      }
      if text.continues(with: seen[...], behind: count) {
        count += seen.count
      } else if let last = seen.last, seen.count > 1, Self.hyphens.contains(last),
        text.continues(with: seen.dropLast(), behind: count),
        text.isWithinWord(count + seen.count - 1)
      {
        count += seen.count - 1
      } else {
        throw .otherText(line: index + 1)
      }
      if text.isWithin(count), places.last != count { places.append(count) }
    }
    self.places = places
    self.blankCounts = blankCounts
    let seen = VisibleScalars.visible(in: lines.last ?? "")
    let blankCount = blankCounts[count, default: 0]
    if seen.isEmpty, !lines.isEmpty, blankCount >= text.blankLineCount(behind: count) {
      throw .otherText(line: lines.count)
    }
    let kept = Self.withoutEllipsis(seen)
    if text.continues(with: seen[...], behind: count) {
      // The ellipsis may be one of the text's own, behind which it was cut.
      isTruncated = count + seen.count < text.count && kept != nil
      guard isTruncated || count + seen.count == text.count else { throw .textGoesOn }
    } else if let kept, text.continues(with: kept, behind: count), count + kept.count < text.count {
      // What is left of the text may be an ellipsis of its own, that is written in the other way.
      let behind = count + kept.count
      isTruncated = !Self.ellipses.contains { ellipsis in
        text.count == behind + ellipsis.count && text.continues(with: ellipsis[...], behind: behind)
      }
    } else {
      throw .otherText(line: lines.count)
    }
    endsWithEllipsisAlone = isTruncated && kept?.isEmpty == true
  }

  /// The ends of all lines but the last, by the code units of UTF-16 that they end before.
  init(before offsets: [Int], in text: VisibleScalars) {
    var places: [Int] = []
    var blankCounts: [Int: Int] = [:]
    var last = 0
    for count in offsets.map(text.count(before:)) {
      if count == last { blankCounts[count, default: 0] += 1 }
      if text.isWithin(count), places.last != count { places.append(count) }
      last = count
    }
    self.places = places
    self.blankCounts = blankCounts
    isTruncated = false
    endsWithEllipsisAlone = false
  }

  /// How many blank lines of others these do not show, where they end with an ellipsis alone: it may stand on a blank
  /// line, the first that is not shown as it is.
  func hiddenBlankLineCount(of others: VisibleEnds) -> Int {
    guard endsWithEllipsisAlone else { return 0 }
    let place = places.last ?? 0
    return max(0, others.blankCounts[place, default: 0] - blankCounts[place, default: 0])
  }

  /// What a word is divided with.
  private static let hyphens: Set<Unicode.Scalar> = ["-", "\u{2010}"]

  private static let ellipses: [[Unicode.Scalar]] = [["\u{2026}"], [".", ".", "."]]

  /// What is left of a line without the ellipsis that it ends with; nil where there is none.
  private static func withoutEllipsis(_ line: [Unicode.Scalar]) -> ArraySlice<Unicode.Scalar>? {
    ellipses.first { line.suffix($0.count).elementsEqual($0) }.map { line.dropLast($0.count) }
  }
}

/// Why lines are not those of a text.
public enum LineMismatch: Error, Sendable, Hashable, CustomStringConvertible {
  /// A line, counted from 1, is not what stands there.
  case otherText(line: Int)
  /// The text goes on behind the last line.
  case textGoesOn

  /// What is wrong, for the person who wrote the lines down.
  public var description: String {
    switch self {
    case .otherText(let number):
      "“lines” are not the text's: number \(number) of them is not what stands there"
    case .textGoesOn: "“lines” are not the text's: it goes on behind the last of them"
    }
  }
}
