import Foundation

/// The columns of a lazy grid of some width (or rows of some height), side by side.
///
/// The law was found by trial by objc.io ("SwiftUI's Grid Views", 2020) and others, who agree:
/// first the distances are taken off, then the fixed columns, then each other column in order takes
/// an equal share of what is left, within its limits (M).
struct LazyGridTracks: Sendable {
  /// One column.
  struct Track: Sendable, Hashable {
    /// Where it begins.
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment
  }

  /// The columns of one item: each as long as the first, and as far behind the one before it.
  private struct Run: Sendable {
    var first: Track
    var count: Int
    /// From the end of one to the beginning of the next.
    var distance: CGFloat
  }

  /// The columns of each item.
  ///
  /// Not each by itself: an adaptive column has up to ten thousand, most of them without a view, and
  /// grids find theirs again with each question.
  private var runs: [Run] = []
  /// From the first column's beginning to the last one's end.
  private(set) var length: CGFloat = 0

  /// The distance after a column that asks for none.
  static let standardDistance: CGFloat = 8

  /// Finds the columns.
  ///
  /// - Parameters:
  ///   - items: what was asked for.
  ///   - available: the room; `nil` leaves each column its least length.
  ///   - count: how many views there are, of which an adaptive column without limits takes no more.
  init(_ items: [GridItem], available: CGFloat?, count: Int) {
    let distances = items.map { $0.spacing ?? Self.standardDistance }
    var remaining = (available ?? 0) - distances.dropLast().reduce(0, +)
    var open = 0
    for item in items {
      if case .fixed(let length) = item.size { remaining -= max(length, 0) } else { open += 1 }
    }
    var start: CGFloat = 0
    for (item, distance) in zip(items, distances) {
      if !runs.isEmpty { start = length + (lastDistance ?? 0) }
      let alignment = item.alignment ?? .center
      switch item.size {
      case .fixed(let length):
        append(at: start, max(length, 0), alignment)
      case .flexible(let minimum, let maximum):
        let length = Self.limited(max(remaining, 0) / CGFloat(open), minimum, maximum)
        remaining = Self.difference(remaining, length)
        open -= 1
        append(at: start, length, alignment)
      case .adaptive(let minimum, let maximum):
        let room = max(max(remaining, 0) / CGFloat(open), minimum)
        remaining = Self.difference(remaining, room)
        open -= 1
        let fitting = ((room + distance) / (minimum + distance)).rounded(.down)
        let number = fitting.isFinite ? Int(min(max(fitting, 1), 10_000)) : max(count, 1)
        let share = (room - CGFloat(number - 1) * distance) / CGFloat(number)
        let length = Self.limited(share, minimum, maximum)
        append(at: start, length, alignment, count: number, distance: distance)
      }
      lastDistance = distance
    }
  }

  private var lastDistance: CGFloat?

  /// The first columns; all where there are no more.
  func first(_ most: Int) -> [Track] {
    var tracks: [Track] = []
    for run in runs {
      var track = run.first
      for _ in 0..<min(run.count, most - tracks.count) {
        tracks.append(track)
        track.start = track.start + track.length + run.distance
      }
    }
    return tracks
  }

  private mutating func append(
    at start: CGFloat,
    _ breadth: CGFloat,
    _ alignment: Alignment,
    count: Int = 1,
    distance: CGFloat = 0
  ) {
    let track = Track(start: start, length: breadth, alignment: alignment)
    runs.append(Run(first: track, count: count, distance: distance))
    length = start + breadth
    // One after the other, as their beginnings are found: a product is a hair off the sum.
    for _ in 1..<count { length = length + distance + breadth }
  }

  private static func limited(_ length: CGFloat, _ least: CGFloat, _ greatest: CGFloat) -> CGFloat {
    max(min(length, greatest), max(least, 0))
  }

  /// Infinity less infinity: there is still room without end.
  private static func difference(_ length: CGFloat, _ part: CGFloat) -> CGFloat {
    let difference = length - part
    return difference.isNaN ? length : difference
  }
}
