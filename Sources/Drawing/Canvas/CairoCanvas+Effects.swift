import CCairo
import Foundation
import SwiftUISurface

/// Drawing under an effect: each call draws what its closure draws, changed.
extension CairoCanvas {
  /// Draws within an outline only; a rectangle's corners may be round.
  func clipped(to rectangle: Rectangle, cornerRadius: Double = 0, _ draw: () -> Void) {
    cairo_save(context)
    addRoundedRectangle(rectangle, cornerRadius: cornerRadius)
    cairo_clip(context)
    draw()
    cairo_restore(context)
  }

  /// Draws within a rectangle with round corners only, whatever is drawn.
  ///
  /// A clip that is smoothed as drawings are Cairo intersects with their outlines: where these lie over each other in
  /// time with the square of their corners, and at times wrongly. What is cut off here it covers with a mask.
  func cutOff(at rectangle: Rectangle, cornerRadius: Double, _ draw: () -> Void) {
    cairo_save(context)
    addRoundedRectangle(rectangle, cornerRadius: cornerRadius)
    let smoothing = cairo_get_antialias(context)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    cairo_clip(context)
    cairo_set_antialias(context, smoothing)
    draw()
    cairo_restore(context)
  }

  /// Draws within a path only, whose points are relative to an origin.
  ///
  /// One of very many edges is a mask, which is filled once, and not anew for each thing that is drawn in it; so is one
  /// by the even-odd rule in an SVG, where Cairo 1.16 names the rule at a place at which it means nothing.
  func clipped(to path: Path, evenOdd: Bool = false, at origin: Point, _ draw: () -> Void) {
    let isSVG = if case .svg = output { true } else { false }
    guard !isApart(edges: path.edgeCount), !(evenOdd && isSVG) else {
      let paint = Paint.solid(.white())
      return masked(by: { fill(path, evenOdd: evenOdd, at: origin, with: paint) }, draw)
    }
    cairo_save(context)
    add(path, at: origin)
    filling(evenOdd: evenOdd) { cairo_clip(context) }
    draw()
    cairo_restore(context)
  }

  /// Draws each point where it is mapped to; both are relative to an origin.
  ///
  /// Nothing is drawn where the map leaves no area, by itself or within those around it: Cairo could not draw
  /// from then on.
  func transformed(by map: CGAffineTransform, at origin: Point, _ draw: () -> Void) {
    let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map { Double($0) }
    let determinant = numbers[0] * numbers[3] - numbers[1] * numbers[2]
    guard numbers.allSatisfy({ abs($0) < Self.greatestCoordinate }), abs(determinant) > 1e-12
    else { return }
    var matrix = cairo_matrix_t(
      xx: numbers[0],
      yx: numbers[1],
      xy: numbers[2],
      yy: numbers[3],
      x0: numbers[4],
      y0: numbers[5]
    )
    guard canTransform(by: matrix, at: origin) else { return }
    cairo_save(context)
    cairo_translate(context, origin.x, origin.y)
    cairo_transform(context, &matrix)
    cairo_translate(context, -origin.x, -origin.y)
    draw()
    cairo_restore(context)
  }

  /// Draws as much of a layer as another one covers.
  func masked(by mask: () -> Void, _ draw: () -> Void) {
    withLayer(of: CAIRO_CONTENT_COLOR_ALPHA, draw) { layer in
      withLayer(of: CAIRO_CONTENT_ALPHA, mask) { cover in
        cairo_set_source(context, layer)
        watched { cairo_mask(context, cover) }
      }
    }
  }

  /// Draws as one layer that is mixed with what is below.
  func blended(_ mode: BlendMode, _ draw: () -> Void) {
    if mode != .normal { layers.areImages = true }
    withLayer(of: CAIRO_CONTENT_COLOR_ALPHA, draw) { layer in
      cairo_set_source(context, layer)
      cairo_set_operator(context, mode.cairoOperator)
      watched { cairo_paint(context) }
    }
  }

  /// Draws a layer by itself and uses it; neither where the layers that it lies in take too much.
  private func withLayer(
    of content: cairo_content_t,
    _ draw: () -> Void,
    _ use: (OpaquePointer?) -> Void
  ) {
    guard !layers.isExceeded else { return }
    cairo_push_group_with_content(context, content)
    let bytes = layerBytes
    layers.take(bytes)
    if !layers.isExceeded { draw() }
    let layer = cairo_pop_group(context)
    if !layers.isExceeded {
      // The source is then what it was before, so that nothing else holds the layer.
      cairo_save(context)
      use(layer)
      cairo_restore(context)
    }
    cairo_pattern_destroy(layer)
    layers.release(bytes)
  }

  /// The bytes of the layer that is drawn on; in a drawing those of the image that it would be there.
  private var layerBytes: Int {
    let target = cairo_get_group_target(context)
    guard cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_RECORDING else {
      return Int(cairo_image_surface_get_stride(target))
        * Int(cairo_image_surface_get_height(target))
    }
    var extents = cairo_rectangle_t()
    guard cairo_recording_surface_get_extents(target, &extents) != 0 else { return 0 }
    return Int(extents.width * extents.height * Self.pixelsPerPoint * Self.pixelsPerPoint) * 4
  }

  /// The pixels of what Cairo draws as an image in a drawing, which has no word for most ways to mix
  /// colours: 300 an inch.
  private static let pixelsPerPoint = 300.0 / 72
}

extension BlendMode {
  /// The operator of the same name; both follow Porter and Duff, and PDF 1.4.
  fileprivate var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    // Cairo adds; it has no sum that darkens, for which multiplying stands.
    case .plusDarker: CAIRO_OPERATOR_MULTIPLY
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
