package import Foundation

extension Path {
  /// Whether a point lies within the outline, by the non-zero rule; on its edge either may be said.
  ///
  /// Who asks about several points prepares an `OutlineInside`.
  /// - Complexity: linear in the number of lines, which curves become first.
  package func contains(_ point: CGPoint) -> Bool { OutlineInside(self).contains(point) }

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
