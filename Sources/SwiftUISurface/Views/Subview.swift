/// One of the views that another one holds.
///
/// It has the surroundings of what its container is made of, as in SwiftUI (D): what is laid around it changes where it
/// stands, and an environment that is set around it does not reach it.
public nonisolated struct Subview: PrimitiveView, Identifiable {
  /// Which of the views it is.
  public struct ID: Sendable, Hashable {
    let index: Int
  }

  /// Which of the views it is.
  public let id: ID
  private let view: HeldView
  /// The direction that the view reads in.
  private let direction: LayoutDirection

  init(_ view: HeldView, at index: Int, reading direction: LayoutDirection) {
    id = ID(index: index)
    self.view = view
    self.direction = direction
  }

  /// What the view tells the container around it.
  public var containerValues: ContainerValues {
    var values = ContainerValues()
    // The innermost last: what it sets holds.
    for change in view.told.reversed() { change(&values) }
    return values
  }

  /// Resolves to the node of the view.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    let nodes = view.resolve(environment.surroundingStack)
    // As a part that reads the other way than what is around it.
    return environment.layoutDirection == direction ? nodes : nodes.map(\.mirrored)
  }
}

extension Subview: CountedViews {
  @MainActor
  static func isAlwaysOne(among contents: Set<ObjectIdentifier>) -> Bool { true }

  /// The view itself, which tells what it tells, also where it is put into another container.
  @MainActor
  func memberViews(in environment: EnvironmentValues) -> [HeldView] {
    [view.resolved { stack in self._resolve(in: environment.standing(in: stack)) }]
  }
}

/// The views that another one holds.
public nonisolated struct SubviewsCollection: RandomAccessCollection, PrimitiveView {
  let subviews: [Subview]

  /// The position of the first view.
  public var startIndex: Int { 0 }
  /// The position after the last view.
  public var endIndex: Int { subviews.count }

  /// The view at a position.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// The views at a range of positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  /// Resolves to the nodes of all views in order.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    environment.several { inner in subviews.flatMap { $0._resolve(in: inner) } }
  }
}

/// Some of the views that another one holds.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection, PrimitiveView {
  let subviews: ArraySlice<Subview>

  /// The position of the first view.
  public var startIndex: Int { subviews.startIndex }
  /// The position after the last view.
  public var endIndex: Int { subviews.endIndex }

  /// The view at a position.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// The views at a range of positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  /// Resolves to the nodes of all views in order.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    environment.several { inner in subviews.flatMap { $0._resolve(in: inner) } }
  }
}

/// What is made of the views that another one holds.
public nonisolated struct GroupElementsOfContent<Base: View, Result: View>: PrimitiveView {
  fileprivate let base: Base
  fileprivate let transform: (SubviewsCollection) -> Result

  /// Resolves to the nodes of what is made.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    environment.several { inner in transform(base.subviews(in: inner))._resolve(in: inner) }
  }
}

/// The views that another one holds, as what is made of each finds them.
public nonisolated struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  let subviews: [Subview]

  /// The position of the first view.
  public var startIndex: Int { 0 }
  /// The position after the last view.
  public var endIndex: Int { subviews.count }

  /// The view at a position.
  public subscript(index: Int) -> Subview { subviews[index] }
}

extension SubviewsCollection: VaryingViews {
  @MainActor
  func memberViews(in environment: EnvironmentValues) -> [HeldView] {
    subviews.flatMap { $0.memberViews(in: environment) }
  }
}

extension SubviewsCollectionSlice: VaryingViews {
  @MainActor
  func memberViews(in environment: EnvironmentValues) -> [HeldView] {
    subviews.flatMap { $0.memberViews(in: environment) }
  }
}

extension GroupElementsOfContent: VaryingViews {
  @MainActor
  func memberViews(in environment: EnvironmentValues) -> [HeldView] {
    transform(base.subviews(in: environment)).heldViews(in: environment)
  }
}

extension Group {
  /// Creates a group of what is made of the views that another one holds.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(base: view, transform: transform) }
  }
}

extension ForEach where Content: View {
  /// Creates what is made of each of the views that another one holds, which are known where it is put.
  public nonisolated init<Base: View>(
    subviews view: Base,
    @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    data = ForEachSubviewCollection(subviews: [])
    self.content = content
    holder = view
  }
}
