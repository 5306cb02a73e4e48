import Foundation

extension CGFloat {
  /// The length of a pixel in points; a point where a display cannot have so many (``usableScale(_:)``).
  package static func pixelLength(displayScale: CGFloat) -> CGFloat {
    1 / usableScale(displayScale)
  }

  /// The pixels of a point where it has so many; 1 where that is no number of pixels, a pixel would be longer than
  /// any layout, or lengths have too many of them to be counted.
  package static func usableScale(_ displayScale: CGFloat) -> CGFloat {
    let length = 1 / displayScale
    // As many lines as a text has are together no longer than that.
    let greatestSum = greatestLength * greatestLength
    let isUsable = length > 0 && length <= greatestLength && (greatestSum / length).isFinite
    return isUsable ? displayScale : 1
  }

  /// The length rounded up to whole pixels as SwiftUI does: divide by the pixel's length, round,
  /// multiply by it again.
  ///
  /// 40 ÷ 3 and 40 × (1 ÷ 3) differ in the last bit, and `ViewThatFits` compares exactly
  /// (LayoutRules §2.1, V5).
  package func roundedUp(toMultipleOf pixelLength: CGFloat) -> CGFloat {
    (self / pixelLength).rounded(.up) * pixelLength
  }

  package func rounded(toMultipleOf pixelLength: CGFloat) -> CGFloat {
    (self / pixelLength).rounded() * pixelLength
  }

  /// The whole pixels within the length.
  func roundedDown(toMultipleOf pixelLength: CGFloat) -> CGFloat {
    (self / pixelLength + Self.hairOfPixel).rounded(.down) * pixelLength
  }

  /// The nearest whole pixels, of two that are equally near the fewer.
  func roundedHalfDown(toMultipleOf pixelLength: CGFloat) -> CGFloat {
    (self / pixelLength - 0.5 - Self.hairOfPixel).rounded(.up) * pixelLength
  }

  /// The length rounded up to whole pixels, where it is not that to within rounding already.
  func roundedUpFromHair(toMultipleOf pixelLength: CGFloat) -> CGFloat {
    (self / pixelLength - Self.hairOfPixel).rounded(.up) * pixelLength
  }

  /// A part of a pixel by which sums of thirds of a point, which have no exact form, may be off.
  private static let hairOfPixel: CGFloat = 0x1p-20
}
