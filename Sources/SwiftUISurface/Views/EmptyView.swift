/// A view without content: it takes part in no layout and is no candidate (LayoutRules §1.3).
public nonisolated struct EmptyView: PrimitiveView, Sendable {
  /// Creates an empty view.
  public init() {}

  /// Resolves to no node.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    []
  }
}
