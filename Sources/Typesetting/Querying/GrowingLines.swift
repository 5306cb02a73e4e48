import TextShaping
import UnicodeText

/// The lines of a text that only grow with each unit they hold, in widths in which none is cut: how
/// many there are follows from two sums for each unit.
///
/// Lengths are points at the size and tracking it was made for. Immutable; any thread.
struct GrowingLines {
  private let scale: AdvanceScale
  private let sums: BlockArray<UnitSums>
  /// The width of the widest unit, below which words are cut and nothing here holds.
  let widestUnit: Double

  /// - Returns: `nil` for a text of other lines: see ``BreakUnitTable/edges(scale:of:in:)``. Lines of
  ///   text styles are not as many as greedy ones.
  /// - Complexity: O(units).
  init?(_ fitting: LineFitting) {
    // The sums ask for a block of their own once it is known that there are any.
    var room = BlockRoom(byteCount: 0)
    self.init(fitting, in: &room)
  }

  /// What the lines of a text take, in bytes.
  static func byteCount(of storage: PreparedText.Storage) -> Int {
    BreakUnitTable.edgeByteCount(of: storage.units.count)
  }

  /// As ``init(_:)``, which has a block of its own.
  /// - Parameter room: where the sums are kept.
  init?(_ fitting: LineFitting, in room: inout BlockRoom) {
    let storage = fitting.storage
    let (units, scale) = (storage.units, fitting.advanceScale)
    guard storage.style.phraseBreaking != .textStyle, units.count > 0,
      !units[units.count - 1].isMandatory,
      let edges = units.edges(scale: scale, of: storage.shaped, in: 0..<units.count, &room)
    else { return nil }
    self.scale = scale
    sums = edges
    let widest = edges.withUnsafeBufferPointer { edges in
      edges.reduce(0.0) { max($0, scale.rank($1.end - $1.begin)) }
    }
    widestUnit = scale.points(ofRank: widest)
  }

  /// How many units there are.
  var count: Int { sums.count }

  /// The width of a line of some units; tracking can make one less than nothing wide.
  @inline(__always)
  func width(from first: Int, through last: Int) -> Double {
    max(0, scale.points(sums[last].end - sums[first].begin))
  }

  /// Units filled greedily into lines of a width.
  struct Filled {
    /// How many lines they take, up to the limit.
    fileprivate(set) var count = 0
    /// Whether these hold all units.
    fileprivate(set) var isWhole = false
    /// The widest advance that was found to fit: from it on, up to the width, lines are the same.
    fileprivate(set) var widestFitting = 0.0
    /// The narrowest advance that was found not to fit: up to it lines are the same.
    fileprivate(set) var narrowestRejected = Double.infinity
    /// The unit that the last line begins with.
    fileprivate(set) var lastStart = 0
    /// How many advances were held against the width.
    fileprivate(set) var comparisonCount = 0
  }

  /// The first units, filled greedily.
  /// - Parameters:
  ///   - width: no less than the widest unit.
  ///   - limit: the most lines that are looked at.
  ///   - unitCount: how many units there are to fill; `nil` for all.
  /// - Complexity: O(units of those lines).
  func filled(width: Double, limit: Int, unitCount: Int? = nil) -> Filled {
    assert(width >= widestUnit)
    let unitCount = unitCount ?? count
    var filled = Filled()
    sums.withUnsafeBufferPointer { sums in
      var unit = 0
      while unit < unitCount, filled.count < limit {
        filled.lastStart = unit
        filled.count += 1
        let begin = sums[unit].begin
        while unit < unitCount {
          let length = max(0, scale.points(sums[unit].end - begin))
          filled.comparisonCount += 1
          guard length <= width else {
            filled.narrowestRejected = min(filled.narrowestRejected, length)
            break
          }
          filled.widestFitting = max(filled.widestFitting, length)
          unit += 1
        }
      }
      filled.isWhole = unit == unitCount
    }
    return filled
  }

  /// The number of lines at a width, up to a limit, and the first greater width up to another at which
  /// there are fewer.
  /// - Parameter comparisonCount: grows by the advances that are held against widths.
  func piece(
    at width: Double,
    upTo limit: Int,
    before most: Double,
    _ comparisonCount: inout Int
  ) -> StepFunction.Piece {
    let own = filled(width: width, limit: limit)
    comparisonCount += own.comparisonCount
    // So many lines or more are one number.
    let count = own.isWhole ? own.count : limit
    guard count > 1 else { return (Double(count), nil) }
    let turn = leastWidth(
      forLines: count - 1,
      from: own.narrowestRejected,
      upTo: most,
      &comparisonCount
    )
    return (Double(count), turn)
  }

  /// The least width in a range at which there are at most some lines; `nil` when there is none.
  /// - Parameter least: no width below it has so few lines.
  private func leastWidth(
    forLines lines: Int,
    from least: Double,
    upTo most: Double,
    _ comparisonCount: inout Int
  ) -> Double? {
    WidthHalving.turn(from: least, upTo: most) { width in
      let tried = filled(width: width, limit: lines)
      comparisonCount += tried.comparisonCount
      return tried.isWhole ? .behind(tried.widestFitting) : .before(tried.narrowestRejected)
    }
  }
}

// MARK: - Units that end before their end

extension GrowingLines {
  /// The number of lines, up to a limit, of some units and a part of the next one.
  /// - Parameters:
  ///   - unit: the one of which there is a part.
  ///   - sum: where that ends.
  /// - Returns: `nil` where the part makes no line longer, or is longer than one.
  func lineCount(width: Double, limit: Int, before unit: Int, cutAt sum: AdvanceSum) -> Int? {
    guard scale.points(sum - sums[unit].begin) <= width else { return nil }
    guard unit > 0 else { return min(1, limit) }
    guard scale.points(sum - sums[unit - 1].end) >= 0 else { return nil }
    let filled = filled(width: width, limit: limit, unitCount: unit)
    // Where they do not hold all units, they are as many as the limit.
    let length = scale.points(sum - sums[filled.lastStart].begin)
    return length <= width ? filled.count : min(filled.count + 1, limit)
  }
}

// MARK: - Letters behind the units

extension GrowingLines {
  /// The number of lines, up to a limit, where copies of a letter follow the units.
  /// - Parameter width: no less than the widest unit, and than the letter.
  func lineCount(
    width: Double,
    limit: Int,
    followedBy letters: Int,
    of letter: FollowingLetter
  ) -> Int {
    var room = Room(behind: self, letter, width: width, limit: limit)
    while room.letters < letters, room.lines <= limit { room.addLetter(width: width) }
    return min(room.lines, limit)
  }

  /// How many copies of a letter may follow the units in some lines, up to a number.
  func letterCount(width: Double, lines: Int, upTo most: Int, of letter: FollowingLetter) -> Int {
    var room = Room(behind: self, letter, width: width, limit: lines)
    while room.letters <= most, room.lines <= lines { room.addLetter(width: width) }
    return max(room.letters - 1, 0)
  }

  /// Lines to whose last one letters are added.
  private struct Room {
    private(set) var lines: Int
    private(set) var letters = 0
    private let scale: AdvanceScale
    private let letter: AdvanceSum
    /// Of the last line.
    private var begin: AdvanceSum
    private var end: AdvanceSum
    /// Where the word begins that letters go on with, as long as something stands before it on the last
    /// line: what does not fit there takes all of it along.
    private var word: AdvanceSum?

    init(behind text: GrowingLines, _ letter: FollowingLetter, width: Double, limit: Int) {
      let last = text.count - 1
      let filled = text.filled(
        width: width,
        limit: limit,
        unitCount: letter.joinsWords ? last : text.count
      )
      // Where units are left over, there is a line more than was looked at.
      lines = filled.isWhole ? max(filled.count, 1) : filled.count + 1
      scale = text.scale
      self.letter = letter.advance
      begin = text.sums[filled.lastStart].begin
      end = text.sums[last].end
      guard letter.joinsWords else { return }
      if last > 0 { word = text.sums[last].begin }
      endLine(before: end, width: width)
    }

    mutating func addLetter(width: Double) {
      let before = end
      end += letter
      letters += 1
      endLine(before: before, width: width)
    }

    /// Ends the last line where it is too long, before its word or in it.
    private mutating func endLine(before letter: AdvanceSum, width: Double) {
      guard scale.points(end - begin) > width else { return }
      lines += 1
      begin = word ?? letter
      guard word != nil else { return }
      word = nil
      endLine(before: letter, width: width)
    }
  }

  /// Whether a letter fits a width.
  func holds(_ letter: AdvanceSum, width: Double) -> Bool { scale.points(letter) <= width }
}
