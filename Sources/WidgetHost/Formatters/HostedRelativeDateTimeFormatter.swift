#if os(Linux)
public import Foundation
import SwiftUISurface

/// How far a date is from another, in words, on a hosted device: "in 3 days".
///
/// Stands in for Foundation's `RelativeDateTimeFormatter`, which Linux has none of, in CLDR's words.
public final class HostedRelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether nearby days have names.
  public enum DateTimeStyle: Int, Sendable {
    /// Numbers only.
    case numeric
    /// "Tomorrow" too.
    case named
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// With words.
    case full
    /// With words and numbers in words.
    case spellOut
    /// With short words.
    case short
    /// With the shortest words.
    case abbreviated
  }

  /// Whether nearby days have names.
  public var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written.
  public var unitsStyle = UnitsStyle.full
  /// The calendar.
  public var calendar: Calendar? = HostedDevice.calendar
  /// The locale that says the words.
  public var locale: Locale? = HostedDevice.locale
  /// Where the words stand, by which some languages begin them with a capital; of what is to be told by the words around
  /// them nothing is known.
  public var formattingContext = Formatter.Context.unknown

  /// Creates a formatter.
  public override init() {
    super.init()
  }

  /// Creates a formatter; what was archived is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The units that distances are told in, the largest first.
  private static let units:
    [(component: Calendar.Component, field: Date.RelativeFormatStyle.Field)] = [
      (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour),
      (.minute, .minute), (.second, .second),
    ]

  /// What amounts are counted from that lie nowhere: a noon in GMT, so that no day of another length is near.
  private static let reference = Date(timeIntervalSinceReferenceDate: 43_200)

  /// How far a date is from another.
  public func localizedString(for date: Date, relativeTo other: Date) -> String {
    words(
      for: date,
      relativeTo: other,
      in: Set(Self.units.map(\.field)),
      calendar ?? HostedDevice.calendar
    )
  }

  private func words(
    for date: Date,
    relativeTo other: Date,
    in fields: Set<Date.RelativeFormatStyle.Field>,
    _ calendar: Calendar
  ) -> String {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    let other = other.counted(orElse: Date())
    // From the other date, not as far from now: months differ in length, and days where clocks are changed.
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date.counted(orElse: other),
      allowedFields: fields,
      presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: units,
      locale: locale ?? HostedDevice.locale,
      calendar: calendar,
      capitalizationContext: capitalization
    )
    return style.format(other)
  }

  /// Where the words stand, as Foundation's styles call it.
  private var capitalization: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .standalone: .standalone
    case .listItem: .listItem
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    default: .unknown
    }
  }

  /// How far something is that lies an interval from now.
  public func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(interval), relativeTo: now)
  }

  /// How far something is that lies an amount of a unit from now, in that unit: 36 hours are no day.
  ///
  /// Of several units the largest that is not zero is told, without the others; those that are not among the units of
  /// distances, such as quarters, are left out, as on iOS.
  public func localizedString(from components: DateComponents) -> String {
    var calendar = calendar ?? HostedDevice.calendar
    calendar.timeZone = .gmt
    let amounts = Self.units.compactMap { unit in
      components.value(for: unit.component).map { (unit: unit, value: $0) }
    }
    guard let told = amounts.first(where: { $0.value != 0 }) ?? amounts.first else {
      return localizedString(fromTimeInterval: 0)
    }
    let date = calendar.date(
      byAdding: told.unit.component,
      value: told.value,
      to: Self.reference
    )
    return words(
      for: date ?? Self.reference,
      relativeTo: Self.reference,
      in: [told.unit.field],
      calendar
    )
  }

  /// How far a date is from now; `nil` for what is no date.
  public override func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
#endif
