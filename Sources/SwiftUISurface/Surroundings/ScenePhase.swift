/// Whether an app is in use.
public enum ScenePhase: Sendable, Hashable, Comparable {
  /// Not shown.
  case background
  /// Shown, but not in use.
  case inactive
  /// In use.
  case active
}

extension EnvironmentValues {
  /// Whether the app is in use.
  @Entry public var scenePhase = ScenePhase.active
}
