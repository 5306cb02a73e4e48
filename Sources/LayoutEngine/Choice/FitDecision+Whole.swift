import Foundation

extension FitDecision {
  /// Whether a placed text is neither truncated nor outside the bounds by a pixel or more.
  ///
  /// Sizes are rounded up to whole pixels, so less than one pixel beyond the bounds is rounding.
  public func showsWhole(_ text: TextTrace) -> Bool {
    text.isWhole(in: bounds, displayScale: displayScale)
  }
}

extension TextTrace {
  /// Whether the text is neither truncated nor, where it is placed, outside of bounds by a pixel or
  /// more.
  package func isWhole(in bounds: CGSize, displayScale: CGFloat) -> Bool {
    guard !isTruncated, let frame else { return !isTruncated }
    let pixel = CGFloat.pixelLength(displayScale: displayScale)
    return frame.minX > -pixel && frame.minY > -pixel
      && frame.maxX < bounds.width + pixel && frame.maxY < bounds.height + pixel
  }

  /// Whether the text, where it is placed, is outside of bounds from end to end, and reaches out of them by a
  /// pixel or more.
  package func isOutside(_ bounds: CGSize, displayScale: CGFloat) -> Bool {
    guard let frame else { return false }
    let pixel = CGFloat.pixelLength(displayScale: displayScale)
    return frame.isOutside(CGRect(origin: .zero, size: bounds), by: pixel)
  }
}
