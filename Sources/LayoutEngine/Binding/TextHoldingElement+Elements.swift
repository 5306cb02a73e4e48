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
    return node.exchanging(element)
  }

  package var heldLineDoubts: Set<LineDoubt> { Set(lineDoubts.filter(\.changesLineCounts)) }

  package func columnTexts(of node: LayoutNode, role: String?) -> [ColumnText]? {
    [
      ColumnText(
        role: role,
        prepared: prepared,
        paragraph: paragraph,
        typesettingLanguage: typesettingLanguage,
        doubts: openLines?.doubts ?? [],
        isMeasured: standIns.isEmpty
      )
    ]
  }
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
    return node.exchanging(PassingElement(content: content, change: change))
  }

  package var heldLineDoubts: Set<LineDoubt> { content.lineDoubts }

  package func columnTexts(of node: LayoutNode, role: String?) -> [ColumnText]? {
    content.columnTexts(role: node.identifier ?? role)
  }
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

  package func columnTexts(of node: LayoutNode, role: String?) -> [ColumnText]? {
    content.columnTexts(role: role)
  }
}

extension StackElement: TextHoldingElement {
  package func exchangingTexts(
    of node: LayoutNode,
    role: String?,
    _ text: (_ role: String?, _ prepared: PreparedText) -> PreparedText
  ) -> LayoutNode? {
    guard let children = children.exchangingTexts(role: role, text) else { return nil }
    return node.exchanging(holding(children))
  }

  package var heldLineDoubts: Set<LineDoubt> { children.lineDoubts }

  /// `nil` of a row, whose children share the width.
  package func columnTexts(of node: LayoutNode, role: String?) -> [ColumnText]? {
    axis == .vertical ? children.columnTexts(role: role) : nil
  }
}

extension FitElement: TextHoldingElement {
  package func exchangingTexts(
    of node: LayoutNode,
    role: String?,
    _ text: (_ role: String?, _ prepared: PreparedText) -> PreparedText
  ) -> LayoutNode? {
    guard let candidates = candidates.exchangingTexts(role: role, text) else { return nil }
    return node.exchanging(FitElement(axes: axes, candidates: candidates))
  }

  package var heldLineDoubts: Set<LineDoubt> { candidates.lineDoubts }

  /// `nil` of a choice that compares widths.
  package func columnTexts(of node: LayoutNode, role: String?) -> [ColumnText]? {
    guard axes == .vertical else { return nil }
    var texts: [ColumnText] = []
    for (index, candidate) in candidates.enumerated() {
      guard let own = candidate.columnTexts(role: role) else { return nil }
      for var text in own {
        text.candidate = index
        texts.append(text)
      }
    }
    return texts
  }
}
