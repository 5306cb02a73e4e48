import Foundation
import SwiftUISurface
import Testing

@testable import WidgetSurface

/// What a widget's options may be set to: what a user could choose, and nothing else.
@Suite struct ChosenParameterTests {
  private struct Words: DynamicOptionsProvider {
    func results() async throws -> [String] { ["one", "two"] }
  }

  private struct Days: DynamicOptionsProvider {
    func results() async throws -> [Date] { [Date(timeIntervalSinceReferenceDate: 5)] }
  }

  private struct Nothing: DynamicOptionsProvider {
    func results() async throws -> [String] { [] }
  }

  /// A user chooses among what the parameter's own options propose, by what a value is set by.
  @Test func whatIsNotProposedIsRefused() async throws {
    let words = IntentParameter<String>(title: "Option", optionsProvider: Words())
    await #expect(
      throws: ParameterError.unknownChoice(
        title: "Option",
        given: "six",
        known: ["one", "two"].map { ParameterChoice(identifier: $0, title: $0, section: nil) }
      )
    ) {
      try await words.set("six")
    }
    #expect(words.current == nil)
    try await words.set("two")
    #expect(words.wrappedValue == "two")
    let maybe = IntentParameter<String?>(title: "Option", optionsProvider: Words())
    await #expect(throws: ParameterError.self) { try await maybe.set("six") }
    try await maybe.set("one")
    #expect(maybe.wrappedValue == "one")
    let days = IntentParameter<Date>(title: "Option", optionsProvider: Days())
    await #expect(throws: ParameterError.self) { try await days.set("2001-01-01T00:00:06Z") }
    try await days.set("2001-01-01T00:00:05Z")
    #expect(days.wrappedValue == Date(timeIntervalSinceReferenceDate: 5))
    // Where nothing is proposed, as of handlers of older intents, anything is taken.
    let free = IntentParameter<String>(title: "Option", optionsProvider: Nothing())
    try await free.set("six")
    #expect(free.wrappedValue == "six")
  }
}
