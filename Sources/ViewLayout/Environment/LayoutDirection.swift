/// The direction in which a layout reads.
public enum LayoutDirection: Sendable, Hashable, CaseIterable {
  /// As Latin and Japanese.
  case leftToRight
  /// As Arabic and Hebrew: leading is right, and the whole layout is mirrored.
  case rightToLeft
}

/// Whether an interface is light or dark.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
  /// Dark content on a light ground.
  case light
  /// Light content on a dark ground.
  case dark
}
