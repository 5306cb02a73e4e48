/// The grain of advances: 2⁻¹⁶ of a font unit.
///
/// Fractional advances are rounded to it once, when they are read. Sums of such numbers are exact
/// in `Double`, so that a line's width is the same whichever way it is added up, and the same bytes
/// on every machine. The rounding moves a line of 100 characters by less than 10⁻⁵ pt.
@usableFromInline
package enum FineUnits {
  @inlinable static var perUnit: Double { 65536 }

  /// The nearest multiple of the grain.
  @inlinable
  @inline(__always)
  package static func round(_ units: Double) -> Double {
    let fine = units * perUnit
    // Beyond there is nothing to round, and no integer to go through.
    guard fine.magnitude < 0x1p52 else { return units }
    // As `rounded()` does, which asks the C library on processors of the first x86-64.
    let whole = Double(Int64(fine))
    let rest = fine - whole
    if rest >= 0.5 { return (whole + 1) / perUnit }
    return (rest <= -0.5 ? whole - 1 : whole) / perUnit
  }
}
