/// Several views written one after another; their container arranges them.
public nonisolated struct TupleView<Value>: PrimitiveView {
  /// The views as a tuple.
  public var value: Value
  let elements: [any View]

  init(_ value: Value, elements: [any View]) {
    self.value = value
    self.elements = elements
  }

  /// Resolves to the nodes of all views in order.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    environment.several { inner in elements.flatMap { $0._resolve(in: inner) } }
  }
}
