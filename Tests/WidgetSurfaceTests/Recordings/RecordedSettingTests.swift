// Not `canImport`: on Linux the package has a module of that name itself.
#if os(Linux)
import Foundation
import TestSupport
import Testing

@testable import WidgetSurface

/// Options of the older kind of every make: with cases, with what a handler offers, finds or takes, and with
/// what a text is read as; what they are set to by each of several texts, as recorded.
///
/// `Scripts/renew-golden` writes the recording anew.
@Suite struct RecordedSettingTests {
  private static let recording = Recording(
    "WidgetSurfaceTests/Recorded/settings.recorded",
    names: ["settings", "days"]
  )

  nonisolated(unsafe) private static let things = [
    INObject(identifier: "1", display: "Anna"), INObject(identifier: "2", display: "Ben"),
    INObject(identifier: "3", display: "Ben"), INObject(identifier: nil, display: "Cy"),
  ]

  private final class Handler {}
  private struct Storm: Error {}

  /// What a handler answers: nothing, no things, the first ones, or an error.
  private enum Answer: String, CaseIterable {
    case none, empty, one, all, sections, storm

    func collection() throws -> INObjectCollection<INObject>? {
      switch self {
      case .none: return nil
      case .empty: return INObjectCollection(items: [])
      case .one: return INObjectCollection(items: [things[0]])
      case .all: return INObjectCollection(items: things)
      case .sections:
        return INObjectCollection(sections: [
          INObjectSection(title: "First", items: [things[1]]),
          INObjectSection(title: nil, items: [things[2], things[3]]),
        ])
      case .storm: throw Storm()
      }
    }
  }

  private static func name(_ thing: INObject?) -> String {
    thing.map { "\($0.identifier ?? "–") \($0.displayString)" } ?? "nothing"
  }

  /// What comes of setting, of taking the default, and what is proposed.
  private static func said(
    cases: [(name: String, value: INObject)]?,
    choices: Answer?,
    search: Answer?,
    fallback: INObject?,
    isRead: Bool,
    handler: Any?
  ) async -> String {
    final class Intent: INIntent {
      var settings: [_IntentSetting] = []
      override var _settings: [_IntentSetting] { settings }
    }
    let intent = Intent()
    var taken: INObject?
    intent.settings = [
      _IntentSetting(
        name: "thing",
        title: "Thing",
        type: "INObject",
        cases: cases,
        choices: choices.map { choices in { _ in try choices.collection() } },
        search: search.map { search in { _, _ in try search.collection() } },
        fallback: { _ in fallback },
        read: { isRead && $0 != "no" ? INObject(identifier: "read", display: $0) : nil },
        set: { taken = $0 }
      )
    ]
    let setting = HandledSetting.all(of: intent, handler: handler)[0]
    var words: [String] = []
    for text in ["1", "Anna", "Ben", "Cy", "no"] {
      taken = nil
      do {
        try await setting.set(text)
        words.append("\(text) → \(name(taken))")
      } catch {
        words.append("\(text): \(error)")
      }
    }
    taken = nil
    try? await setting.setDefault()
    words.append("default \(name(taken))")
    let proposed = try? await setting.choices()
    let titles = proposed?.map { "\($0.identifier) \($0.title) \($0.section ?? "–")" }
    return (words + ["proposes \(titles ?? ["an error"])"]).joined(separator: "; ")
  }

  @Test func settingsAreAsRecorded() async throws {
    let cases = [(name: "1", value: Self.things[3]), (name: "Ben", value: Self.things[0])]
    var lines: [String] = []
    for handler in [nil, Handler()] {
      for choices in [nil] + Answer.allCases.map(Optional.some) {
        for search in [nil] + Answer.allCases.map(Optional.some) {
          for isRead in [true, false] {
            let said = await Self.said(
              cases: nil,
              choices: choices,
              search: search,
              fallback: isRead ? Self.things[1] : nil,
              isRead: isRead,
              handler: handler
            )
            let words = [choices, search].map { $0?.rawValue ?? "–" }.joined(separator: " ")
            lines.append("\(handler == nil ? "alone" : "handled") \(words) \(isRead): \(said)")
          }
        }
      }
      let said = await Self.said(
        cases: cases,
        choices: .one,
        search: .all,
        fallback: nil,
        isRead: true,
        handler: handler
      )
      lines.append("cases: \(said)")
    }
    try Self.recording.check("settings", lines)
  }

  /// Days as people write them; times of day depend on where one is.
  @Test func daysAreReadAsRecorded() throws {
    let texts = [
      "2026-03-28", "2026-02-29", "2024-02-29", "2026-13-01", "2026-00-10", "2026-3-28",
      "02026-3-28", "2026-3-028", "2026--3-28", "2026-+3-28", "26-03-28", "2026-03-28 ",
      "2026-03-2x", "2026/03/28", "", "-", "2026-03-28T23:30", "2026-03-28T25:30:00Z",
    ]
    try Self.recording.check(
      "days",
      texts.map { text in
        let day = _IntentSetting.dateComponents(text)
        return "\(text): \(day.map { "\($0.year ?? 0) \($0.month ?? 0) \($0.day ?? 0)" } ?? "none")"
      }
    )
    // A moment is told in the calendar of the device.
    let moment = try #require(_IntentSetting.dateComponents("2026-03-28T23:30:15Z"))
    let date = try Date("2026-03-28T23:30:15Z", strategy: .iso8601)
    #expect(Calendar.current.date(from: moment) == date)
    #expect(moment.second == 15 && moment.timeZone == nil)
  }
}
#endif
