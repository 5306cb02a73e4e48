/// A view whose type is hidden; layout sees through it.
public nonisolated struct AnyView: PrimitiveView {
  /// The view whose type is hidden.
  let content: any View

  /// Creates a view that hides the type of another.
  public init<Content: View>(_ content: Content) {
    self.content = content
  }

  /// Creates a view that hides the type of another.
  public init<Content: View>(erasing content: Content) {
    self.init(content)
  }

  /// Resolves to the nodes of its content.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    content._resolve(in: environment)
  }
}
