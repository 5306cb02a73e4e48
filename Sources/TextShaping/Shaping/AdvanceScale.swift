import FontFaces

/// What turns a sum of advances into points at one size.
///
/// Every width in points, fast path or reference, comes out of ``points(_:)``, so that equal sums
/// give equal widths to the last bit.
@usableFromInline
package struct AdvanceScale: Sendable, Hashable {
  @usableFromInline let pointSize: Double
  @usableFromInline let unitsPerEm: Double
  /// How far the system font is on the way from its text cut to its display cut.
  @usableFromInline let opticalFraction: Double
  /// The system font's own tracking, in units for each tracked character.
  @usableFromInline let trackingUnits: Double
  /// A style's tracking, in points for each grapheme cluster.
  @usableFromInline var letterSpacing: Double

  /// - Parameters:
  ///   - pointSize: the size of the em, in points.
  ///   - letterSpacing: points added to every grapheme cluster.
  package init(cascade: borrowing FontCascade, pointSize: Double, letterSpacing: Double) {
    self.pointSize = pointSize
    unitsPerEm = cascade.unitsPerEm
    self.letterSpacing = letterSpacing
    if let optics = cascade.optics(at: pointSize) {
      opticalFraction = optics.fraction
      trackingUnits = optics.tracking * (cascade.unitsPerEm / 2048)
    } else {
      opticalFraction = 0
      trackingUnits = 0
    }
  }

  /// The scale with more points for each grapheme cluster.
  package func spaced(by points: Double) -> AdvanceScale {
    var spaced = self
    spaced.letterSpacing += points
    return spaced
  }

  /// The width of a sum, in points.
  @inlinable
  @inline(__always)
  package func points(_ sum: AdvanceSum) -> Double {
    let units =
      sum.text + opticalFraction * (sum.display - sum.text)
      + trackingUnits * Double(sum.tracked)
    return points(units) + letterSpacing * Double(sum.graphemes)
  }

  /// The length of a number of units in points.
  ///
  /// Multiplied before it is divided: twelve full-width characters of 17 pt are 204 pt, not the
  /// next number above, as they would be with a rounded quotient of size and units.
  @inlinable
  @inline(__always)
  package func points(_ units: Double) -> Double { units * pointSize / unitsPerEm }
}
