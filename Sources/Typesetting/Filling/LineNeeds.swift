import TextShaping
import UnicodeText

/// For each break unit of a paragraph, the lines that greedy filling needs from there to its end.
///
/// Where lines only grow with what they hold, the end of the line from a unit never moves back as
/// the unit moves on. Elsewhere each line is filled, within a bound for the whole text. A cursor
/// over the paragraphs of one text, for one thread.
struct LineNeeds {
  private let storage: PreparedText.Storage
  private let scale: AdvanceScale
  private let width: Double
  /// The comparisons that are left.
  private var left: Int
  /// The units of the paragraph that was counted last, from some unit on.
  private var range = 0..<0
  /// Parallel to `range`, and 0 for its end.
  private var counts: [Int] = []

  /// Comparisons that every text may take where its lines do not simply grow, and each unit
  /// besides.
  static let mostComparisons = 1_000_000
  static let mostComparisonsOfUnit = 64

  init(of fitting: LineFitting, width: Double) {
    storage = fitting.storage
    scale = fitting.advanceScale
    self.width = width
    left = Self.mostComparisons + Self.mostComparisonsOfUnit * storage.units.count
  }

  /// The lines from a unit of the paragraph that was counted, or from its end.
  subscript(unit: Int) -> Int { counts[unit - range.lowerBound] }

  /// Counts the rest of the paragraph that a unit stands in, unless that was done.
  /// - Returns: `false` when its lines are too long for that.
  /// - Complexity: O(units of the paragraph).
  mutating func find(from unit: Int) -> Bool {
    if range.contains(unit) { return true }
    let units = storage.units
    range = unit..<units.endOfParagraph(from: unit)
    counts = [Int](repeating: 0, count: range.count + 1)
    let edges = units.edges(scale: scale, of: storage.shaped, in: range)
    var last = range.count - 1
    for index in range.indices.reversed().map({ $0 - unit }) {
      if let edges {
        while last >= index, scale.points(edges[last].end - edges[index].begin) > width {
          last -= 1
        }
        if last >= index {
          counts[index] = 1 + counts[last + 1]
          continue
        }
      }
      // Before a unit too wide for a line, the next line ends; the unit is cut.
      var breaker = LineBreaker(storage, scale: scale, width: width, from: unit + index)
      repeat {
        guard breaker.next({ _, _ in left -= 1 }) != nil else { break }
        counts[index] += 1
      } while !breaker.isBetweenUnits
      guard left >= 0 else { return false }
      counts[index] += counts[breaker.unit - unit]
    }
    return true
  }
}
