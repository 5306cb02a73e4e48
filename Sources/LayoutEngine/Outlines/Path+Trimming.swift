public import Foundation

extension Path {
  /// The part of the outline between two parts of its length, 0 to 1.
  ///
  /// Curves become lines, 24 a curve.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let start = min(max(from, 0), 1)
    let end = min(max(to, 0), 1)
    guard start < end else { return Path() }
    if start == 0, end == 1 { return self }
    let lines = flattened()
    let total = lines.reduce(0) { $0 + $1.length }
    var result = Path()
    var position: CGFloat = 0
    // Also where the lines that a part begins with have no length, or are left out.
    var beginsPart = false
    for line in lines {
      let range = (start * total - position, end * total - position)
      position += line.length
      beginsPart = beginsPart || line.beginsPart
      guard line.length > 0, range.0 < line.length, range.1 > 0 else { continue }
      let begin = line.point(max(range.0 / line.length, 0))
      if beginsPart { result.move(to: begin) }
      beginsPart = false
      result.addLine(to: line.point(min(range.1 / line.length, 1)))
    }
    return result
  }

  /// A line of which curves are made.
  struct Line {
    var from: CGPoint
    var to: CGPoint
    var beginsPart: Bool

    var length: CGFloat { from.distance(to: to) }

    func point(_ part: CGFloat) -> CGPoint {
      CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }
  }

  /// The outline as lines, 24 a curve.
  func flattened() -> [Line] {
    var lines: [Line] = []
    var begins = true
    for segment in segments {
      let start = segment.start
      var from = start
      func add(_ point: CGPoint) {
        lines.append(Line(from: from, to: point, beginsPart: begins))
        begins = false
        from = point
      }
      func curve(_ point: (CGFloat) -> CGPoint) {
        for step in 1...24 { add(point(CGFloat(step) / 24)) }
      }
      switch segment.element {
      case .move: begins = true
      case .line, .closeSubpath: add(segment.end)
      case .quadCurve(let end, let control):
        curve { t in
          let u = 1 - t
          return CGPoint(
            x: u * u * start.x + 2 * u * t * control.x + t * t * end.x,
            y: u * u * start.y + 2 * u * t * control.y + t * t * end.y
          )
        }
      case .curve(let end, let one, let two):
        curve { .onCurve(from: start, to: end, one, two, at: $0) }
      }
    }
    return lines
  }
}
