/// One of the views that another one holds; it takes the surroundings of where it is put.
public nonisolated struct Subview: PrimitiveView, Identifiable {
  /// Which of the views it is.
  public struct ID: Sendable, Hashable {
    let index: Int
  }

  /// Which of the views it is.
  public let id: ID
  private let resolve: @MainActor (EnvironmentValues) -> [LayoutNode]

  init(at index: Int, resolve: @escaping @MainActor (EnvironmentValues) -> [LayoutNode]) {
    id = ID(index: index)
    self.resolve = resolve
  }

  /// Resolves to the node of the view.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    resolve(environment)
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

extension SubviewsCollection: VaryingViews {}
extension SubviewsCollectionSlice: VaryingViews {}
extension GroupElementsOfContent: VaryingViews {}

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
