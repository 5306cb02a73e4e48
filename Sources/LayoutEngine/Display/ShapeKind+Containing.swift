package import Foundation

extension ShapeKind {
  /// Whether a point lies within the outline of the shape in a rectangle.
  package func contains(_ point: CGPoint, in frame: CGRect) -> Bool {
    let shorter = min(frame.width, frame.height)
    switch self {
    case .rectangle: return frame.contains(point, cornerRadius: 0)
    case .roundedRectangle(let radius):
      return frame.contains(point, cornerRadius: min(max(radius, 0), shorter / 2))
    case .capsule: return frame.contains(point, cornerRadius: shorter / 2)
    case .circle:
      return frame.containsInEllipse(point, CGSize(width: shorter, height: shorter))
    case .ellipse: return frame.containsInEllipse(point, frame.size)
    case .path(let path): return path.contains(point)
    case .evenOddPath(let path): return path.contains(point, eoFill: true)
    }
  }
}

extension CGRect {
  fileprivate func contains(_ point: CGPoint, cornerRadius radius: CGFloat) -> Bool {
    guard point.x >= minX, point.x <= maxX, point.y >= minY, point.y <= maxY else { return false }
    // How far beyond the centres of the corners' circles.
    let x = max(minX + radius - point.x, point.x - (maxX - radius), 0)
    let y = max(minY + radius - point.y, point.y - (maxY - radius), 0)
    return x * x + y * y <= radius * radius
  }

  /// Whether a point lies in an ellipse of a size around the middle.
  fileprivate func containsInEllipse(_ point: CGPoint, _ size: CGSize) -> Bool {
    guard size.width > 0, size.height > 0 else { return false }
    let x = (point.x - midX) / (size.width / 2)
    let y = (point.y - midY) / (size.height / 2)
    return x * x + y * y <= 1
  }
}
