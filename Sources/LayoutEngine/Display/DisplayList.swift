public import Foundation

/// What a placed layout draws, back to front, in points from the top left corner of its bounds.
///
/// The list is a value: any thread may draw it, with any renderer. Frames are those of the layout
/// and are not snapped to pixels; SwiftUI snaps frames only when it displays them
/// (LayoutRules §2.1), so a renderer decides. Where the lines of a text are drawn then is
/// known: ``PlacedText/baseline(ofLine:displayScale:)``.
public struct DisplayList: Sendable {
  /// The size of the bounds the layout was placed in, points.
  public let size: CGSize
  /// Pixels a point.
  public let displayScale: CGFloat
  /// The items in drawing order: the first lies lowest.
  public let items: [DisplayItem]

  /// Creates a list from its items, in drawing order.
  public init(size: CGSize, displayScale: CGFloat, items: [DisplayItem]) {
    self.size = size
    self.displayScale = displayScale
    self.items = items
  }
}
