/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: PrimitiveModifier, Sendable {
  /// The modifier.
  public static let identity = EmptyModifier()

  /// Creates the modifier.
  public init() {}

  /// Resolves to the nodes of the content.
  @MainActor
  public func _resolve(
    _ content: _ViewModifier_Content<EmptyModifier>,
    in environment: EnvironmentValues
  ) -> [LayoutNode] {
    content._resolve(in: environment)
  }
}
