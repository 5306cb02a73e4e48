extension View {
  /// The views that the view holds, for what is made of them: any number, found once.
  @MainActor
  func subviews(in environment: EnvironmentValues) -> SubviewsCollection {
    let views = heldViews(in: environment)
    return SubviewsCollection(
      subviews: views.enumerated().map { index, view in
        Subview(view, at: index, reading: environment.layoutDirection)
      }
    )
  }
}

extension AnyView {
  @MainActor
  func memberViews(in environment: EnvironmentValues) -> [HeldView] {
    content.heldViews(in: environment)
  }
}

extension EmptyView {
  @MainActor
  func memberViews(in environment: EnvironmentValues) -> [HeldView] { [] }
}

extension TupleView {
  @MainActor
  func memberViews(in environment: EnvironmentValues) -> [HeldView] {
    elements.flatMap { $0.heldViews(in: environment) }
  }
}

extension Group where Content: View {
  @MainActor
  func memberViews(in environment: EnvironmentValues) -> [HeldView] {
    content.heldViews(in: environment)
  }
}

extension ForEach where Content: View {
  @MainActor
  func memberViews(in environment: EnvironmentValues) -> [HeldView] {
    elements(in: environment).flatMap { content($0).heldViews(in: environment) }
  }
}

extension Optional where Wrapped: View {
  @MainActor
  func memberViews(in environment: EnvironmentValues) -> [HeldView] {
    self?.heldViews(in: environment) ?? []
  }
}

extension _ConditionalContent {
  @MainActor
  func memberViews(in environment: EnvironmentValues) -> [HeldView] {
    switch storage {
    case .first(let content): content.heldViews(in: environment)
    case .second(let content): content.heldViews(in: environment)
    }
  }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
  @MainActor
  func memberViews(in environment: EnvironmentValues) -> [HeldView] {
    let content = content
    let views = ModifiedViews(
      resolve: { content._resolve(in: $0) },
      find: { content.heldViews(in: $0) }
    )
    return modifier.heldViews(of: views, in: environment)
  }
}

extension _ViewModifier_Content {
  @MainActor
  func memberViews(in environment: EnvironmentValues) -> [HeldView] {
    views.find(environment)
  }
}
