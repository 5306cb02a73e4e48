import SwiftUISurface
import Testing

@testable import WidgetSurface

/// Options whose values are the cases of a type.
extension ChosenParameterTests {
  private enum Depth: String, AppEnum {
    case shallow, deep
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Depth")
    static let caseDisplayRepresentations: [Depth: DisplayRepresentation] = [.deep: "Deep water"]
  }

  /// A case without words for the user is called by what it is set by.
  @Test func casesWithoutWordsAreCalledByTheirValues() async throws {
    let choices = try await IntentParameter<Depth>(title: "Option").choices()
    #expect(choices.map(\.title) == ["shallow", "Deep water"])
    let depth = IntentParameter<Depth>(title: "Option")
    try await depth.set("Deep water")
    #expect(depth.wrappedValue == .deep)
  }

  /// A parameter that may be without a case has those of its type to choose from.
  @Test func casesThatMayBeMissingAreProposed() async throws {
    let depth = IntentParameter<Depth?>(title: "Option")
    #expect(try await depth.choices().map(\.identifier) == ["shallow", "deep"])
    try await depth.set("deep")
    #expect(depth.wrappedValue == .deep)
    try await depth.set("shallow")
    #expect(depth.wrappedValue == .shallow)
    await #expect(throws: ParameterError.self) { try await depth.set("flat") }
    #expect(depth.wrappedValue == .shallow)
  }
}
