/// A view that would be shown anew only when it differs.
public nonisolated struct EquatableView<Content: View & Equatable>: PrimitiveView {
  /// The view.
  public var content: Content

  /// Creates a view.
  public init(content: Content) {
    self.content = content
  }

  /// Resolves to the nodes of its content.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    content._resolve(in: environment)
  }
}

extension EquatableView: CountedViews {
  @MainActor
  static func isAlwaysOne(among contents: Set<ObjectIdentifier>) -> Bool {
    Content.isOne(among: contents)
  }

  @MainActor
  func memberViews(in environment: EnvironmentValues) -> [HeldView] {
    content.heldViews(in: environment)
  }
}

extension View where Self: Equatable {
  /// Accepted without effect: a layout is shown once.
  public nonisolated func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
