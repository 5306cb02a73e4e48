/// Whether there is little or much room on an axis.
public enum UserInterfaceSizeClass: Sendable, Hashable {
  /// Little room.
  case compact
  /// Much room.
  case regular
}

extension EnvironmentValues {
  /// Whether there is little or much room in width.
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .compact

  /// Whether there is little or much room in height.
  @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular
}
