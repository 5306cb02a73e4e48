import Foundation
import TestSupport
import Testing

@testable import SwiftUISurface

/// Dates, clocks and formatted values in several languages on both sides of every place where their
/// wording turns, and Markdown drawn by chance: what they say as it was when somebody read it.
///
/// `Scripts/renew-golden` writes `Cases/recorded-values.txt` anew: every line of its diff is one that was
/// meant.
@MainActor
@Suite struct RecordedValueTests {
  private static let locales = [
    "en_US", "en_GB", "de_DE", "fr_FR", "ja_JP", "zh_Hant_TW", "ar_EG", "ko_KR", "pt_BR", "xx",
  ]

  private static let seconds: [TimeInterval] = [
    0, 0.4, 0.6, 1, 59, 59.5, 60, 61, 119, 3_599, 3_600, 3_661, 7_200, 35_999, 36_000, 86_399,
    86_400,
    90_000, 172_800, 604_799, 604_800, 1_209_600, 2_419_200, 2_678_400, 5_184_000, 31_535_999,
    31_536_000,
    63_072_000, 400_000_000,
  ]

  @Test func valuesSayWhatTheySaid() throws {
    var rows: [String] = []
    for locale in Self.locales {
      rows.append("== \(locale)")
      for (name, style) in Self.styles {
        let forward = try Self.seconds.map {
          try Self.says(Text(Self.date($0), style: style), locale)
        }
        let back = try Self.seconds.dropFirst().map {
          try Self.says(Text(Self.date(-$0), style: style), locale)
        }
        rows.append("\(name), to come: \(forward.joined(separator: " | "))")
        rows.append("\(name), gone: \(back.joined(separator: " | "))")
      }
      rows += try Self.clocks(locale)
    }
    rows += Self.markdown()
    try GoldenFile("SwiftUISurfaceTests/Cases/recorded-values.txt").check(rows)
  }

  private static let styles: [(String, Text.DateStyle)] = [
    ("relative", .relative), ("offset", .offset), ("timer", .timer), ("date", .date),
    ("time", .time),
  ]

  private static func date(_ seconds: TimeInterval) -> Date {
    TextValueTests.now.addingTimeInterval(seconds)
  }

  private static func says(_ text: Text, _ locale: String) throws -> String {
    try TextValueTests.string(text) {
      $0.locale = Locale(identifier: locale)
      $0.timeZone = .gmt
    }.visible
  }

  // MARK: Clocks

  private static func clocks(_ locale: String) throws -> [String] {
    var rows: [String] = []
    let ranges: [(TimeInterval, TimeInterval)] = [
      (-30, 30), (0, 3_600), (-90_000, 5), (10, 4_000), (-50, -20),
    ]
    for (start, end) in ranges {
      let range = date(start)...date(end)
      var said: [String] = []
      for showsHours in [true, false] {
        for countsDown in [true, false] {
          for pause in [nil, -10, 15, 5_000] as [TimeInterval?] {
            let text = Text(
              timerInterval: range,
              pauseTime: pause.map(date),
              countsDown: countsDown,
              showsHours: showsHours
            )
            said.append(try says(text, locale))
          }
        }
      }
      said.append(try says(Text(range), locale))
      rows.append("clock \(start)…\(end): \(said.joined(separator: " | "))")
    }
    return rows
  }

  // MARK: Markdown

  private static let pieces = [
    "*", "**", "***", "_", "__", "~", "~~", "`", "``", "[", "](", ")", "](a:b)", "](<c d>)", "![",
    "\\", "<",
    ">", "<a:b>", "<b>", "a", "b c", " ", "。", "é", "&amp;", "&#65;", "\n", "  \n", ".", "(",
    "\"t\"",
  ]

  private static func markdown() -> [String] {
    var generator = SplitMix(seed: 0x3A12)
    return ["== Markdown"]
      + (0..<700).map { _ in
        let count = Int.random(in: 2...14, using: &generator)
        let source = (0..<count).map { _ in
          pieces[Int.random(in: pieces.indices, using: &generator)]
        }.joined()
        let spans = InlineMarkdown.spans(
          of: source.unicodeScalars.map(InlineMarkdown.Element.scalar)
        )
        let said = spans.map { span in
          var text = String.UnicodeScalarView()
          text.append(contentsOf: span.content.compactMap(\.scalar))
          return
            "\(span.intents.rawValue)\(span.link.map { " to \($0)" } ?? "") ‹\(String(text).visible)›"
        }
        return "\(source.visible) → \(said.joined(separator: " "))"
      }
  }
}
