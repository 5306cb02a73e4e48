/// The grain of advances: 2⁻¹⁶ of a font unit.
///
/// Fractional advances are rounded to it once, when they are read. Sums of such numbers are exact
/// in `Double`, so that a line's width is the same whichever way it is added up, and the same bytes
/// on every machine. The rounding moves a line of 100 characters by less than 10⁻⁵ pt.
package enum FineUnits {
  private static let perUnit = 65536.0

  /// The nearest multiple of the grain.
  @inline(__always)
  package static func round(_ units: Double) -> Double {
    (units * perUnit).rounded() / perUnit
  }
}
