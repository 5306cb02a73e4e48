/// How a thing's property is compared with what the user gives, in a query that finds things by their properties.
///
/// No system asks such queries here: what a comparator makes of a value is not asked for.
public class EntityQueryComparator<Value: Sendable, ComparatorMappingType> {
  init() {}
}

/// Makes a list of a property's comparators.
@resultBuilder
public enum EntityQueryComparatorsBuilder<Value: Sendable, ComparatorMappingType> {
  /// Takes a comparator of the property's values.
  public static func buildExpression(
    _ comparator: EntityQueryComparator<Value, ComparatorMappingType>
  ) -> EntityQueryComparator<Value, ComparatorMappingType> { comparator }

  /// Makes one list.
  public static func buildBlock(
    _ comparators: EntityQueryComparator<Value, ComparatorMappingType>...
  ) -> [EntityQueryComparator<Value, ComparatorMappingType>] { comparators }
}

/// Whether a property has a value.
public final class EqualToComparator<Value: Sendable & Equatable, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  /// Creates a comparator from what it makes of the value that is given.
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {
    super.init()
  }
}

/// Whether a property has another value.
public final class NotEqualToComparator<Value: Sendable & Equatable, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  /// Creates a comparator from what it makes of the value that is given.
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {
    super.init()
  }
}

/// Whether a property is less than a value.
public final class LessThanComparator<Value: Sendable, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  /// Creates a comparator from what it makes of the value that is given.
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType)
  where Value: Comparable {
    super.init()
  }

  /// Creates a comparator of a property that may be without a value.
  public init<Wrapped: Comparable & Sendable>(
    mappingTransform: @escaping (Wrapped) -> ComparatorMappingType
  )
  where Value == Wrapped? {
    super.init()
  }
}

/// Whether a property is at most a value.
public final class LessThanOrEqualToComparator<Value: Sendable, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  /// Creates a comparator from what it makes of the value that is given.
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType)
  where Value: Comparable {
    super.init()
  }

  /// Creates a comparator of a property that may be without a value.
  public init<Wrapped: Comparable & Sendable>(
    mappingTransform: @escaping (Wrapped) -> ComparatorMappingType
  )
  where Value == Wrapped? {
    super.init()
  }
}

/// Whether a property is greater than a value.
public final class GreaterThanComparator<Value: Sendable, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  /// Creates a comparator from what it makes of the value that is given.
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType)
  where Value: Comparable {
    super.init()
  }

  /// Creates a comparator of a property that may be without a value.
  public init<Wrapped: Comparable & Sendable>(
    mappingTransform: @escaping (Wrapped) -> ComparatorMappingType
  )
  where Value == Wrapped? {
    super.init()
  }
}

/// Whether a property is at least a value.
public final class GreaterThanOrEqualToComparator<Value: Sendable, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  /// Creates a comparator from what it makes of the value that is given.
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType)
  where Value: Comparable {
    super.init()
  }

  /// Creates a comparator of a property that may be without a value.
  public init<Wrapped: Comparable & Sendable>(
    mappingTransform: @escaping (Wrapped) -> ComparatorMappingType
  )
  where Value == Wrapped? {
    super.init()
  }
}

/// Whether a property lies between two values.
public final class IsBetweenComparator<Value: Sendable, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  /// Creates a comparator from what it makes of the two values that are given.
  public init(mappingTransform: @escaping (Value, Value) -> ComparatorMappingType)
  where Value: Comparable {
    super.init()
  }

  /// Creates a comparator of a property that may be without a value.
  public init<Wrapped: Comparable & Sendable>(
    mappingTransform: @escaping (Wrapped, Wrapped) -> ComparatorMappingType
  )
  where Value == Wrapped? {
    super.init()
  }
}

/// Whether a text holds another one, or a list an element.
public final class ContainsComparator<Value: Sendable, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  /// Creates a comparator of a text.
  public init(mappingTransform: @escaping (String) -> ComparatorMappingType)
  where Value == String {
    super.init()
  }

  /// Creates a comparator of a text that may not be there.
  public init(mappingTransform: @escaping (String) -> ComparatorMappingType)
  where Value == String? {
    super.init()
  }

  /// Creates a comparator of a list.
  public init<Element: Sendable>(mappingTransform: @escaping (Element) -> ComparatorMappingType)
  where Value == [Element] {
    super.init()
  }

  /// Creates a comparator of a list that may not be there.
  public init<Element: Sendable>(mappingTransform: @escaping (Element) -> ComparatorMappingType)
  where Value == [Element]? {
    super.init()
  }
}

/// Whether a text begins with another one.
public final class HasPrefixComparator<Value: Sendable, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  /// Creates a comparator of a text.
  public init(mappingTransform: @escaping (String) -> ComparatorMappingType)
  where Value == String {
    super.init()
  }

  /// Creates a comparator of a text that may not be there.
  public init(mappingTransform: @escaping (String) -> ComparatorMappingType)
  where Value == String? {
    super.init()
  }
}

/// Whether a text ends with another one.
public final class HasSuffixComparator<Value: Sendable, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>
{
  /// Creates a comparator of a text.
  public init(mappingTransform: @escaping (String) -> ComparatorMappingType)
  where Value == String {
    super.init()
  }

  /// Creates a comparator of a text that may not be there.
  public init(mappingTransform: @escaping (String) -> ComparatorMappingType)
  where Value == String? {
    super.init()
  }
}
