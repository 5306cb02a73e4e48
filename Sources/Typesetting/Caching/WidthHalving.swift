/// The search for the width at which lines change, by halving, where they change once.
enum WidthHalving {
  /// What a look at one width tells.
  enum Look {
    /// Lines have not changed, nor have they in widths less than this one.
    case before(Double)
    /// Lines have changed, and have from this width on.
    case behind(Double)
  }

  /// The width from which on lines have changed.
  ///
  /// Each width that is looked at tells over which others the lines are the same, so that halving ends
  /// after a few.
  /// - Parameters:
  ///   - low: in widths less than this one they have not changed.
  ///   - high: in this one they have.
  @inline(__always)
  static func turn(from low: Double, to high: Double, _ look: (Double) -> Look) -> Double {
    var (low, high) = (low, high)
    while low < high {
      switch look(middle(low, high)) {
      case .before(let end): low = end
      case .behind(let start): high = start
      }
    }
    assert(low == high, "lines that change once were found to change back")
    return low
  }

  /// The width from which on lines have changed, up to one that may not be wide enough; `nil` where it
  /// is not.
  /// - Parameter low: in widths less than this one they have not changed.
  @inline(__always)
  static func turn(from low: Double, upTo most: Double, _ look: (Double) -> Look) -> Double? {
    guard low <= most, case .behind(let high) = look(most) else { return nil }
    return turn(from: low, to: high, look)
  }

  /// A width between two; the lesser where they are neighbours.
  @inline(__always)
  static func middle(_ low: Double, _ high: Double) -> Double {
    let middle = low + (high - low) / 2
    // Rounded it may be the greater of neighbours, of which everything is known: the search would not end.
    return middle < high ? middle : low
  }
}
