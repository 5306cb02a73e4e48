#if os(Linux)
import Foundation
import SwiftUISurface

/// A unit as formatters of lengths, masses and energies write it: in the language of their numbers, in CLDR's words.
struct WrittenUnit {
  /// ICU's name of the unit.
  let name: String
  let style: Formatter.UnitStyle
  let numbers: NumberFormatter

  /// A number of units in words.
  func text(_ value: Double) -> String {
    let number = number(value)
    // The unit goes with the number that is said, which may be a round one.
    return wording.text(said(number) ?? value, number: number) ?? number
  }

  /// The unit alone, as it goes with a number.
  func unit(for value: Double) -> String {
    wording.text(value, number: "")?.trimmingCharacters(in: .whitespaces) ?? name
  }

  /// A number of units, and what is left of the last in smaller ones: "5 ft, 11 in".
  ///
  /// - Parameters:
  ///   - small: the smaller unit.
  ///   - count: how many of them one has.
  ///   - keepsNone: whether they are written where none is left.
  func text(_ value: Double, _ small: WrittenUnit, count: Double, keepsNone: Bool) -> String {
    guard value.isFinite else { return text(value) }
    var whole = value.rounded(.towardZero)
    var rest = abs(value - whole) * count
    if let said = small.said(small.number(rest)), said >= count {
      whole += value < 0 ? -1 : 1
      rest = 0
    }
    guard rest != 0 || keepsNone else { return text(whole) }
    return UnitWording.list(
      [text(whole), small.text(rest)],
      width: listWidth,
      locale: numbers.locale.identifier
    )
  }

  private func number(_ value: Double) -> String {
    numbers.string(from: NSNumber(value: value)) ?? ""
  }

  private func said(_ number: String) -> Double? {
    numbers.number(from: number)?.doubleValue
  }

  private var wording: MeasurementWording {
    let width =
      switch style {
      case .long: "full-name"
      case .short: "narrow"
      default: "short"
      }
    return MeasurementWording(unit: "unit/\(name)", width: width, locale: numbers.locale)
  }

  private var listWidth: UnitWording.Width {
    switch style {
    case .long: .full
    case .short: .narrow
    default: .short
    }
  }
}
#endif
