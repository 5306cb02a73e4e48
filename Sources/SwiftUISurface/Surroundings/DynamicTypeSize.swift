/// The user's preferred size of text, one of twelve steps.
public enum DynamicTypeSize: Int, CaseIterable, Sendable, Hashable, Comparable {
  /// The smallest step.
  case xSmall
  /// Two steps below the default.
  case small
  /// One step below the default.
  case medium
  /// The default.
  case large
  /// One step above the default.
  case xLarge
  /// Two steps above the default.
  case xxLarge
  /// The largest step outside of accessibility sizes.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The largest accessibility size.
  case accessibility5

  /// Whether it is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether one step is smaller than another.
  public static func < (one: DynamicTypeSize, other: DynamicTypeSize) -> Bool {
    one.rawValue < other.rawValue
  }
}

extension EnvironmentValues {
  /// The user's size of text.
  ///
  /// It scales text styles, not `.system(size:)`.
  @Entry public var dynamicTypeSize = DynamicTypeSize.large

  /// Whether texts are set at a type size that the widget may not follow: in accessory families on
  /// iOS, at every size but `large`.
  package var leavesTypeSizeOpen: Bool {
    guard dynamicTypeSize != .large, platform == .iOS else { return false }
    switch widgetFamily {
    case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: return true
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: return false
    }
  }
}
