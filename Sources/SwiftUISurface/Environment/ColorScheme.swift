/// Whether an interface is light or dark.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
  /// Dark content on a light ground.
  case light
  /// Light content on a dark ground.
  case dark
}
