import CCairo
import Foundation
import SwiftUISurface

/// Lines along outlines.
extension CairoCanvas {
  /// Draws a line along an outline whose points are relative to an origin.
  func stroke(_ path: Path, at origin: Point, _ style: StrokeStyle, with paint: Paint) {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return }
    add(path, at: origin)
    setSource(paint)
    cairo_save(context)
    cairo_set_line_width(context, boundedLineWidth(Double(style.lineWidth)))
    cairo_set_line_cap(context, style.lineCap.cairo)
    cairo_set_line_join(context, style.lineJoin.cairo)
    cairo_set_miter_limit(context, max(Double(style.miterLimit), 1))
    if !style.dash.isEmpty {
      setDashes(
        style.dash.map { Double($0) },
        phase: Double(style.dashPhase),
        lineWidth: Double(style.lineWidth),
        along: path.greatestLength
      )
    }
    strokeCorners(of: path, style)
    cairo_restore(context)
  }

  /// More corners of lines up to a point wide are not rounded; of wider lines as many times fewer.
  static let mostRoundCorners = 500_000.0

  /// Has a line of very many corners be drawn by itself, and then cut off by the clips around it; one of even more
  /// without arcs, which lie over each other.
  private func strokeCorners(of path: Path, _ style: StrokeStyle) {
    var count = 0.0
    path.forEach { _ in count += 1 }
    count *= max(Double(style.lineWidth), 1)
    if isApart(edges: count, of: Self.mostRoundCorners), style.lineJoin == .round {
      cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    let hasMany =
      isApart(edges: path.edgeCount) || isApart(edges: count, of: Self.mostCorners)
    drawn(apart: hasMany) { watched { cairo_stroke(context) } }
  }

  /// More dashes and gaps of lines up to a point wide are drawn as one; of wider lines as many times fewer.
  static let mostDashes = 100_000.0

  /// Has the next line that is drawn consist of dashes and gaps, unless there would be too many of them.
  ///
  /// What is wider than it is long lies over its neighbours, and takes Cairo time with the square of their number.
  /// - Parameter reach: the length of the outline that is followed, points.
  func setDashes(_ dash: [Double], phase: Double = 0, lineWidth: Double, along reach: Double) {
    let length = dash.reduce(0, +)
    let count = reach / length * Double(dash.count)
    // Cairo refuses, for good, a pattern without length, of which there are dashes without end, or with a negative part.
    guard dash.allSatisfy({ $0 >= 0 }), length.isFinite, phase.isFinite,
      count * max(lineWidth, 1) <= Self.mostDashes
    else { return }
    cairo_set_dash(context, dash, Int32(clamping: dash.count), phase)
  }
}

extension Path {
  /// No less than the length of the outline: no curve is longer than the way over its control points.
  var greatestLength: Double {
    var length = 0.0
    for segment in segments {
      var from = segment.start
      func go(to point: CGPoint) {
        length += Double(from.distance(to: point))
        from = point
      }
      switch segment.element {
      case .move: continue
      case .line, .closeSubpath: break
      case .quadCurve(_, let control): go(to: control)
      case .curve(_, let one, let two):
        go(to: one)
        go(to: two)
      }
      go(to: segment.end)
    }
    return length
  }
}

extension CGLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
