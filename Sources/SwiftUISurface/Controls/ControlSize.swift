/// The size of controls.
public enum ControlSize: Sendable, Hashable, CaseIterable {
  /// The smallest.
  case mini
  /// Small.
  case small
  /// The usual one.
  case regular
  /// Large.
  case large
  /// The largest.
  case extraLarge
}

extension EnvironmentValues {
  /// The size of controls.
  @Entry public var controlSize = ControlSize.regular

  /// Whether controls can be used.
  @Entry public var isEnabled = true
}

extension View {
  /// Tells the view whether its controls can be used.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    environment { if disabled { $0.isEnabled = false } }
  }

  /// Sets the size of controls in the view; no effect on the stand-in measures.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment { $0.controlSize = controlSize }
  }
}
