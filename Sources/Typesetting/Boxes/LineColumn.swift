/// Lines that stand one below the other.
///
/// Where all lines are of one height they are only counted, and ``LineFitting`` does the rest.
/// Lengths are points.
struct LineColumn: Hashable {
  /// The lines so far.
  private(set) var count = 0
  /// The height of unequal lines.
  private(set) var height = 0.0
  /// The baselines of the first and the last of unequal lines.
  private(set) var firstBaseline = 0.0
  private(set) var lastBaseline = 0.0
  private var leadingBelow = 0.0

  /// Whether unequal lines have less room than others in a height that they do not keep to; the
  /// first line is shown in any height.
  func isTaller(than other: LineColumn, andThan limit: Double?) -> Bool {
    guard let limit else { return false }
    return height > limit && height > other.height
  }

  /// The space between two lines: the larger of the upper one's leading and of what is asked for.
  @inline(__always)
  static func space(leading: Double, lineSpacing: Double) -> Double {
    lineSpacing > 0 ? max(leading, lineSpacing) : leading
  }

  /// Adds a line.
  /// - Parameters:
  ///   - box: its box in points, where lines are unequal.
  ///   - lineSpacing: the least space between two lines.
  @inline(__always)
  mutating func append(_ box: LineBox?, lineSpacing: Double) {
    count += 1
    guard let box else { return }
    let lineHeight = box.ascent + box.descent
    if count > 1 {
      // However negative, it lays a line at most on the one above.
      height += max(Self.space(leading: leadingBelow, lineSpacing: lineSpacing), -lineHeight)
    }
    lastBaseline = height + box.ascent
    if count == 1 { firstBaseline = lastBaseline }
    height += lineHeight
    leadingBelow = box.leading
  }
}
