import CCairo
import SwiftUISurface

/// Glyphs, as outlines or as bitmaps.
extension CairoCanvas {
  /// A glyph's outline where it is drawn: the pen's position in points.
  typealias PlacedOutline = (outline: GlyphOutline, pen: Point)

  /// Fills outlines as one shape: where two of them overlap, a translucent paint is not laid twice.
  ///
  /// In pixels very many are filled one by one: Cairo takes time for all edges of a shape that cross each other, which
  /// those of different glyphs may, too.
  ///
  /// `unit` is the size of a font unit in points.
  func fill(_ outlines: [PlacedOutline], unit: Double, with paint: Paint) {
    setSource(paint)
    let steps = outlines.reduce(0) { $0 + $1.outline.verbs.count }
    let hasMany = isApart(edges: Double(steps), of: Self.mostGlyphSteps)
    let shapes: [[PlacedOutline]] = hasMany ? outlines.map { [$0] } : [outlines]
    drawn(apart: hasMany) {
      for shape in shapes {
        cairo_new_path(context)
        for (outline, pen) in shape {
          add(outline, at: pen, unit: unit)
        }
        watched { cairo_fill(context) }
      }
    }
  }

  /// Whether a glyph's outline is drawn besides those that are, of which it then is one.
  func takes(_ outline: GlyphOutline, at pen: Point, unit: Double) -> Bool {
    guard canDraw(outline.box(at: pen, unit: unit)) else { return false }
    glyphs.take(.outline(outline))
    return !glyphs.isExceeded
  }

  /// Whether a glyph is drawn whose points lie in a box; notes one that should be seen and cannot be.
  ///
  /// Its points are not held where Cairo counts to, as those of other outlines are: most of its edges pass aslant.
  private func canDraw(_ box: Rectangle?) -> Bool {
    guard let box else { return false }
    if isWithinReach(box) { return true }
    if mayBeSeen(box) { hasGlyphBeyondReach = true }
    return false
  }

  private func add(_ outline: GlyphOutline, at pen: Point, unit: Double) {
    var next = 0
    func point(_ offset: Int) -> (x: Double, y: Double) {
      let point = outline.points[next + offset]
      return (pen.x + Double(point.x) * unit, pen.y - Double(point.y) * unit)
    }
    for verb in outline.verbs {
      switch verb {
      case .move:
        cairo_move_to(context, point(0).x, point(0).y)
        next += 1
      case .line:
        cairo_line_to(context, point(0).x, point(0).y)
        next += 1
      case .curve:
        let (first, second, end) = (point(0), point(1), point(2))
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
        next += 3
      case .close:
        cairo_close_path(context)
      }
    }
  }

  /// Draws a bitmap glyph with the pen at a position in points, at a point size.
  func draw(
    _ image: GlyphImage,
    at pen: Point,
    pointSize: Double,
    opacity: Double,
    coloring: DisplayColoring
  ) {
    let scale = pointSize / image.pixelsPerEm
    let corner = Point(
      x: pen.x + Double(image.left) * scale,
      y: pen.y - Double(image.top) * scale
    )
    guard canDrawPixels(width: scale, height: scale, from: corner) else { return }
    glyphs.take(.image(image))
    let (look, opacity) = bitmapLook(template: nil, opacity: opacity, coloring)
    // A drawing would hold pixels of which none is seen.
    guard !look.isClear, hasRoom(for: image.bitmap, look),
      let source = surface(of: image.bitmap, look)
    else { return }
    cairo_save(context)
    cairo_translate(context, corner.x, corner.y)
    cairo_scale(context, scale, scale)
    paint(source, opacity: opacity)
    cairo_restore(context)
  }
}

extension GlyphOutline {
  /// The smallest rectangle around all of its points, y downwards; nil for a blank.
  ///
  /// - Parameters:
  ///   - pen: where the glyph's origin stands.
  ///   - unit: the size of a font unit in points.
  func box(at pen: Point, unit: Double) -> Rectangle? {
    guard var least = points.first else { return nil }
    var most = least
    for point in points {
      least = pointwiseMin(least, point)
      most = pointwiseMax(most, point)
    }
    return Rectangle(
      x: pen.x + Double(least.x) * unit,
      y: pen.y - Double(most.y) * unit,
      width: Double(most.x - least.x) * unit,
      height: Double(most.y - least.y) * unit
    )
  }
}
