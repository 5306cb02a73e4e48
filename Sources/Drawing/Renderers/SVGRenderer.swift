import Foundation
import SwiftUISurface

/// Draws pictures as SVG files, in memory; outlines stay outlines, emoji are embedded images.
///
///     let bytes = try SVGRenderer().render(decision.displayList)
///     try bytes.write(to: URL(filePath: "widget.svg"))
///
/// A file stands alone: it refers to no font and to nothing outside. Its title and description hold
/// the texts, for search and for those who listen to it. The same picture gives the same bytes. Any
/// thread may use a renderer, several at once too.
public struct SVGRenderer: Sendable {
  private let glyphs = GlyphStore()
  private let pictures = PictureStore()

  /// Makes a renderer.
  public init() {}

  /// The bytes of an SVG file that shows the picture; its user unit is a point.
  ///
  /// - Throws: `DrawingError` where the picture has no panels, an impossible size, or more points than
  ///   ``PixelLimit/standard`` has pixels; where its emoji and glyphs have too many pixels or points, or
  ///   glyphs reach too far to be drawn; and where memory is wanting.
  /// - Complexity: linear in the number of glyphs.
  public func render(_ picture: Picture) throws(DrawingError) -> Data {
    let layout = PictureLayout(picture)
    try layout.check(picture, scale: 1, limit: .standard, in: .points)
    let canvas = try CairoCanvas(width: layout.width, height: layout.height, output: .svg)
    PicturePainter(canvas: canvas, glyphs: glyphs, pictures: pictures)
      .paint(picture, layout: layout)
    var document = SVGDocument(bytes: try canvas.finish())
    document.renumberIdentifiers()
    try document.describe(
      title: picture.title,
      description: picture.texts.joined(separator: "\n")
    )
    return document.bytes
  }

  /// The bytes of an SVG file that shows one widget.
  ///
  /// - Throws: `DrawingError` where a picture of it could not be drawn either.
  public func render(_ content: DisplayList) throws(DrawingError) -> Data {
    try render(Picture(content))
  }
}
