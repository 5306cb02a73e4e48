/// A type of views of which the type does not say that there is one: its values tell them.
protocol CountedViews {
  /// Whether there is always one view, whatever the values are; `false` where that is not known.
  /// - Parameter contents: the types of modifiers' contents that are one view where this type stands in their bodies.
  @MainActor
  static func isAlwaysOne(among contents: Set<ObjectIdentifier>) -> Bool

  /// The views that a container has of this one.
  @MainActor
  func memberViews(in environment: EnvironmentValues) -> [HeldView]
}

/// A type that holds as many views as its values say.
protocol VaryingViews: CountedViews {}

extension VaryingViews {
  @MainActor
  static func isAlwaysOne(among contents: Set<ObjectIdentifier>) -> Bool { false }
}

extension ForEach: CountedViews where Content: View {}
extension ForEach: VaryingViews where Content: View {}
extension TupleView: VaryingViews {}
extension Optional: CountedViews where Wrapped: View {}
extension Optional: VaryingViews where Wrapped: View {}
extension _ConditionalContent: VaryingViews {}
extension AnyView: VaryingViews {}
extension EmptyView: VaryingViews {}

extension Group: CountedViews where Content: View {
  @MainActor
  static func isAlwaysOne(among contents: Set<ObjectIdentifier>) -> Bool {
    Content.isOne(among: contents)
  }
}

extension _ViewModifier_Content: CountedViews {
  @MainActor
  static func isAlwaysOne(among contents: Set<ObjectIdentifier>) -> Bool {
    contents.contains(ObjectIdentifier(Self.self))
  }
}

extension ModifiedContent: CountedViews where Content: View, Modifier: ViewModifier {
  /// Of a modifier of one's own its body says how many views there are: there the content stands as often as it is
  /// written.
  @MainActor
  static func isAlwaysOne(among contents: Set<ObjectIdentifier>) -> Bool {
    let isOne = Content.isOne(among: contents)
    if Modifier.Body.self == Never.self { return isOne }
    var inner = contents
    if isOne { inner.insert(ObjectIdentifier(_ViewModifier_Content<Modifier>.self)) }
    return Modifier.Body.isOne(among: inner)
  }
}

extension View {
  /// Whether the view is always one view in the container around it, by its type alone.
  /// - Parameter contents: the types of modifiers' contents that are one view.
  @MainActor
  static func isOne(among contents: Set<ObjectIdentifier> = []) -> Bool {
    if let counted = Self.self as? any CountedViews.Type {
      return counted.isAlwaysOne(among: contents)
    }
    return Body.self == Never.self || Body.isOne(among: contents)
  }

  /// A stack of this view's nodes: of one view it is that view, whose priority and edges it has (LayoutRules §3.1, §3.5).
  @MainActor
  static func stack(_ stack: LayoutNode, of nodes: [LayoutNode]) -> LayoutNode {
    // The type last: of most stacks the nodes say it, and a type takes longer to be looked up.
    guard nodes.count == 1, nodes[0].priority != 0 || nodes[0].guides.hasEdges else { return stack }
    return isOne() ? stack.standing(for: nodes[0]) : stack.withEdgesOfItsOwn
  }
}
