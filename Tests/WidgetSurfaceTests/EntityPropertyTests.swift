import SwiftUISurface
import Testing
import WidgetSurface

/// Things of an app whose values are properties.
@Suite struct EntityPropertyTests {
  private struct Harbour: AppEntity {
    struct Query: EntityQuery {
      func entities(for identifiers: [String]) async throws -> [Harbour] {
        identifiers.map { Harbour(id: $0, name: "Port of \($0)") }
      }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Harbour"
    static let defaultQuery = Query()

    let id: String
    @Property(title: "Name") var name: String
    @Property(title: "Depth") var depth: Int?
    @Property var isOpen: Bool
    @Property var note: String?

    var displayRepresentation: DisplayRepresentation { "\(name)" }

    init(id: String, name: String) {
      self.id = id
      self.name = name
      isOpen = true
    }
  }

  @Test func propertiesHaveTheirValues() async throws {
    let found = try await Harbour.defaultQuery.entities(for: ["Oslo"])
    let harbour = try #require(found.first)
    #expect(harbour.name == "Port of Oslo" && harbour.isOpen)
    #expect(harbour.depth == nil && harbour.note == nil)
    // Copies share them, as on iOS.
    var copy = harbour
    copy.depth = 7
    #expect(harbour.depth == 7 && harbour.$depth.wrappedValue == 7)
  }

  @Test func descriptionsTakeWordsToSearchFor() {
    _ = IntentDescription("Opens", categoryName: "Ports", searchKeywords: ["sea"])
    _ = IntentDescription("Opens", searchKeywords: ["sea"], resultValueName: "Port")
  }
}
