#if os(Linux)
public import Foundation
import SwiftUISurface

/// What lies between two dates, in words or as a clock shows it, on a hosted device: "1 hour, 23 minutes".
///
/// Stands in for Foundation's `Date.ComponentsFormatStyle`, of which Linux has the fields alone, where it is asked for by
/// `.components(style:fields:)` and `.timeDuration`: its own name is taken by what there is. The words are those of what
/// stands in for `DateComponentsFormatter`, whose styles of units it has.
public struct HostedComponentsFormatStyle: FormatStyle, Sendable {
  /// A field that may be written.
  public typealias Field = Date.ComponentsFormatStyle.Field

  /// How fields are written.
  public enum Style: Codable, Hashable, Sendable {
    /// With words: 2 hours, 10 minutes.
    case wide
    /// With short words: 2 hr, 10 min.
    case abbreviated
    /// With letters: 2h 10m (M, Ohland's examples; Apple's documentation has it the other way around with `narrow`).
    case condensedAbbreviated
    /// With short words and no spaces within an amount: 2hr 10min (M).
    case narrow
    /// With words, of which numbers are some: two hours, ten minutes (D).
    case spellOut
  }

  /// How fields are written.
  public var style: Style
  /// The locale that says the words.
  public var locale: Locale
  /// The calendar that counts.
  public var calendar: Calendar
  /// The fields that may be written, of which those that are zero are left out; `nil` for those that are usual.
  public var fields: Set<Field>?
  /// Whether it is written as a clock shows it.
  fileprivate var isClock = false

  /// Creates a style.
  public init(
    style: Style,
    locale: Locale = HostedDevice.locale,
    calendar: Calendar = HostedDevice.calendar,
    fields: Set<Field>? = nil
  ) {
    self.style = style
    self.locale = locale
    self.calendar = calendar
    self.fields = fields
  }

  /// What lies between two dates.
  public func format(_ value: Range<Date>) -> String {
    let formatter = HostedDateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    formatter.allowedUnits = units
    var calendar = calendar
    calendar.locale = locale
    formatter.calendar = calendar
    return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
  }

  /// The style in another locale.
  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.locale = locale
    return style
  }

  /// The style with another calendar.
  public func calendar(_ calendar: Calendar) -> Self {
    var style = self
    style.calendar = calendar
    return style
  }

  private var unitsStyle: HostedDateComponentsFormatter.UnitsStyle {
    if isClock { return .positional }
    switch style {
    case .wide: return .full
    case .abbreviated: return .short
    case .condensedAbbreviated: return .abbreviated
    case .narrow: return .brief
    case .spellOut: return .spellOut
    }
  }

  private static let units: [(field: Field, unit: NSCalendar.Unit)] = [
    (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
    (.minute, .minute), (.second, .second),
  ]

  private var units: NSCalendar.Unit {
    guard let fields else { return [] }
    return NSCalendar.Unit(Self.units.filter { fields.contains($0.field) }.map(\.unit))
  }
}

extension HostedComponentsFormatStyle: CalendarFormat {}

extension Date.ComponentsFormatStyle {
  /// How fields are written.
  public typealias Style = HostedComponentsFormatStyle.Style
}

extension FormatStyle where Self == HostedComponentsFormatStyle {
  /// What lies between two dates, in words.
  public static func components(
    style: HostedComponentsFormatStyle.Style,
    fields: Set<HostedComponentsFormatStyle.Field>? = nil
  ) -> Self {
    Self(style: style, fields: fields)
  }

  /// What lies between two dates, as a clock shows it: 1:23:20, and 1:35 where there are no hours (D).
  public static var timeDuration: Self {
    var style = Self(style: .condensedAbbreviated, fields: [.hour, .minute, .second])
    style.isClock = true
    return style
  }
}
#endif
