import Typesetting

/// Layouts with other words in them.
extension LayoutNode {
  /// The layout with other texts in place of its own, all else as it is: what a view gives once it is
  /// resolved can be bound to many texts, on any thread.
  ///
  /// - Parameter text: what stands for a text, by its role (the name that it has in traces: the
  ///   outermost around it within the nearest column, row or choice) and as it was prepared; it should
  ///   be prepared in the same style.
  /// - Returns: `nil` where the layout holds anything but columns, rows, choices, names, and texts of
  ///   one style that neither move nor hide, in the case that they are given in.
  package func exchangingTexts(
    _ text: (_ role: String?, _ prepared: PreparedText) -> PreparedText
  ) -> LayoutNode? {
    exchangingTexts(role: nil, text)
  }

  func exchangingTexts(
    role: String?,
    _ text: (String?, PreparedText) -> PreparedText
  ) -> LayoutNode? {
    element.exchangingTexts(of: self, role: role, text)
  }

  /// The doubts under which lines of its texts may be others in number.
  ///
  /// - Precondition: its texts can be exchanged.
  package var lineDoubts: Set<LineDoubt> {
    assert(element.textHolder != nil, "what this layout holds is not known")
    return element.textHolder?.heldLineDoubts ?? []
  }
}

extension [LayoutNode] {
  var lineDoubts: Set<LineDoubt> { reduce(into: []) { $0.formUnion($1.lineDoubts) } }

  func exchangingTexts(
    role: String?,
    _ text: (String?, PreparedText) -> PreparedText
  ) -> [LayoutNode]? {
    var nodes: [LayoutNode] = []
    nodes.reserveCapacity(count)
    for index in indices {
      guard let node = self[index].exchangingTexts(role: role, text) else { return nil }
      nodes.append(node)
    }
    return nodes
  }
}
