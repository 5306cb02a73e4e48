import Foundation
import UnicodeText

/// The words for how far apart two dates are, as the date styles of texts say it.
///
/// Counted by the calendar in years, months, days, hours, minutes and seconds (LayoutRules
/// §2.4, R). The forms "11 min, 14 sec" and "-11 minutes" are Apple's own examples (D); that the
/// smaller of two units is said when it is zero is our inference (I).
struct DistanceWording {
  private enum Unit: Int, CaseIterable {
    case year
    case month
    case day
    case hour
    case minute
    case second
  }

  private let amounts: [Int]
  private let isToCome: Bool
  private let locale: Locale

  init(_ moment: TextMoment, to date: Date) {
    let (now, date) = (moment.date, moment.counted(date))
    locale = moment.locale
    isToCome = date > now
    let components = moment.calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second],
      from: min(now, date),
      to: max(now, date)
    )
    amounts = [
      components.year, components.month, components.day, components.hour, components.minute,
      components.second,
    ].map { $0 ?? 0 }
  }

  /// The largest unit that is not zero and the one below it, abbreviated.
  var twoUnits: String {
    let first = largest
    guard let second = Unit(rawValue: first.rawValue + 1) else { return text([first], .short) }
    return text([first, second], .short)
  }

  /// The largest unit that is not zero with its sign: a minus while the date is to come, a plus
  /// when it is past.
  var signedUnit: String {
    let unit = largest
    let words = text([unit], .full)
    guard amounts[unit.rawValue] != 0 else { return words }
    let one = isToCome ? -1 : 1
    let number = one.formatted(.number.sign(strategy: .always()).locale(locale))
    let digit = 1.formatted(.number.locale(locale))
    return number.replacing(digit, with: "") + words
  }

  private var largest: Unit {
    Unit.allCases.first { amounts[$0.rawValue] != 0 } ?? .second
  }

  private func text(_ units: [Unit], _ width: UnitWording.Width) -> String {
    if units.allSatisfy({ $0.rawValue >= Unit.day.rawValue }) { return duration(units, width) }
    let words = units.map { unit in
      switch unit {
      case .year:
        UnitWording.text(
          amounts[unit.rawValue],
          .year,
          width: width,
          locale: locale.identifier
        )
      case .month:
        UnitWording.text(
          amounts[unit.rawValue],
          .month,
          width: width,
          locale: locale.identifier
        )
      default: duration([unit], width)
      }
    }
    guard words.count == 2 else { return words.joined() }
    return UnitWording.list(words, width: .short, locale: locale.identifier)
  }

  /// Days and what is shorter, which Foundation has words for.
  private func duration(_ units: [Unit], _ width: UnitWording.Width) -> String {
    var seconds = 0
    var allowed: Set<Duration.UnitsFormatStyle.Unit> = []
    for unit in units {
      let amount = amounts[unit.rawValue]
      switch unit {
      case .day:
        seconds += amount * 86400
        allowed.insert(.days)
      case .hour:
        seconds += amount * 3600
        allowed.insert(.hours)
      case .minute:
        seconds += amount * 60
        allowed.insert(.minutes)
      default:
        seconds += amount
        allowed.insert(.seconds)
      }
    }
    return Duration.UnitsFormatStyle(
      allowedUnits: allowed,
      width: width == .full ? .wide : .abbreviated,
      maximumUnitCount: units.count,
      zeroValueUnits: .show(length: 1)
    )
    .locale(locale)
    .format(.seconds(seconds))
  }
}
