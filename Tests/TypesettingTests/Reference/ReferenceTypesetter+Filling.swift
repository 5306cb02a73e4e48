import TextShaping
import Typesetting
import UnicodeText

/// Balanced and pretty lines by their definition: all ways to break a text are weighed.
extension ReferenceTypesetter {
  /// The lines as a way of filling has them.
  func lines(width: Double, scale: AdvanceScale, filling: LineFilling) -> [Line] {
    let lines = lines(width: width, scale: scale)
    guard width.isFinite else { return lines }
    switch filling {
    case .greedy: return lines
    case .ios: return withoutLoneWords(lines, width: width, scale: scale)
    case .balanced: return balanced(lines, width: width, scale: scale)
    case .pretty: return pretty(lines, width: width, scale: scale)
    }
  }

  // MARK: Balanced

  /// As many lines, filled to the least width that gives so many and tears no more phrases; the
  /// lines themselves where words are cut in them.
  private func balanced(_ lines: [Line], width: Double, scale: AdvanceScale) -> [Line] {
    let greedy = greedyLines(from: 0, width: width, scale: scale)
    guard lines.count > 1, isUncut(greedy) else { return lines }
    let pieces = pieces(within: width, scale)
    let least = leastWidest(count: lines.count, mostTorn: torn(lines), pieces)
    let widths = pieces.flatMap { advances($0.start, $0.end) }.map { scale.points($0) } + [width]
    let candidates = Set(widths).filter { $0 >= least && $0 <= width }
    for candidate in candidates.sorted() {
      let attempt = self.lines(width: candidate, scale: scale)
      if attempt.count == lines.count, isUncut(attempt), torn(attempt) <= torn(lines) {
        return attempt
      }
    }
    return lines
  }

  /// Whether every line ends where one may, with its hyphen where there is one.
  private func isUncut(_ lines: [Line]) -> Bool {
    lines.allSatisfy { line in
      let end = line.range.upperBound
      let wantsHyphen = line.contentEnd == end && analysis.boundaries[end].contains(.hyphen)
      return isOpportunity(end) && line.isHyphenated == wantsHyphen
    }
  }

  private func torn(_ lines: [Line]) -> Int {
    guard style.phraseBreaking == .auto else { return 0 }
    return lines.count { !endsPhrase($0.range.upperBound) }
  }

  /// The least that the widest line can be, of all ways to break the text in a number of lines of
  /// which no more end within phrases than may: filling greedily needs no less.
  private func leastWidest(count lineCount: Int, mostTorn: Int, _ pieces: [Piece]) -> Double {
    let endsWithTerminator = analysis.boundaries[count].contains(.mandatory)
    let none = [Double](repeating: .infinity, count: count + 1)
    // By the number of torn phrases, then by where the lines end.
    var least = [[Double]](repeating: none, count: mostTorn + 1)
    least[0][0] = 0
    for _ in 0..<(lineCount - (endsWithTerminator ? 1 : 0)) {
      var next = [[Double]](repeating: none, count: mostTorn + 1)
      for piece in pieces {
        let isTorn = style.phraseBreaking == .auto && !endsPhrase(piece.end)
        for torn in 0...mostTorn where torn + (isTorn ? 1 : 0) <= mostTorn {
          let widest = max(least[torn][piece.start], piece.width)
          let all = torn + (isTorn ? 1 : 0)
          next[all][piece.end] = min(next[all][piece.end], widest)
        }
      }
      least = next
    }
    return least.map { $0[count] }.min() ?? .infinity
  }

  /// All lines that fit a width, between two opportunities, with their least width.
  private func pieces(within width: Double, _ scale: AdvanceScale) -> [Piece] {
    var pieces: [Piece] = []
    for start in 0..<count where start == 0 || isOpportunity(start) {
      for end in (start + 1)...count where isOpportunity(end) {
        let least = advances(start, end).map { scale.points($0) }.min() ?? 0
        if least <= width { pieces.append(Piece(start: start, end: end, width: least)) }
        // Shaping all the rest would take long, and no text shrinks by half by growing longer.
        if analysis.boundaries[end].contains(.mandatory) || least > 2 * width { break }
      }
    }
    return pieces
  }

  private struct Piece {
    let start: Int
    let end: Int
    let width: Double
  }

  // MARK: White space at lines' ends

  /// The width of the widest of some lines with the white space at its end as it runs in the text, as far as there is room;
  /// `nil` for what is spaced as Japanese, whose references are of pieces set by themselves.
  func takenWidth(of lines: [Line], within width: Double, scale: AdvanceScale) -> Double? {
    guard !style.isComposed else { return nil }
    return lines.map { line in
      let space = analysis.utf16[line.contentEnd..<line.range.upperBound].prefix {
        !Self.terminators.contains($0)
      }
      guard !space.isEmpty else { return line.drawnWidth }
      let advance =
        runningAdvance(before: space.endIndex) - runningAdvance(before: space.startIndex)
      return max(line.drawnWidth, min(line.drawnWidth + scale.points(advance), width))
    }.reduce(0, max)
  }

  private static let terminators = Set("\n\u{B}\u{C}\r\u{85}\u{2028}\u{2029}".utf16)

  // MARK: Lone words

  /// The lines with the last word of a paragraph's first line moved down to the second where that
  /// is the last and has one word, if it then is not as wide as the first was.
  private func withoutLoneWords(_ lines: [Line], width: Double, scale: AdvanceScale) -> [Line] {
    var result = lines
    for (index, line) in lines.enumerated().dropFirst() {
      let before = lines[index - 1]
      let isSecond = index == 1 || endsParagraph(lines[index - 2].range.upperBound)
      let isLast = endsParagraph(line.range.upperBound) && !line.range.isEmpty
      guard isSecond, isLast, !endsParagraph(before.range.upperBound),
        hasSpaceOfWidth(behind: before.range), isWord(line.range)
      else { continue }
      let places = before.range.dropFirst().filter {
        isOpportunity($0) && hasSpaceOfWidth(behind: before.range.lowerBound..<$0)
      }
      guard let place = places.last, isWord(place..<before.range.upperBound),
        case .fits(let first) = attempt(before.range.lowerBound, place, width, scale),
        case .fits(let second) = attempt(place, line.range.upperBound, width, scale),
        second.width < before.width
      else { continue }
      (result[index - 1], result[index]) = (first, second)
    }
    return result
  }

  /// Whether a line's content has white space behind it, other than spaces of no width.
  private func hasSpaceOfWidth(behind line: Range<Int>) -> Bool {
    let space = contentEnd(line.lowerBound, line.upperBound)..<line.upperBound
    return space.contains { analysis.utf16[$0] != 0x200B }
  }

  /// Whether a range shows something, and lines may end in it only within words of writing that
  /// puts spaces between them.
  private func isWord(_ range: Range<Int>) -> Bool {
    contentEnd(range.lowerBound, range.upperBound) > range.lowerBound
      && range.dropFirst().filter(isOpportunity).allSatisfy { place in
        let content = contentEnd(range.lowerBound, place)
        let scalars = String(decoding: analysis.utf16[range], as: UTF16.self).unicodeScalars
        let (before, after) = (
          String.Index(utf16Offset: content - range.lowerBound, in: String(scalars)),
          String.Index(utf16Offset: place - range.lowerBound, in: String(scalars))
        )
        let neighbours = [scalars[scalars.index(before: before)], scalars[after]]
        return !hasSpaceOfWidth(behind: range.lowerBound..<place)
          && !neighbours.contains {
            EastAsianWidth.isWrittenWithoutSpaces($0) || ScalarProperties($0).lineBreak == .sa
          }
      }
  }

  // MARK: Pretty

  /// The lines with the break before each paragraph's last line moved to the nearest place before
  /// it that leaves no lone piece, an end of a phrase if there is one; else to that which leaves
  /// most.
  private func pretty(_ lines: [Line], width: Double, scale: AdvanceScale) -> [Line] {
    var result = lines
    for index in lines.indices.dropFirst() {
      let (before, last) = (lines[index - 1].range, lines[index].range)
      let isUncut = isOpportunity(before.upperBound) && isOpportunity(last.upperBound)
      guard endsParagraph(last.upperBound), !endsParagraph(before.upperBound), !last.isEmpty,
        isUncut, !isPretty(lines[index], width)
      else { continue }
      let places = ((before.lowerBound + 1)..<before.upperBound).filter(isOpportunity)
      let pairs: [(Line, Line)] = places.reversed().compactMap { place in
        guard case .fits(let first) = attempt(before.lowerBound, place, width, scale),
          case .fits(let second) = attempt(place, last.upperBound, width, scale)
        else { return nil }
        return (first, second)
      }
      let good = pairs.filter { isPretty($0.1, width) }
      let whole =
        style.phraseBreaking == .auto ? good.first { endsPhrase($0.0.range.upperBound) } : nil
      let most = pairs.map(\.1.width).max() ?? 0
      let longest = most > lines[index].width ? pairs.first { $0.1.width == most } : nil
      if let pair = whole ?? good.first ?? longest {
        (result[index - 1], result[index]) = pair
      }
    }
    return result
  }

  private func isPretty(_ line: Line, _ width: Double) -> Bool {
    let content = line.range.lowerBound..<max(line.range.lowerBound, line.contentEnd)
    let characters = visibleClusters(in: content) + (line.isHyphenated ? 1 : 0)
    return line.width >= width / 3 && characters >= 2
  }

  private func endsParagraph(_ offset: Int) -> Bool {
    offset == count || analysis.boundaries[offset].contains(.mandatory)
  }
}
