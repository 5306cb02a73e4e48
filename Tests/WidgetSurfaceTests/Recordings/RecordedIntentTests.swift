import Foundation
import SwiftUISurface
import TestSupport
import Testing

@testable import WidgetSurface

/// What intents of both kinds give back, what is handed to them, and what is noted of those that go on in the app: as
/// recorded.
///
/// `Scripts/renew-golden` writes the recording anew.
@Suite struct RecordedIntentTests {
  private static let recording = Recording(
    "WidgetSurfaceTests/Recorded/intents.recorded",
    names: ["intents"]
  )

  private struct Plainly: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Plainly"
  }

  private final class OlderOptions: INIntent {}

  private struct Harbour: Sendable, Equatable {
    var name = ""
  }

  private struct Docking: AppIntent {
    static let title: LocalizedStringResource = "Docking"
    @Dependency var plain: Harbour
    @AppDependency(key: "RecordedWidgetTests") var named: Harbour
    func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
      .result(value: plain.name, dialog: "\(named.name)")
    }
  }

  private struct Value: AppIntent {
    static let title: LocalizedStringResource = "Value"
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 7) }
  }

  private struct Sailing: OpenIntent {
    static let title: LocalizedStringResource = "Sailing"
    var target = "quay"
  }

  private struct Configuring: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Configuring"
  }

  private struct Continuing: ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Continuing"
    func perform() async throws -> some IntentResult { .result() }
  }

  private static func described(_ outcome: INIntentResolutionResult) -> String {
    let words =
      switch outcome._outcome {
      case .success(let value): "success \(value)"
      case .notRequired: "not required"
      case .needsValue: "needs a value"
      case .disambiguation(let values): "one of \(values)"
      case .confirmation(let value): "confirms \(value.map { "\($0)" } ?? "–")"
      case .unsupported(let reason): "unsupported \(reason.map { "\($0)" } ?? "–")"
      }
    return "\(type(of: outcome)): \(words)"
  }

  private static func results() -> [INIntentResolutionResult] {
    let url = URL(filePath: "/a")
    return [
      INIntentResolutionResult.notRequired(), INObjectResolutionResult.needsValue(),
      INEnumResolutionResult.unsupported(), INStringResolutionResult.unsupported(withReason: 3),
      INStringResolutionResult.success(with: "a"),
      INStringResolutionResult.disambiguation(with: ["a", "b"]),
      INStringResolutionResult.confirmationRequired(with: "a"),
      INStringResolutionResult.confirmationRequired(with: nil),
      INIntegerResolutionResult.success(with: 2),
      INIntegerResolutionResult.confirmationRequired(with: 4),
      INDoubleResolutionResult.success(with: 2.5),
      INDoubleResolutionResult.confirmationRequired(with: 4.5),
      INBooleanResolutionResult.success(with: true),
      INBooleanResolutionResult.confirmationRequired(with: nil),
      INTimeIntervalResolutionResult.success(with: 60),
      INURLResolutionResult.success(with: url),
    ]
  }

  private final class Handling: INExtension {}

  @Test func intentsAreAsRecorded() async throws {
    let manager = AppDependencyManager.shared
    var lines = Self.results().map { Self.described($0) }
    if case .success(let day as DateComponents) =
      INDateComponentsResolutionResult
      .success(with: DateComponents(day: 4))._outcome
    {
      lines.append("day \(day.day ?? 0)")
    }
    let things = [
      INObject(identifier: "a", display: "A"),
      INObject(identifier: nil, display: "B", pronunciationHint: "bee"),
      INObject(identifier: "c", display: "C", subtitle: "below", image: nil),
      INObject(identifier: "d", display: "D", subtitle: nil, image: 7),
    ]
    lines += things.map {
      "\($0.identifier ?? "–") \($0.displayString) \($0.pronunciationHint ?? "–") \($0.subtitleString ?? "–")"
    }
    let collection = INObjectCollection(sections: [
      INObjectSection(title: "one", items: [1, 2]), INObjectSection(title: nil, items: [3]),
    ])
    lines.append("\(collection.allItems) \(collection.sections.map { $0.title ?? "–" })")
    lines.append("\(INObjectCollection(items: [4, 5]).allItems)")
    let handler = Handling()
    lines.append("\(handler.handler(for: OlderOptions()) as? Handling === handler)")
    lines.append("\(OlderOptions()._settings.count) \(INIntentResponse().userActivity == nil)")

    // Things are found by their types and by their names.
    lines.append("\(manager.value(of: Harbour.self, nil)?.name ?? "none")")
    manager.add(dependency: Harbour(name: "plain"))
    manager.add(key: "RecordedWidgetTests", dependency: Harbour(name: "named"))
    let docked = try await Docking().perform()
    lines.append(
      "\((docked as? ValueIntentResult<String>)?.value ?? "–") \(docked._dialog?.text ?? "–")"
    )
    manager.add(dependency: Harbour(name: "other"))
    lines.append("\(manager.value(of: Harbour.self, nil)?.name ?? "none")")
    lines.append("\(manager.value(of: String.self, "RecordedWidgetTests") ?? "none")")

    let value = try await Value().perform()
    lines.append("\((value as? ValueIntentResult<Int>)?.value ?? 0) \(value._dialog?.text ?? "–")")
    let opening = ValueIntentResult<Never>.result(opensIntent: Value())
    lines.append("\(opening._dialog?.text ?? "–") \(opening.next.map { "\(type(of: $0))" } ?? "–")")
    let said = ValueIntentResult<Never>.result(dialog: "said \(3) times")
    lines.append("\(said._dialog?.text ?? "–") \(said.next == nil) \(said.value == nil)")
    lines.append("\(EmptyIntentResult()._dialog == nil) \(IntentDialog("words").text)")
    for result in [
      try await Sailing().perform() as Any, try await Configuring().perform(),
      try await OpenURLIntent(URL(filePath: "/a")).perform(), try await Plainly().perform(),
    ] {
      lines.append("\(type(of: result))")
    }
    lines.append(
      "\(OpenURLIntent().url == nil) \(OpenURLIntent(URL(filePath: "/a")).url?.path ?? "–")"
    )
    lines += try await Self.continuations()
    try Self.recording.check("intents", lines)
  }

  /// A yes or no is kept as it is, the one as the other.
  @Test func answersAreKept() {
    let (no, yes) = (
      INBooleanResolutionResult.success(with: false),
      INBooleanResolutionResult.confirmationRequired(with: NSNumber(value: true))
    )
    guard case .success(let taken) = no._outcome, case .confirmation(let asked) = yes._outcome
    else {
      Issue.record("\(no._outcome) and \(yes._outcome)")
      return
    }
    #expect(taken as? Bool == false)
    #expect((asked as? NSNumber)?.boolValue == true)
  }

  private enum East {
    struct Pier: Sendable { var name = "east" }
  }

  private enum West {
    struct Pier: Sendable { var name = "west" }
  }

  /// Two types may have one name.
  @Test func thingsAreFoundByTheirWholeTypes() {
    let manager = AppDependencyManager.shared
    manager.add(dependency: East.Pier())
    manager.add(dependency: West.Pier())
    #expect(manager.value(of: East.Pier.self, nil)?.name == "east")
    #expect(manager.value(of: West.Pier.self, nil)?.name == "west")
  }

  /// A thing whose making needs another one.
  private final class Ferry: Sendable {
    let pier = AppDependencyManager.shared.value(of: East.Pier.self, nil)
  }

  /// Intents share what the app provides: what one has changed of it the next one sees.
  @Test func thingsAreMadeOnce() throws {
    let manager = AppDependencyManager.shared
    manager.add(dependency: East.Pier())
    manager.add(dependency: Ferry())
    let ferry = try #require(manager.value(of: Ferry.self, nil))
    #expect(ferry.pier?.name == "east")
    #expect(manager.value(of: Ferry.self, nil) === ferry)
    // One that is added in its place is another.
    manager.add(dependency: Ferry())
    #expect(manager.value(of: Ferry.self, nil) !== ferry)
  }

  @Test func pagesAreOpenedByAnIntentWithAName() {
    #expect(String(localized: OpenURLIntent.title) == "Open URL")
  }

  /// A thing whose making asks for such a thing itself, as another thread may meanwhile.
  private final class Buoy: Sendable {}

  private final class Making: @unchecked Sendable {
    var count = 0
    var nested: Buoy?

    func make() -> Buoy {
      count += 1
      if count == 1 { nested = AppDependencyManager.shared.value(of: Buoy.self, nil) }
      return Buoy()
    }
  }

  /// Of two that are made at once all intents share the one that was there first.
  @Test func thingsThatAreMadeMeanwhileAreOne() throws {
    let manager = AppDependencyManager.shared
    let making = Making()
    manager.add(dependency: making.make())
    let buoy = try #require(manager.value(of: Buoy.self, nil))
    #expect(making.count == 2 && buoy === making.nested)
    #expect(manager.value(of: Buoy.self, nil) === buoy && making.count == 2)
  }

  @MainActor private final class Told {
    var count = 0
  }

  /// What an intent would do in the app is handed over with what it would say, and not done before.
  @MainActor @Test func whatGoesOnInTheAppIsHandedOver() async throws {
    let told = Told()
    let error = Continuing().needsToContinueInForegroundError("later") { told.count += 1 }
    let continued = try #require(error as? ContinuedIntent)
    #expect(continued.dialog?.text == "later" && told.count == 0)
    try await continued.continuation?()
    #expect(told.count == 1)
    let silent = Continuing().needsToContinueInForegroundError()
    let unsaid = try #require(silent as? ContinuedIntent)
    #expect(unsaid.dialog == nil && unsaid.continuation == nil)
  }

  /// What is noted of an intent that goes on in the app.
  private static func continuations() async throws -> [String] {
    var lines: [String] = []
    for dialogs in [[], [nil], ["a"], ["a", nil], [nil, "b"], ["a", "b"]] as [[IntentDialog?]] {
      let noted = ForegroundContinuation()
      try await ForegroundContinuation.$current.withValue(noted) {
        for (index, dialog) in dialogs.enumerated() {
          if index % 2 == 0 {
            try await Continuing().requestToContinueInForeground(dialog)
          } else {
            let value = try await Continuing().requestToContinueInForeground(dialog) { index }
            #expect(value == index)
          }
        }
      }
      lines.append("\(noted.isAsked) \(noted.dialog ?? "–")")
    }
    let error = Continuing().needsToContinueInForegroundError("later") as? ContinuedIntent
    lines.append("\(error?.dialog?.text ?? "–") \(error?.continuation == nil)")
    struct Storm: Error {}
    let answered = await _HandlerAnswer.value { (answer: @escaping (Int) -> Void) in
      answer(1)
      answer(2)
    }
    lines.append("\(answered)")
    for (value, isStormy) in [(3, false), (nil, false), (nil, true), (4, true)] as [(Int?, Bool)] {
      do {
        let offered: Int? = try await _HandlerAnswer.offer { $0(value, isStormy ? Storm() : nil) }
        lines.append("offers \(offered.map { "\($0)" } ?? "nothing")")
      } catch {
        lines.append("\(error)")
      }
    }
    return lines
  }
}
