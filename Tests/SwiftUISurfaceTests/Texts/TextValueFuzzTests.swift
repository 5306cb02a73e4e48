import Foundation
import SwiftUISurface
import TestSupport
import Testing

/// Dates and timers say something whatever the date, the language and the time zone.
@MainActor
@Suite struct TextValueFuzzTests {
  nonisolated private static let seconds: [Double] = [
    0, 0.4999, -0.5, 1, 59.999, 60, 3_599, 86_400, 2_678_400, 1e9, -1e9, 1e11, -1e11, 1e15, -1e15,
    1e18, 9.3e18, -9.3e18, 1e19, 1e30, 1e300, -1e300, .infinity, -.infinity, .nan,
    .leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ]
  nonisolated private static let locales = [
    "en_US", "ja_JP", "ar_EG", "fa_IR", "th_TH@calendar=buddhist", "ja_JP@calendar=japanese", "",
    "xx",
    "de-u-nu-arab", String(repeating: "a", count: 300), "en_US_POSIX",
  ]

  @Test(arguments: seconds) func dates(_ seconds: Double) throws {
    let styles: [Text.DateStyle] = [.relative, .offset, .timer, .date, .time]
    for locale in Self.locales {
      for date in [
        Date(timeIntervalSinceReferenceDate: seconds),
        TextValueTests.now.addingTimeInterval(seconds),
      ] {
        for style in styles {
          // What has no number is said without words, if with any.
          let text = Text(verbatim: "x") + Text(date, style: style)
          let shown = try TextValueTests.string(text) { $0.locale = Locale(identifier: locale) }
          #expect(shown.hasPrefix("x"))
          #expect(shown.count > 1 || seconds.isNaN)
        }
      }
    }
  }

  @Test(arguments: seconds) func intervals(_ seconds: Double) throws {
    // No range can be made of what is not in order.
    guard !seconds.isNaN else { return }
    let now = TextValueTests.now
    let other = now.addingTimeInterval(seconds)
    for counts in [true, false] {
      for pause in [nil, now, other] {
        let text = Text(
          timerInterval: min(now, other)...max(now, other),
          pauseTime: pause,
          countsDown: counts
        )
        #expect(!(try TextValueTests.string(text)).isEmpty)
      }
    }
    #expect(!(try TextValueTests.string(Text(min(now, other)...max(now, other)))).isEmpty)
  }
}
