import FontFaces
import TestSupport
import TextShaping
import UnicodeText

@testable import Typesetting

/// What the parts of the typesetter answer of one text in one style, in words: units and how lines grow
/// with them, lines with every comparison that was made, and what is found of widths and scales.
///
/// ``RecordedText`` records what comes of them together, where one part may hide what another does wrong.
struct RecordedParts {
  let prepared: PreparedText
  let style: ParagraphStyle
  private let fitting: LineFitting
  let widths: [Double]
  let heights: [Double?]

  var storage: PreparedText.Storage { prepared.storage }
  private var units: BreakUnitTable { storage.units }

  init(_ prepared: PreparedText, _ style: ParagraphStyle, width: Double) {
    self.prepared = prepared
    self.style = style
    let fitting = LineFitting(prepared.storage, style: style)
    self.fitting = fitting
    // A line that just fits, one that just does not, and what is given.
    let units = prepared.storage.units
    let whole = (0..<units.count).map { last in
      units.advance(from: units.lineStart(0), through: last, of: prepared.storage.shaped)
    }
    let natural = whole.map { fitting.advanceScale.points($0) }.filter { $0 > 0 }
    let tied = [natural.first, natural.dropFirst(natural.count / 2).first, natural.last]
    widths =
      tied.compactMap { $0 }.flatMap { [$0, $0.nextDown] }
      + [width, (natural.first ?? width) * 0.6, .infinity]
    let line = fitting.height(ofLines: 1)
    heights = [nil, line.nextDown, fitting.height(ofLines: 2)]
  }

  /// A number for what each part answers.
  func described() -> String {
    [
      ("units", described(units)), ("clusters", clusters()), ("lines", widths.flatMap(lines)),
      ("outcomes", outcomes()), ("growing", growing()), ("margins", margins()),
      ("scales", scales()), ("cuts", cuts()), ("heights", lineHeights()), ("steps", steps()),
      ("memory", memory()),
    ]
    .map { "\($0) \($1.joined(separator: "\n").digest)" }.joined(separator: " ")
  }

  private static func described(_ sum: AdvanceSum) -> String {
    "\(sum.text)/\(sum.display)/\(sum.tracked)/\(sum.graphemes)"
  }

  // MARK: Units

  private func described(_ table: BreakUnitTable) -> [String] {
    var rows: [String] = []
    for index in 0..<table.count {
      let unit = table[index]
      let start = table.lineStart(index)
      let other = table.otherEnd(of: index)
      rows.append(
        "\(unit.start) \(unit.contentEnd) \(unit.end) \(unit.beginReach) \(unit.endReach) "
          + "\(unit.hasAlternative) \(unit.isMandatory) \(unit.begin) \(unit.ending) \(start.offset) "
          + "\(start.reach) \(Self.described(start.sum)) \(Self.described(table.units.endSum(index))) "
          + (other.map { "\(Self.described($0.sum)) \($0.reach)" } ?? "")
      )
      for last in index..<table.count {
        let advance = table.advance(from: start, through: last, of: storage.shaped)
        let other = table.alternative(from: start, through: last, of: storage.shaped)
        rows.append(
          "\(last) \(Self.described(advance)) \(table.dividesLine(from: index, to: last)) "
            + (other.map { "\($0.ending) \(Self.described($0.advance))" } ?? "")
        )
      }
      rows.append(edges(of: table, in: index..<table.count))
      rows.append(edges(of: table, in: 0..<index))
    }
    rows.append("\((0...storage.shaped.count).map(table.index)) \(table.endOfContent)")
    rows.append(
      stride(from: -12, through: 3, by: 0.25).map { spacing in
        let scale = storage.advanceScale(pointSize: style.pointSize, letterSpacing: spacing)
        return table.growth.map { $0.isPositive(at: scale) ? "+" : "0" } ?? "-"
      }.joined()
    )
    return rows + held(table)
  }

  private func edges(of table: BreakUnitTable, in range: Range<Int>) -> String {
    let edges = table.edges(scale: fitting.advanceScale, of: storage.shaped, in: range)
    return edges.map { edges in
      edges.map { Self.described($0.begin) + Self.described($0.end) }.joined()
    } ?? "-"
  }

  /// The units that a line holds as far as sums tell, with what was compared.
  private func held(_ table: BreakUnitTable) -> [String] {
    widths.flatMap { width -> [String] in
      let limit = (scale: fitting.advanceScale, width: width)
      return (0..<table.count).map { index in
        var seen: [String] = []
        let start = table.lineStart(index)
        let last = table.lastHeld(from: start, through: index, within: limit) {
          seen.append("\(Self.described($0)) \($1)")
        }
        return "\(last.map { "\($0.unit) \(Self.described($0.advance))" } ?? "-") \(seen)"
      }
    }
  }

  private func clusters() -> [String] {
    let table = BreakUnitTable(
      storage.shaped,
      edges: storage.edges,
      cutAt: .grapheme,
      in: 0..<storage.shaped.count
    )
    let clusters = storage.clusters
    var rows = described(table)
    for offset in 0..<storage.shaped.count {
      let cursor = clusters.cursor(at: offset, of: storage)
      let start = cursor.lineStart
      rows.append("\(cursor.unit) \(start.offset) \(Self.described(start.sum)) \(start.reach)")
      rows.append(Self.described(cursor.advance(from: clusters.lineStart(at: 0, of: storage))))
      guard offset > 0, table.growth != nil else { continue }
      for width in widths {
        var leaping = cursor
        let limit = (scale: fitting.advanceScale, width: width)
        let advance = leaping.leap(
          from: cursor.lineStart,
          before: storage.shaped.count,
          within: limit
        )
        rows.append("\(advance.map(Self.described) ?? "-") \(leaping.unit.start)")
      }
    }
    return rows
  }

  // MARK: Lines

  private static func described(_ line: BrokenLine) -> String {
    "\(line.range) \(line.contentEnd) \(described(line.advance)) \(line.ends.begin) \(line.ends.end)"
  }

  private func lines(in width: Double) -> [String] {
    var rows: [String] = []
    var breaker = LineBreaker(storage, scale: fitting.advanceScale, width: width)
    while true {
      let rest = breaker.rest()
      rows.append(
        "\(breaker.offset) \(breaker.unit) \(breaker.isAtEnd) \(breaker.isBetweenUnits) "
          + (rest.map { "\(Self.described($0.line)) \($0.other.map(Self.described) ?? "")" } ?? "-")
      )
      for unit in breaker.unit..<max(units.count, breaker.unit) {
        var other = breaker
        rows.append("  \(other.next(through: unit).map(Self.described) ?? "-") \(other.unit)")
      }
      var seen: [String] = []
      guard let line = breaker.next({ seen.append("\(Self.described($0)) \($1)") }) else { break }
      rows.append("\(Self.described(line)) \(seen)")
      if !line.range.isEmpty {
        let moved = breaker.moved(to: line)
        rows.append("\(moved.offset) \(moved.unit)")
      }
      rows.append(breaker.endsParagraph(line) ? "end" : "")
    }
    for limit in [1, 2, 9] {
      for height in heights { rows += bounded(width, limit: limit, height: height) }
    }
    fitting.observeTextStyle(width: width) { rows.append("\(Self.described($0)) \($1)") }
    var needs = LineNeeds(of: fitting, width: width)
    for unit in 0..<units.count where width.isFinite && needs.find(from: unit) {
      rows.append("\(needs[unit]) \(needs[unit + 1])")
    }
    return rows
  }

  /// Lines within a limit, as they are filled and as they are searched.
  private func bounded(_ width: Double, limit: Int, height: Double?) -> [String] {
    var limited = style
    limited.lineLimit = limit
    let fitting = LineFitting(storage, style: limited)
    var filled = fitting.boundedLines(width: width, height: height)
    var searched = fitting.searchedLines(width: width, limit: limit, height: height)
    return described(&filled) + described(&searched)
      + [
        "\(fitting.lineCount(width: width, limit: limit)) \(fitting.lineLimit(width: width, height: height))",
        "\(prepared.lineRanges(limited, width: width, height: height))",
      ]
  }

  private func described(_ lines: inout BoundedLines) -> [String] {
    var rows: [String] = []
    var seen = ""
    while let line = lines.next({ seen += "\(Self.described($0)) \($1) \($2);" }) {
      switch line {
      case .broken(let line): rows.append(Self.described(line))
      case .tightened(let tight):
        rows.append("\(Self.described(tight.line)) tight \(tight.tightening)")
      case .truncated(let start):
        let cut = lines.truncate(from: start)
        rows.append(
          "\(cut.head) \(cut.tail) \(Self.described(cut.advance)) "
            + "\(Self.described(cut.drawnAdvance)) \(cut.ends) \(cut.source)"
        )
      }
      let column = lines.column
      rows.append(
        "\(lines.count) \(lines.isAtEnd) \(lines.isTruncated) \(column.height) "
          + "\(column.firstBaseline) \(column.lastBaseline)"
      )
    }
    return rows + [seen]
  }

  // MARK: Widths

  private func outcomes() -> [String] {
    widths.flatMap { width in
      [1, 2, Int.max].flatMap { limit in
        heights.map { height in
          let outcome = LineOutcome(fitting, width: width, limit: limit, height: height)
          return "\(outcome)"
        }
      }
    }
      + (1...3).map { lines in
        "\(fitting.leastWidth(forLines: lines, from: 1, to: 500).map { "\($0)" } ?? "-")"
      }
  }

  private func growing() -> [String] {
    var rows: [String] = []
    if let growing = GrowingLines(fitting) {
      rows.append("\(growing.count) \(growing.widestUnit)")
      for width in widths where width >= growing.widestUnit {
        for limit in 1...3 {
          for count in [nil, 1, growing.count] {
            rows.append("\(growing.filled(width: width, limit: limit, unitCount: count))")
          }
          var comparisons = 0
          let piece = growing.piece(at: width, upTo: limit, before: 200, &comparisons)
          rows.append("\(piece) \(comparisons)")
        }
      }
    }
    // The width of the units, then that of the clusters, which only widths in which words are cut ask for.
    var ordered = OrderedWidths(fitting, height: nil)
    let least = ordered.least(below: .infinity)
    rows.append("\(least ?? -1) \(least.flatMap { ordered.least(below: $0) } ?? -1)")
    rows += widths.map { "\(ordered.least(below: $0) ?? -1)" }
    for lines in 1...4 {
      let profile = prepared.fitProfile(style, mostLines: lines)
      rows.append(profile.map { "\($0.leastWidths) \($0.widestUnit)" } ?? "-")
      rows += widths.map { "\(profile?.lineCount(width: $0) ?? -1)" }
      let enough = prepared.fitProfile(style, mostLines: lines, downTo: widths.first ?? 0)
      rows.append("\(enough?.leastWidths ?? [])")
    }
    guard let counter = LineCounter(prepared, style) else { return rows }
    rows.append("\(counter.counts(widths: 1...200, upTo: 3).steps)")
    let letter = FollowingLetter("海", style: prepared.style)
    for width in widths {
      rows += (0...storage.shaped.count).map { end in
        "\(counter.lineCount(ofBeginning: end, width: width, upTo: 3) ?? -1)"
      }
      guard let letter else { continue }
      for count in 0...3 {
        rows.append(
          "\(counter.lineCount(followedBy: count, of: letter, width: width, upTo: 3) ?? -1) "
            + "\(counter.letterCount(of: letter, width: width, lines: count, upTo: 4) ?? -1)"
        )
      }
    }
    return rows
  }

  private func margins() -> [String] {
    widths.flatMap { width in
      heights.map { height in
        let margin = prepared.fitMargin(style, width: width, height: height)
        return
          "\(margin) \(margin.narrowing) \(margin.widening) \(margin.growth) \(margin.shrinkage)"
      }
    }
  }

  private func scales() -> [String] {
    let law = ScaleLaw(storage, style: style, from: 0.4)
    var rows: [String] = []
    for index in 0..<units.count {
      let sum = units.advance(from: units.lineStart(0), through: index, of: storage.shaped)
      rows.append("\(law.isGrowing(sum)) \(law.isGrowing(.zero - sum))")
      for width in widths {
        for fits in [true, false] {
          let upper = (scale: 1.0, advances: fitting.advanceScale)
          rows.append("\(law.turn(of: sum, width: width * 0.9, below: upper, fits: fits) ?? -1)")
        }
      }
    }
    var shrinking = style
    shrinking.minimumScale = 0.45
    for limit in [nil, 1, 2] {
      shrinking.lineLimit = limit
      for width in widths {
        for height in heights {
          rows.append("\(prepared.scale(shrinking, width: width * 0.8, height: height))")
        }
      }
    }
    return rows
  }

  // MARK: Cuts

  private func cuts() -> [String] {
    let ground = TruncationPlaces.Ground(storage.shaped)
    var rows = ["\(ground.greatestEm) \(ground.leastSpacing)"]
    for setsEnd in [false, true] {
      let places = TruncationPlaces(
        storage,
        ground: ground,
        scale: fitting.advanceScale,
        source: 0..<storage.shaped.analysis.endOfContent(in: 0..<storage.shaped.count),
        setsEnd: setsEnd
      )
      rows.append("\(places.em) \(places.leastSpacing) \(places.source)")
      guard !places.source.isEmpty else { continue }
      rows.append("\(places.lastCluster)")
      let end = places.source.upperBound
      for width in widths {
        rows.append(
          "\(places.headEnds(within: width, from: 0, to: end)) "
            + "\(places.tailStarts(within: width, from: 0, to: end))"
        )
      }
      for offset in 0...end where storage.shaped.analysis.boundaries[offset].contains(.grapheme) {
        rows.append(
          "\(places.leastWidth(ofHeadTo: offset)) \(places.leastWidth(ofTailFrom: offset))"
        )
      }
    }
    return rows
  }
}
