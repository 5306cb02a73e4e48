public import Foundation
public import LayoutEngine
import UnicodeText

/// How much of a text has to go, or may be added, for a layout to show what is wanted.
///
/// Every beginning is tried in turn, from the longest: a shorter text may take more lines, where a
/// word is cut or a closing bracket loses the break before it, so that halving would miss some. Each
/// is prepared anew, as it would be if nothing had ever followed it.
///
///     let limits = TextLimits(of: article.headline, language: "ja")
///     let beginnings = limits.longestBeginnings(for: .candidate(1), in: areas) { headline in
///       var shorter = article
///       shorter.headline = headline
///       return selector.resolve(HeadlineWidget(article: shorter))
///     }
///     for beginning in beginnings { print(beginning?.removedCount ?? -1, "characters must go") }
public struct TextLimits: Sendable, Hashable {
  /// What a text may be cut between.
  public enum Unit: Sendable, Hashable, CaseIterable {
    /// User-perceived characters (UAX #29).
    case grapheme
    /// Phrases of Japanese, Chinese and Korean; elsewhere what stands between two places where a line may
    /// end. No beginning but the whole text ends with a dash, a comma or an opening bracket.
    case phrase
  }

  /// The beginning of a text that is kept.
  public struct Beginning: Sendable, Hashable {
    /// What is kept.
    public let text: String
    /// The grapheme clusters that are taken away behind it.
    public let removedCount: Int
  }

  /// The text.
  public let text: String
  /// The offsets, in UTF-16, at which grapheme clusters and phrases end (``PhraseCuts``), ascending, from 0 to the
  /// text's end; of half the size of `Int`, since a long text has many.
  private let graphemes: [Int32]
  /// `nil` where the text is not cut so.
  private let phrases: [Int32]?

  /// The limits of a text.
  /// - Parameters:
  ///   - text: what may be cut.
  ///   - language: a BCP 47 tag, by which phrases are found; `nil` for the rules common to all.
  public init(of text: String, language: String?) {
    self.init(of: text, language: language, cutBy: .phrase)
  }

  /// The limits of a text that is cut in one way alone.
  /// - Parameter unit: graphemes need no words, which take long to find; with phrases it may be cut between
  ///   both.
  package init(of text: String, language: String?, cutBy unit: Unit) {
    self.text = text
    let isByPhrase = unit == .phrase
    // As views set texts (`TextSetting`): no line ends inside a word of Hangul, in any language.
    let analysis = TextAnalyzer(
      language: language,
      strictness: .strict,
      hangulBreaking: .words,
      phrases: isByPhrase ? .cuts : .none
    )
    .analyze(text)
    let boundaries = analysis.boundaries
    func ends(_ flag: BoundaryFlags) -> [Int32] {
      // The end of a text is one of all kinds.
      let isEnd = boundaries.indices.lazy.map {
        $0 == 0 || boundaries[$0].contains([flag, .grapheme])
      }
      // An array that grows would be held twice over.
      var ends: [Int32] = []
      ends.reserveCapacity(isEnd.reduce(0) { $1 ? $0 + 1 : $0 })
      for (offset, isEnd) in isEnd.enumerated() where isEnd { ends.append(Int32(offset)) }
      return ends
    }
    graphemes = ends(.grapheme)
    phrases = isByPhrase ? PhraseCuts(analysis).places(at: ends(.phrase)) : nil
  }

  /// All beginnings, from the whole text to none of it.
  ///
  /// All at once: whoever takes one after the other asks for ``longestBeginning(by:where:)``.
  /// - Complexity: the square of the text's length, in time and memory.
  public func beginnings(by unit: Unit) -> [Beginning] {
    ends(of: unit).reversed().map(beginning)
  }

  private func ends(of unit: Unit) -> [Int32] {
    guard unit == .phrase else { return graphemes }
    guard let phrases else { preconditionFailure("the phrases of a text were not found") }
    return phrases
  }

  /// The beginning that ends at a cluster's end.
  private func beginning(upTo end: Int32) -> Beginning {
    let kept = graphemes.withUnsafeBufferPointer { ends in
      var (low, high) = (0, ends.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if ends[middle] <= end { low = middle } else { high = middle }
      }
      return low
    }
    return Beginning(text: text.beginning(upTo: Int(end)), removedCount: graphemes.count - 1 - kept)
  }

  /// The longest beginning for which a condition holds; `nil` where it holds for none.
  /// - Complexity: one question for each beginning that is longer.
  public func longestBeginning(
    by unit: Unit = .grapheme,
    where holds: (String) throws -> Bool
  ) rethrows -> Beginning? {
    for end in ends(of: unit).reversed() {
      let beginning = beginning(upTo: end)
      if try holds(beginning.text) { return beginning }
    }
    return nil
  }

  /// The longest beginning for which a condition holds, where some are known to be too long; `nil`
  /// where it holds for none.
  ///
  /// - Parameters:
  ///   - unit: what the text may be cut between.
  ///   - isTooLong: whether neither a beginning nor any that is longer comes into question. The
  ///     shortest of which that is said is found by doubling and halving, and of a long text no
  ///     beginning is looked at that is much longer than that.
  ///   - holds: whether a beginning is what is looked for.
  /// - Complexity: a logarithm of the shortest beginning that is too long, and one question for each
  ///   of the others that is longer than the answer.
  public func longestBeginning(
    by unit: Unit = .grapheme,
    withoutThose isTooLong: (String) throws -> Bool,
    where holds: (String) throws -> Bool
  ) rethrows -> Beginning? {
    try longestBeginning(by: unit, near: nil, oneByOne: .max, among: { _ in true }) { end in
      try isTooLong(text.beginning(upTo: end))
    } where: { end in
      try holds(text.beginning(upTo: end))
    }
  }

  /// The longest of some beginnings for which a condition holds, where it is about known which is too long.
  ///
  /// Asked about are the ends of beginnings, in UTF-16: what is told by these alone needs no text.
  /// - Parameters:
  ///   - guess: about where the longest ends that is not too long, in UTF-16; the nearer, the fewer
  ///     questions, and the same answer whatever it is.
  ///   - most: how many are asked about one after the other, from the longest that is not too long. Among
  ///     those that are shorter one is found by halving: the longest, where the condition holds for all that
  ///     are shorter than it.
  ///   - isMeant: whether a beginning is among them.
  package func longestBeginning(
    by unit: Unit,
    near guess: Int?,
    oneByOne most: Int,
    among isMeant: (_ end: Int) -> Bool,
    withoutThose isTooLong: (_ end: Int) throws -> Bool,
    where holds: (_ end: Int) throws -> Bool
  ) rethrows -> Beginning? {
    let ends = ends(of: unit)
    // What is below the one is not too long; the other is, or stands behind the last.
    var (low, open) = (0, ends.count)
    var (next, step) = (min(Self.usualCount, ends.count - 1), Self.usualCount)
    if let guess {
      next = max(ends.partitioningIndex { $0 > guess } - 1, 0)
      step = 1
    }
    while low < open {
      if try isTooLong(Int(ends[next])) { open = next } else { low = next + 1 }
      next =
        open == ends.count
        ? min(low - 1 + step, ends.count - 1) : max((low + open) / 2, open - step)
      step *= 2
    }
    let meant = ends[..<open].filter { isMeant(Int($0)) }
    let near = meant.suffix(max(most, 0))
    for end in near.reversed() where try holds(Int(end)) { return beginning(upTo: end) }
    // It holds for all before the one, and not for the other.
    var (first, other) = (0, meant.count - near.count)
    while first < other {
      let middle = (first + other) / 2
      if try holds(Int(meant[middle])) { first = middle + 1 } else { other = middle }
    }
    return first == 0 ? nil : beginning(upTo: meant[first - 1])
  }

  /// About as many characters or phrases as a headline has.
  private static let usualCount = 32

  /// How many of a character may be added at the end, one after the other, while a condition holds;
  /// `nil` where it does not hold for the text as it is.
  /// - Parameters:
  ///   - character: what is added.
  ///   - most: where the search ends.
  ///   - holds: whether a text may be that long.
  public func addition(
    of character: Character,
    atMost most: Int = 200,
    where holds: (String) throws -> Bool
  ) rethrows -> Int? {
    guard try holds(text) else { return nil }
    var longer = text
    for count in 0..<max(0, most) {
      longer.append(character)
      guard try holds(longer) else { return count }
    }
    return max(0, most)
  }
}

/// What a layout is wanted to show.
public enum FitGoal: Sendable, Hashable {
  /// A candidate, counted from 0, or one before it, within the bounds.
  case candidate(Int)
  /// Any candidate, within the bounds.
  case whole

  /// Whether an outcome is what is wanted.
  public func isMet(by outcome: FitOutcome?) -> Bool {
    guard let outcome, outcome.fits, let index = outcome.chosenIndex else { return false }
    return switch self {
    case .candidate(let last): index <= last
    case .whole: true
    }
  }
}

extension TextLimits {
  /// For each of some areas the longest beginning with which a layout shows what is wanted there;
  /// `nil` where it does with none.
  ///
  /// - Parameters:
  ///   - unit: what the text may be cut between.
  ///   - goal: what is to be shown.
  ///   - areas: bounds, points.
  ///   - layout: the layout with a beginning in place of the text.
  /// - Complexity: one map for each beginning, down to the shortest that an area asks for.
  public func longestBeginnings(
    by unit: Unit = .grapheme,
    for goal: FitGoal,
    in areas: [CGSize],
    _ layout: (String) throws -> LayoutNode
  ) rethrows -> [Beginning?] {
    var found: [Beginning?] = areas.map { _ in nil }
    var open = Array(areas.indices)
    for end in ends(of: unit).reversed() {
      guard !open.isEmpty else { break }
      let beginning = beginning(upTo: end)
      let outcomes = try Outcomes(of: layout(beginning.text), in: open.map { areas[$0] })
      open.removeAll { index in
        guard goal.isMet(by: outcomes[areas[index]]) else { return false }
        found[index] = beginning
        return true
      }
    }
    return found
  }

  /// For each of some areas how many of a character may be added at the end, one after the other,
  /// while the layout shows what is wanted there; `nil` where it does not with the text as it is.
  public func additions(
    of character: Character,
    atMost most: Int = 200,
    for goal: FitGoal,
    in areas: [CGSize],
    _ layout: (String) throws -> LayoutNode
  ) rethrows -> [Int?] {
    var counts: [Int?] = areas.map { _ in nil }
    var open = Array(areas.indices)
    for count in 0...max(0, most) {
      guard !open.isEmpty else { break }
      let longer = text + String(repeating: character, count: count)
      let outcomes = try Outcomes(of: layout(longer), in: open.map { areas[$0] })
      open.removeAll { !goal.isMet(by: outcomes[areas[$0]]) }
      for index in open { counts[index] = count }
    }
    return counts
  }
}

/// What a layout shows in some areas: by its map, or where that does not know, by itself.
private struct Outcomes {
  private let layout: LayoutNode
  private let map: FitMap

  init(of layout: LayoutNode, in areas: [CGSize]) {
    self.layout = layout
    map = FitMap(of: layout, in: FitMap.Region(around: areas))
  }

  subscript(area: CGSize) -> FitOutcome? { map.outcome(in: area) ?? layout.outcome(in: area) }
}
