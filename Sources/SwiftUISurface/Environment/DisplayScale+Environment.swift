public import Foundation

extension EnvironmentValues {
  /// Pixels a point; sizes of texts are rounded up to whole pixels.
  @Entry public var displayScale: CGFloat = 3

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { .pixelLength(displayScale: displayScale) }
}
