/// How many elements a list has that the user sets, in all families or in each.
public struct IntentCollectionSize: Sendable, Hashable {
  /// Creates a size of so many elements.
  public init(exactly count: Int) {}

  /// Creates a size between two counts.
  public init(min: Int, max: Int) {}
}

extension IntentCollectionSize: ExpressibleByIntegerLiteral {
  /// Creates a size of so many elements.
  public init(integerLiteral count: Int) {}
}

extension IntentCollectionSize: ExpressibleByDictionaryLiteral {
  /// Creates a size for each of some families.
  public init(dictionaryLiteral sizes: (IntentWidgetFamily, IntentCollectionSize)...) {}
}

/// A family of widgets, where an intent's parameters differ by it.
public enum IntentWidgetFamily: Sendable, Hashable {
  /// A small widget of the Home Screen.
  case systemSmall
  /// A medium widget of the Home Screen.
  case systemMedium
  /// A large widget of the Home Screen.
  case systemLarge
  /// An extra large widget of an iPad.
  case systemExtraLarge
  /// A round widget of the Lock Screen.
  case accessoryCircular
  /// A rectangular widget of the Lock Screen.
  case accessoryRectangular
  /// A row of text of the Lock Screen.
  case accessoryInline
  /// A corner of a watch's face.
  case accessoryCorner
}

/// An array, or an optional one.
public protocol _ListValue {}

extension Array: _ListValue {}

extension Optional: _ListValue where Wrapped: _ListValue {}
