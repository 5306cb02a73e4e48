import FontFaces
import TextShaping
import UnicodeText

/// The lines of a text as iOS breaks Japanese in text styles (``PhraseBreaking/textStyle``), one
/// paragraph after the other (JapaneseText §3.2).
///
/// 1. What fits on one line is one line.
/// 2. The last line begins with a word, such that it fits; of those ways the ones with the fewest
///    lines, and of those the one with the latest beginning.
/// 3. The lines before it end anywhere they may, as few as can be, such that the sum of the cubes
///    of what they leave free is least; a comma or full stop at a line's end counts half there. Of
///    ways that are as good, the one whose lines end latest, from the last one on.
///
/// A paragraph where that is not to be had, or whose lines do not simply grow with what they hold, is
/// filled greedily.
struct TextStyleLines {
  private let storage: PreparedText.Storage
  private let scale: AdvanceScale
  private let width: Double

  init(_ fitting: LineFitting, width: Double) {
    storage = fitting.storage
    scale = fitting.advanceScale
    self.width = width
  }

  /// The lines up to a limit, and whether they are the whole text.
  /// - Complexity: O(n log n) in the units of each paragraph.
  func lines(limit: Int) -> (lines: [BrokenLine], isWhole: Bool) {
    var lines: [BrokenLine] = []
    var breaker = LineBreaker(storage, scale: scale, width: width)
    while lines.count < limit {
      if breaker.unit < storage.units.count, breaker.isBetweenUnits,
        let ends = lineEnds(from: breaker.unit)
      {
        for end in ends {
          guard let line = breaker.next(through: end) else {
            preconditionFailure("a line that was found to fit does not")
          }
          lines.append(line)
        }
        continue
      }
      // A paragraph that is filled greedily, or the empty line after a terminator.
      guard var line = breaker.next() else { break }
      lines.append(line)
      while lines.count < limit, !breaker.endsParagraph(line), let next = breaker.next() {
        lines.append(next)
        line = next
      }
    }
    let kept = Array(lines.prefix(limit))
    return (kept, breaker.isAtEnd && kept.count == lines.count)
  }

  /// How many lines there are up to a limit, and whether they leave some of the text: those of
  /// ``lines(limit:)``, of which only the greedy ones are made.
  /// - Parameter filled: is told of each of these, which may be wider than the width, but for one that is
  ///   truncated.
  /// - Complexity: O(units).
  func count(
    limit: Int,
    filled: (BrokenLine) -> Void = { _ in }
  ) -> (lines: Int, isTruncated: Bool) {
    let units = storage.units
    var breaker = LineBreaker(storage, scale: scale, width: width)
    var count = 0
    var isWithinGreedy = false
    while count < limit {
      if !isWithinGreedy, breaker.unit < units.count, breaker.isBetweenUnits,
        let paragraph = paragraph(from: breaker.unit), let lineCount = paragraph.lineCount()
      {
        guard lineCount <= limit - count else { return (limit, true) }
        count += lineCount
        let end = breaker.unit + paragraph.last + 1
        guard end < units.count else {
          // Behind a terminator an empty line is left.
          return (units[end - 1].isMandatory ? min(count + 1, limit) : count, false)
        }
        if count == limit { return (count, units.endOfContent > Int(units[end - 1].end)) }
        breaker = LineBreaker(storage, scale: scale, width: width, from: end)
        continue
      }
      guard let line = breaker.next() else { break }
      count += 1
      if count == limit, units.endOfContent > line.range.upperBound { return (count, true) }
      filled(line)
      isWithinGreedy = !breaker.endsParagraph(line)
    }
    return (count, false)
  }

  /// The units that the lines of a paragraph end with; `nil` where they are greedy ones.
  private func lineEnds(from first: Int) -> [Int]? {
    paragraph(from: first)?.lineEnds()?.map { $0 + first }
  }

  /// A paragraph that does not fit in one line; `nil` where its lines are greedy ones.
  private func paragraph(from first: Int) -> Paragraph? {
    let end = storage.units.endOfParagraph(from: first)
    guard let paragraph = Paragraph(first..<end, of: self), !paragraph.fits(0, paragraph.last)
    else { return nil }
    return paragraph
  }
}

extension TextStyleLines {
  /// The comparisons with the width that the number of lines hangs on, beside those of greedy
  /// filling.
  func observe(_ observe: (AdvanceSum, _ fits: Bool) -> Void) {
    let units = storage.units
    var first = 0
    while first < units.count {
      let end = units.endOfParagraph(from: first)
      if let paragraph = Paragraph(first..<end, of: self) { paragraph.observe(observe) }
      first = end
    }
  }

  /// A paragraph's units by number, with the sums at which lines begin and end.
  private struct Paragraph {
    /// The number of the last unit.
    let last: Int
    private let sums: BlockArray<UnitSums>
    /// What is taken from the ends of lines as they are compared: half a comma or full stop.
    private let halves: [AdvanceSum]
    private let grain: WidthGrain
    private let first: Int
    private let storage: PreparedText.Storage
    private let scale: AdvanceScale
    private let width: Double

    /// - Returns: `nil` where lines do not simply grow with what they hold.
    init?(_ range: Range<Int>, of lines: TextStyleLines) {
      let storage = lines.storage
      guard let grain = WidthGrain(lines.width, scale: lines.scale),
        let edges = storage.units.edges(scale: lines.scale, of: storage.shaped, in: range)
      else { return nil }
      let halves = range.map {
        storage.shaped.halfOfStop(before: Int(storage.units[$0].contentEnd))
      }
      for index in edges.indices.dropFirst() {
        let last = index - 1
        let lastContent = edges[last].end - edges[last].begin - halves[last]
        let grown = edges[index].end - edges[last].begin - halves[index]
        guard lines.scale.rank(grown) >= lines.scale.rank(lastContent) else { return nil }
      }
      sums = edges
      self.halves = halves
      self.grain = grain
      first = range.lowerBound
      self.storage = storage
      last = range.count - 1
      scale = lines.scale
      width = lines.width
    }

    /// Where lines begin and end, in parts of the width; ends are less by half a comma or full stop.
    private func exactPlaces() -> ExactPlaces {
      var places = ExactPlaces(width: grain.width)
      var begin = 0
      for index in sums.indices {
        if index > 0 { begin += grain.parts(sums[index].begin - sums[index - 1].begin) }
        let content = sums[index].end - sums[index].begin - halves[index]
        places.begins.append(begin)
        places.ends.append(max(places.ends.last ?? .min, begin + grain.parts(content)))
      }
      return places
    }

    private struct ExactPlaces {
      let width: Int
      var begins: [Int] = []
      var ends: [Int] = []
    }

    private func startsWord(_ index: Int) -> Bool {
      let start = Int(storage.units[first + index].start)
      return storage.shaped.analysis.boundaries[start].contains(.phrase)
    }

    func fits(_ first: Int, _ last: Int) -> Bool {
      scale.points(sums[last].end - sums[first].begin) <= width
    }

    /// - Returns: `nil` where no way to break the paragraph has a word at the last line's start.
    func lineEnds() -> [Int]? {
      guard let ways = bestWays() else { return nil }
      var best: Int?
      var start = last
      while start > 0, fits(start, last) {
        if startsWord(start), ways[start].count < (best.map { ways[$0].count } ?? .max) {
          best = start
        }
        start -= 1
      }
      guard var end = best else { return nil }
      var lineEnds = [last]
      while end > 0 {
        lineEnds.append(end - 1)
        end = ways[end].start
      }
      return lineEnds.reversed()
    }

    /// How many lines ``lineEnds()`` ends, without its looking for the best; `nil` where it ends none.
    ///
    /// They are fewest where the last one begins with the first word with which it fits, and no way to break
    /// what is before that takes fewer than the greedy one, since lines grow with each unit.
    func lineCount() -> Int? {
      var best: Int?
      var start = last
      while start > 0, fits(start, last) {
        if startsWord(start) { best = start }
        start -= 1
      }
      guard let best else { return nil }
      var count = 1
      start = 0
      for unit in 0..<last where !fits(start, unit) {
        guard unit > start, fits(unit, unit) else { return nil }
        start = unit
        if unit < best { count += 1 }
      }
      return count + 1
    }

    /// The best way to break what is before a unit.
    private struct Way {
      var count: Int
      var cost: Int128
      /// The first unit of the last line.
      var start: Int
    }

    /// For each unit, the best way to break what is before it; `nil` where a unit before the last does
    /// not fit a line.
    ///
    /// What a line costs grows faster the more it leaves free, so that once a later beginning of a
    /// line is the better one, it stays better for all later ends: the beginnings that are best for
    /// some end stand in a row, and each end's is found without trying the others.
    private func bestWays() -> [Way]? {
      let places = exactPlaces()
      var ways = [Way(count: 0, cost: 0, start: 0)]
      ways.reserveCapacity(last + 1)
      var row = [(start: 0, from: 1)]
      var head = 0
      for end in stride(from: 1, through: last, by: 1) {
        while head + 1 < row.count, row[head + 1].from <= end { head += 1 }
        guard let way = way(from: row[head].start, to: end, ways, places) else { return nil }
        ways.append(way)
        var other = row[row.count - 1]
        while other.from > end, isBetter(end, other.start, to: other.from, ways, places) {
          row.removeLast()
          other = row[row.count - 1]
        }
        // Up to the new beginning itself nothing is better than what there is.
        let from = firstEnd(from: other.from) { isBetter(end, other.start, to: $0, ways, places) }
        if from <= last { row.append((end, from)) }
      }
      return ways
    }

    /// The first end from a least one on at which a beginning is better; beyond the last where it is at
    /// none.
    private func firstEnd(from least: Int, where isBetter: (Int) -> Bool) -> Int {
      var (low, high) = (least, last + 1)
      while low < high {
        let middle = (low + high) / 2
        if isBetter(middle) { high = middle } else { low = middle + 1 }
      }
      return low
    }

    /// Whether a later beginning of the line before an end is as good as an earlier one.
    private func isBetter(
      _ later: Int,
      _ earlier: Int,
      to end: Int,
      _ ways: [Way],
      _ places: ExactPlaces
    ) -> Bool {
      guard let other = way(from: earlier, to: end, ways, places) else { return true }
      guard let way = way(from: later, to: end, ways, places) else { return false }
      return (way.count, way.cost) <= (other.count, other.cost)
    }

    private func way(
      from start: Int,
      to end: Int,
      _ ways: [Way],
      _ places: ExactPlaces
    ) -> Way? {
      guard start < end, fits(start, end - 1) else { return nil }
      let line = places.ends[end - 1] - places.begins[start]
      let free = Int128(min(max(0, places.width - line), places.width))
      return Way(
        count: ways[start].count + 1,
        cost: ways[start].cost + free * free * free,
        start: start
      )
    }

    /// The comparisons of the last line's beginnings with the width that are nearest to turning.
    func observe(_ observe: (AdvanceSum, Bool) -> Void) {
      observe(sums[last].end - sums[0].begin, fits(0, last))
      var start = last
      while start > 0 {
        if startsWord(start) {
          let fits = fits(start, last)
          observe(sums[last].end - sums[start].begin, fits)
          if !fits { break }
        }
        start -= 1
      }
    }
  }
}

/// Parts of a width in which the lines of text styles are compared.
///
/// A length is a whole number of them, each step from unit to unit by itself: lines of equal
/// characters are equally long wherever they stand. A line has at most 2³² parts: the cubes of as
/// many lines as a text can have add up in 128 bits.
private struct WidthGrain {
  /// The parts of the whole width.
  let width: Int
  private let scale: AdvanceScale
  private let rank: Double
  private let partsPerRank: Double

  /// - Returns: `nil` for a width that nothing fits, or that cannot be divided.
  init?(_ width: Double, scale: AdvanceScale) {
    rank = width / scale.points(ofRank: 1)
    guard rank.isNormal, rank > 0 else { return nil }
    // A power of two: units stay whole numbers in all but the widest lines.
    partsPerRank = Double(sign: .plus, exponent: 31 - Int(rank.exponent), significand: 1)
    guard partsPerRank.isNormal else { return nil }
    self.width = Int((rank * partsPerRank).rounded())
    self.scale = scale
  }

  /// The parts of a sum; those of the width for one that is wider, since no line holds it.
  func parts(_ sum: AdvanceSum) -> Int {
    Int((min(max(scale.rank(sum), -rank), rank) * partsPerRank).rounded())
  }
}

extension ShapedText {
  /// Half the em of a comma or full stop that ends before an offset; nothing where none does.
  fileprivate func halfOfStop(before offset: Int) -> AdvanceSum {
    guard offset > 0, [0x3001, 0x3002].contains(analysis.utf16[offset - 1]) else { return .zero }
    let entry = itemized.cascade.entries[itemized.items[itemized.itemIndex(at: offset - 1)].entry]
    let half = itemized.cascade.unitsPerEm * entry.emScale / 2
    return AdvanceSum(text: half, display: half)
  }
}

extension LineFitting {
  /// The lines of text styles, where the text asks for them and there is a width.
  @inline(__always)
  func textStyleLines(width: Double) -> TextStyleLines? {
    guard storage.style.phraseBreaking == .textStyle, width.isFinite else { return nil }
    return TextStyleLines(self, width: width)
  }

  /// The lines that a search for a width or a scale looks at: greedy ones, which are as many as those
  /// of any filling, or those of text styles.
  func searchedLines(width: Double, limit: Int, height: Double?) -> BoundedLines {
    if let lines = textStyleLines(width: width) {
      return BoundedLines(self, lines, width: width, limit: limit, height: height)
    }
    return BoundedLines(self, width: width, limit: limit, height: height)
  }

  /// The comparisons that the number of lines of text styles hangs on: those of greedy filling, and
  /// those of the words that may begin a last line.
  /// - Parameter filled: is told of each greedy line, after its comparisons.
  func observeTextStyle(
    width: Double,
    _ observe: (AdvanceSum, _ fits: Bool) -> Void,
    filled: (Range<Int>) -> Void = { _ in }
  ) {
    guard let lines = textStyleLines(width: width) else { return }
    var breaker = LineBreaker(storage, scale: advanceScale, width: width)
    while let line = breaker.next(observe) { filled(line.range) }
    lines.observe(observe)
  }
}
