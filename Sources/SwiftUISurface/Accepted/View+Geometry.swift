extension View {
  /// Accepted without effect: layout happens once.
  public nonisolated func onGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void
  ) -> some View {
    self
  }

  /// Accepted without effect: layout happens once.
  public nonisolated func onGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    self
  }

  /// Accepted without effect: what is drawn is not mirrored.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    self
  }

  /// Accepted without effect: spaces are not told apart.
  public nonisolated func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    self
  }
}
