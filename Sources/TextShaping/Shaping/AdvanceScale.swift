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
    points(units(sum)) + letterSpacing * Double(sum.graphemes)
  }

  /// The width of a sum without a style's tracking, in units.
  @inlinable
  @inline(__always)
  func units(_ sum: AdvanceSum) -> Double {
    sum.text + opticalFraction * (sum.display - sum.text) + trackingUnits * Double(sum.tracked)
  }

  /// A number by which sums compare as their widths do, negative where a width is; without a division
  /// where units tell.
  @inlinable
  @inline(__always)
  package func rank(_ sum: AdvanceSum) -> Double { ranksUnits ? units(sum) : points(sum) }

  /// The width of a sum of a rank, in points.
  @inlinable
  package func points(ofRank rank: Double) -> Double { ranksUnits ? points(rank) : rank }

  /// Whether units grow with points: to multiply and to divide them keeps their order.
  @inlinable
  @inline(__always)
  var ranksUnits: Bool { letterSpacing == 0 && pointSize > 0 }

  /// The length of a number of units in points.
  ///
  /// Multiplied before it is divided: twelve full-width characters of 17 pt are 204 pt, not the
  /// next number above, as they would be with a rounded quotient of size and units.
  @inlinable
  @inline(__always)
  package func points(_ units: Double) -> Double { units * pointSize / unitsPerEm }
}
