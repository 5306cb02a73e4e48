package import Foundation

extension Path {
  /// Points along the outline, as close as the lines that stand for its curves.
  package var points: [CGPoint] { parts.flatMap { $0 } }

  /// Whether a point lies within the outline, by the non-zero rule; on its edge either may be said.
  /// - Complexity: linear in the number of lines.
  package func contains(_ point: CGPoint) -> Bool {
    var winding = 0
    for part in parts {
      guard var from = part.last else { continue }
      // A part that is left open is filled as if it were closed.
      for to in part {
        let isBelow = to.y > point.y
        if (from.y > point.y) != isBelow {
          let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
          if x > point.x { winding += isBelow ? 1 : -1 }
        }
        from = to
      }
    }
    return winding != 0
  }

  /// The corners of each part.
  private var parts: [[CGPoint]] {
    var parts: [[CGPoint]] = []
    for line in flattened() {
      if line.beginsPart || parts.isEmpty { parts.append([line.from]) }
      parts[parts.count - 1].append(line.to)
    }
    return parts
  }
}
