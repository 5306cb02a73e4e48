public import Foundation

/// Whether views are shown as they are or as the system keeps them for a widget.
public enum ViewArchival: Sendable, Hashable, CaseIterable {
  /// In an app: texts that move hug what they say now.
  case app
  /// In a widget, whose views the system archives: a text that moves takes the width it is offered
  /// (LayoutRules §2.4, R and M).
  case widget
}

private struct ViewArchivalKey: EnvironmentKey {
  static let defaultValue: ViewArchival? = nil
}

private struct CalendarKey: EnvironmentKey {
  static let defaultValue = Calendar(identifier: .gregorian)
}

private struct TimeZoneKey: EnvironmentKey {
  static let defaultValue = TimeZone.gmt
}

private struct ReferenceDateKey: EnvironmentKey {
  static let defaultValue = Date(timeIntervalSinceReferenceDate: 0)
}

extension EnvironmentValues {
  /// Whether moving texts are measured as in a widget or as in an app.
  ///
  /// As in a widget unless it is set, but for `accessoryInline`, where moving texts hug
  /// (LayoutRules §1.4, as Apple shows them at WWDC 2022).
  public var viewArchival: ViewArchival {
    get { self[ViewArchivalKey.self] ?? (widgetFamily == .accessoryInline ? .app : .widget) }
    set { self[ViewArchivalKey.self] = newValue }
  }

  /// The calendar that dates in texts are counted by; Gregorian by default.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone that dates in texts are shown in; GMT by default, whatever the machine's.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The date that is now for texts that move: a timeline entry's own.
  ///
  /// Never read from a clock, so that the same view always gives the same layout; by default the
  /// beginning of 2001.
  public var referenceDate: Date {
    get { self[ReferenceDateKey.self] }
    set { self[ReferenceDateKey.self] = newValue }
  }
}
