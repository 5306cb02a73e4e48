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

extension Realisation {
  /// Places a container's views as they are written, so that their texts and choices come so, and has what they draw in the
  /// order of their `zIndex`: the lowest first, those of one index as they are written.
  ///
  /// - Parameter place: places the view of a position.
  package mutating func place(_ views: [LayoutNode], by place: (Int, inout Realisation) -> Void) {
    guard views.contains(where: { $0.zIndex != 0 }) else {
      for index in views.indices { place(index, &self) }
      return
    }
    let first = items.count
    var drawn: [[DisplayItem]] = []
    for index in views.indices {
      place(index, &self)
      drawn.append(Array(items[first...]))
      items.removeSubrange(first...)
    }
    let order = views.indices.sorted { (views[$0].zIndex, $0) < (views[$1].zIndex, $1) }
    items += order.flatMap { drawn[$0] }
  }
}
