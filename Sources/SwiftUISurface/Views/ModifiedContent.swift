/// A view, or modifier, with a modifier applied.
public nonisolated struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// What modifies it.
  public var modifier: Modifier

  /// Creates a pair of content and modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  /// Resolves the modifier around the content.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    let content = content
    let stack = environment.implicitStack
    let views = ModifiedViews(
      resolve: { environment in
        var inner = environment
        // What is wanted as one is one in whatever a modifier's body puts it (R).
        if let stack, inner.implicitStack != stack { inner.implicitStack = stack }
        return content._resolve(in: inner)
      },
      find: { content.heldViews(in: $0) }
    )
    return modifier._resolve(_ViewModifier_Content(views), in: environment)
  }
}

extension ModifiedContent: ViewModifier, PrimitiveModifier
where Content: ViewModifier, Modifier: ViewModifier {
  /// Resolves the outer modifier around the inner one.
  @MainActor
  public func _resolve(
    _ content: _ViewModifier_Content<Self>,
    in environment: EnvironmentValues
  ) -> [LayoutNode] {
    modifier._resolve(_ViewModifier_Content(modified(content.views)), in: environment)
  }

  /// The views as the inner modifier makes them.
  @MainActor
  private func modified(_ views: ModifiedViews) -> ModifiedViews {
    let inner = content
    return ModifiedViews(
      resolve: { inner._resolve(_ViewModifier_Content(views), in: $0) },
      find: { inner.heldViews(of: views, in: $0) }
    )
  }
}

extension ModifiedContent: HoldingModifier
where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor
  func memberViews(of content: ModifiedViews, in environment: EnvironmentValues) -> [HeldView] {
    modifier.heldViews(of: modified(content), in: environment)
  }
}

extension ViewModifier {
  /// A modifier that applies this one first and then another.
  public nonisolated func concat<Other: ViewModifier>(
    _ modifier: Other
  ) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  /// Applies a modifier to the view.
  public nonisolated func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
