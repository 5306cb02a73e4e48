import Typesetting

extension TextElement: TextHoldingElement {
  /// `nil` where runs, blocks, movement or a case belong to the text that it has.
  package func exchangingTexts(
    of node: LayoutNode,
    role: String?,
    _ text: (_ role: String?, _ prepared: PreparedText) -> PreparedText
  ) -> LayoutNode? {
    guard !isRecased else { return nil }
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

  package func rowTexts(
    of node: LayoutNode,
    role: String?,
    under doubt: LineDoubt?
  ) -> [RowText]? {
    var pass = LayoutPass()
    pass.lineDoubt = doubt
    let text = doubted(pass) ?? self
    guard let width = text.openWidth else { return nil }
    return [
      RowText(
        role: role,
        prepared: text.prepared,
        paragraph: text.paragraph,
        typesettingLanguage: typesettingLanguage,
        standIns: standIns,
        width: width,
        pixelLength: pixelLength
      )
    ]
  }
}

// An outer name stands, as where texts are placed.
extension PassingElement: TextHoldingElement {
  package func exchangingTexts(
    of node: LayoutNode,
    role: String?,
    _ text: (_ role: String?, _ prepared: PreparedText) -> PreparedText
  ) -> LayoutNode? {
    guard let content = content.exchangingTexts(role: role ?? node.identifier, text) else {
      return nil
    }
    return node.exchanging(PassingElement(content: content, change: change))
  }

  package var heldLineDoubts: Set<LineDoubt> { content.lineDoubts }

  package func columnTexts(of node: LayoutNode, role: String?) -> [ColumnText]? {
    content.columnTexts(role: role ?? node.identifier)
  }

  /// `nil` of what is not shown as it is.
  package func rowTexts(
    of node: LayoutNode,
    role: String?,
    under doubt: LineDoubt?
  ) -> [RowText]? {
    guard case .identifier = change else { return nil }
    return content.rowTexts(role: role ?? node.identifier, under: doubt)
  }
}

extension MirrorElement: TextHoldingElement {
  package func exchangingTexts(
    of node: LayoutNode,
    role: String?,
    _ text: (_ role: String?, _ prepared: PreparedText) -> PreparedText
  ) -> LayoutNode? {
    guard let content = content.exchangingTexts(role: role, text) else { return nil }
    return node.exchanging(MirrorElement(content: content, times: times))
  }

  package var heldLineDoubts: Set<LineDoubt> { content.lineDoubts }

  package func columnTexts(of node: LayoutNode, role: String?) -> [ColumnText]? {
    content.columnTexts(role: role)
  }

  package func rowTexts(
    of node: LayoutNode,
    role: String?,
    under doubt: LineDoubt?
  ) -> [RowText]? {
    nil
  }
}

// A container's name is none of its members', as where they are placed (`Placement.member`).
extension StackElement: TextHoldingElement {
  package func exchangingTexts(
    of node: LayoutNode,
    role: String?,
    _ text: (_ role: String?, _ prepared: PreparedText) -> PreparedText
  ) -> LayoutNode? {
    guard let children = children.exchangingTexts(role: nil, text) else { return nil }
    return node.exchanging(holding(children))
  }

  package var heldLineDoubts: Set<LineDoubt> { children.lineDoubts }

  /// `nil` of a row, whose children share the width.
  package func columnTexts(of node: LayoutNode, role: String?) -> [ColumnText]? {
    axis == .vertical ? children.columnTexts(role: nil) : nil
  }

  /// Those of a column of one are that one's, unless a guide of somebody's own moves it.
  package func rowTexts(
    of node: LayoutNode,
    role: String?,
    under doubt: LineDoubt?
  ) -> [RowText]? {
    guard axis == .horizontal || children.count == 1 && alignment.kind != .custom else {
      return nil
    }
    var texts: [RowText] = []
    for index in children.indices {
      // A row in a row is summed by itself.
      guard let own = children[index].rowTexts(role: nil, under: doubt), own.count == 1 else {
        return nil
      }
      var text = own[0]
      text.distance = distances[index]
      texts.append(text)
    }
    return texts
  }
}

extension FitElement: TextHoldingElement {
  package func exchangingTexts(
    of node: LayoutNode,
    role: String?,
    _ text: (_ role: String?, _ prepared: PreparedText) -> PreparedText
  ) -> LayoutNode? {
    guard let candidates = candidates.exchangingTexts(role: nil, text) else { return nil }
    return node.exchanging(FitElement(axes: axes, candidates: candidates))
  }

  package var heldLineDoubts: Set<LineDoubt> { candidates.lineDoubts }

  /// `nil` of a choice that compares widths.
  package func columnTexts(of node: LayoutNode, role: String?) -> [ColumnText]? {
    guard axes == .vertical else { return nil }
    var texts: [ColumnText] = []
    for (index, candidate) in candidates.enumerated() {
      guard let own = candidate.columnTexts(role: nil) else { return nil }
      for var text in own {
        text.candidate = index
        texts.append(text)
      }
    }
    return texts
  }

  /// `nil` of a choice: what it shows changes with the room there is.
  package func rowTexts(
    of node: LayoutNode,
    role: String?,
    under doubt: LineDoubt?
  ) -> [RowText]? {
    nil
  }
}
