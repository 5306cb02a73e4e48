/// A change to a view that makes another view of it.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View

  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>

  /// The changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Resolves the modifier around content. Modifiers of one's own use the given implementation,
  /// which resolves the body.
  func _resolve(
    _ content: _ViewModifier_Content<Self>,
    in environment: EnvironmentValues
  ) -> [LayoutNode]
}

extension ViewModifier {
  /// Resolves the body.
  public func _resolve(
    _ content: _ViewModifier_Content<Self>,
    in environment: EnvironmentValues
  ) -> [LayoutNode] {
    EnvironmentInstallation.resolving(self, in: environment) {
      body(content: content)._resolve(in: environment)
    }
  }
}

/// The view that a modifier changes, as its body sees it.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let views: ModifiedViews

  init(_ views: ModifiedViews) {
    self.views = views
  }

  /// Resolves to the nodes of the changed view.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    views.resolve(environment)
  }
}

/// A modifier that resolves itself instead of through a body.
public protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
  /// Not to be called: the modifier has no body.
  @MainActor
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) has no body; resolve it with LayoutResolver instead")
  }
}
