import CJPEG
import Foundation
import Testing

/// Pixels of JPEG files at the bounds of what is read, and of inks of every kind.
@Suite struct JPEGPixelTests {
  private struct Picture: Equatable {
    var width = 0
    var height = 0
    var pixels: [UInt32] = []
  }

  private static func read(
    _ data: Data,
    limit: Int = 1 << 20,
    wanted: (width: Int, height: Int) = (1_000, 1_000)
  ) -> Picture? {
    var picture = Picture()
    let read = data.withUnsafeBytes { bytes in
      jpeg_pixels_read(
        bytes.bindMemory(to: UInt8.self).baseAddress,
        bytes.count,
        limit,
        wanted.width,
        wanted.height,
        &picture.width,
        &picture.height
      )
    }
    guard let read else { return nil }
    defer { jpeg_pixels_free(read) }
    let count = picture.width * picture.height
    picture.pixels = Array(UnsafeBufferPointer(start: read, count: count))
    return picture
  }

  /// One of the files in `Pictures`, of 16 × 8 pixels.
  private static func file(_ name: String) throws -> Data {
    try Data(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Pictures/\(name).jpg")
    )
  }

  /// The least of the whole, a half, a quarter and an eighth that has as many pixels as are wanted both ways.
  @Test(arguments: [
    (0, 0, 2), (2, 1, 2), (3, 1, 4), (2, 2, 4), (4, 2, 4), (5, 2, 8), (4, 3, 8), (8, 4, 8),
    (9, 4, 16), (8, 5, 16), (16, 8, 16), (17, 8, 16), (1, 9, 16),
  ])
  func noMoreIsReadThanIsWanted(_ width: Int, _ height: Int, _ expected: Int) throws {
    let picture = try #require(Self.read(try Self.file("colours"), wanted: (width, height)))
    #expect(picture.width == expected && picture.height == expected / 2)
    #expect(picture.pixels.allSatisfy { $0 >> 24 == 0xFF })
  }

  /// A file in several scans may have a quarter of the pixels.
  @Test(arguments: [("colours", 128), ("greys", 128), ("inks", 128), ("progressive", 512)])
  func soManyPixelsAreRead(_ name: String, _ least: Int) throws {
    let data = try Self.file(name)
    let whole = try #require(Self.read(data))
    #expect(whole.width == 16 && whole.height == 8)
    #expect(Self.read(data, limit: least) == whole)
    #expect(Self.read(data, limit: least - 1) == nil)
    #expect(Self.read(data, limit: 0) == nil)
  }

  /// A file of a hundred scans is read, one of more is not gone through.
  @Test(arguments: [(90, true), (91, false)])
  func scansHaveAnEnd(_ added: Int, _ isRead: Bool) throws {
    var data = try Self.file("progressive")
    let begins = data.indices.dropLast().filter { data[$0] == 0xFF && data[$0 + 1] == 0xDA }
    #expect(begins.count == 10)
    // The first one again and again, before the table that follows it.
    let end = try #require(
      data.indices.dropFirst(begins[0] + 2).first { data[$0] == 0xFF && data[$0 + 1] == 0xC4 }
    )
    let scan = data[begins[0]..<end]
    for _ in 0..<added { data.insert(contentsOf: scan, at: end) }
    #expect((Self.read(data) != nil) == isRead)
  }

  // MARK: Inks

  /// A picture of 8 × 8 pixels of one colour: a sample for each component, and the transformation that Adobe's programs note.
  private static func plain(_ samples: [Int], adobe transformation: UInt8?) -> Data {
    func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
      [0xFF, marker, 0, UInt8(content.count + 2)] + content
    }
    let count = UInt8(samples.count)
    let identifiers = (1...count).map { $0 }
    var bytes: [UInt8] = [0xFF, 0xD8]
    if let transformation {
      bytes += segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, transformation])
    }
    bytes += segment(0xDB, [0] + [UInt8](repeating: 8, count: 64))
    bytes += segment(
      0xC0,
      [8, 0, 8, 0, 8, count] + identifiers.flatMap { [$0, 0x11, 0] }
    )
    // Nine codes of four bits for the lengths of differences, and one of a bit for the block's end.
    let lengths: [UInt8] = [0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    bytes += segment(0xC4, [0x00] + lengths + Array(0...8))
    bytes += segment(0xC4, [0x10, 1] + [UInt8](repeating: 0, count: 15) + [0])
    bytes += segment(0xDA, [count] + identifiers.flatMap { [$0, 0x00] } + [0, 63, 0])
    var bits = ""
    for sample in samples {
      let difference = sample - 128
      let length = difference == 0 ? 0 : String(abs(difference), radix: 2).count
      let code = difference < 0 ? difference + (1 << length) - 1 : difference
      for (number, width) in [(length, 4), (code, length)] {
        let digits = width == 0 ? "" : String(number, radix: 2)
        bits += String(repeating: "0", count: width - digits.count) + digits
      }
      bits += "0"
    }
    while bits.count % 8 != 0 { bits += "1" }
    var rest = Substring(bits)
    while !rest.isEmpty {
      let byte = UInt8(rest.prefix(8), radix: 2) ?? 0
      bytes += byte == 0xFF ? [0xFF, 0] : [byte]
      rest = rest.dropFirst(8)
    }
    return Data(bytes + [0xFF, 0xD9])
  }

  /// Inks are light that is taken away, but for Adobe's programs, which write what is left.
  ///
  /// Their second transformation has inks as a brightness and two differences.
  @Test(
    arguments: [
      ([200, 100, 50, 160], nil, 0xFF14_394C), ([200, 100, 50, 160], 0, 0xFF7D_3E1F),
      ([0, 255, 128, 0], nil, 0xFFFF_007F), ([0, 255, 128, 255], 0, 0xFF00_FF80),
      ([200, 128, 128, 160], 2, 0xFF22_2222), ([90], nil, 0xFF5A_5A5A),
      ([10, 128, 128], nil, 0xFF0A_0A0A), ([11, 22, 33], 0, 0xFF0B_1621),
    ] as [([Int], UInt8?, UInt32)]
  )
  func coloursAreRead(_ samples: [Int], _ transformation: UInt8?, _ expected: UInt32) throws {
    let picture = try #require(Self.read(Self.plain(samples, adobe: transformation)))
    #expect(picture.width == 8 && picture.height == 8)
    let others = picture.pixels.filter { $0 != expected }
    #expect(others.isEmpty, "\(String(others.first ?? 0, radix: 16))")
  }
}
