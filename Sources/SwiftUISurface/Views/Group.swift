/// Several views to which modifiers apply one by one; for layout it is not there.
public nonisolated struct Group<Content> {
  let content: Content

  private init(of content: Content) {
    self.content = content
  }
}

extension Group: View, PrimitiveView where Content: View {
  /// Creates a group of views.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(of: content())
  }

  /// Resolves to the nodes of its content.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    environment.several { content._resolve(in: $0) }
  }
}
