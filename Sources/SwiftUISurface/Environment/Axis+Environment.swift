/// What several views are made one by where one view is wanted.
enum ImplicitStack: Sendable, Hashable {
  /// One below the other, as at the root.
  case column
  /// One below the other from the leading edge, as in the title of a label.
  case leadingColumn
  /// On each other's middles, as in an overlay.
  case layers
}

/// What a view stands in.
struct SurroundingStack: Sendable, Hashable {
  var axis: Axis?
  var implicit: ImplicitStack?
  var isGrid = false
}

extension EnvironmentValues {
  @Entry var surroundingStack = SurroundingStack()

  /// The axis of the stack that a view stands in, for those that adapt to it.
  ///
  /// Any number of views may stand where it is set.
  var stackAxis: Axis? {
    get { surroundingStack.axis }
    set { surroundingStack = SurroundingStack(axis: newValue) }
  }

  /// What several views are made one by; `nil` where any number may stand.
  var implicitStack: ImplicitStack? {
    get { surroundingStack.implicit }
    set { surroundingStack = SurroundingStack(axis: stackAxis, implicit: newValue) }
  }

  /// Whether a view stands directly in a `Grid`, where a `GridRow` is a row, and not in a container or layer within it.
  var standsInGrid: Bool {
    get { surroundingStack.isGrid }
    set { surroundingStack.isGrid = newValue }
  }

  /// The environment of any number of views in the same stack.
  var ofAnyNumber: EnvironmentValues {
    guard implicitStack != nil else { return self }
    var inner = self
    inner.implicitStack = nil
    return inner
  }
}
