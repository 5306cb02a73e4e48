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

  /// The texts in drawing order, those in groups too; not the names that are written on stand-ins.
  ///
  /// - Complexity: linear in the number of items.
  public var texts: [PlacedText] { Self.texts(of: items) }

  private static func texts(of items: [DisplayItem]) -> [PlacedText] {
    items.flatMap { item -> [PlacedText] in
      switch item {
      case .text(let text): return [text]
      case .shape, .picture: return []
      case .group(let group):
        if case .standIn = group.effect { return [] }
        return texts(of: group.items)
      }
    }
  }
}
