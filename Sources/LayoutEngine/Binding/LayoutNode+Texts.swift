import Typesetting

/// Layouts with other words in them.
extension LayoutNode {
  /// The layout with other texts in place of its own, all else as it is: what a view gives once it is
  /// resolved can be bound to many texts, on any thread.
  ///
  /// - Parameter text: what stands for a text, by its role (the innermost name around it) and as it
  ///   was prepared; it should be prepared in the same style.
  /// - Returns: `nil` where the layout holds anything but columns, rows, choices, names, and texts of
  ///   one style that neither move nor hide.
  package func exchangingTexts(
    _ text: (_ role: String?, _ prepared: PreparedText) -> PreparedText
  ) -> LayoutNode? {
    exchangingTexts(role: nil, text)
  }

  fileprivate func exchangingTexts(
    role: String?,
    _ text: (String?, PreparedText) -> PreparedText
  ) -> LayoutNode? {
    switch element {
    case let element as TextElement:
      guard let element = element.holding({ text(role, $0) }) else { return nil }
      return wrapped(in: element)
    case let element as PassingElement:
      guard let content = element.content.exchangingTexts(role: identifier ?? role, text) else {
        return nil
      }
      return content.wrapped(
        in: PassingElement(content: content, change: element.change),
        priority: priority,
        identifier: identifier
      )
    case let element as MirrorElement:
      return element.content.exchangingTexts(role: role, text)?.mirrored
    case let element as StackElement:
      guard let children = element.children.exchangingTexts(role: role, text) else { return nil }
      return .stack(
        element.axis,
        alignment: element.alignment,
        spacing: element.givenSpacing,
        children
      )
    case let element as FitElement:
      guard let candidates = element.candidates.exchangingTexts(role: role, text) else {
        return nil
      }
      return .choice(in: element.axes, candidates)
    default: return nil
    }
  }
}

extension LayoutNode {
  /// The doubts under which lines of its texts may be others, of a layout whose texts can be
  /// exchanged.
  package var lineDoubts: Set<LineDoubt> {
    switch element {
    case let element as TextElement: Set(element.lineDoubts.filter(\.changesLineCounts))
    case let element as PassingElement: element.content.lineDoubts
    case let element as MirrorElement: element.content.lineDoubts
    case let element as StackElement: element.children.lineDoubts
    case let element as FitElement: element.candidates.lineDoubts
    default: []
    }
  }
}

extension [LayoutNode] {
  fileprivate var lineDoubts: Set<LineDoubt> { reduce(into: []) { $0.formUnion($1.lineDoubts) } }

  fileprivate func exchangingTexts(
    role: String?,
    _ text: (String?, PreparedText) -> PreparedText
  ) -> [LayoutNode]? {
    var nodes: [LayoutNode] = []
    for node in self {
      guard let node = node.exchangingTexts(role: role, text) else { return nil }
      nodes.append(node)
    }
    return nodes
  }
}

extension TextElement {
  /// The element with another text; `nil` where runs, blocks or movement belong to the one it has.
  fileprivate func holding(_ text: (PreparedText) -> PreparedText) -> TextElement? {
    guard motion == nil, redaction == nil, inks.count == 1, images.allSatisfy({ $0 == nil }) else {
      return nil
    }
    return TextElement(
      prepared: text(prepared),
      paragraph: paragraph,
      reservedHeight: reservedHeight,
      baselineOffset: baselineOffset,
      pixelLength: pixelLength,
      motion: nil,
      redaction: nil,
      pointSizes: pointSizes,
      inks: inks,
      images: images,
      standIns: standIns,
      typesettingLanguage: typesettingLanguage,
      openLines: openLines
    )
  }
}
