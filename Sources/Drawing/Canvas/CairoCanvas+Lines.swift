import CCairo
import SwiftUISurface

/// Lines along outlines.
extension CairoCanvas {
  /// Draws a line along an outline whose points are relative to an origin.
  func stroke(_ path: Path, at origin: Point, _ style: StrokeStyle, with paint: Paint) {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return }
    add(path, at: origin)
    setSource(paint)
    cairo_save(context)
    cairo_set_line_width(context, Double(style.lineWidth))
    cairo_set_line_cap(context, style.lineCap.cairo)
    cairo_set_line_join(context, style.lineJoin.cairo)
    cairo_set_miter_limit(context, max(Double(style.miterLimit), 1))
    // Cairo refuses, for good, a pattern without length or with a negative part.
    let dash = style.dash.map { Double($0) }
    let length = dash.reduce(0, +)
    if dash.allSatisfy({ $0 >= 0 }), length > 0, length.isFinite, style.dashPhase.isFinite {
      cairo_set_dash(context, dash, Int32(clamping: dash.count), Double(style.dashPhase))
    }
    watched { cairo_stroke(context) }
    cairo_restore(context)
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
