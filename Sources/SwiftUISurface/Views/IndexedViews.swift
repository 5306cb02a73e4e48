/// A type of several views that finds one of them by its place: where it can, without the others.
protocol IndexedViews {
  /// The view of a place among those that a container has; `nil` where there is none.
  @MainActor
  func memberView(at index: Int, in environment: EnvironmentValues) -> HeldView?
}

extension AnyView: IndexedViews {
  @MainActor
  func memberView(at index: Int, in environment: EnvironmentValues) -> HeldView? {
    content.heldView(at: index, in: environment)
  }
}

extension Group: IndexedViews where Content: View {
  @MainActor
  func memberView(at index: Int, in environment: EnvironmentValues) -> HeldView? {
    content.heldView(at: index, in: environment)
  }
}

extension TupleView: IndexedViews {
  /// Of those before the one that is looked for none is made whose type says that it is one view.
  @MainActor
  func memberView(at index: Int, in environment: EnvironmentValues) -> HeldView? {
    var place = index
    for element in elements {
      if type(of: element).isOne() {
        if place == 0 { return element.heldView(at: 0, in: environment) }
        place -= 1
      } else {
        let views = element.heldViews(in: environment)
        if place < views.count { return views[place] }
        place -= views.count
      }
    }
    return nil
  }
}

extension ForEach: IndexedViews where Content: View {
  /// Where each element is one view, none of another element is made.
  @MainActor
  func memberView(at index: Int, in environment: EnvironmentValues) -> HeldView? {
    guard Content.isOne() else {
      return memberViews(in: environment).dropFirst(index).first
    }
    let element = elements(in: environment).dropFirst(index).first
    return element.flatMap { content($0).heldView(at: 0, in: environment) }
  }
}

extension ModifiedContent: IndexedViews where Content: View, Modifier: ViewModifier {
  /// Where the modifier makes one view of each of its content's.
  @MainActor
  func memberView(at index: Int, in environment: EnvironmentValues) -> HeldView? {
    let isEach = Modifier.Body.self == Never.self && !(Modifier.self is any HoldingModifier.Type)
    guard isEach || Modifier.self == EnvironmentModifier.self else {
      return memberViews(in: environment).dropFirst(index).first
    }
    let content = content
    let one = ModifiedViews(
      resolve: { content._resolve(in: $0) },
      find: { inner in content.heldView(at: index, in: inner).map { [$0] } ?? [] }
    )
    return modifier.heldViews(of: one, in: environment).first
  }
}
