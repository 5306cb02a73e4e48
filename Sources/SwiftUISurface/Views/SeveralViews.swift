extension EnvironmentValues {
  /// The nodes of a view that stands for any number of others: where one view is wanted, one stack of them, which what is
  /// around them modifies as a whole (LayoutRules §3.3, R).
  @MainActor
  func several(_ resolve: (EnvironmentValues) -> [LayoutNode]) -> [LayoutNode] {
    guard let stack = implicitStack else { return resolve(self) }
    var inner = self
    inner.stackAxis = stack == .layers ? nil : .vertical
    let nodes = resolve(inner)
    return nodes.count > 1 ? [stack.node(of: nodes)] : nodes
  }
}

extension ImplicitStack {
  /// Several views as one.
  func node(of nodes: [LayoutNode]) -> LayoutNode {
    switch self {
    case .column:
      .stack(.vertical, alignment: HorizontalAlignment.center.key, spacing: nil, nodes)
    case .leadingColumn:
      .stack(.vertical, alignment: HorizontalAlignment.leading.key, spacing: nil, nodes)
    case .layers: .layers(.center, nodes)
    }
  }
}
