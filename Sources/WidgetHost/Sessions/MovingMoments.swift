import Foundation

/// When it is looked whether texts of an entry that move are cut: where they may take more room than before.
enum MovingMoments {
  /// How many seconds away from its date a timer or a relative date gets a digit or a word more, or its widest digits.
  private static let widestDistances: [TimeInterval] = [
    59, 599, 3599, 35_999, 82_859, 86_340, 604_740, 863_999, 2_591_940, 8_639_999,
  ]

  /// Of more dates those alone count that are nearest to the beginning: each moment is a layout in all areas.
  static let mostDates = 8

  /// The moments, in their order: those before and behind the dates that texts count to or from, those behind the
  /// beginning, and the end.
  static func moments(from start: Date, until end: Date, around dates: Set<Date>) -> [Date] {
    func distance(_ date: Date) -> TimeInterval { abs(date.timeIntervalSince(start)) }
    let nearest = dates.filter { distance($0).isFinite }
      .sorted { (distance($0), $0) < (distance($1), $1) }
      .prefix(mostDates)
    var moments: Set<Date> = [end]
    for date in [start] + nearest {
      for seconds in widestDistances {
        moments.insert(date.addingTimeInterval(-seconds))
        moments.insert(date.addingTimeInterval(seconds))
      }
    }
    return moments.filter { start < $0 && $0 <= end }.sorted()
  }
}
