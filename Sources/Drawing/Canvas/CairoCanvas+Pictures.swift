import CCairo
import Foundation
import SwiftUISurface

/// Pictures of the app.
extension CairoCanvas {
  /// How many pixels a rectangle has where it is drawn.
  func pixels(in rectangle: Rectangle) -> PixelSize {
    func length(_ x: Double, _ y: Double) -> Double {
      var (x, y) = (x, y)
      cairo_user_to_device_distance(context, &x, &y)
      return (x * x + y * y).squareRoot() * pixelsPerUnit
    }
    return PixelSize(width: length(rectangle.width, 0), height: length(0, rectangle.height))
  }

  /// Draws a bitmap over a rectangle, in its own colours as far as they are shown, or as much of a
  /// colour as it covers.
  func draw(
    _ bitmap: Bitmap,
    in rectangle: Rectangle,
    template color: Shade?,
    opacity: Double,
    coloring: DisplayColoring
  ) {
    guard rectangle.width > 0, rectangle.height > 0 else { return }
    let (width, height) = (
      rectangle.width / Double(bitmap.width), rectangle.height / Double(bitmap.height)
    )
    guard
      canDrawPixels(width: width, height: height, from: Point(x: rectangle.x, y: rectangle.y)),
      // Of a template what it covers counts, in whatever colours.
      let source = surface(of: bitmap, color == nil ? coloring : .opacity)
    else { return }
    /// Calls a closure with a pixel for a unit.
    func inPixels(_ draw: () -> Void) {
      cairo_save(context)
      cairo_translate(context, rectangle.x, rectangle.y)
      cairo_scale(context, width, height)
      draw()
      cairo_restore(context)
    }
    guard let color else {
      return faded(to: opacity, over: rectangle) { opacity in
        inPixels { paint(source, opacity: opacity) }
      }
    }
    guard case .png = output else {
      // In a drawing Cairo lays a picture that is a mask elsewhere, or shows it itself.
      return masked(
        by: { inPixels { paint(source, opacity: 1) } },
        { fill(rectangle.expanded(by: 1), with: .solid(color)) }
      )
    }
    inPixels {
      setSource(.solid(color))
      let cover = cairo_pattern_create_for_surface(source)
      cairo_pattern_set_filter(cover, CAIRO_FILTER_BEST)
      watched { cairo_mask(context, cover) }
      cairo_pattern_destroy(cover)
    }
  }

  /// Paints a surface from the origin on, a pixel for a unit.
  func paint(_ source: OpaquePointer, opacity: Double) {
    cairo_set_source_surface(context, source, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BEST)
    watched { cairo_paint_with_alpha(context, opacity) }
  }

  /// Draws something that lies in a rectangle, and is told the opacity to draw it with.
  ///
  /// In an SVG Cairo cuts off what is enlarged or made smaller, and not opaque, at the drawing's size in its pixels.
  func faded(to opacity: Double, over rectangle: Rectangle, _ draw: (Double) -> Void) {
    guard case .svg = output, opacity < 1 else { return draw(opacity) }
    masked(
      by: { fill(rectangle.expanded(by: 1), with: .solid(.white(opacity: opacity))) },
      { draw(1) }
    )
  }
}
