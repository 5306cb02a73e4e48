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

  private(set) var tracks: [Track] = []
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
      if !tracks.isEmpty { start = end + (lastDistance ?? 0) }
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
        for index in 0..<number {
          append(at: index == 0 ? start : end + distance, length, alignment)
        }
      }
      lastDistance = distance
    }
    length = tracks.isEmpty ? 0 : end
  }

  private var lastDistance: CGFloat?
  private var end: CGFloat { tracks.last.map { $0.start + $0.length } ?? 0 }

  private mutating func append(at start: CGFloat, _ length: CGFloat, _ alignment: Alignment) {
    tracks.append(Track(start: start, length: length, alignment: alignment))
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
