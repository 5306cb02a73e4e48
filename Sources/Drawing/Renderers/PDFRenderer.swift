import Foundation
import SwiftUISurface

/// Draws pictures as PDF files of one page, in memory; outlines stay outlines.
///
///     let bytes = try PDFRenderer().render(Picture(decision.displayList, title: "Departure"))
///
/// The same picture gives the same bytes. Any thread may use a renderer, several at once too.
public struct PDFRenderer: Sendable {
  private let glyphs = GlyphStore()
  private let pictures = PictureStore()

  /// Makes a renderer.
  public init() {}

  /// The bytes of a PDF file that shows the picture, a point to a point, under its title.
  ///
  /// - Throws: `DrawingError` where the picture has no panels, an impossible size, or more points than
  ///   ``PixelLimit/standard`` has pixels; where its emoji and glyphs have too many pixels or points, or
  ///   glyphs reach too far to be drawn; and where memory is wanting.
  /// - Complexity: linear in the number of glyphs.
  public func render(_ picture: Picture) throws(DrawingError) -> Data {
    let layout = PictureLayout(picture)
    try layout.check(picture, scale: 1, limit: .standard, in: .points)
    let canvas = try CairoCanvas(
      width: layout.width,
      height: layout.height,
      output: .pdf(title: XMLText.withoutControls(picture.title))
    )
    PicturePainter(canvas: canvas, glyphs: glyphs, pictures: pictures)
      .paint(picture, layout: layout)
    return try canvas.finish()
  }

  /// The bytes of a PDF file that shows one widget.
  ///
  /// - Throws: `DrawingError` where a picture of it could not be drawn either.
  public func render(_ content: DisplayList) throws(DrawingError) -> Data {
    try render(Picture(content))
  }
}
