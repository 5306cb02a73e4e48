import Foundation

/// A field of how far apart two dates are, from the largest on.
enum DateField: CaseIterable {
  case year
  case month
  case week
  case day
  case hour
  case minute
  case second

  /// What formats of dates call it.
  var field: Date.ComponentsFormatStyle.Field {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// What calendars call it.
  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// What durations call it, and how long it is; `nil` where it is as long as a calendar says.
  private var duration: (unit: Duration.UnitsFormatStyle.Unit, seconds: Int)? {
    switch self {
    case .year, .month: nil
    case .week: (.weeks, 604_800)
    case .day: (.days, 86_400)
    case .hour: (.hours, 3600)
    case .minute: (.minutes, 60)
    case .second: (.seconds, 1)
    }
  }

  /// An amount in words.
  func text(_ amount: Int, _ width: UnitWording.Width, _ locale: Locale) -> String {
    if let words = Self.text([(self, amount)], width, locale) { return words }
    let unit: UnitWording.Unit = self == .year ? .year : .month
    return UnitWording.text(amount, unit, width: width, locale: locale.identifier)
  }

  /// Amounts of several fields in words, put together; `nil` where one is of years or months, which Foundation has no words
  /// for.
  static func text(
    _ amounts: [(field: DateField, amount: Int)],
    _ width: UnitWording.Width,
    _ locale: Locale
  ) -> String? {
    var seconds = 0
    var units: Set<Duration.UnitsFormatStyle.Unit> = []
    for (field, amount) in amounts {
      guard let duration = field.duration else { return nil }
      seconds += amount * duration.seconds
      units.insert(duration.unit)
    }
    return Duration.UnitsFormatStyle(
      allowedUnits: units,
      width: width == .full ? .wide : .abbreviated,
      maximumUnitCount: amounts.count,
      zeroValueUnits: .show(length: 1)
    )
    .locale(locale)
    .format(.seconds(seconds))
  }
}
