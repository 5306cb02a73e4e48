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
    let (look, opacity) = bitmapLook(template: color, opacity: opacity, coloring)
    // A drawing would hold pixels of which none is seen.
    guard !look.isClear, look.isOwn || hasRoom(for: bitmap, look),
      canDrawPixels(width: width, height: height, from: Point(x: rectangle.x, y: rectangle.y)),
      let source = surface(of: bitmap, look)
    else { return }
    cairo_save(context)
    cairo_translate(context, rectangle.x, rectangle.y)
    cairo_scale(context, width, height)
    if let color, look.color == nil {
      setSource(.solid(color))
      let cover = cairo_pattern_create_for_surface(source)
      cairo_pattern_set_filter(cover, CAIRO_FILTER_BEST)
      watched { cairo_mask(context, cover) }
      cairo_pattern_destroy(cover)
    } else {
      paint(source, opacity: opacity)
    }
    cairo_restore(context)
  }

  /// Paints a surface from the origin on, a pixel for a unit.
  func paint(_ source: OpaquePointer, opacity: Double) {
    cairo_set_source_surface(context, source, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BEST)
    watched { cairo_paint_with_alpha(context, opacity) }
  }

  /// How the pixels of a bitmap are drawn, and the opacity that is left to draw them with.
  ///
  /// Those of a drawing have a template's colour themselves, and those of an SVG their opacity: Cairo forgets there where
  /// a mask that is a picture stands, or shows it, and cuts off what is scaled and not opaque at the drawing's size in its
  /// pixels.
  func bitmapLook(
    template color: Shade?,
    opacity: Double,
    _ coloring: DisplayColoring
  ) -> (look: BitmapLook, opacity: Double) {
    var look = BitmapLook(coloring: coloring)
    if case .png = output { return (look, opacity) }
    look.color = color
    guard case .svg = output, color == nil else { return (look, color == nil ? opacity : 1) }
    // No number is no opacity.
    look.opacity = UInt8(((opacity > 0 ? min(opacity, 1) : 0) * 255).rounded())
    return (look, 1)
  }
}
