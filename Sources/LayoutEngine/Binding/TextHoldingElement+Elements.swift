import Typesetting

extension TextElement: TextHoldingElement {
  /// `nil` where runs, blocks or movement belong to the text that it has.
  package func exchangingTexts(
    of node: LayoutNode,
    role: String?,
    _ text: (_ role: String?, _ prepared: PreparedText) -> PreparedText
  ) -> LayoutNode? {
    guard motion == nil, redaction == nil, inks.count == 1, images.allSatisfy({ $0 == nil }) else {
      return nil
    }
    var element = self
    element.prepared = text(role, prepared)
    return node.wrapped(in: element)
  }

  package var heldLineDoubts: Set<LineDoubt> { Set(lineDoubts.filter(\.changesLineCounts)) }
}

extension PassingElement: TextHoldingElement {
  package func exchangingTexts(
    of node: LayoutNode,
    role: String?,
    _ text: (_ role: String?, _ prepared: PreparedText) -> PreparedText
  ) -> LayoutNode? {
    guard let content = content.exchangingTexts(role: node.identifier ?? role, text) else {
      return nil
    }
    return content.wrapped(
      in: PassingElement(content: content, change: change),
      priority: node.priority,
      identifier: node.identifier
    )
  }

  package var heldLineDoubts: Set<LineDoubt> { content.lineDoubts }
}

extension MirrorElement: TextHoldingElement {
  package func exchangingTexts(
    of node: LayoutNode,
    role: String?,
    _ text: (_ role: String?, _ prepared: PreparedText) -> PreparedText
  ) -> LayoutNode? {
    content.exchangingTexts(role: role, text)?.mirrored
  }

  package var heldLineDoubts: Set<LineDoubt> { content.lineDoubts }
}

extension StackElement: TextHoldingElement {
  package func exchangingTexts(
    of node: LayoutNode,
    role: String?,
    _ text: (_ role: String?, _ prepared: PreparedText) -> PreparedText
  ) -> LayoutNode? {
    guard let children = children.exchangingTexts(role: role, text) else { return nil }
    return .stack(axis, alignment: alignment, spacing: givenSpacing, children)
  }

  package var heldLineDoubts: Set<LineDoubt> { children.lineDoubts }
}

extension FitElement: TextHoldingElement {
  package func exchangingTexts(
    of node: LayoutNode,
    role: String?,
    _ text: (_ role: String?, _ prepared: PreparedText) -> PreparedText
  ) -> LayoutNode? {
    guard let candidates = candidates.exchangingTexts(role: role, text) else { return nil }
    return .choice(in: axes, candidates)
  }

  package var heldLineDoubts: Set<LineDoubt> { candidates.lineDoubts }
}
