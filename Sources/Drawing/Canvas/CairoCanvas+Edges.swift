import CCairo
import Foundation
import SwiftUISurface

/// Outlines of very many edges.
///
/// Where an outline is smoothed in the same way as the clip around it, Cairo looks for all places at which the two
/// cross each other and each itself, in time and memory with the square of the edges. Smoothed otherwise, though as
/// finely, it is filled by itself and cut off by a mask: in pixels that differs by parts of them at a clip's edge.
extension CairoCanvas {
  /// An outline of more edges is smoothed otherwise than clips are.
  static let mostEdges = 2_000.0

  /// A line of more corners is too, be they fewer as many times as it is wider than a point.
  static let mostCorners = 20_000.0

  /// Glyphs of more steps in all: what is drawn of a line of text at once seldom has a fifth of them, and they cross
  /// few others.
  static let mostGlyphSteps = 10_000.0

  /// Whether an outline of so many edges is drawn apart from the clips around it.
  func isApart(edges count: Double, of most: Double = CairoCanvas.mostEdges) -> Bool {
    guard case .png = output else { return false }
    return count > most
  }

  /// Draws something, apart from the clips around it where it has very many edges.
  func drawn(apart isApart: Bool, _ draw: () -> Void) {
    guard isApart else { return draw() }
    let smoothing = cairo_get_antialias(context)
    // As fine as that of clips, and none of theirs.
    cairo_set_antialias(context, CAIRO_ANTIALIAS_GOOD)
    draw()
    cairo_set_antialias(context, smoothing)
  }
}

extension Path {
  /// About as many edges as it is drawn with, of which a curve has more than one.
  var edgeCount: Double {
    var count = 0.0
    forEach { element in
      switch element {
      case .move, .line, .closeSubpath: count += 1
      case .quadCurve, .curve: count += Self.edgesOfCurve
      }
    }
    return count
  }

  private static let edgesOfCurve = 16.0
}
