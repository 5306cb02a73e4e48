/// A type of views of which the type does not say that there is one.
protocol CountedViews {
  /// Whether there is always one view, whatever the values are; `false` where that is not known.
  @MainActor
  static var isAlwaysOne: Bool { get }
}

/// A type that holds as many views as its values say.
protocol VaryingViews: CountedViews {}

extension VaryingViews {
  @MainActor
  static var isAlwaysOne: Bool { false }
}

extension ForEach: VaryingViews {}
extension TupleView: VaryingViews {}
extension Optional: CountedViews where Wrapped: View {}
extension Optional: VaryingViews where Wrapped: View {}
extension _ConditionalContent: VaryingViews {}
extension AnyView: VaryingViews {}
extension EmptyView: VaryingViews {}
extension _ViewModifier_Content: VaryingViews {}

extension Group: CountedViews where Content: View {
  @MainActor
  static var isAlwaysOne: Bool { Content.isOne }
}

extension ModifiedContent: CountedViews where Content: View, Modifier: ViewModifier {
  @MainActor
  static var isAlwaysOne: Bool {
    Content.isOne && (Modifier.Body.self == Never.self || Modifier.Body.isOne)
  }
}

extension View {
  /// Whether the view is always one view in the container around it, by its type alone.
  @MainActor
  static var isOne: Bool {
    if let counted = Self.self as? any CountedViews.Type { return counted.isAlwaysOne }
    return Body.self == Never.self || Body.isOne
  }

  /// A stack of this view's nodes: of one view it is that view, whose priority and edges it has (LayoutRules §3.1, §3.5).
  @MainActor
  static func stack(_ stack: LayoutNode, of nodes: [LayoutNode]) -> LayoutNode {
    // The type last: of most stacks the nodes say it, and a type takes longer to be looked up.
    guard nodes.count == 1, nodes[0].priority != 0 || nodes[0].guides.hasEdges else { return stack }
    return isOne ? stack.standing(for: nodes[0]) : stack.withEdgesOfItsOwn
  }
}
