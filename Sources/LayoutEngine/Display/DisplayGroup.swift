public import Foundation

/// Items drawn as one, under an effect that layout does not notice.
///
/// Their places are in the coordinates of the display list, as everywhere, and so is the effect's:
/// a renderer draws the items where they stand, and the effect changes what comes out of that.
public struct DisplayGroup: Sendable {
  /// What happens to the items as they are drawn.
  public enum Effect: Sendable {
    /// Only what lies within an outline in a rectangle is shown.
    case clip(ShapeKind, in: CGRect)
    /// Every point is drawn where it is mapped to.
    ///
    /// A map onto a line or a point, or one with a number that is not finite, shows nothing.
    case transform(CGAffineTransform)
    /// Shown as much as the other items cover; their colours do not matter.
    case mask([DisplayItem])
    /// Mixed, as one layer, with what lies below in the same widget.
    case blend(BlendMode)
    /// Drawn by itself, then laid over what is below: blending ends here.
    ///
    /// Where it is less than opaque a mask around it covers everything in part.
    case isolated
    /// Drawn for a picture that is not to be had, such as a symbol, of this name.
    ///
    /// The items are drawn as they are. Texts among them are the drawing's own, none of the widget's.
    case standIn(for: String)
  }

  /// The items in drawing order.
  public let items: [DisplayItem]
  /// What happens to them.
  public let effect: Effect

  /// Creates a group from its items, in drawing order.
  public init(_ items: [DisplayItem], _ effect: Effect) {
    self.items = items
    self.effect = effect
  }

  /// The smallest rectangle around the frames of the items.
  var frame: CGRect {
    guard let first = items.first?.frame else { return .zero }
    return items.dropFirst().reduce(first) { all, item in
      let frame = item.frame
      let (left, top) = (min(all.minX, frame.minX), min(all.minY, frame.minY))
      return CGRect(
        x: left,
        y: top,
        width: max(all.maxX, frame.maxX) - left,
        height: max(all.maxY, frame.maxY) - top
      )
    }
  }
}
