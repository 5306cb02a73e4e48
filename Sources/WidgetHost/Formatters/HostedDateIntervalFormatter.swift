#if os(Linux)
public import Foundation
import SwiftUISurface

/// From one date to another, in words, on a hosted device: "2:30 – 4:30 PM".
///
/// Stands in for Foundation's `DateIntervalFormatter`, which says "en_US" on Linux, and of which no class can be made there.
public final class HostedDateIntervalFormatter: Formatter, @unchecked Sendable {
  /// How dates and times are written.
  public typealias Style = DateIntervalFormatter.Style

  private let formatter = DateIntervalFormatter()

  /// Creates a formatter.
  public override init() {
    super.init()
    formatter.locale = HostedDevice.locale
    formatter.calendar = HostedDevice.calendar
  }

  /// Creates a formatter; what was archived is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The locale that says the words.
  public var locale: Locale? {
    get { formatter.locale }
    set { formatter.locale = newValue }
  }

  /// The calendar.
  public var calendar: Calendar? {
    get { formatter.calendar }
    set { formatter.calendar = newValue }
  }

  /// The time zone.
  public var timeZone: TimeZone? {
    get { formatter.timeZone }
    set { formatter.timeZone = newValue }
  }

  /// The parts of dates that are written, as a template.
  public var dateTemplate: String? {
    get { formatter.dateTemplate }
    set { formatter.dateTemplate = newValue }
  }

  /// How days are written.
  public var dateStyle: Style {
    get { formatter.dateStyle }
    set { formatter.dateStyle = newValue }
  }

  /// How times of day are written.
  public var timeStyle: Style {
    get { formatter.timeStyle }
    set { formatter.timeStyle = newValue }
  }

  /// From one date to another.
  public func string(from start: Date, to end: Date) -> String {
    let now = Date()
    return formatter.string(from: start.counted(orElse: now), to: end.counted(orElse: now))
  }

  /// From the beginning of an interval to its end.
  public func string(from interval: DateInterval) -> String? {
    string(from: interval.start, to: interval.end)
  }

  /// From the beginning of an interval to its end; `nil` for what is none.
  public override func string(for object: Any?) -> String? {
    (object as? DateInterval).flatMap(string(from:))
  }
}
#endif
