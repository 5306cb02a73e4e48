import UnicodeText

@testable import TextShaping
@testable import Typesetting

/// Line filling in its plainest form: every candidate line is shaped by itself and measured.
///
/// Knows nothing of break units, prefix sums and deltas, which the engine under test must agree
/// with. What it has shaped once it remembers, for other widths and sizes.
final class ReferenceTypesetter {
  struct Line: Equatable {
    let range: Range<Int>
    let contentEnd: Int
    /// What counts where lines are broken.
    let width: Double
    /// What the line takes where it is drawn.
    let drawnWidth: Double
    let isHyphenated: Bool
  }

  private struct Piece: Hashable {
    let range: Range<Int>
    let ends: LineEnds
  }

  let analysis: TextAnalysis
  let style: TextStyle
  /// Without spacing.
  let itemized: ItemizedText
  private let spacing: ReferenceSpacing?
  private(set) lazy var marks = EnclosingMarks(analysis)
  private var advances: [Piece: AdvanceSum] = [:]
  private var runningAdvances: [Int: AdvanceSum] = [:]
  /// By where they start and end, as one number: tests are not optimised, and a pair is slow to look up.
  private var stretches: [Int: Stretch] = [:]
  /// For each offset the first opportunity, or the first place where a word may be cut, after it.
  private lazy var nextOpportunities = places(after: isOpportunity)
  private lazy var nextCuts = places(after: isCut)

  init(_ text: String, style: TextStyle) {
    self.style = style
    let analyzer = TextAnalyzer(
      language: style.language,
      strictness: style.lineBreakStrictness,
      wordBreak: style.wordBreak,
      hangulBreaking: style.hangulBreaking,
      phrases: style.phraseBreaking == .auto ? .marked : .none
    )
    let shaper = Shaper(
      cascade: style.cascade,
      language: style.language,
      ligatures: style.ligatures,
      features: style.features,
      trimming: style.punctuationTrimming
    )
    let shaped = shaper.shape(analyzer.analyze(text, baseDirection: style.baseDirection))
    analysis = shaped.analysis
    itemized = shaped.itemized
    spacing = style.isComposed ? ReferenceSpacing(shaped.itemized) : nil
  }

  /// A reference for a text of several styles, itemised as that is.
  init(_ prepared: PreparedText) {
    style = prepared.style
    analysis = prepared.storage.shaped.analysis
    itemized = prepared.storage.shaped.itemized.withoutSpacing
    spacing = style.isComposed ? ReferenceSpacing(itemized) : nil
  }

  var count: Int { analysis.utf16.count }

  /// The advance of a part of the text shaped by itself.
  func advance(of range: Range<Int>) -> AdvanceSum { spaced(itemized.advance(of: range), range) }

  /// The advance of what stands before an offset where the whole text is shaped at once.
  func runningAdvance(before offset: Int) -> AdvanceSum {
    if let known = runningAdvances[offset] { return known }
    let advance = itemized.advance(of: 0..<count, ends: .running, split: offset).before
    runningAdvances[offset] = advance
    return advance
  }

  private func spaced(_ advance: AdvanceSum, _ range: Range<Int>) -> AdvanceSum {
    guard let spacing else { return advance }
    let units = spacing.units(of: range)
    return advance + AdvanceSum(text: units, display: units)
  }

  /// The width of a line between two break opportunities, with its hyphen, in the narrowest way to
  /// set it.
  func leastWidth(from start: Int, to end: Int, scale: AdvanceScale) -> Double {
    let (preferred, other) = endings(start, end)
    let endings = [preferred] + (preferred == .hyphen ? [] : [other].compactMap { $0 })
    return endings.map { line(start, end, $0, scale).width }.min() ?? 0
  }

  /// The lines filled greedily, by phrase where the style asks for that.
  func lines(width: Double, scale: AdvanceScale) -> [Line] {
    let greedy = greedyLines(from: 0, width: width, scale: scale)
    guard style.phraseBreaking == .auto, width.isFinite else { return greedy }
    var lines: [Line] = []
    var start = 0
    var needs: [Int: Int] = [:]
    while lines.count < greedy.count {
      guard start < count else {
        lines.append(contentsOf: greedy.suffix(1))
        break
      }
      let line = nextLine(from: start, width: width, scale: scale)
      let left = greedy.count - lines.count - 1
      var chosen = line
      if isOpportunity(line.range.upperBound), !endsPhrase(line.range.upperBound) {
        let phrases = ((start + 1)..<line.range.upperBound).filter {
          isOpportunity($0) && endsPhrase($0)
        }
        for end in phrases.reversed() {
          let need = needs[end] ?? greedyLines(from: end, width: width, scale: scale).count
          needs[end] = need
          guard need == left else { break }
          if case .fits(let line) = attempt(start, end, width, scale) {
            chosen = line
            break
          }
        }
      }
      lines.append(chosen)
      start = chosen.range.upperBound
    }
    return lines
  }

  func greedyLines(from first: Int, width: Double, scale: AdvanceScale) -> [Line] {
    guard count > 0 else { return [] }
    var lines: [Line] = []
    var start = first
    while start < count {
      let line = nextLine(from: start, width: width, scale: scale)
      lines.append(line)
      start = line.range.upperBound
    }
    if analysis.boundaries[count].contains(.mandatory) {
      lines.append(
        Line(range: count..<count, contentEnd: count, width: 0, drawnWidth: 0, isHyphenated: false)
      )
    }
    return lines
  }

  /// The grapheme clusters that take room.
  func visibleClusters(in range: Range<Int>) -> Int {
    range.count { itemized.boundaries[$0].contains(.visible) }
  }

  func isOpportunity(_ offset: Int) -> Bool {
    analysis.boundaries[offset].contains([.lineBreak, .grapheme])
  }

  func endsPhrase(_ offset: Int) -> Bool {
    offset == count || !analysis.boundaries[offset].isDisjoint(with: [.phrase, .mandatory])
  }

  // MARK: Lines

  enum Attempt {
    case fits(Line)
    /// Too wide only because of its hyphen.
    case passedOver
    case tooWide
  }

  private func nextLine(from start: Int, width: Double, scale: AdvanceScale) -> Line {
    var best: Line?
    var end = start
    repeat {
      end = nextOpportunities[end]
      switch attempt(start, end, width, scale) {
      case .fits(let line): best = line
      case .passedOver: break
      case .tooWide: return best ?? cutLine(from: start, before: end, width, scale)
      }
    } while end < count && !analysis.boundaries[end].contains(.mandatory)
    return best ?? cutLine(from: start, before: end, width, scale)
  }

  func attempt(_ start: Int, _ end: Int, _ width: Double, _ scale: AdvanceScale) -> Attempt {
    let (preferred, other) = endings(start, end)
    let line = line(start, end, preferred, scale)
    if line.width <= width { return .fits(line) }
    guard let other else { return .tooWide }
    let narrower = self.line(start, end, other, scale)
    guard narrower.width <= width else { return .tooWide }
    return preferred == .hyphen ? .passedOver : .fits(narrower)
  }

  /// The longest piece of a stretch that no break divides: up to white space within it, else at least
  /// one cluster.
  private func cutLine(
    from start: Int,
    before limit: Int,
    _ width: Double,
    _ scale: AdvanceScale
  ) -> Line {
    let contentEnd = self.contentEnd(start, limit)
    var best: Line?
    var end = start
    repeat {
      end = nextCuts[end]
      let (preferred, other) = endings(start, end)
      let lines = [preferred, other].compactMap { $0 }.map { line(start, end, $0, scale) }
      if let fitting = lines.first(where: { $0.width <= width }) {
        best = fitting
      } else {
        if best == nil { best = lines.last }
        break
      }
    } while end < contentEnd
    guard var best else { preconditionFailure("a stretch without clusters") }
    if best.range.upperBound < contentEnd {
      let places = ((start + 1)...best.range.upperBound).reversed()
        .filter { endsWithSpace(start, $0) }
      let pieces = places.lazy.compactMap { place -> Line? in
        let (preferred, other) = self.endings(start, place)
        let lines = [preferred, other].compactMap { $0 }.map { self.line(start, place, $0, scale) }
        return lines.first { $0.width <= width }
      }
      if let piece = pieces.first { best = piece }
    }
    // A piece of a word that reaches the word's end takes the white space up to the break with it.
    var next = best.range.upperBound
    if !isOpportunity(next) { next = nextOpportunities[next] }
    let whole = self.contentEnd(start, next)
    guard whole <= best.range.upperBound else { return best }
    return Line(
      range: start..<next,
      contentEnd: whole,
      width: best.width,
      drawnWidth: best.drawnWidth,
      isHyphenated: best.isHyphenated
    )
  }

  /// Whether a line that ends at a place has something to show and white space after it, and what
  /// follows is neither white space nor a word joiner.
  private func endsWithSpace(_ start: Int, _ end: Int) -> Bool {
    let content = contentEnd(start, end)
    return isCut(end) && content > start && content < end && contentEnd(end, nextCuts[end]) > end
      && ![0x2060, 0xFEFF].contains(analysis.utf16[end])
  }

  /// Whether a word may be cut at an offset: not before a soft hyphen.
  func isCut(_ offset: Int) -> Bool {
    analysis.boundaries[offset].contains(.grapheme)
      && (isOpportunity(offset) || analysis.utf16[offset] != 0xAD)
  }

  private func places(after isPlace: (Int) -> Bool) -> [Int] {
    var next = count
    var places = [Int](repeating: count, count: count + 1)
    for offset in (0..<count).reversed() {
      if isPlace(offset + 1) { next = offset + 1 }
      places[offset] = next
    }
    return places
  }

  func contentEnd(_ start: Int, _ end: Int) -> Int {
    analysis.endOfContent(in: start..<end)
  }

  private func stretch(_ start: Int, _ end: Int) -> Stretch {
    let place = start * (count + 1) + end
    if let known = stretches[place] { return known }
    let contentEnd = contentEnd(start, end)
    let stretch = Stretch(
      contentEnd: contentEnd,
      endings: endings(start, end, contentEnd: contentEnd)
    )
    stretches[place] = stretch
    return stretch
  }

  /// How a line ends, and how else where that does not fit.
  func endings(_ start: Int, _ end: Int) -> (LineEnds.End, LineEnds.End?) {
    stretch(start, end).endings
  }

  func line(
    _ start: Int,
    _ end: Int,
    _ ending: LineEnds.End,
    _ scale: AdvanceScale
  ) -> Line {
    let stretch = stretch(start, end)
    let advance = advance(start, stretch, ending)
    let content = stretch.contentEnd
    let flush = content > start ? spacing?.flush(start) ?? 0 : 0
    return Line(
      range: start..<end,
      contentEnd: content,
      width: scale.points(advance),
      drawnWidth: scale.points(advance - AdvanceSum(text: flush, display: flush)),
      isHyphenated: ending == .hyphen
    )
  }

  /// The advances of a line that begins and ends at two places, in all ways to end it.
  func advances(_ start: Int, _ end: Int) -> [AdvanceSum] {
    let stretch = stretch(start, end)
    let (preferred, other) = stretch.endings
    return [preferred, other].compactMap { $0 }.map { advance(start, stretch, $0) }
  }

  private func advance(_ start: Int, _ stretch: Stretch, _ ending: LineEnds.End) -> AdvanceSum {
    let isPreferred = ending == stretch.endings.0
    let isOther = ending == stretch.endings.1
    if isPreferred, let known = stretch.advances.0 { return known }
    if isOther, let known = stretch.advances.1 { return known }
    let piece = Piece(
      range: start..<stretch.contentEnd,
      ends: LineEnds(begin: beginning(start), end: ending)
    )
    let advance =
      advances[piece]
      ?? spaced(itemized.advance(of: piece.range, ends: piece.ends), piece.range)
    advances[piece] = advance
    if isPreferred { stretch.advances.0 = advance }
    if isOther { stretch.advances.1 = advance }
    return advance
  }
}

extension TextStyle {
  /// Whether characters are spaced as Japanese is.
  var isComposed: Bool {
    composition == .japanese && punctuationTrimming == .spaceAll && hangingPunctuation.isEmpty
  }
}

extension ItemizedText {
  /// The text with its characters' own advances.
  var withoutSpacing: ItemizedText {
    var plain = self
    var room = BlockRoom(byteCount: 0)
    plain.compose(.none, in: &room)
    return plain
  }
}
