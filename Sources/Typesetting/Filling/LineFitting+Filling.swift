import TextShaping
import UnicodeText

extension LineFitting {
  /// Whether lone words are joined to the ones before them line by line: of lines of one height
  /// that end at any break.
  var joinsLoneWords: Bool {
    style.filling == .ios && isEven && storage.style.phraseBreaking == .none
  }

  /// The lines of the text in a width, where they have to be known before the first is given out.
  /// - Parameters:
  ///   - width: the width there is, in points.
  ///   - limit: the most lines that are asked for.
  ///   - height: what lines of unequal height have room in; `nil` for no bound.
  /// - Returns: `nil` where they come out of a ``LineBreaker``. Other lines never show less of the
  ///   text, and find room in the height wherever greedy ones do.
  /// - Complexity: linear in the text's units for phrases and pretty lines; balanced ones take the
  ///   time of filling some twenty times, by phrase up to ``mostWidths`` times in texts of
  ///   ``mostUnits``.
  @inline(__always)
  func placedLines(width: Double, limit: Int, height: Double?) -> PlacedLines? {
    let isPlain = style.filling == .greedy && storage.style.phraseBreaking == .none
    return isPlain || joinsLoneWords || !width.isFinite
      ? nil : placedLines(finite: width, limit: limit, height: height)
  }

  private func placedLines(finite width: Double, limit: Int, height: Double?) -> PlacedLines? {
    let asksForPhrases = storage.style.phraseBreaking == .auto
    let greedy = lines(width: width, limit: limit)
    guard greedy.lines.count > 1 || !greedy.isWhole else { return nil }
    var filled = greedy.lines
    if style.filling == .balanced,
      let balanced = balancedLines(greedy.lines, width: width, limit: limit)
    {
      filled = balanced
    } else if asksForPhrases {
      filled = phraseLines(width: width, limit: limit)?.lines ?? filled
    }
    if style.filling == .pretty { makePretty(&filled, width: width) }
    if style.filling == .ios { joinLoneWords(&filled, width: width) }
    // Where lines do not simply grow with what they hold, a narrower width may save a line.
    let isAsLong =
      filled.count == greedy.lines.count
      && (!greedy.isWhole
        || filled.last?.range.upperBound == greedy.lines.last?.range.upperBound)
    guard isAsLong, !column(filled).isTaller(than: column(greedy.lines), andThan: height),
      ending(filled, width: width, limit: limit, height: height)
        == ending(greedy.lines, width: width, limit: limit, height: height)
    else { return nil }
    return PlacedLines(filled, isWhole: greedy.isWhole)
  }

  /// What becomes of the text after the last line.
  private enum Ending {
    case nothingLeft
    case tightened
    case truncated
  }

  /// What becomes of the text after some lines: the search for a scale and the margins ask it of
  /// greedy lines, so that it must be the same for all.
  private func ending(_ lines: [BrokenLine], width: Double, limit: Int, height: Double?) -> Ending {
    guard let last = lines.last, lines.count == limit, hasContent(after: last.range.upperBound)
    else { return .nothingLeft }
    guard let rest = tightenedRest(from: last, to: width, { _, _, _ in }) else {
      return .truncated
    }
    let tightened = column(lines.dropLast() + [rest.line])
    return tightened.isTaller(than: column(lines), andThan: height) ? .truncated : .tightened
  }

  private func column(_ lines: [BrokenLine]) -> LineColumn {
    var column = LineColumn()
    guard !isEven else { return column }
    for line in lines { column.append(box(ofLine: line.range), lineSpacing: style.lineSpacing) }
    return column
  }

  // MARK: Balanced

  static let widthGrain = 1.0 / 1024
  static let mostRefinements = 64

  /// As many lines, filled to the least width that gives so many and tears no more phrases; `nil`
  /// when something that can be seen comes after them, words are cut in them, or a cluster is wider
  /// than the width.
  private func balancedLines(
    _ lines: [BrokenLine],
    width: Double,
    limit: Int
  ) -> [BrokenLine]? {
    guard let last = lines.last, !hasContent(after: last.range.upperBound), areUncut(lines),
      widestLine(lines) <= width
    else { return nil }
    /// Whether other lines are as many, and end with the same text or the same empty line.
    func isAsLong(_ others: [BrokenLine]) -> Bool {
      others.count == lines.count && others.last?.range.upperBound == last.range.upperBound
        && others.last?.range.isEmpty == last.range.isEmpty
    }
    let greedy = narrowed(lines) { width in
      let attempt = self.lines(width: width, limit: lines.count).lines
      return isAsLong(attempt) && areUncut(attempt) ? attempt : nil
    }
    guard storage.style.phraseBreaking == .auto,
      let unbalanced = phraseLines(width: width, limit: limit)
    else { return greedy }
    func filled(_ width: Double) -> [BrokenLine]? {
      guard let attempt = phraseLines(width: width, limit: limit),
        attempt.torn <= unbalanced.torn, isAsLong(attempt.lines), areUncut(attempt.lines)
      else { return nil }
      return attempt.lines
    }
    let best = narrowed(unbalanced.lines, filled)
    // A narrower width may tear fewer phrases; none narrower than without phrases gives so few
    // lines.
    for width in lineWidths(from: widestLine(greedy), to: widestLine(best)) {
      if let attempt = filled(width) { return attempt }
    }
    return best
  }

  /// The lines filled to the least width that halving finds.
  private func narrowed(
    _ lines: [BrokenLine],
    _ filled: (Double) -> [BrokenLine]?
  ) -> [BrokenLine] {
    var best = lines
    var (low, high) = (0.0, widestLine(best))
    /// Lines of which none is a cluster wider than that.
    func fitting(_ width: Double) -> [BrokenLine]? {
      filled(width).flatMap { widestLine($0) <= width ? $0 : nil }
    }
    while high - low > Self.widthGrain {
      let middle = low + (high - low) / 2
      // Between very wide widths that are neighbours there is none.
      guard middle > low, middle < high else { break }
      guard let attempt = fitting(middle) else {
        low = middle
        continue
      }
      best = attempt
      // Nothing between its widest line and the width it was filled to makes a difference.
      high = widestLine(attempt)
    }
    for _ in 0..<Self.mostRefinements {
      guard let attempt = fitting(widestLine(best).nextDown) else { break }
      best = attempt
    }
    return best
  }

  /// Texts of more units, and more widths than that, are left to halving.
  static let mostUnits = 512
  static let mostWidths = 2_048

  /// The widths of all lines in a range without its end, from the narrowest; none for a long text.
  private func lineWidths(from least: Double, to most: Double) -> [Double] {
    let units = storage.units
    guard units.count <= Self.mostUnits, least < most else { return [] }
    var widths: Set<Double> = []
    for first in 0..<units.count {
      let start = units.lineStart(first)
      for last in first..<units.count {
        let advance = units.advance(from: start, through: last, of: storage.shaped)
        let other = units.alternative(from: start, through: last, of: storage.shaped)?.advance
        let ways = [advance, other ?? advance].map { advanceScale.points($0) }
        widths.formUnion(ways.filter { $0 >= least && $0 < most })
        if units[last].isMandatory || ways.allSatisfy({ $0 > 2 * most }) { break }
      }
    }
    return widths.count > Self.mostWidths ? [] : widths.sorted()
  }

  private func widestLine(_ lines: [BrokenLine]) -> Double {
    lines.reduce(0) { max($0, advanceScale.points($1.advance)) }
  }

  /// Whether no word is cut in some lines, nor left without its hyphen.
  private func areUncut(_ lines: [BrokenLine]) -> Bool {
    lines.allSatisfy { line in
      let end = line.range.upperBound
      let wantsHyphen =
        line.contentEnd == end && storage.shaped.analysis.boundaries[end].contains(.hyphen)
      return isBetweenUnits(end) && (line.ends.end == .hyphen) == wantsHyphen
    }
  }

  private func isBetweenUnits(_ offset: Int) -> Bool {
    storage.shaped.analysis.boundaries[offset].contains([.lineBreak, .grapheme])
  }

  // MARK: Pretty

  /// A last line shorter than this part of the width counts as a lone piece.
  private static let shortestLastLine = 1.0 / 3
  private static let fewestCharacters = 2

  /// Moves the break before each paragraph's last line to an earlier place, the nearest that leaves
  /// no lone piece; where there is none, to the one that leaves the longest.
  private func makePretty(_ lines: inout [BrokenLine], width: Double) {
    let breaker = LineBreaker(storage, scale: advanceScale, width: width)
    for index in lines.indices.dropFirst() where breaker.endsParagraph(lines[index]) {
      guard !isPretty(lines[index], width: width), !breaker.endsParagraph(lines[index - 1]),
        let pair = prettyPair(lines[index - 1], lines[index], width: width)
      else { continue }
      (lines[index - 1], lines[index]) = pair
    }
  }

  private func prettyPair(
    _ line: BrokenLine,
    _ last: BrokenLine,
    width: Double
  ) -> (BrokenLine, BrokenLine)? {
    guard isBetweenUnits(line.range.upperBound), isBetweenUnits(last.range.upperBound) else {
      return nil
    }
    let units = storage.units
    let breaker = LineBreaker(storage, scale: advanceScale, width: width).moved(to: line)
    let lastUnit = units.index(at: last.range.upperBound - 1)
    var best: (BrokenLine, BrokenLine)?
    var longest = advanceScale.points(last.advance)
    var pretty: (BrokenLine, BrokenLine)?
    for unit in (breaker.unit..<units.index(at: last.range.lowerBound)).dropLast().reversed() {
      var breaker = breaker
      guard let before = breaker.next(through: unit) else { continue }
      guard let after = breaker.next(through: lastUnit) else { break }
      if isPretty(after, width: width) {
        if storage.style.phraseBreaking == .none || endsPhrase(unit) { return (before, after) }
        if pretty == nil { pretty = (before, after) }
      }
      let length = advanceScale.points(after.advance)
      if length > longest {
        longest = length
        best = (before, after)
      }
    }
    return pretty ?? best
  }

  private func isPretty(_ line: BrokenLine, width: Double) -> Bool {
    line.range.isEmpty
      || advanceScale.points(line.advance) >= width * Self.shortestLastLine
        && line.advance.graphemes >= Self.fewestCharacters
  }
}

// MARK: - Phrases

extension LineFitting {
  /// As many lines as greedy filling gives, each of which ends at the end of a phrase if the rest
  /// of the text then still fits the lines that are left.
  ///
  /// What is left is counted in each paragraph by itself, and in no more of them than have lines
  /// within the limit.
  /// - Returns: the lines up to the limit, and how many of them end within a phrase; `nil` for a text
  ///   whose lines are too long to be looked at from every unit.
  /// - Complexity: O(units of those paragraphs).
  private func phraseLines(width: Double, limit: Int) -> (lines: [BrokenLine], torn: Int)? {
    var breaker = LineBreaker(storage, scale: advanceScale, width: width)
    var needs = LineNeeds(of: self, width: width)
    var lines: [BrokenLine] = []
    var torn = 0
    while lines.count < limit {
      var greedy = breaker
      guard let line = greedy.next() else { break }
      if !greedy.isBetweenUnits || greedy.unit == breaker.unit || endsPhrase(greedy.unit - 1) {
        breaker = greedy
        lines.append(line)
        continue
      }
      guard needs.find(from: breaker.unit) else { return nil }
      if let whole = phraseLine(&breaker, before: greedy.unit - 1, needs[greedy.unit], needs) {
        lines.append(whole)
      } else {
        breaker = greedy
        lines.append(line)
        torn += 1
      }
    }
    return (lines, torn)
  }

  /// The line that ends with the last phrase before a unit, if what follows takes no more lines
  /// than are left.
  private func phraseLine(
    _ breaker: inout LineBreaker,
    before end: Int,
    _ remaining: Int,
    _ needs: LineNeeds
  ) -> BrokenLine? {
    for unit in (breaker.unit..<end).reversed() where endsPhrase(unit) {
      guard needs[unit + 1] == remaining else { return nil }
      if let line = breaker.next(through: unit) { return line }
    }
    return nil
  }

  private func endsPhrase(_ unit: Int) -> Bool {
    let unit = storage.units[unit]
    return unit.isMandatory
      || storage.shaped.analysis.boundaries[Int(unit.end)].contains(.phrase)
      || Int(unit.end) == storage.shaped.count
  }
}
