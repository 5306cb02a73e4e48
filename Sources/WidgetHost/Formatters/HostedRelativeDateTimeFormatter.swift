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

  /// Creates a formatter.
  public override init() {
    super.init()
  }

  /// Creates a formatter; what was archived is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How far a date is from another.
  public func localizedString(for date: Date, relativeTo other: Date) -> String {
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
      presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: units,
      locale: locale ?? HostedDevice.locale,
      calendar: calendar ?? HostedDevice.calendar
    )
    return style.format(other)
  }

  /// How far something is that lies an interval from now.
  public func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(interval), relativeTo: now)
  }

  /// How far something is that lies some units from now.
  public func localizedString(from components: DateComponents) -> String {
    let calendar = calendar ?? HostedDevice.calendar
    let now = Date()
    let date = calendar.date(byAdding: components, to: now) ?? now
    return localizedString(for: date, relativeTo: now)
  }

  /// How far a date is from now; `nil` for what is no date.
  public override func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
#endif
