/// One of the views that another one holds: found, and not yet resolved.
///
/// It has the environment that it was found in, as SwiftUI has it (D). The place that it is put in says which stack is
/// around it and nothing else, so that views are found once, however many there are and however often they are shown.
struct HeldView {
  /// Resolves the view in the stack around it.
  let resolve: @MainActor (SurroundingStack) -> [LayoutNode]
  /// What it tells the container around it, the innermost modifier first.
  var told: [(inout ContainerValues) -> Void] = []

  init(_ resolve: @escaping @MainActor (SurroundingStack) -> [LayoutNode]) {
    self.resolve = resolve
  }

  /// The view resolved in another way, which tells the same.
  @MainActor
  func resolved(by resolve: @escaping @MainActor (SurroundingStack) -> [LayoutNode]) -> HeldView {
    var view = HeldView(resolve)
    view.told = told
    return view
  }

  /// The view in the body of another one, whose properties have their environment while it is resolved.
  @MainActor
  fileprivate func read(by reader: EnvironmentInstallation.Reader) -> HeldView {
    let resolve = resolve
    return resolved { stack in reader.resolving { resolve(stack) } }
  }
}

/// The views that a modifier modifies: the nodes of all of them, or one after the other.
struct ModifiedViews {
  /// Resolves all of them.
  let resolve: @MainActor (EnvironmentValues) -> [LayoutNode]
  /// Finds them one by one.
  let find: @MainActor (EnvironmentValues) -> [HeldView]
}

/// A modifier that has more to do with the views of its content than to be resolved around each of them.
protocol HoldingModifier {
  /// The views that the modifier makes of those of its content.
  @MainActor
  func memberViews(of content: ModifiedViews, in environment: EnvironmentValues) -> [HeldView]
}

extension EnvironmentValues {
  /// The environment in another stack.
  func standing(in stack: SurroundingStack) -> EnvironmentValues {
    guard stack != surroundingStack else { return self }
    var inner = self
    inner.surroundingStack = stack
    return inner
  }
}

extension View {
  /// The views that a container has of this one.
  @MainActor
  func heldViews(in environment: EnvironmentValues) -> [HeldView] {
    if let several = self as? any CountedViews { return several.memberViews(in: environment) }
    if Body.self == Never.self {
      return [HeldView { stack in self._resolve(in: environment.standing(in: stack)) }]
    }
    let reader = EnvironmentInstallation.Reader(self, in: environment)
    let views = reader.resolving { body.heldViews(in: environment) }
    return views.map { $0.read(by: reader) }
  }

  /// The view of a place among those that a container has of this one; `nil` where there is none.
  @MainActor
  func heldView(at index: Int, in environment: EnvironmentValues) -> HeldView? {
    if let several = self as? any IndexedViews {
      return several.memberView(at: index, in: environment)
    }
    if Body.self == Never.self || self is any CountedViews {
      return heldViews(in: environment).dropFirst(index).first
    }
    let reader = EnvironmentInstallation.Reader(self, in: environment)
    let view = reader.resolving { body.heldView(at: index, in: environment) }
    return view?.read(by: reader)
  }
}

extension ViewModifier {
  /// The views that a container has of the modified ones.
  @MainActor
  func heldViews(of content: ModifiedViews, in environment: EnvironmentValues) -> [HeldView] {
    if let modifier = self as? any HoldingModifier {
      return modifier.memberViews(of: content, in: environment)
    }
    if Body.self == Never.self {
      return content.find(environment).map { view in
        let one = ModifiedViews(
          resolve: { inner in view.resolve(inner.surroundingStack) },
          find: { _ in [view] }
        )
        return view.resolved { stack in
          self._resolve(_ViewModifier_Content(one), in: environment.standing(in: stack))
        }
      }
    }
    let reader = EnvironmentInstallation.Reader(self, in: environment)
    let views = reader.resolving {
      body(content: _ViewModifier_Content(content)).heldViews(in: environment)
    }
    return views.map { $0.read(by: reader) }
  }
}
