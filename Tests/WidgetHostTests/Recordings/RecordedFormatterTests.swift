#if os(Linux)
import Foundation
import TestSupport
import Testing
import WidgetHost

/// What stands in for Foundation's formatters writes, in every style, as recorded.
///
/// `Scripts/renew-golden` writes the recording anew.
@Suite struct RecordedFormatterTests {
  typealias Durations = HostedDateComponentsFormatter

  static let recording = Recording(
    "WidgetHostTests/Recorded/formatters.recorded",
    names: ["durations", "components", "relative"]
  )

  static let styles: [Durations.UnitsStyle] = [
    .positional, .abbreviated, .short, .full, .spellOut, .brief,
  ]
  static let units: [NSCalendar.Unit] = [
    [], [.second], [.minute], [.hour], [.day], [.month], [.year], [.weekOfMonth],
    [.minute, .second], [.hour, .minute], [.hour, .minute, .second], [.day, .hour],
    [.weekOfMonth, .day, .hour],
  ]

  private func formatter(_ locale: String) -> Durations {
    let formatter = Durations()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    formatter.calendar = calendar
    return formatter
  }

  @Test func durationsAreAsRecorded() throws {
    let intervals: [Double] = [
      0, 1, -1, 9.9, 59, 60, 61, 600, 3599, 3600, 3660, -5400, 86_399, 86_400, 90_061, 691_200,
      1e15, -1e15, .infinity, .nan,
    ]
    var lines: [String] = []
    for (index, unit) in Self.units.enumerated() {
      for style in Self.styles {
        for behaviour in [Durations.ZeroFormattingBehavior.default, .pad] {
          for most in [0, 1, 2] {
            let formatter = formatter(index % 3 == 1 ? "de_DE" : "en_US")
            formatter.unitsStyle = style
            formatter.allowedUnits = unit
            formatter.zeroFormattingBehavior = behaviour
            formatter.maximumUnitCount = most
            let texts = intervals.map { formatter.string(from: $0) ?? "-" }
            lines.append(
              "\(index) \(style) \(behaviour.rawValue) \(most): \(texts.joined(separator: " | "))"
            )
          }
        }
      }
    }
    try Self.recording.check("durations", lines)
  }

  @Test func componentsAreAsRecorded() throws {
    let components = [
      DateComponents(second: 5), DateComponents(minute: 2), DateComponents(hour: 3),
      DateComponents(day: 4), DateComponents(month: 2), DateComponents(year: 1),
      DateComponents(weekOfYear: 2), DateComponents(weekOfMonth: 3),
      DateComponents(weekOfMonth: 1, weekOfYear: 2),
      DateComponents(year: 1, month: 2, day: 3, hour: 4, minute: 5, second: 6), DateComponents(),
    ]
    let lines = Self.styles.flatMap { style in
      Self.units.map { unit in
        let formatter = formatter("en_US")
        formatter.unitsStyle = style
        formatter.allowedUnits = unit
        return components.map { formatter.string(from: $0) ?? "-" }.joined(separator: " | ")
      }
    }
    try Self.recording.check("components", lines)
  }

  /// Intervals that are told alike at every hour of every day, and that no rounding makes another: the
  /// formatter counts from now.
  @Test func relativeDatesAreAsRecorded() throws {
    let intervals: [Double] = [30.2, 100, 700, 4000, 9000]
    var lines: [String] = []
    for locale in ["en_US", "de_DE", "ja_JP"] {
      for presentation in [HostedRelativeDateTimeFormatter.DateTimeStyle.numeric, .named] {
        for style in [
          HostedRelativeDateTimeFormatter.UnitsStyle.full, .spellOut, .short, .abbreviated,
        ] {
          let formatter = HostedRelativeDateTimeFormatter()
          formatter.dateTimeStyle = presentation
          formatter.unitsStyle = style
          formatter.locale = Locale(identifier: locale)
          let texts = intervals.flatMap { interval in
            [interval, -interval].map { formatter.localizedString(fromTimeInterval: $0) }
          }
          lines.append("\(locale) \(presentation) \(style): \(texts.joined(separator: " | "))")
          let now = Date()
          lines.append(
            formatter.localizedString(for: now.addingTimeInterval(4000), relativeTo: now) + " "
              + formatter.localizedString(from: DateComponents(hour: 1, minute: 10)) + " "
              + (formatter.string(for: now.addingTimeInterval(-9000)) ?? "-") + " "
              + (formatter.string(for: "words") ?? "-")
          )
        }
      }
    }
    try Self.recording.check("relative", lines)
  }
}
#endif
