/// What a view's `zIndex` is kept by among what it tells the layout around it.
private enum DrawingPlace {}

extension LayoutNode {
  /// The view's `zIndex`, 0 where it has none.
  var zIndex: Double { values[ObjectIdentifier(DrawingPlace.self)] as? Double ?? 0 }

  /// The view drawn over those of its container that have a lower index; of several indices the innermost holds.
  package func drawn(at zIndex: Double) -> LayoutNode {
    guard values[ObjectIdentifier(DrawingPlace.self)] == nil else { return self }
    var node = self
    node.values[ObjectIdentifier(DrawingPlace.self)] = zIndex.isNaN ? 0 : zIndex
    return node
  }
}

extension [LayoutNode] {
  /// The positions of a container's views in the order in which they are drawn, the lowest first: by their `zIndex`, those of
  /// one index as they are written.
  package var drawingOrder: [Int] {
    guard contains(where: { $0.zIndex != 0 }) else { return [Int](indices) }
    return indices.sorted { (self[$0].zIndex, $0) < (self[$1].zIndex, $1) }
  }
}
