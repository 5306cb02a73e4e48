import CCairo
import Foundation
import TestSupport

/// The pixels of a PNG file, read back through Cairo.
struct Raster {
  let width: Int
  let height: Int
  /// Row by row from the top; count == width × height.
  private let pixels: [UInt32]

  struct Unreadable: Error {}

  init(png: Data) throws {
    let reader = Reader(bytes: [UInt8](png))
    let surface = withExtendedLifetime(reader) {
      cairo_image_surface_create_from_png_stream(
        { target, destination, count in
          guard let target, let destination else { return CAIRO_STATUS_READ_ERROR }
          return Unmanaged<Reader>.fromOpaque(target).takeUnretainedValue()
            .read(Int(count), into: destination)
        },
        Unmanaged.passUnretained(reader).toOpaque()
      )
    }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let data = cairo_image_surface_get_data(surface)
    else { throw Unreadable() }
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    var pixels: [UInt32] = []
    for y in 0..<height {
      let row = UnsafeRawPointer(data + y * stride)
      for x in 0..<width {
        pixels.append(row.load(fromByteOffset: x * 4, as: UInt32.self) & 0xFF_FFFF)
      }
    }
    self.pixels = pixels
  }

  /// The pixel in a column and a row, both from 0, as 0xRRGGBB.
  func pixel(x: Int, y: Int) -> UInt32 {
    pixels[y * width + x]
  }

  /// Eight digits that stand for all pixels.
  var digest: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for pixel in pixels { hash = (hash ^ UInt64(pixel)) &* 0x100_0000_01B3 }
    return "\(hash)".digest
  }

  /// The smallest rectangle around all pixels that are nearly white; nil where there are none.
  var ink: Box? {
    box { isInk(pixels[$0]) }
  }

  /// The smallest rectangle around all pixels that are not those of a picture of the same size.
  func difference(from other: Raster) -> Box? {
    box { pixels[$0] != other.pixels[$0] }
  }

  /// By how much red, green or blue of any pixel differ from a picture of the same size, 0 to 255.
  func greatestDistance(from other: Raster) -> Int {
    zip(pixels, other.pixels).lazy.map { one, other in
      [16, 8, 0].lazy.map { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) }.max() ?? 0
    }
    .max() ?? 0
  }

  /// Columns and rows of pixels.
  typealias Box = (x: ClosedRange<Int>, y: ClosedRange<Int>)

  private func box(around isMember: (Int) -> Bool) -> Box? {
    var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
    for y in 0..<height {
      for x in 0..<width where isMember(y * width + x) {
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
      }
    }
    return left <= right ? (left...right, top...bottom) : nil
  }

  /// The pixel with the least of red, then green, then blue.
  var darkest: UInt32 { pixels.min() ?? 0 }

  private func isInk(_ pixel: UInt32) -> Bool {
    [pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16].allSatisfy { $0 > 150 }
  }

  /// A PNG file of pixels, premultiplied ARGB words by column and row; clear where none are given.
  static func png(
    _ width: Int,
    _ height: Int,
    _ pixel: ((Int, Int) -> UInt32)? = nil
  ) throws -> Data {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    defer { cairo_surface_destroy(surface) }
    guard let data = cairo_image_surface_get_data(surface) else { throw Unreadable() }
    let rows = pixel == nil ? 0 : height
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<rows {
      let row = UnsafeMutableRawPointer(data + y * stride)
      for x in 0..<width {
        row.storeBytes(of: pixel?(x, y) ?? 0, toByteOffset: x * 4, as: UInt32.self)
      }
    }
    cairo_surface_mark_dirty(surface)
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    guard cairo_surface_write_to_png(surface, file.path) == CAIRO_STATUS_SUCCESS else {
      throw Unreadable()
    }
    return try Data(contentsOf: file)
  }

  private final class Reader {
    private let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    func read(_ count: Int, into destination: UnsafeMutablePointer<UInt8>) -> cairo_status_t {
      guard position + count <= bytes.count else { return CAIRO_STATUS_READ_ERROR }
      for index in 0..<count { destination[index] = bytes[position + index] }
      position += count
      return CAIRO_STATUS_SUCCESS
    }
  }
}
