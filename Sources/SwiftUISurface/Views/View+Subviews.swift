/// A view that tells the views that it holds.
private protocol HoldingViews {
  /// The views, in order.
  @MainActor
  func heldViews(in environment: EnvironmentValues) -> [any View]
}

extension AnyView: HoldingViews {
  fileprivate func heldViews(in environment: EnvironmentValues) -> [any View] { [content] }
}

extension TupleView: HoldingViews {
  fileprivate func heldViews(in environment: EnvironmentValues) -> [any View] { elements }
}

extension Group: HoldingViews where Content: View {
  fileprivate func heldViews(in environment: EnvironmentValues) -> [any View] { [content] }
}

extension ForEach: HoldingViews where Content: View {
  @MainActor
  fileprivate func heldViews(in environment: EnvironmentValues) -> [any View] {
    elements(in: environment).map(content)
  }
}

extension Optional: HoldingViews where Wrapped: View {
  fileprivate func heldViews(in environment: EnvironmentValues) -> [any View] { map { [$0] } ?? [] }
}

extension _ConditionalContent: HoldingViews {
  fileprivate func heldViews(in environment: EnvironmentValues) -> [any View] {
    switch storage {
    case .first(let content): [content]
    case .second(let content): [content]
    }
  }
}

extension View {
  /// The views that the view holds, for what is made of them.
  @MainActor
  func subviews(in environment: EnvironmentValues) -> SubviewsCollection {
    var resolving: [@MainActor (EnvironmentValues) -> [LayoutNode]] = []
    collectSubviews(in: environment.ofAnyNumber, into: &resolving)
    return SubviewsCollection(
      subviews: resolving.enumerated().map { Subview(at: $0.offset, resolve: $0.element) }
    )
  }

  @MainActor
  fileprivate func collectSubviews(
    in environment: EnvironmentValues,
    into resolving: inout [@MainActor (EnvironmentValues) -> [LayoutNode]]
  ) {
    if let holder = self as? any HoldingViews {
      for view in holder.heldViews(in: environment) {
        view.collectSubviews(in: environment, into: &resolving)
      }
      return
    }
    if Self.isOne() {
      resolving.append { self._resolve(in: $0) }
      return
    }
    // What the type does not say the nodes do: each is one of them wherever it is put.
    for index in _resolve(in: environment).indices {
      resolving.append { surroundings in
        let nodes = self._resolve(in: surroundings.ofAnyNumber)
        return index < nodes.count ? [nodes[index]] : []
      }
    }
  }
}
