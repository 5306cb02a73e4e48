import Foundation
import SwiftUISurface

/// Draws pictures as PNG files, in memory.
///
///     let bytes = try PNGRenderer(scale: 3).render(decision.displayList)
///     try bytes.write(to: URL(filePath: "widget.png"))
///
/// The same picture gives the same bytes. Any thread may use a renderer, several at once too: the
/// glyphs it has read are kept and shared.
public struct PNGRenderer: Sendable {
  /// Pixels a point; nil for the finest display scale of the picture's widgets.
  public var scale: Double?
  /// The most pixels it agrees to draw; more than 32,767 a side cannot be had.
  public var limit: PixelLimit
  private let glyphs = GlyphStore()
  private let pictures = PictureStore()

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - scale: pixels a point; nil for the finest display scale of the picture's widgets.
  ///   - limit: the most pixels it agrees to draw; more than 32,767 a side cannot be had.
  public init(scale: Double? = nil, limit: PixelLimit = .standard) {
    self.scale = scale
    self.limit = limit
  }

  /// The bytes of a PNG file that shows the picture.
  ///
  /// - Throws: `DrawingError` where the picture has no panels, an impossible size, or more pixels than
  ///   ``limit``; where layers within each other take more memory than the largest picture, or glyphs
  ///   have too many points or pixels or reach too far to be drawn; and where memory is wanting.
  /// - Complexity: linear in the number of pixels and glyphs.
  public func render(_ picture: Picture) throws(DrawingError) -> Data {
    let layout = PictureLayout(picture)
    let scale = scale ?? picture.displayScale
    try layout.check(picture, scale: scale, limit: limit.withinImages)
    let canvas = try CairoCanvas(
      width: layout.width,
      height: layout.height,
      output: .png(scale: scale)
    )
    PicturePainter(canvas: canvas, glyphs: glyphs, pictures: pictures)
      .paint(picture, layout: layout)
    return try canvas.finish()
  }

  /// The bytes of a PNG file that shows one widget.
  ///
  /// - Throws: `DrawingError` where a picture of it could not be drawn either.
  public func render(_ content: DisplayList) throws(DrawingError) -> Data {
    try render(Picture(content))
  }
}

extension PixelLimit {
  /// The limit as far as Cairo's images reach.
  fileprivate var withinImages: PixelLimit { PixelLimit(side: min(side, 32_767), area: area) }
}

extension PictureLayout {
  /// What the figures of a refusal are: a drawing has no pixels.
  enum Figure {
    case pixels, points
  }

  /// Refuses a picture that a canvas cannot hold, in figures of its kind.
  func check(
    _ picture: Picture,
    scale: Double,
    limit: PixelLimit,
    in figure: Figure = .pixels
  ) throws(DrawingError) {
    guard !picture.panels.isEmpty else { throw .nothingToDraw }
    // The greater of two lengths hides one that is no number.
    for size in picture.sizes where size.width.isNaN || size.height.isNaN {
      throw .invalidSize(width: Double(size.width), height: Double(size.height), scale: scale)
    }
    let (pixelWidth, pixelHeight) = (width * scale, height * scale)
    // Whatever stands in it, a picture is as wide as both of its edges at least.
    guard height > 0, scale > 0, pixelWidth.isFinite, pixelHeight.isFinite else {
      throw .invalidSize(width: width, height: height, scale: scale)
    }
    guard max(pixelWidth, pixelHeight) <= Double(limit.side),
      pixelWidth * pixelHeight <= Double(limit.area)
    else {
      switch figure {
      case .pixels: throw .tooLarge(width: pixelWidth, height: pixelHeight, limit: limit)
      case .points: throw .tooLargeInPoints(width: pixelWidth, height: pixelHeight, limit: limit)
      }
    }
  }
}

extension Picture {
  /// The sizes of all that stands in it.
  fileprivate var sizes: [CGSize] {
    ([heading] + panels.flatMap { [$0.content, $0.caption] }).compactMap { $0?.size }
  }
}
