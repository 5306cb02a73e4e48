public import Foundation

/// A thing of the app's that is made as it is needed, and that nobody asks for again (D).
public protocol TransientAppEntity: AppEntity {
  /// Creates the thing.
  init()
}

extension TransientAppEntity {
  /// Finds none.
  public static var defaultQuery: _TransientEntityQuery<Self> { _TransientEntityQuery() }

  /// What tells the thing from others; another each time, since nobody asks for it again (I).
  public var id: UUID { UUID() }
}

/// What finds no things, since they are made as they are needed.
public struct _TransientEntityQuery<Entity: TransientAppEntity>: EntityQuery {
  /// Creates the query.
  public init() {}

  /// None.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
