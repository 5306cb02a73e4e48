import AppResources
import CCairo
import CJPEG
import Foundation
import SwiftUISurface

/// Pictures of the app.
extension CairoCanvas {
  /// Draws a bitmap over a rectangle, in its own colours as far as they are shown, or as much of a
  /// colour as it covers.
  func draw(
    _ bitmap: Bitmap,
    in rectangle: Rectangle,
    template color: Shade?,
    opacity: Double,
    coloring: DisplayColoring
  ) {
    guard bitmap.width > 0, bitmap.height > 0, rectangle.width > 0, rectangle.height > 0,
      let source = surface(of: bitmap, coloring)
    else { return }
    cairo_save(context)
    cairo_translate(context, rectangle.x, rectangle.y)
    cairo_scale(
      context,
      rectangle.width / Double(bitmap.width),
      rectangle.height / Double(bitmap.height)
    )
    if let color {
      setSource(.solid(color))
      let cover = cairo_pattern_create_for_surface(source)
      cairo_pattern_set_filter(cover, CAIRO_FILTER_BEST)
      cairo_mask(context, cover)
      cairo_pattern_destroy(cover)
    } else {
      cairo_set_source_surface(context, source, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BEST)
      cairo_paint_with_alpha(context, opacity)
    }
    cairo_restore(context)
  }
}

extension Bitmap {
  /// The most pixels that a picture may have: a file of a few bytes may claim four thousand million.
  private static let mostPixels = 1 << 26

  /// The pixels of a PNG or JPEG file; `nil` where it is none, broken, or has more than 67 million of them.
  convenience init?(_ pixels: PicturePixels) {
    let data: Data
    switch pixels {
    case .data(let bytes): data = bytes
    case .file(let path):
      guard let bytes = try? Data(contentsOf: URL(filePath: path)) else { return nil }
      data = bytes
    }
    guard let size = PictureHeader(data)?.size,
      size.width * size.height <= CGFloat(Self.mostPixels)
    else { return nil }
    if PictureHeader.isPNG(data) { self.init(png: data) } else { self.init(jpeg: data) }
  }

  private convenience init?(jpeg data: Data) {
    var (width, height) = (0, 0)
    let read = data.withUnsafeBytes { bytes in
      jpeg_pixels_read(
        bytes.bindMemory(to: UInt8.self).baseAddress,
        bytes.count,
        Self.mostPixels,
        &width,
        &height
      )
    }
    guard let read else { return nil }
    defer { jpeg_pixels_free(read) }
    self.init(
      width: width,
      height: height,
      pixels: Array(UnsafeBufferPointer(start: read, count: width * height))
    )
  }

  private convenience init?(png data: Data) {
    let reader = ByteReader(data)
    let target = Unmanaged.passUnretained(reader).toOpaque()
    guard let surface = cairo_image_surface_create_from_png_stream(ByteReader.read, target) else {
      return nil
    }
    defer {
      cairo_surface_destroy(surface)
      withExtendedLifetime(reader) {}
    }
    let format = cairo_image_surface_get_format(surface)
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
      let rows = cairo_image_surface_get_data(surface)
    else { return nil }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    // Of pixels without opacity the highest byte says nothing.
    let opaque: UInt32 = format == CAIRO_FORMAT_RGB24 ? 0xFF00_0000 : 0
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    for y in 0..<height {
      let row = UnsafeRawPointer(rows + y * stride)
      for x in 0..<width { words.append(row.load(fromByteOffset: 4 * x, as: UInt32.self) | opaque) }
    }
    self.init(width: width, height: height, pixels: words)
  }
}

/// Gives a file's bytes to Cairo.
private final class ByteReader {
  private let data: Data
  private var place: Int

  init(_ data: Data) {
    self.data = data
    place = data.startIndex
  }

  /// Cairo's callback; its closure is a `ByteReader` that outlives the reading.
  static let read: cairo_read_func_t = { source, target, count in
    guard let source, let target else { return CAIRO_STATUS_READ_ERROR }
    let reader = Unmanaged<ByteReader>.fromOpaque(source).takeUnretainedValue()
    let end = reader.place + Int(count)
    guard end <= reader.data.endIndex else { return CAIRO_STATUS_READ_ERROR }
    reader.data.copyBytes(to: target, from: reader.place..<end)
    reader.place = end
    return CAIRO_STATUS_SUCCESS
  }
}
