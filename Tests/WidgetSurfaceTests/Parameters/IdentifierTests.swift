import Foundation
import SwiftUISurface
import Testing

@testable import WidgetSurface

/// Things whose identifiers are of a type of the developer's own, which says how they are written.
@Suite struct IdentifierTests {
  private struct Berth: Hashable, Sendable, EntityIdentifierConvertible {
    let quay: Int
    let side: String

    var entityIdentifierString: String { "\(quay)/\(side)" }

    static func entityIdentifier(for entityIdentifierString: String) -> Berth? {
      let parts = entityIdentifierString.split(separator: "/")
      guard parts.count == 2, let quay = Int(parts[0]) else { return nil }
      return Berth(quay: quay, side: String(parts[1]))
    }
  }

  private struct Ship: AppEntity {
    struct Query: EntityQuery {
      func entities(for identifiers: [Berth]) async throws -> [Ship] {
        identifiers.filter { $0.quay < 9 }.map { Ship(id: $0) }
      }
      func suggestedEntities() async throws -> [Ship] { [Ship(id: Berth(quay: 1, side: "north"))] }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ship"
    static let defaultQuery = Query()
    let id: Berth
    var displayRepresentation: DisplayRepresentation { "Ship \(id.quay)" }
  }

  /// A thing is set by its identifier as it is written, be it proposed or not, and proposed by that.
  @Test func thingsAreSetByWhatTheirIdentifierSays() async throws {
    let ship = IntentParameter<Ship?>(title: "Ship")
    #expect(try await ship.choices().map(\.identifier) == ["1/north"])
    for (text, quay) in [("1/north", 1), ("4/south", 4), ("Ship 1", 1)] {
      try await ship.set(text)
      #expect(ship.wrappedValue?.id.quay == quay, "\(text)")
    }
    for text in ["9/south", "north"] {
      await #expect(throws: ParameterError.self, "\(text)") { try await ship.set(text) }
    }
  }

  /// Texts, numbers and identifiers of the system are written as they are.
  @Test func usualIdentifiersAreWrittenAsTheyAre() {
    #expect("a b".entityIdentifierString == "a b" && String.entityIdentifier(for: "a b") == "a b")
    #expect((-12).entityIdentifierString == "-12" && Int.entityIdentifier(for: "-12") == -12)
    #expect(Int.entityIdentifier(for: "x") == nil && UUID.entityIdentifier(for: "x") == nil)
    let identifier = UUID()
    #expect(UUID.entityIdentifier(for: identifier.entityIdentifierString) == identifier)
  }
}
