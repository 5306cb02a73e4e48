/// The direction in which a layout reads.
public enum LayoutDirection: Sendable, Hashable, CaseIterable {
  /// As Latin and Japanese.
  case leftToRight
  /// As Arabic and Hebrew: leading is right, and the whole layout is mirrored.
  case rightToLeft
}
