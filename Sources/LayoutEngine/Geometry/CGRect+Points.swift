package import Foundation

extension CGRect {
  /// The smallest rectangle around points; at zero where there are none.
  package init(around points: [CGPoint]) {
    self = .zero
    guard let first = points.first else { return }
    var (least, greatest) = (first, first)
    for point in points {
      least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
      greatest = CGPoint(x: max(greatest.x, point.x), y: max(greatest.y, point.y))
    }
    self = CGRect(
      x: least.x,
      y: least.y,
      width: greatest.x - least.x,
      height: greatest.y - least.y
    )
  }

  /// Whether all of it is outside of another on one side, and reaches out of it there by a length or more.
  package func isOutside(_ other: CGRect, by length: CGFloat) -> Bool {
    let isBefore =
      maxX <= other.minX && minX <= other.minX - length
      || maxY <= other.minY && minY <= other.minY - length
    return isBefore
      || minX >= other.maxX && maxX >= other.maxX + length
      || minY >= other.maxY && maxY >= other.maxY + length
  }
}
