/// The user's preferred size of text by its older name.
///
/// The twelve values stand for those of `DynamicTypeSize`.
public enum ContentSizeCategory: Sendable, Hashable, CaseIterable {
  /// The smallest.
  case extraSmall
  /// Two steps below the default.
  case small
  /// One step below the default.
  case medium
  /// The default.
  case large
  /// One step above the default.
  case extraLarge
  /// Two steps above the default.
  case extraExtraLarge
  /// The largest outside of accessibility sizes.
  case extraExtraExtraLarge
  /// The first accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest accessibility size.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// Whether one category is smaller than another.
  public static func < (one: ContentSizeCategory, other: ContentSizeCategory) -> Bool {
    one.dynamicTypeSize < other.dynamicTypeSize
  }

  /// Whether one category is smaller than another or the same.
  public static func <= (one: ContentSizeCategory, other: ContentSizeCategory) -> Bool {
    one.dynamicTypeSize <= other.dynamicTypeSize
  }

  /// Whether one category is larger than another.
  public static func > (one: ContentSizeCategory, other: ContentSizeCategory) -> Bool {
    one.dynamicTypeSize > other.dynamicTypeSize
  }

  /// Whether one category is larger than another or the same.
  public static func >= (one: ContentSizeCategory, other: ContentSizeCategory) -> Bool {
    one.dynamicTypeSize >= other.dynamicTypeSize
  }

  /// The size under its newer name.
  var dynamicTypeSize: DynamicTypeSize {
    zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
  }

  init(_ size: DynamicTypeSize) {
    self =
      zip(Self.allCases, DynamicTypeSize.allCases).first { $0.1 == size }?.0 ?? .large
  }
}

extension EnvironmentValues {
  /// The user's size of text by its older name: the same value as `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
