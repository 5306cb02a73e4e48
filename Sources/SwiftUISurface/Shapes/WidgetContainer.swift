package import Foundation

/// The whole widget that a picture shows, in the coordinates of its display list.
package struct WidgetContainer: Sendable, Hashable {
  /// The widget, points.
  package let frame: CGRect
  /// How round its corners are, points.
  package let cornerRadius: CGFloat

  /// Creates a widget of a place and a roundness.
  package init(frame: CGRect, cornerRadius: CGFloat) {
    self.frame = frame
    self.cornerRadius = cornerRadius
  }

  /// How round the corners of a rectangle in it are, for arcs about the same points as the widget's: 0 where it
  /// lies further from the edges than the widget's corners are round.
  func cornerRadius(of rect: CGRect) -> CGFloat {
    let distance = Self.distance(of: rect, in: frame)
    return min(max(cornerRadius - distance, 0), min(rect.width, rect.height) / 2)
  }

  /// How far a rectangle lies from the nearest edge of a frame; 0 where it reaches out of it.
  static func distance(of rect: CGRect, in frame: CGRect) -> CGFloat {
    let distance = min(
      rect.minX - frame.minX,
      rect.minY - frame.minY,
      frame.maxX - rect.maxX,
      frame.maxY - rect.maxY
    )
    return max(distance, 0)
  }
}

extension EnvironmentValues {
  /// The widget of which a picture is drawn; `nil` where none is.
  @Entry package var widgetContainer: WidgetContainer?
}
