import Foundation
import SwiftUISurface
import Testing

@testable import WidgetSurface

/// Parameters that say themselves which cases they may have, or what finds their things.
@Suite struct ListedValueTests {
  private enum Side: String, AppEnum {
    case sea, bay, town
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Side" }
    static var caseDisplayRepresentations: [Side: DisplayRepresentation] {
      [.sea: "Seaside", .bay: "Bayside", .town: "Townside"]
    }
  }

  private struct Quay: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Quay" }
    static var defaultQuery: AllQuays { AllQuays() }
    let id: String
    var displayRepresentation: DisplayRepresentation {
      "Quay \(id)"
    }
  }

  private struct AllQuays: EnumerableEntityQuery {
    func allEntities() async throws -> [Quay] { ["1", "2", "3"].map { Quay(id: $0) } }
  }

  /// Beside those that it proposes it finds one that it does not.
  private struct DryQuays: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [Quay] {
      ["8", "9"].filter { identifiers.contains($0) }.map { Quay(id: $0) }
    }
    func suggestedEntities() async throws -> [Quay] { [Quay(id: "9")] }
    func entities(matching string: String) async throws -> [Quay] {
      string == "Quay 8" ? [Quay(id: "8")] : []
    }
    func defaultResult() async -> Quay? { Quay(id: "9") }
  }

  private struct Moor: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Moor"
    @Parameter(title: "Side", default: .bay, supportedValues: [.sea, .bay]) var side: Side
    @Parameter(title: "Other", supportedValues: [.town]) var other: Side?
    @Parameter(title: "Last", inputConnectionBehavior: .never, supportedValues: [.town, .sea])
    var last: Side
    @Parameter(title: "Quay", query: DryQuays()) var quay: Quay
    @Parameter(title: "Maybe", requestDisambiguationDialog: "Which?", query: DryQuays())
    var maybe: Quay?
    @Parameter(title: "Wet") var wet: Quay?
    @Parameter(title: "Few", default: [], size: [.systemSmall: 1], query: DryQuays())
    var few: [Quay]
    @Parameter(title: "Many", size: 3, inputConnectionBehavior: .never, query: DryQuays())
    var many: [Quay]?
    @Parameter(title: "All", query: DryQuays()) var all: [Quay]?
    @Parameter(title: "Rows", default: [1], size: 2, inputConnectionBehavior: .never)
    var rows: [Int]
  }

  /// A case that is not listed cannot be chosen.
  @Test func casesAreThoseThatAreListed() async throws {
    let moor = Moor()
    #expect(moor.side == .bay && moor.other == nil && moor.$last.current == nil)
    #expect(try await moor.$side.choices().map(\.title) == ["Seaside", "Bayside"])
    #expect(try await moor.$other.choices().map(\.identifier) == ["town"])
    await #expect(throws: ParameterError.self) { try await moor.$side.set("town") }
    await #expect(throws: ParameterError.self) { try await moor.$other.set("Seaside") }
    #expect(moor.side == .bay && moor.other == nil)
    try await moor.$side.set("Seaside")
    try await moor.$other.set("town")
    try await moor.$last.setDefault()
    #expect(moor.side == .sea && moor.other == .town && moor.$last.current == nil)
    try await moor.$last.set("sea")
    #expect(moor.last == .sea)
  }

  /// A query of the parameter's own goes before that of the type; it may find what it does not propose.
  @Test func thingsAreFoundByTheQueryThatIsNamed() async throws {
    let moor = Moor()
    #expect(moor.$quay.current == nil && moor.maybe == nil)
    #expect(try await moor.$quay.choices().map(\.title) == ["Quay 9"])
    #expect(try await moor.$wet.choices().map(\.identifier) == ["1", "2", "3"])
    try await moor.$quay.setDefault()
    try await moor.$wet.setDefault()
    #expect(moor.quay.id == "9" && moor.wet == nil)
    try await moor.$quay.set("8")
    #expect(moor.quay.id == "8")
    await #expect(throws: ParameterError.self) { try await moor.$maybe.set("1") }
    try await moor.$maybe.set("Quay 8")
    try await moor.$wet.set("1")
    #expect(moor.maybe?.id == "8" && moor.wet?.id == "1")
    #expect(moor.few.isEmpty && moor.many == nil && moor.all == nil && moor.rows == [1])
  }
}
