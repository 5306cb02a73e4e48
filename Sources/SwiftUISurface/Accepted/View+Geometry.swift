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
  /// Accepted without effect: spaces are not told apart.
  public nonisolated func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
    self
  }
}

/// A space with a name, in which places are told.
public struct NamedCoordinateSpace: Sendable, Hashable {
  /// The space of a name; it is that of the whole layout.
  public static func named<Name: Hashable>(_ name: Name) -> NamedCoordinateSpace {
    NamedCoordinateSpace()
  }
}
