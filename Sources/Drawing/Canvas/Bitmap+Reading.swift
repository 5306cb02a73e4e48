import AppResources
import CCairo
import CJPEG
import FontFaces
import Foundation
import SwiftUISurface

/// How many pixels there are from side to side and from top to bottom.
struct PixelSize: Sendable, Hashable {
  let width: Double
  let height: Double

  /// More than any picture has.
  static let boundless = PixelSize(width: .infinity, height: .infinity)

  /// The greatest power of two, up to 2^16, by which a picture can be shrunk and still have so many.
  func divisor(of width: Int, _ height: Int) -> Int {
    var divisor = 1
    while divisor < 1 << 16, Double(width / (2 * divisor)) >= self.width,
      Double(height / (2 * divisor)) >= self.height
    {
      divisor *= 2
    }
    return divisor
  }
}

extension Bitmap {
  /// The most pixels that a picture may have: a file of a few bytes may claim four thousand million.
  static let mostPixels = 1 << 26
  /// The most pixels of a picture all of which have to be held at once, by 16 bytes at most: a PNG, or a JPEG in several scans.
  static let mostHeldPixels = mostPixels / 4

  /// The pixels of a PNG or JPEG file, shrunk as far as so many are left as are drawn; `nil` where it is none, broken,
  /// or has too many.
  convenience init?(_ pixels: PicturePixels, drawnIn wanted: PixelSize = .boundless) {
    guard let data = PictureStore.data(of: pixels), let header = PictureHeader(data) else {
      return nil
    }
    let (size, isPNG) = (header.size, PictureHeader.isPNG(data))
    guard Self.isRead(size, isPNG: isPNG) else { return nil }
    if isPNG {
      self.init(png: data, wanted)
    } else {
      self.init(jpeg: data, header.orientation, wanted)
    }
  }

  /// Whether a picture of a size has no more pixels than may be.
  static func isRead(_ size: CGSize, isPNG: Bool) -> Bool {
    size.width * size.height <= CGFloat(isPNG ? mostHeldPixels : mostPixels)
  }

  private convenience init?(
    jpeg data: Data,
    _ orientation: PictureOrientation,
    _ wanted: PixelSize
  ) {
    let isSideways = orientation.isSideways
    let columns = isSideways ? wanted.height : wanted.width
    let rows = isSideways ? wanted.width : wanted.height
    var (width, height) = (0, 0)
    let read = data.withUnsafeBytes { bytes in
      jpeg_pixels_read(
        bytes.bindMemory(to: UInt8.self).baseAddress,
        bytes.count,
        Self.mostPixels,
        Int(min(columns, 1e9).rounded(.up)),
        Int(min(rows, 1e9).rounded(.up)),
        &width,
        &height
      )
    }
    guard let read else { return nil }
    defer { jpeg_pixels_free(read) }
    let turned = PixelRows(UnsafeRawPointer(read), width, height, orientation)
    self.init(turned, isSideways ? height : width, isSideways ? width : height, wanted)
  }

  private convenience init?(png data: Data, _ wanted: PixelSize) {
    let reader = ByteReader(PNGChunks.needed(of: data))
    let target = Unmanaged.passUnretained(reader).toOpaque()
    guard let surface = cairo_image_surface_create_from_png_stream(ByteReader.read, target) else {
      return nil
    }
    defer {
      cairo_surface_destroy(surface)
      withExtendedLifetime(reader) {}
    }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let form = PixelForm(cairo_image_surface_get_format(surface)),
      let start = cairo_image_surface_get_data(surface)
    else { return nil }
    let rows = PixelRows(
      start: UnsafeRawPointer(start),
      stride: Int(cairo_image_surface_get_stride(surface)),
      form: form
    )
    self.init(
      rows,
      Int(cairo_image_surface_get_width(surface)),
      Int(cairo_image_surface_get_height(surface)),
      wanted
    )
  }

  /// Rows shrunk as far as so many pixels are left as are wanted.
  private convenience init(_ rows: PixelRows, _ width: Int, _ height: Int, _ wanted: PixelSize) {
    let divisor = wanted.divisor(of: width, height)
    self.init(
      width: (width + divisor - 1) / divisor,
      height: (height + divisor - 1) / divisor,
      pixels: rows.shrunk(width, height, by: divisor)
    )
  }
}

/// How a pixel is held.
private enum PixelForm {
  /// As a premultiplied ARGB word, in which some bits are set whatever it says.
  case word(opaque: UInt32)
  /// As floats.
  case floats(FloatFormat)

  /// That of one of Cairo's formats in which it reads files; `nil` for any other one.
  init?(_ format: cairo_format_t) {
    switch format {
    case CAIRO_FORMAT_ARGB32: self = .word(opaque: 0)
    // Of pixels without opacity the highest byte says nothing.
    case CAIRO_FORMAT_RGB24: self = .word(opaque: 0xFF00_0000)
    default:
      guard let floats = FloatFormat(rawValue: Int(format.rawValue)) else { return nil }
      self = .floats(floats)
    }
  }

  /// From pixel to pixel in a row, bytes.
  var step: Int {
    switch self {
    case .word: 4
    case .floats(let format): format.step
    }
  }
}

/// Pixels that somebody else holds, row by row, as premultiplied ARGB words.
private struct PixelRows {
  /// The first pixel of the first row.
  let start: UnsafeRawPointer
  /// From pixel to pixel in a row, bytes.
  let step: Int
  /// From row to row, bytes.
  let stride: Int
  let form: PixelForm

  init(start: UnsafeRawPointer, stride: Int, form: PixelForm) {
    self.start = start
    step = form.step
    self.stride = stride
    self.form = form
  }

  /// Words that follow each other, of so many rows and columns, as they are shown.
  init(
    _ first: UnsafeRawPointer,
    _ width: Int,
    _ height: Int,
    _ orientation: PictureOrientation
  ) {
    var (place, step, stride) = (0, 4, 4 * width)
    if orientation.startsAtEndOfRows {
      place += step * (width - 1)
      step = -step
    }
    if orientation.startsAtLastRow {
      place += stride * (height - 1)
      stride = -stride
    }
    start = first + place
    self.step = orientation.isSideways ? stride : step
    self.stride = orientation.isSideways ? step : stride
    form = .word(opaque: 0)
  }

  /// Each square of so many pixels as the mean of them; those at the end of a row or column may have fewer.
  func shrunk(_ width: Int, _ height: Int, by divisor: Int) -> [UInt32] {
    var words: [UInt32] = []
    words.reserveCapacity(((width - 1) / divisor + 1) * ((height - 1) / divisor + 1))
    for top in Swift.stride(from: 0, to: height, by: divisor) {
      let bottom = min(top + divisor, height)
      for left in Swift.stride(from: 0, to: width, by: divisor) {
        let right = min(left + divisor, width)
        words.append(divisor == 1 ? word(left, top) : mean(left..<right, top..<bottom))
      }
    }
    return words
  }

  private func word(_ x: Int, _ y: Int) -> UInt32 {
    let pixel = start + (y * stride + x * step)
    return switch form {
    case .word(let opaque): pixel.load(as: UInt32.self) | opaque
    case .floats(let format): FloatPixel(at: pixel, format).word
    }
  }

  private func mean(_ columns: Range<Int>, _ rows: Range<Int>) -> UInt32 {
    var sums = SIMD4<UInt64>()
    for y in rows {
      for x in columns {
        let word = UInt64(word(x, y))
        sums &+= SIMD4(word >> 24, word >> 16 & 0xFF, word >> 8 & 0xFF, word & 0xFF)
      }
    }
    let count = UInt64(columns.count * rows.count)
    let means = (sums &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)
    return UInt32(means[0] << 24 | means[1] << 16 | means[2] << 8 | means[3])
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
