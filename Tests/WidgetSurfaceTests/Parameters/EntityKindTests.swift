import Foundation
import SwiftUISurface
import Testing

@testable import WidgetSurface

/// Things of apps that the system knows more of, which has no effect here.
@Suite struct EntityKindTests {
  private struct Boats: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Boat] {
      identifiers.map { Boat(id: $0) }
    }
  }

  private struct Boat: IndexedEntity, URLRepresentableEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Boat"
    static let defaultQuery = Boats()
    static var urlRepresentation: URLRepresentation { "https://example.org/boats/\(.id)" }
    let id: Int
    var displayRepresentation: DisplayRepresentation { "Boat \(id)" }
  }

  private struct Catch: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Catch"
    @Property(title: "Fish") var fish: Int
    var displayRepresentation: DisplayRepresentation { "\(fish) fish" }
  }

  private struct Sail: OpenIntent, URLRepresentableIntent {
    static let title: LocalizedStringResource = "Sail"
    @Parameter(title: "Boat") var target: Boat
  }

  private struct Land: UndoableIntent, URLRepresentableIntent {
    static let title: LocalizedStringResource = "Land"
    static var urlRepresentation: URLRepresentation { "https://example.org/land/\(\.$pier)" }
    @Parameter(title: "Pier", default: 3) var pier: Int

    @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
      undoManager?.registerUndo(withTarget: NSObject()) { _ in }
      undoManager?.setActionName("Land")
      return .result(
        dialog: IntentDialog(
          full: "Landed at \(pier).",
          supporting: "Landed.",
          systemImageName: "ferry"
        )
      )
    }
  }

  @Test func searchesKnowTitles() {
    let boat = Boat(id: 3)
    #expect(boat.attributeSet.displayName == "Boat 3" && !boat.hideInSpotlight)
    #expect(boat.attributeSet.contentDescription == nil)
    #expect(boat.urlRepresentationParameter == "3")
  }

  @Test func passingThingsAreAskedForByNobody() async throws {
    let haul = Catch()
    haul.fish = 7
    #expect(String(localized: haul.localizedStringResource) == "7 fish")
    #expect(try await Catch.defaultQuery.entities(for: [haul.id]).isEmpty)
  }

  @Test func addressesHaveNoEffect() async throws {
    _ = Sail.urlRepresentation
    #expect(Sail.openAppWhenRun)
    let result = try await Land().perform()
    #expect(result._dialog?.text == "Landed at 3.")
    #expect(IntentDialog(full: "Landed.", systemImageName: "ferry").text == "Landed.")
  }
}
