/// What the rules know of one scalar: its class, and whether it is East Asian (LB19a, LB30).
package struct LineBreakUnit: Sendable, Hashable {
  package let lineClass: LineBreakClass
  /// East_Asian_Width Fullwidth, Wide or Halfwidth.
  package let isEastAsian: Bool

  /// - Parameter isEastAsian: counts for classes that have East Asian members.
  package init(_ lineClass: LineBreakClass, isEastAsian: Bool = false) {
    self.lineClass = lineClass
    self.isEastAsian = isEastAsian && Self.eastAsianClasses.contains(lineClass)
  }

  /// A number of its own for each, from 0; that of the class where it is not East Asian.
  package var number: UInt8 {
    guard isEastAsian else { return lineClass.rawValue }
    let place = Self.eastAsianClasses.prefix { $0 != lineClass }.count
    return UInt8(LineBreakClass.allCases.count + place)
  }

  /// All units, by their numbers.
  package static let all =
    LineBreakClass.allCases.map { LineBreakUnit($0) }
    + eastAsianClasses.map { LineBreakUnit($0, isEastAsian: true) }

  /// The classes that scalars of East_Asian_Width F, W and H are in, as of Unicode 17.0.
  ///
  /// Marks are not here: they count as what they stand on, or as a letter (LB9, LB10).
  private static let eastAsianClasses: [LineBreakClass] = [
    .gl, .cl, .cp, .ex, .op, .ns, .ba, .al, .pr, .po, .in, .id, .eb, .em, .jl, .h2, .h3,
    .reservedPictograph, .looseInseparable, .looseStarter, .loosePrefix, .looseSuffix,
  ]
}
