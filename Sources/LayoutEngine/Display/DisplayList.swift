public import Foundation

/// What a placed layout draws, back to front, in points from the top left corner of its bounds.
///
/// The list is a value: any thread may draw it, with any renderer. Frames are those of the layout
/// and are not snapped to pixels; SwiftUI snaps frames only when it displays them
/// (LayoutRules §2.1), so a renderer decides. Where the lines of a text are drawn then is
/// known: ``PlacedText/baseline(ofLine:displayScale:)``. Ink may reach out of the bounds, as that of
/// deep letters does out of an area that their text fits; a widget cuts it off at its own edges.
///
/// Colours are shown as ``DisplayColoring`` says, texts in the order that ``PlacedText`` says, and
/// outlines are filled as ``ShapeKind`` says.
public struct DisplayList: Sendable {
  /// The size of the bounds the layout was placed in, points.
  public let size: CGSize
  /// Pixels a point.
  public let displayScale: CGFloat
  /// What of the colours is shown where the widget stands.
  public let coloring: DisplayColoring
  /// The items in drawing order: the first lies lowest.
  public let items: [DisplayItem]

  /// Creates a list from its items, in drawing order.
  public init(
    size: CGSize,
    displayScale: CGFloat,
    coloring: DisplayColoring = .lightness,
    items: [DisplayItem]
  ) {
    self.size = size
    self.displayScale = displayScale
    self.coloring = coloring
    self.items = items
  }

  /// The texts in drawing order, those in groups too, and those of a mask behind what they mask.
  ///
  /// A text of a mask is left out where it says what another text says in the same place, as where a
  /// text is laid over itself in another colour. So are the names that are written on stand-ins.
  ///
  /// - Complexity: linear in the number of items.
  public var texts: [PlacedText] {
    let found = found(in: items, isMasking: false)
    guard found.contains(where: \.isMasking) else { return found.map(\.text) }
    let repetitions = found.map(\.read).repetitions
    return found.indices.filter { !repetitions.contains($0) }.map { found[$0].text }
  }

  /// The texts in drawing order, those too that ``texts`` leaves out since they repeat another one.
  ///
  /// - Complexity: linear in the number of items.
  package var textsWithRepetitions: [PlacedText] {
    found(in: items, isMasking: false).map(\.text)
  }

  /// A text, and whether it is one of a mask.
  private struct Found {
    let text: PlacedText
    let isMasking: Bool

    var read: ReadText {
      ReadText(role: text.role, string: text.string, frame: text.frame, isMasking: isMasking)
    }
  }

  private func found(in items: [DisplayItem], isMasking: Bool) -> [Found] {
    items.flatMap { item -> [Found] in
      switch item {
      case .text(let text): return [Found(text: text, isMasking: isMasking)]
      case .shape, .picture: return []
      case .group(let group):
        switch group.effect {
        case .standIn: return []
        case .mask(let mask):
          return found(in: group.items, isMasking: isMasking) + found(in: mask, isMasking: true)
        case .clip, .transform, .blend, .isolated:
          return found(in: group.items, isMasking: isMasking)
        }
      }
    }
  }
}
