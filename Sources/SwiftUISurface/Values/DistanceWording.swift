import Foundation
import UnicodeText

/// The words for how far apart two dates are, as the date styles of texts say it.
///
/// Counted by the calendar in years, months, days, hours, minutes and seconds (LayoutRules
/// §2.4, R). The forms "11 min, 14 sec" and "-11 minutes" are Apple's own examples (D); that the
/// smaller of two units is said when it is zero is our inference (I).
struct DistanceWording {
  /// What is counted.
  private static let fields: [DateField] = [.year, .month, .day, .hour, .minute, .second]

  private let amounts: DateComponents
  private let isToCome: Bool
  private let locale: Locale

  init(_ moment: TextMoment, to date: Date) {
    let (now, date) = (moment.date, moment.counted(date))
    locale = moment.locale
    isToCome = date > now
    amounts = moment.calendar.dateComponents(
      Set(Self.fields.map(\.component)),
      from: min(now, date),
      to: max(now, date)
    )
  }

  /// The largest unit that is not zero and the one below it, abbreviated.
  var twoUnits: String {
    let shown = Self.fields[largest...].prefix(2).map { (field: $0, amount: amount(of: $0)) }
    if let words = DateField.text(shown, .short, locale) { return words }
    let words = shown.map { $0.field.text($0.amount, .short, locale) }
    return UnitWording.list(words, width: .short, locale: locale.identifier)
  }

  /// The largest unit that is not zero with its sign: a minus while the date is to come, a plus
  /// when it is past.
  var signedUnit: String {
    let field = Self.fields[largest]
    let words = field.text(amount(of: field), .full, locale)
    guard amount(of: field) != 0 else { return words }
    let one = isToCome ? -1 : 1
    let number = one.formatted(.number.sign(strategy: .always()).locale(locale))
    let digit = 1.formatted(.number.locale(locale))
    return number.replacing(digit, with: "") + words
  }

  /// Where the largest field stands that is not zero; where there is none, the last one.
  private var largest: Int {
    Self.fields.firstIndex { amount(of: $0) != 0 } ?? Self.fields.count - 1
  }

  private func amount(of field: DateField) -> Int { amounts.value(for: field.component) ?? 0 }
}
