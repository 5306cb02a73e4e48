/// A layout of the same view at the type size `large`, where that may hold as well.
///
/// Whether widgets on the Lock Screen follow the user's size of text is not known.
package struct TypeSizeAlternative: Sendable {
  /// The size of running text at the type size that was asked for, points.
  package let pointSize: Double
  /// Its size at `large`.
  package let largePointSize: Double
  /// The view at `large`.
  let layout: LayoutNode

  package init(pointSize: Double, largePointSize: Double, layout: LayoutNode) {
    self.pointSize = pointSize
    self.largePointSize = largePointSize
    self.layout = layout
  }
}

extension LayoutNode {
  /// The node as one that may as well be set at the type size `large`.
  package func leavingTypeSizeOpen(_ alternative: TypeSizeAlternative) -> LayoutNode {
    var node = self
    node.values[ObjectIdentifier(TypeSizeAlternative.self)] = alternative
    return node
  }

  var typeSizeAlternative: TypeSizeAlternative? {
    values[ObjectIdentifier(TypeSizeAlternative.self)] as? TypeSizeAlternative
  }
}
