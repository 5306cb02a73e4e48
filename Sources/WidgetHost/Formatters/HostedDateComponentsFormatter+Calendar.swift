#if os(Linux)
import Foundation
import SwiftUISurface

extension HostedDateComponentsFormatter {
  private struct Part {
    let unit: NSCalendar.Unit
    let component: Calendar.Component
    /// The unit that Foundation has words for, with its length in seconds; none for months and years.
    var duration: (unit: Duration.UnitsFormatStyle.Unit, seconds: Int)?
  }

  /// The longest first.
  private static let parts: [Part] = [
    Part(unit: .year, component: .year), Part(unit: .month, component: .month),
    Part(unit: .weekOfMonth, component: .weekOfMonth, duration: (.weeks, 604_800)),
    Part(unit: .day, component: .day, duration: (.days, 86_400)),
    Part(unit: .hour, component: .hour, duration: (.hours, 3_600)),
    Part(unit: .minute, component: .minute, duration: (.minutes, 60)),
    Part(unit: .second, component: .second, duration: (.seconds, 1)),
  ]

  /// What lies between two dates in words that count years, months or weeks, as a calendar does.
  ///
  /// `nil` on a clock, where none is among the units, and where the units are the usual ones and a month is not over.
  func longWords(from start: Date, to end: Date, in calendar: Calendar) -> String? {
    let areUsual = allowedUnits.isEmpty
    let units: NSCalendar.Unit =
      areUsual ? [.year, .month, .day, .hour, .minute, .second] : allowedUnits
    let longUnits: [NSCalendar.Unit] = [.year, .month, .weekOfMonth]
    guard unitsStyle != .positional, longUnits.contains(where: { units.contains($0) }) else {
      return nil
    }
    let parts = Self.parts.filter { units.contains($0.unit) }
    let found = calendar.dateComponents(Set(parts.map(\.component)), from: start, to: end)
    if areUsual, found.year == 0, found.month == 0 { return nil }
    return words(of: parts.map { ($0, found.value(for: $0.component) ?? 0) })
  }

  private func words(of counted: [(part: Part, amount: Int)]) -> String {
    var amounts = counted
    if drops(.dropAll) {
      amounts.removeAll { $0.amount == 0 }
      if amounts.isEmpty { amounts = counted.suffix(1) }
    }
    if maximumUnitCount > 0 {
      while amounts.count > maximumUnitCount, amounts[0].amount == 0 { amounts.removeFirst() }
      amounts = Array(amounts.prefix(maximumUnitCount))
    }
    let signed = amounts.firstIndex { $0.amount != 0 }
    let texts = amounts.enumerated().map { index, amount in
      text(index == signed ? amount.amount : abs(amount.amount), amount.part)
    }
    let words = UnitWording.list(texts, width: listWidth, locale: locale.identifier)
    return styled(words)
  }

  private func text(_ amount: Int, _ part: Part) -> String {
    guard let duration = part.duration else {
      let words = UnitWording.text(
        amount,
        part.unit == .year ? .year : .month,
        width: width,
        locale: locale.identifier
      )
      return isMonthOfOneLetter(part) ? words + "o" : words
    }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [duration.unit],
      width: unitWidth,
      zeroValueUnits: .show(length: 1)
    )
    return Duration.seconds(amount * duration.seconds).formatted(style.locale(locale))
  }

  /// Whether CLDR has a month's letter where Apple's systems have two, which no minute has: "1mo" (M, Ohland's examples of
  /// 2021).
  private func isMonthOfOneLetter(_ part: Part) -> Bool {
    part.unit == .month && width == .narrow && locale.language.languageCode == .english
  }

  var locale: Locale { calendar?.locale ?? HostedDevice.locale }

  private var width: UnitWording.Width {
    switch unitsStyle {
    case .full, .spellOut: .full
    case .short, .brief: .short
    case .abbreviated, .positional: .narrow
    }
  }

  private var listWidth: UnitWording.Width { unitsStyle == .brief ? .narrow : width }
}
#endif
