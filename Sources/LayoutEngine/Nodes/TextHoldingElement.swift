package import Typesetting

/// An element whose texts can be exchanged for others, all else as it is: it answers
/// ``LayoutElement/exchangingTexts(of:role:_:)`` itself.
package protocol TextHoldingElement: LayoutElement {
  /// The doubts under which lines of the texts within it may be others in number.
  var heldLineDoubts: Set<LineDoubt> { get }

  /// The texts within it where they are columns: see `LayoutNode.columnTexts`.
  ///
  /// - Parameters:
  ///   - node: the node of this element.
  ///   - role: the name around the node that a text in it has where it is traced.
  func columnTexts(of node: LayoutNode, role: String?) -> [ColumnText]?

  /// The texts within it where it is nothing but single lines side by side, in their order; `nil` where it is
  /// anything else.
  ///
  /// - Parameters:
  ///   - node: the node of this element.
  ///   - role: the name around the node that a text in it has where it is traced.
  ///   - doubt: the doubt about lines that is taken to be right, if any.
  func rowTexts(of node: LayoutNode, role: String?, under doubt: LineDoubt?) -> [RowText]?
}

extension TextHoldingElement {
  package var textHolder: (any TextHoldingElement)? { self }
}
