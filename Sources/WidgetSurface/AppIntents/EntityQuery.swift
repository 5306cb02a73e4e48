/// What finds the app's things.
public protocol EntityQuery: Sendable {
  /// The type of the things.
  associatedtype Entity: AppEntity
  /// The type of what is proposed: an array, or sections.
  associatedtype Result: ResultsCollection = [Entity]
  /// Creates the query.
  init()
  /// The things of some names.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// The things that are proposed.
  func suggestedEntities() async throws -> Result
  /// The thing that is taken where none was chosen.
  func defaultResult() async -> Entity?
}

extension EntityQuery where Result == [Entity] {
  /// None.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

extension EntityQuery {
  /// None.
  public func defaultResult() async -> Entity? { nil }
}

/// What finds the app's things by what is typed.
public protocol EntityStringQuery: EntityQuery {
  /// The things that match, in sections where those that are proposed stand in some.
  func entities(matching string: String) async throws -> Result
}

/// What knows all of the app's things, since they are few.
public protocol EnumerableEntityQuery: EntityQuery {
  /// The type of the things, which follows from ``allEntities()`` where nothing else of a query is written.
  associatedtype Entity
  /// All things.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery where Result == [Entity] {
  /// All things.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

extension EnumerableEntityQuery {
  /// Those of all things that have one of the names.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let wanted = Set(identifiers)
    return try await allEntities().filter { wanted.contains($0.id) }
  }
}
