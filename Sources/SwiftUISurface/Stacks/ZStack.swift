/// Views on top of each other.
public nonisolated struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// Creates layers whose guides lie on each other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Resolves to one node.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    var inner = environment
    inner.stackAxis = nil
    let nodes = content._resolve(in: inner)
    return [Content.stack(.layers(alignment, nodes), of: nodes)]
  }
}
