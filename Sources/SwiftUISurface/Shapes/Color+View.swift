extension Color: PrimitiveView {
  /// Resolves to a rectangle that takes what it is offered, 10 points where nothing is offered.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    Rectangle().fill(self)._resolve(in: environment)
  }
}

extension PrimitiveView where Self: _GradientStyle {
  /// Resolves to a rectangle that takes what it is offered.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    Rectangle().fill(self)._resolve(in: environment)
  }
}
