public import Foundation
public import LayoutEngine

/// A stretch of widths, or of heights, in which one and the same is shown.
public struct FitInterval: Sendable, Hashable {
  /// The first length of the stretch, points.
  public let start: Double
  /// The first length after it; `nil` for the last stretch, which ends with the map's region.
  public let end: Double?
  /// What is shown; `nil` where the map does not know.
  public let outcome: FitOutcome?
}

/// The stretches that one line through a map is divided into, from its beginning to its end.
public struct FitIntervals: Sequence, IteratorProtocol, Sendable {
  private let map: FitMap
  /// What does not vary.
  private let fixed: Double
  /// Whether columns are crossed, or one of them is followed.
  private let crossesColumns: Bool
  private var column: Int
  private var start: Double?

  init(_ map: FitMap, along axis: Axis, at fixed: Double) {
    self.map = map
    self.fixed = fixed
    crossesColumns = axis == map.steppedAxis
    let isInside = map.region.lengths(along: axis.other).contains(fixed)
    column = crossesColumns || !isInside ? 0 : map.column(at: fixed)
    start = isInside ? map.region.lengths(along: axis).lowerBound : nil
  }

  /// The next stretch; `nil` after the last.
  public mutating func next() -> FitInterval? {
    guard let first = start else { return nil }
    let outcome: FitOutcome?
    if crossesColumns {
      outcome = map.outcome(inColumn: column, bound: fixed)
      repeat {
        column += 1
      } while column < map.columns.count
        && map.outcome(inColumn: column, bound: fixed) == outcome
      start = column < map.columns.count ? map.columns.start(of: column) : nil
    } else {
      outcome = map.outcome(inColumn: column, bound: first)
      start = map.nextNeed(inColumn: column, above: first)
    }
    return FitInterval(start: first, end: start, outcome: outcome)
  }
}

extension FitMap {
  /// The stretches of widths in which one candidate is shown, in bounds of a height; none outside of
  /// the region.
  public func intervals(ofWidthsAtHeight height: Double) -> FitIntervals {
    FitIntervals(self, along: .horizontal, at: height)
  }

  /// The stretches of heights in which one candidate is shown, in bounds of a width; none outside of
  /// the region.
  public func intervals(ofHeightsAtWidth width: Double) -> FitIntervals {
    FitIntervals(self, along: .vertical, at: width)
  }

  /// The least length above another at which something else is shown in a column.
  func nextNeed(inColumn column: Int, above length: Double) -> Double? {
    let outcome = outcome(inColumn: column, bound: length)
    let end = region.lengths(along: steppedAxis.other).upperBound
    var next: Double?
    for index in 0..<columns.knownCount(in: column) {
      let need = columns.need(of: index, in: column)
      // Only what is shown before can take its place.
      if let shown = outcome?.chosenIndex, outcome?.fits == true, index >= shown { break }
      if need > length, need <= end { next = min(next ?? need, need) }
    }
    return next
  }

  /// How far bounds are from others in which something else is shown, within the region.
  /// - Returns: `nil` where the map does not know what is shown in the bounds, and a limit of `nil`
  ///   where nothing else is shown in that direction.
  /// - Complexity: O((columns + candidates) × candidates): in a column as many stretches as candidates may
  ///   follow one another.
  public func headroom(in bounds: CGSize) -> FitMapHeadroom? {
    guard outcome(in: bounds) != nil else { return nil }
    let (width, height) = (Double(bounds.width), Double(bounds.height))
    return FitMapHeadroom(
      widths: limits(intervals(ofWidthsAtHeight: height), around: width),
      heights: limits(intervals(ofHeightsAtWidth: width), around: height)
    )
  }

  private func limits(_ intervals: FitIntervals, around length: Double) -> FitMapHeadroom.Limits {
    var before: FitInterval?
    var intervals = intervals
    while let interval = intervals.next() {
      guard let end = interval.end, end <= length else {
        return FitMapHeadroom.Limits(before: before, own: interval, after: intervals.next())
      }
      before = interval
    }
    preconditionFailure("Some interval holds every length of the region.")
  }
}

/// The stretches around bounds in which the same is shown, and what is shown beyond them.
public struct FitMapHeadroom: Sendable, Hashable {
  /// One axis: the stretch that holds the bounds' length, with its neighbours.
  public struct Limits: Sendable, Hashable {
    /// What comes next going down; `nil` where the region ends.
    public let before: FitInterval?
    /// Where the bounds lie.
    public let own: FitInterval
    /// What comes next going up; `nil` where the region ends.
    public let after: FitInterval?

    /// The points by which a length of the stretch may shrink, inclusive, before something else is
    /// shown; `nil` where nothing else is.
    public func reduction(from length: Double) -> Double? {
      before == nil ? nil : length - own.start
    }

    /// The points by which it must grow for something else to be shown; `nil` where nothing else is.
    public func enlargement(from length: Double) -> Double? { own.end.map { $0 - length } }
  }

  /// At the bounds' height.
  public let widths: Limits
  /// At the bounds' width.
  public let heights: Limits
}

extension FitMap {
  /// The bounds of the least area in which a candidate is shown within its own.
  /// - Parameters:
  ///   - candidate: the candidate, counted from 0.
  ///   - lengths: the widths and heights that come into question, as far as they are in the region; nil for
  ///     all of it.
  /// - Returns: `nil` where it is shown in none of these that the map knows of.
  /// - Complexity: O(columns × candidates).
  public func leastArea(
    showing candidate: Int,
    in lengths: Region? = nil
  ) -> CGSize? {
    guard let along = common(lengths, along: steppedAxis),
      let across = common(lengths, along: steppedAxis.other)
    else { return nil }
    var best: (length: Double, bound: Double)?
    for column in columns.indices {
      let end = column + 1 < columns.count ? columns.start(of: column + 1) : .infinity
      let length = max(columns.start(of: column), along.lowerBound)
      guard length < end, length <= along.upperBound,
        let need = need(ofCandidate: candidate, inColumn: column)
      else { continue }
      let bound = max(need, across.lowerBound)
      guard bound <= across.upperBound,
        outcome(inColumn: column, bound: bound)
          == FitOutcome(chosenIndex: candidate, fits: true)
      else { continue }
      if let known = best, known.length * known.bound <= length * bound { continue }
      best = (length, bound)
    }
    return best.map { best in
      steppedAxis == .horizontal
        ? CGSize(width: best.length, height: best.bound)
        : CGSize(width: best.bound, height: best.length)
    }
  }

  /// The lengths of the region that another has too; `nil` where it has none of them.
  private func common(_ other: Region?, along axis: Axis) -> ClosedRange<Double>? {
    let own = region.lengths(along: axis)
    guard let lengths = other?.lengths(along: axis) else { return own }
    return lengths.overlaps(own) ? lengths.clamped(to: own) : nil
  }
}
