import Foundation
import SwiftUISurface
import Testing

@testable import WidgetSurface

/// Queries that find things by their properties, as developers write them.
@Suite struct PropertyQueryTests {
  struct Boat: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Boat"
    static let defaultQuery = BoatQuery()

    let id: Int
    @Property(title: "Name") var name: String
    @Property(title: "Length") var length: Double
    @Property(title: "Built") var built: Date?
    @Property(title: "Note") var note: String?
    @Property(title: "Ports") var ports: [String]

    var displayRepresentation: DisplayRepresentation { "\(name)" }

    init(_ id: Int, _ name: String, _ length: Double) {
      self.id = id
      self.name = name
      self.length = length
      ports = []
    }
  }

  /// What comparators make of values is told by the function that takes it.
  struct BoatQuery: EntityPropertyQuery {
    static let properties = QueryProperties {
      Property(\Boat.$name) {
        EqualToComparator { name in { $0.name == name } }
        NotEqualToComparator { name in { $0.name != name } }
        ContainsComparator { text in { $0.name.contains(text) } }
        HasPrefixComparator { text in { $0.name.hasPrefix(text) } }
        HasSuffixComparator { text in { $0.name.hasSuffix(text) } }
      }
      Property(\Boat.$length) {
        LessThanComparator { most in { $0.length < most } }
        LessThanOrEqualToComparator { most in { $0.length <= most } }
        GreaterThanComparator { least in { $0.length > least } }
        GreaterThanOrEqualToComparator { least in { $0.length >= least } }
        IsBetweenComparator { least, most in { $0.length >= least && $0.length <= most } }
      }
      Property(\Boat.$built) {
        EqualToComparator { date in { $0.built == date } }
        LessThanComparator { date in { ($0.built ?? date) < date } }
        IsBetweenComparator { from, to in { $0.built != nil && from < to } }
      }
      Property(\Boat.$note) {
        ContainsComparator { text in { $0.note?.contains(text) ?? false } }
      }
      Property(\.$ports) {
        ContainsComparator { port in { $0.ports.contains(port) } }
      }
    }

    static let sortingOptions = SortingOptions {
      SortableBy(\Boat.$name)
      SortableBy(\.$length)
    }

    private let boats = [Boat(1, "Gull", 7), Boat(2, "Tern", 12), Boat(3, "Gannet", 9)]

    func entities(for identifiers: [Int]) async throws -> [Boat] {
      boats.filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [Boat] { boats }

    func entities(
      matching comparators: [@Sendable (Boat) -> Bool],
      mode: ComparatorMode,
      sortedBy: [Sort<Boat>],
      limit: Int?
    ) async throws -> [Boat] {
      var found = boats.filter { boat in
        switch mode {
        case .and: comparators.allSatisfy { $0(boat) }
        case .or: comparators.contains { $0(boat) }
        }
      }
      for sort in sortedBy {
        switch sort.by {
        case \Boat.$length: found.sort { $0.length < $1.length }
        default: break
        }
        if sort.order == .descending { found.reverse() }
      }
      return Array(found.prefix(limit ?? found.count))
    }
  }

  /// A berth, whose boat it is found by.
  struct Berth: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Berth"
    static let defaultQuery = BerthQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
  }

  /// With the type of what comparators make of values written out.
  struct BerthQuery: EntityPropertyQuery {
    static let properties = EntityQueryProperties<Berth, String> {
      Property(\Boat.$name, entityProvider: { Boat(4, $0.id, 5) }) {
        EqualToComparator { $0 }
      }
    }
    static let sortingOptions = SortingOptions { SortableBy(\.id) }
    static var findIntentDescription: IntentDescription? {
      IntentDescription("Finds berths.", categoryName: "Find", resultValueName: "Berths")
    }

    func entities(for identifiers: [String]) async throws -> [Berth] { identifiers.map(Berth.init) }

    func entities(
      matching comparators: [String],
      mode: ComparatorMode,
      sortedBy: [EntityQuerySort<Berth>],
      limit: Int?
    ) async throws -> [Berth] { comparators.map(Berth.init) }
  }

  @Test func thingsAreFoundByComparators() async throws {
    let query = Boat.defaultQuery
    let long: @Sendable (Boat) -> Bool = { $0.length > 8 }
    let named: @Sendable (Boat) -> Bool = { $0.name.hasPrefix("G") }
    func found(
      _ mode: EntityQueryComparatorMode,
      _ sorts: [EntityQuerySort<Boat>] = [],
      limit: Int? = nil
    ) async throws -> [Int] {
      try await query.entities(
        matching: [long, named],
        mode: mode,
        sortedBy: sorts,
        limit: limit
      )
      .map(\.id)
    }
    #expect(try await found(.and) == [3])
    #expect(try await found(.or) == [1, 2, 3])
    let rising = EntityQuerySort(by: \Boat.$length, order: .ascending)
    let falling = EntityQuerySort(by: \Boat.$length, order: .descending)
    #expect(try await found(.or, [rising]) == [1, 3, 2])
    #expect(try await found(.or, [falling], limit: 2) == [2, 3])
    #expect(BoatQuery.findIntentDescription == nil)
    #expect(BerthQuery.findIntentDescription != nil)
  }

  /// A host asks such a query by names and for proposals, as any other one.
  @Test func parametersAreSetByNames() async throws {
    let boat = IntentParameter<Boat>(title: "Boat")
    #expect(try await boat.choices().map(\.title) == ["Gull", "Tern", "Gannet"])
    try await boat.set("2")
    #expect(boat.current?.name == "Tern")
    try await boat.set("Gannet")
    #expect(boat.current?.id == 3)
    let berth = IntentParameter<Berth>(title: "Berth")
    try await berth.set("A 4")
    #expect(berth.current?.id == "A 4")
  }
}
