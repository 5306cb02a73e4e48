/// A modifier that wraps each node of its content by itself, as SwiftUI's layout modifiers do with
/// the members of a group.
nonisolated struct NodeModifier: PrimitiveModifier {
  let wrap: @MainActor (LayoutNode, EnvironmentValues) -> LayoutNode

  init(_ wrap: @escaping @MainActor (LayoutNode, EnvironmentValues) -> LayoutNode) {
    self.wrap = wrap
  }

  @MainActor
  func _resolve(
    _ content: _ViewModifier_Content<NodeModifier>,
    in environment: EnvironmentValues
  ) -> [LayoutNode] {
    content._resolve(in: environment).map { wrap($0, environment) }
  }
}

/// A modifier that changes the environment of its content.
nonisolated struct EnvironmentModifier: PrimitiveModifier {
  let change: (inout EnvironmentValues) -> Void

  init(_ change: @escaping (inout EnvironmentValues) -> Void) {
    self.change = change
  }

  @MainActor
  func _resolve(
    _ content: _ViewModifier_Content<EnvironmentModifier>,
    in environment: EnvironmentValues
  ) -> [LayoutNode] {
    var changed = environment
    change(&changed)
    let nodes = content._resolve(in: changed)
    // A part that reads the other way than what is around it is mirrored within its own frame.
    if changed.layoutDirection == environment.layoutDirection { return nodes }
    return nodes.map(\.mirrored)
  }
}

extension EnvironmentModifier: HoldingModifier {
  @MainActor
  func memberViews(of content: ModifiedViews, in environment: EnvironmentValues) -> [HeldView] {
    var changed = environment
    change(&changed)
    let views = content.find(changed)
    if changed.layoutDirection == environment.layoutDirection { return views }
    return views.map { view in
      view.resolved { stack in view.resolve(stack).map(\.mirrored) }
    }
  }
}

extension View {
  nonisolated func node(
    _ wrap: @escaping @MainActor (LayoutNode, EnvironmentValues) -> LayoutNode
  ) -> ModifiedContent<Self, NodeModifier> {
    modifier(NodeModifier(wrap))
  }

  nonisolated func environment(
    changing change: @escaping (inout EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    modifier(EnvironmentModifier(change))
  }
}
