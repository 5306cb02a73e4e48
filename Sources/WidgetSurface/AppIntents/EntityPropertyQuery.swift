/// What names the properties that it finds things by.
///
/// A protocol of its own: what comparators make of values is told by ``EntityPropertyQuery/entities(matching:mode:sortedBy:limit:)``,
/// and the list of the properties is written with it.
public protocol _NamingProperties {
  /// The type of the list.
  associatedtype _Properties
  /// The properties that things may be found by, with the comparators of each.
  static var properties: _Properties { get }
}

/// What finds the app's things by their properties.
///
/// The system's search asks it; a host asks for things by their names, as it does any query.
public protocol EntityPropertyQuery: EntityQuery, _NamingProperties {
  /// The type of what comparators make of values.
  associatedtype ComparatorMappingType
  /// The properties that things may be sorted by.
  static var sortingOptions: EntityQuerySortingOptions<Entity> { get }
  /// What the user reads about the search.
  static var findIntentDescription: IntentDescription? { get }
  /// The things that some or all comparators hold of, in order.
  func entities(
    matching comparators: [ComparatorMappingType],
    mode: EntityQueryComparatorMode,
    sortedBy: [EntityQuerySort<Entity>],
    limit: Int?
  ) async throws -> Result
}

extension EntityPropertyQuery {
  /// A list of properties with their comparators.
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  /// A property that things may be found by.
  public typealias Property = EntityQueryProperty
  /// A list of properties that things may be sorted by.
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  /// A property that things may be sorted by.
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  /// A property that things are sorted by.
  public typealias Sort = EntityQuerySort
  /// Whether all comparators have to hold.
  public typealias ComparatorMode = EntityQueryComparatorMode

  /// None.
  public static var findIntentDescription: IntentDescription? { nil }
}

/// Whether all of some comparators have to hold, or one of them.
public enum EntityQueryComparatorMode: Sendable, Hashable {
  /// All.
  case and
  /// One of them.
  case or
}

/// The properties that a query finds things by.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: Sendable {
  /// Creates a list; it is not asked for, since no system searches here.
  public init(
    @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties:
      () -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
  ) {}
}

/// Makes a list of the properties that a query finds things by.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
  /// Takes a property.
  public static func buildExpression(
    _ property: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
  ) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> { property }

  /// Makes one list.
  public static func buildBlock(
    _ properties: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>...
  ) -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>] { properties }
}

/// A property that a query finds things by, of any type.
public class EntityQueryPropertyDeclaration<Entity: AppEntity, ComparatorMappingType> {
  init() {}
}

/// A property that a query finds things by, with its comparators: of the things, or of others that belong to them.
public final class EntityQueryProperty<
  Entity: AppEntity,
  Subject: AppEntity,
  Value: Sendable,
  ComparatorMappingType
>: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
  /// Creates a property of what belongs to a thing.
  public init(
    _ keyPath: KeyPath<Subject, EntityProperty<Value>>,
    entityProvider: @escaping (Entity) -> Subject,
    @EntityQueryComparatorsBuilder<Value, ComparatorMappingType> comparators:
      () -> [EntityQueryComparator<Value, ComparatorMappingType>]
  ) {
    super.init()
  }
}

extension EntityQueryProperty where Subject == Entity {
  /// Creates a property of the things themselves.
  public convenience init(
    _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
    @EntityQueryComparatorsBuilder<Value, ComparatorMappingType> comparators:
      () -> [EntityQueryComparator<Value, ComparatorMappingType>]
  ) {
    self.init(keyPath, entityProvider: { $0 }, comparators: comparators)
  }
}

/// The properties that a query can sort things by.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  /// Creates a list; it is not asked for, since no system searches here.
  public init(
    @EntityQuerySortingOptionsBuilder<Entity> content:
      () -> [EntityQuerySortableByProperty<Entity>]
  ) {}
}

/// Makes a list of the properties that a query can sort things by.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  /// Takes a property.
  public static func buildExpression(
    _ property: EntityQuerySortableByProperty<Entity>
  ) -> EntityQuerySortableByProperty<Entity> { property }

  /// Makes one list.
  public static func buildBlock(
    _ properties: EntityQuerySortableByProperty<Entity>...
  ) -> [EntityQuerySortableByProperty<Entity>] { properties }
}

/// A property that a query can sort things by.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: Sendable {
  /// Creates a property from its path.
  public init<Value>(_ keyPath: KeyPath<Entity, Value>) {}
}

/// A property that things are to be sorted by.
public struct EntityQuerySort<Entity: AppEntity> {
  /// Which come first.
  public enum Ordering: Sendable, Hashable {
    /// The smallest.
    case ascending
    /// The greatest.
    case descending
  }

  /// The path of the property.
  public let by: PartialKeyPath<Entity>
  /// Which come first.
  public let order: Ordering
}
