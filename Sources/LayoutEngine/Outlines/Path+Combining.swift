import Foundation

/// Outlines of what lies within several: of lines, also where there were curves, none of which crosses another.
///
/// What lies within an outline is said by the non-zero rule or the even-odd one; of what comes out both say the same.
/// - Complexity: bounded, and with the number of pairs of lines one of which begins beside the other.
extension Path {
  /// The outline of what lies within this one.
  public func normalized(eoFill: Bool = true) -> Path {
    OutlineCombination(self).path(eoFill: eoFill) { isInside, _ in isInside }
  }

  /// The outline of what lies within this one and another.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    OutlineCombination(self, other).path(eoFill: eoFill) { $0 && $1 }
  }

  /// The outline of what lies within this one or another.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    OutlineCombination(self, other).path(eoFill: eoFill) { $0 || $1 }
  }

  /// The outline of what lies within this one but not another.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    OutlineCombination(self, other).path(eoFill: eoFill) { $0 && !$1 }
  }

  /// The outline of what lies within this one or another, but not within both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    OutlineCombination(self, other).path(eoFill: eoFill) { $0 != $1 }
  }
}
