import LayoutEngine
import Typesetting

/// The columns of a map: where each begins on the stepped axis, and for each the needs of all candidates
/// in their order, the least length across that axis at which a candidate fits, infinite where it fits in
/// none.
///
/// One array, so that a map that is handed on counts one reference: first all beginnings, ascending, then
/// for each column of how many candidates, counted from the first, the needs are known, then all needs.
@usableFromInline
struct FitColumns: Sendable, Hashable, Codable {
  @usableFromInline let words: [Double]
  /// How many there are, at least one.
  @usableFromInline let count: Int
  @usableFromInline let candidateCount: Int
  /// Whether all needs of all columns are known.
  @usableFromInline let areKnown: Bool

  private init(starts: [Double], knownCounts: [Int], needs: [Double], candidateCount: Int) {
    assert(!starts.isEmpty && knownCounts.count == starts.count)
    assert(needs.count == starts.count * candidateCount)
    words = starts + knownCounts.map(Double.init) + needs
    count = starts.count
    self.candidateCount = candidateCount
    areKnown = knownCounts.allSatisfy { $0 == candidateCount }
  }

  @usableFromInline
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    words = try container.decode([Double?].self, forKey: .words).map { $0 ?? .infinity }
    count = try container.decode(Int.self, forKey: .count)
    candidateCount = try container.decode(Int.self, forKey: .candidateCount)
    areKnown = try container.decode(Bool.self, forKey: .areKnown)
    // Columns are looked up without asking again whether they are there.
    guard !words.isEmpty, (1...words.count).contains(count),
      (0...words.count).contains(candidateCount),
      words.count == count * 2 + count * candidateCount,
      words[..<count].allSatisfy(\.isFinite),
      // They are halved to find a length, and gone through from one that is found to another.
      zip(words[..<count], words[1..<count]).allSatisfy({ $0 < $1 }),
      words[count..<2 * count].allSatisfy({ (0...Double(candidateCount)).contains($0) }),
      areKnown == words[count..<2 * count].allSatisfy({ $0 == Double(candidateCount) }),
      // Of other coders than JSON's, which may have numbers for those that are none.
      words[(2 * count)...].allSatisfy({ $0 > -.infinity })
    else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a map's columns are not whole")
      )
    }
  }

  @usableFromInline
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    // JSON has no number for the infinite needs of what fits in none; nothing else is no number.
    assert(words.allSatisfy { $0.isFinite || $0 == .infinity })
    try container.encode(words.map { $0.isFinite ? $0 : nil }, forKey: .words)
    try container.encode(count, forKey: .count)
    try container.encode(candidateCount, forKey: .candidateCount)
    try container.encode(areKnown, forKey: .areKnown)
  }

  private enum CodingKeys: String, CodingKey {
    case words, count, candidateCount, areKnown
  }

  /// One column of which nothing is known.
  init(unknownFrom start: Double) {
    self.init(starts: [start], knownCounts: [0], needs: [], candidateCount: 0)
  }

  /// The most needs of all columns together: 64 MiB of them.
  private static let mostNeeds = 1 << 23

  /// The steps of all candidates merged.
  /// - Parameter candidates: what each needs, over one domain; at least one.
  /// - Returns: `nil` where that would be too much: each step of one candidate may be a column of all.
  init?(_ candidates: [StepFunction]) {
    var merged = MergedSteps(candidates)
    guard merged.merge(upTo: Self.mostNeeds) else { return nil }
    self.init(
      starts: merged.starts,
      knownCounts: merged.knownCounts,
      needs: merged.needs,
      candidateCount: candidates.count
    )
  }

  var indices: Range<Int> { 0..<count }

  /// Where a column begins.
  func start(of column: Int) -> Double {
    assert(indices.contains(column))
    return words[column]
  }

  /// Whether the first begins where some lengths do, and the last within them.
  func cover(_ lengths: ClosedRange<Double>) -> Bool {
    start(of: 0) == lengths.lowerBound && lengths.contains(start(of: count - 1))
  }

  /// Of how many candidates, counted from the first, the needs are known.
  func knownCount(in column: Int) -> Int { Int(words[count + column]) }

  /// The need of a candidate.
  func need(of candidate: Int, in column: Int) -> Double {
    words[2 * count + column * candidateCount + candidate]
  }

  /// The column that holds a length; the first for a length before it.
  @inlinable
  @inline(__always)
  func column(at length: Double) -> Int {
    words.withUnsafeBufferPointer { words in
      // As many steps whatever the length, so that a processor has only their answers to guess.
      var first = 0
      var rest = count
      while rest > 1 {
        let half = rest / 2
        first = words[first &+ half] <= length ? first &+ half : first
        rest &-= half
      }
      return first
    }
  }

  /// What is shown at a length; `nil` where that is not known.
  /// - Parameter bound: the length of the bounds across the stepped axis.
  @inlinable
  @inline(__always)
  func outcome(at length: Double, bound: Double) -> FitOutcome? {
    outcome(in: column(at: length), bound: bound)
  }

  /// What is shown in a column; `nil` where that is not known.
  /// - Parameter bound: the length of the bounds across the stepped axis.
  @inlinable
  @inline(__always)
  func outcome(in column: Int, bound: Double) -> FitOutcome? {
    words.withUnsafeBufferPointer { words in
      let known = areKnown ? candidateCount : Int(words[count &+ column])
      let first = 2 &* count &+ column &* candidateCount
      var index = 0
      while index < known {
        if words[first &+ index] <= bound { return FitOutcome(chosenIndex: index, fits: true) }
        index &+= 1
      }
      guard known == candidateCount, known > 0 else { return nil }
      return FitOutcome(chosenIndex: candidateCount &- 1, fits: false)
    }
  }
}

/// Columns while they are merged from the steps of all candidates.
private struct MergedSteps {
  private let candidates: [StepFunction]
  private var places: [Int]
  private(set) var starts: [Double] = []
  private(set) var needs: [Double] = []
  private(set) var knownCounts: [Int] = []

  init(_ candidates: [StepFunction]) {
    self.candidates = candidates
    places = candidates.map { _ in 0 }
  }

  /// Columns that are tried for each that there may be: one that is as the one before it is none.
  private static let triesForEach = 8

  /// - Returns: whether all are merged, which have no more needs than that.
  mutating func merge(upTo mostNeeds: Int) -> Bool {
    var start: Double? = candidates[0].domain.lowerBound
    var triesLeft = Self.triesForEach * mostNeeds / candidates.count
    while let here = start {
      guard triesLeft > 0 else { return false }
      triesLeft -= 1
      start = addColumn(from: here)
      guard needs.count <= mostNeeds else { return false }
    }
    return true
  }

  /// Adds the column that begins at a length; it is no other than the one before where nothing changes.
  /// - Returns: where the next begins.
  private mutating func addColumn(from here: Double) -> Double? {
    var next: Double?
    var known = 0
    let first = needs.count
    for index in candidates.indices {
      let count = candidates[index].steps.count
      while places[index] + 1 < count, candidates[index].steps[places[index] + 1].start <= here {
        places[index] += 1
      }
      if places[index] + 1 < count {
        let following = candidates[index].steps[places[index] + 1].start
        next = min(next ?? following, following)
      }
      if known == index, let value = candidates[index].steps[places[index]].value {
        needs.append(value)
        known += 1
      } else {
        needs.append(.infinity)
      }
    }
    if isAsBefore(first, known) {
      needs.removeLast(candidates.count)
    } else {
      starts.append(here)
      knownCounts.append(known)
    }
    return next
  }

  /// Whether the needs from a place on are those of the column before them.
  private func isAsBefore(_ first: Int, _ known: Int) -> Bool {
    guard knownCounts.last == known else { return false }
    return candidates.indices.allSatisfy {
      needs[first + $0] == needs[first - candidates.count + $0]
    }
  }
}
