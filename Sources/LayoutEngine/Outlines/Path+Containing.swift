public import Foundation

extension Path {
  /// Whether a point lies within the outline, by the non-zero rule or the even-odd one; on its edge either may be said.
  ///
  /// Who asks about several points prepares an `OutlineInside`.
  /// - Complexity: linear in the number of lines, which curves become first.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    OutlineInside(self, eoFill: eoFill).contains(point)
  }

  /// The corners of each part, as close as the lines that stand for its curves.
  package var parts: [[CGPoint]] {
    var parts: [[CGPoint]] = []
    for line in flattened() {
      if line.beginsPart || parts.isEmpty { parts.append([line.from]) }
      parts[parts.count - 1].append(line.to)
    }
    return parts
  }
}
