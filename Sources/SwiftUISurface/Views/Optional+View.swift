extension Optional: View, PrimitiveView where Wrapped: View {
  /// Resolves to the nodes of the view, or to none.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    environment.several { self?._resolve(in: $0) ?? [] }
  }
}
