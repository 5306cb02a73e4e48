import AppResources
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import Drawing

/// Pictures of the app are read whatever JPEG or PNG they are, and hostile ones are refused.
///
/// The files in `Pictures` are 16 × 8 pixels, the left half of one colour, the right half of another.
@Suite struct PictureFileTests {
  private static func file(_ name: String) throws -> Data {
    try Data(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Pictures/\(name).jpg")
    )
  }

  /// A file with a segment that says how the camera was held, its low bytes first or last.
  private static func turned(_ data: Data, _ orientation: Int, isLowByteFirst: Bool) -> Data {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isLowByteFirst ? bytes : bytes.reversed()
    }
    func entry(_ tag: Int, _ value: Int) -> [UInt8] {
      number(tag, 2) + number(3, 2) + number(1, 4) + number(value, 2) + [0, 0]
    }
    var table = Array((isLowByteFirst ? "II" : "MM").utf8)
    table += number(42, 2) + number(8, 4) + number(2, 2)
    table += entry(0x0106, 2) + entry(0x0112, orientation) + number(0, 4)
    let content = Array("Exif\0\0".utf8) + table
    var bytes = [UInt8](data)
    bytes.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content, at: 2)
    return Data(bytes)
  }

  /// A picture is shown as it was seen through the camera, in each of Exif's eight orientations; other numbers say nothing.
  @Test(arguments: 0...9)
  func picturesAreTurned(_ orientation: Int) throws {
    let file = try Self.file("colours")
    let whole = try #require(Bitmap(.data(file)))
    let (width, height) = (whole.width, whole.height)
    // Where the pixel of a row and a column of the file is shown, by Exif's words on row 0 and column 0.
    func shownPlace(_ x: Int, _ y: Int) -> (x: Int, y: Int) {
      let (right, bottom) = (width - 1 - x, height - 1 - y)
      return switch orientation {
      case 2: (right, y)
      case 3: (right, bottom)
      case 4: (x, bottom)
      case 5: (y, x)
      case 6: (bottom, x)
      case 7: (bottom, right)
      case 8: (y, right)
      default: (x, y)
      }
    }
    let isSideways = 5...8 ~= orientation
    for isLowByteFirst in [false, true] {
      let data = Self.turned(file, orientation, isLowByteFirst: isLowByteFirst)
      let shown = try #require(Bitmap(.data(data)))
      #expect(shown.width == (isSideways ? height : width))
      #expect(shown.height == (isSideways ? width : height))
      let size = PictureHeader(data)?.size
      #expect(size == CGSize(width: shown.width, height: shown.height))
      for y in 0..<height {
        for x in 0..<width {
          let place = shownPlace(x, y)
          let pixel = shown.pixels[place.y * shown.width + place.x]
          #expect(pixel == whole.pixels[y * width + x], "\(x), \(y)")
        }
      }
      // An eighth of a side is as many pixels as are wanted of the picture that is shown.
      let small = try #require(
        Bitmap(
          .data(data),
          drawnIn: PixelSize(width: isSideways ? 1 : 2, height: isSideways ? 2 : 1)
        )
      )
      #expect(small.width == (isSideways ? 1 : 2) && small.height == (isSideways ? 2 : 1))
      // Eight pixels across are half of the file's columns, or all of its rows where it is turned.
      let wide = try #require(Bitmap(.data(data), drawnIn: PixelSize(width: 8, height: 1)))
      #expect(wide.width == 8 && wide.height == (isSideways ? 16 : 4))
    }
  }

  /// Of a part of a pixel all of it is wanted, from side to side and from top to bottom: half of the file has 8 × 4.
  @Test(
    arguments: [(7.5, 3.5, 8), (8, 4, 8), (8.5, 1, 16), (1, 4.5, 16)] as [(Double, Double, Int)]
  )
  func partsOfPixelsAreWanted(_ width: Double, _ height: Double, _ columns: Int) throws {
    let wanted = PixelSize(width: width, height: height)
    let bitmap = try #require(Bitmap(.data(try Self.file("colours")), drawnIn: wanted))
    #expect(bitmap.width == columns && bitmap.height == columns / 2)
  }

  /// A segment that ends early, or is not Exif's, turns nothing and ends nothing.
  @Test func segmentsAreReadUpToTheirEnds() throws {
    let file = try Self.file("colours")
    let whole = Self.turned(file, 6, isLowByteFirst: false)
    let length = Int(whole[5])
    for count in 2..<length {
      var data = Data(whole.prefix(4 + count))
      data[5] = UInt8(count)
      data += file.dropFirst(2)
      let size = try #require(PictureHeader(data)?.size)
      // Behind the number stand two bytes that are left free, and the place of another table, of four.
      let isTurned = count >= length - 6
      #expect(size == (isTurned ? CGSize(width: 8, height: 16) : CGSize(width: 16, height: 8)))
    }
  }

  /// Baseline and progressive files, greys, and inks as Adobe's programs write them: 255 is none.
  @Test(arguments: [
    ("colours", 0xFFFF_0000 as UInt32, 0xFF00_00FF as UInt32),
    ("progressive", 0xFFFF_0000, 0xFF00_00FF), ("greys", 0xFF00_0000, 0xFFFF_FFFF),
    ("inks", 0xFFFF_0000, 0xFF00_00FF),
  ])
  func pixelsAreRead(_ name: String, _ left: UInt32, _ right: UInt32) throws {
    let bitmap = try #require(Bitmap(.data(try Self.file(name))))
    #expect(bitmap.width == 16 && bitmap.height == 8)
    // Colours run into each other over the pixels beside their edge: files have fewer of them than pixels.
    for (index, pixel) in bitmap.pixels.enumerated() where !(4..<12).contains(index % 16) {
      let wanted = index % 16 < 8 ? left : right
      for shift in [0, 8, 16, 24] as [UInt32] {
        let distance = Int(pixel >> shift & 0xFF) - Int(wanted >> shift & 0xFF)
        #expect(abs(distance) < 12, "\(name), pixel \(index): \(String(pixel, radix: 16))")
      }
    }
  }

  /// Of a PNG with 16 bits a component the higher byte of each is read, times opacity, whichever version of Cairo reads it.
  @Test(
    arguments: [
      (
        "iVBORw0KGgoAAAANSUhEUgAAAAMAAAABEAIAAADEEl+gAAAAHElEQVR42mP4/7/hP8N/IZOwill7/v3/z8DIAABqXQnkEyav"
          + "ggAAAABJRU5ErkJggg==", [0xFFFF_8000, 0xFF12_569A, 0xFFFE_FF01]
      ),
      (
        "iVBORw0KGgoAAAANSUhEUgAAAAQAAAABEAYAAACprNOOAAAAJUlEQVR42mP4/7/hP8P///+FTMIqZu1p+A8BDAwNDPX/GRkY"
          + "GQBgsxJeK9qb2QAAAABJRU5ErkJggg==", [0xFFFF_8000, 0x8009_2B4D, 0, 0x0101_0000]
      ),
    ] as [(String, [UInt32])]
  )
  func componentsOfTwoBytesAreRead(_ file: String, _ words: [UInt32]) throws {
    let data = try #require(Data(base64Encoded: file))
    let bitmap = try #require(Bitmap(.data(data)))
    #expect(bitmap.width == words.count && bitmap.height == 1)
    #expect(bitmap.pixels == words)
  }

  /// Floats that newer versions of Cairo make of 16 bits (`premultiply_float` in cairo-png.c) are the words that 1.16 makes
  /// of them, with opacity and without.
  @Test(
    arguments: [
      ([0xFFFF, 0x80FF, 0x00FF, 0xFFFF], 0xFFFF_8000), ([0x1234, 0x5678, 0x9ABC], 0xFF12_569A),
      ([0xFEFF, 0xFF00, 0x0100], 0xFFFE_FF01), ([0x1234, 0x5678, 0x9ABC, 0x80FF], 0x8009_2B4D),
      ([0xFFFF, 0xFFFF, 0xFFFF, 0], 0), ([0xFFFF, 0xFFFF, 0xFFFF, 0xFF], 0),
      ([0x8000, 0x7FFF, 0x0100, 0x0100], 0x0101_0000),
      ([0xFB00, 0x6200, 0x3B00, 0x9351], 0x9391_3822),
    ] as [([Float], UInt32)]
  )
  func floatsAreWords(_ components: [Float], _ word: UInt32) throws {
    let opacity = components.count > 3 ? components[3] / 65_535 : 1
    // Behind three floats stands what is none of them.
    let last = components.count > 3 ? opacity : 0
    let floats = components.prefix(3).map { $0 / 65_535 * opacity } + [last]
    let format: FloatFormat = components.count > 3 ? .rgba128F : .rgb96F
    #expect(format.step == 4 * components.count)
    let read = try floats.withUnsafeBytes { bytes in
      FloatPixel(at: try #require(bytes.baseAddress), format).word
    }
    #expect(read == word)
  }

  /// What ends early, or has a byte changed anywhere, is refused or has the size that it says.
  @Test(arguments: ["colours", "progressive", "greys", "inks"])
  func brokenFilesDoNoHarm(_ name: String) throws {
    let whole = try Self.file(name)
    var read = 0
    for length in 0..<whole.count {
      guard let bitmap = Bitmap(.data(whole.prefix(length))) else { continue }
      #expect(bitmap.width == 16 && bitmap.height == 8)
      read += 1
    }
    #expect(read > 0 && read < whole.count, "some have their header, some have not")
    for index in whole.indices {
      var changed = whole
      changed[index] ^= 0xFF
      guard let bitmap = Bitmap(.data(changed)) else { continue }
      #expect(bitmap.pixels.count == bitmap.width * bitmap.height)
    }
  }

  /// A file of some hundred bytes that claims four thousand million pixels is not believed.
  @Test func absurdSizesAreRefused() throws {
    var data = try Self.file("colours")
    let frame = try #require(data.firstRange(of: Data([0xFF, 0xC0]))).lowerBound
    data.replaceSubrange((frame + 5)..<(frame + 9), with: [0xFF, 0xDC, 0xFF, 0xDC])
    #expect(Bitmap(.data(data)) == nil)
    data.replaceSubrange((frame + 5)..<(frame + 9), with: [0, 8, 0, 0])
    #expect(Bitmap(.data(data)) == nil)
  }

  /// Of a picture much larger than it is drawn no more is made than somewhat more than that.
  @Test(arguments: [
    (PixelSize(width: 200, height: 100), 256), (PixelSize(width: 600, height: 1100), 2048),
    (PixelSize(width: 1, height: 1), 1),
  ])
  func largePicturesAreShrunkAsTheyAreRead(_ wanted: PixelSize, _ side: Int) throws {
    var data = try Self.file("colours")
    let frame = try #require(data.firstRange(of: Data([0xFF, 0xC0]))).lowerBound
    data.replaceSubrange((frame + 5)..<(frame + 9), with: [0x20, 0, 0x20, 0])
    let bitmap = try #require(Bitmap(.data(data), drawnIn: wanted))
    #expect(bitmap.width == side && bitmap.height == side)
    #expect(bitmap.pixels.count == side * side)
  }

  /// Where a part of a pixel is wanted, a whole one is: a quarter of 16 by 8 pixels has no fewer.
  @Test(arguments: [(2.0, 1.0, 2), (2.25, 1, 4), (2, 1.25, 4)])
  func partsOfPixelsAreWhole(_ width: Double, _ height: Double, _ columns: Int) throws {
    let wanted = PixelSize(width: width, height: height)
    let bitmap = try #require(Bitmap(.data(try Self.file("colours")), drawnIn: wanted))
    #expect(bitmap.width == columns && bitmap.height == columns / 2)
  }

  /// A file in several scans, and a PNG, have to be held whole: they may have a quarter of the pixels.
  @Test func whatHasToBeHeldWholeIsSmaller() throws {
    var scans = try Self.file("progressive")
    let frame = try #require(scans.firstRange(of: Data([0xFF, 0xC2]))).lowerBound
    scans.replaceSubrange((frame + 5)..<(frame + 9), with: [0x20, 0, 0x20, 0])
    #expect(Bitmap(.data(scans), drawnIn: PixelSize(width: 8, height: 8)) == nil)
    scans.replaceSubrange((frame + 5)..<(frame + 9), with: [2, 0, 2, 0])
    #expect(Bitmap(.data(scans), drawnIn: PixelSize(width: 8, height: 8))?.width == 8)
    let wanted = PixelSize(width: 8, height: 8)
    #expect(Bitmap(.data(try Raster.png(4097, 20)), drawnIn: wanted) != nil)
    #expect(Bitmap(.data(try Raster.png(4097, 4097)), drawnIn: wanted) == nil)
  }

  /// A file is read once for all the places and pictures in which it is about as large, and anew when it has changed.
  @Test func aFileIsReadOnce() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try Raster.png(40, 20) { _, _ in 0xFFFF_0000 }.write(to: file)
    let store = PictureStore()
    func bitmap(_ width: Double) -> Bitmap? {
      store.bitmap(of: .file(file.path), drawnIn: PixelSize(width: width, height: width / 2))
    }
    let first = try #require(bitmap(20))
    #expect(bitmap(20) === first)
    #expect(bitmap(18) === first)
    #expect(bitmap(40) !== first)
    try Raster.png(40, 10) { _, _ in 0xFF00_00FF }.write(to: file)
    #expect(bitmap(20)?.pixels.first == 0xFF00_00FF)
  }

  /// That a file of as many bytes is another one, its date tells, and of one of the same date its length.
  @Test(arguments: [(seconds: 1, bytes: 0), (seconds: 0, bytes: 1)])
  func aFileIsReadAnewAfter(seconds: Int, bytes: Int) throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.png")
    let colors: [UInt32] = [0xFFFF_0000, 0xFF00_00FF]
    let files = try colors.map { color in try Raster.png(8, 8) { _, _ in color } }
    let length = files.map(\.count).max() ?? 0
    let store = PictureStore()
    for (index, color) in colors.enumerated() {
      // What follows the end of a PNG is not read.
      try (files[index] + Data(count: length - files[index].count + index * bytes)).write(to: file)
      let date = Date(timeIntervalSince1970: 1e9 + Double(index * seconds))
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
      let size = PixelSize(width: 8, height: 8)
      #expect(store.bitmap(of: .file(file.path), drawnIn: size)?.pixels.first == color)
    }
  }

  /// Of a file that is no picture so much is remembered, until it is another one.
  @Test func whatIsNoPictureIsReadOnce() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.png")
    let picture = try Raster.png(8, 8) { _, _ in 0xFFFF_0000 }
    let store = PictureStore()
    func isFound(_ content: Data, seconds: Double) throws -> Bool {
      try content.write(to: file)
      let date = Date(timeIntervalSince1970: 1e9 + seconds)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
      let size = PixelSize(width: 8, height: 8)
      return store.bitmap(of: .file(file.path), drawnIn: size) != nil
    }
    #expect(try !isFound(Data(count: picture.count), seconds: 0))
    // As long, and of the same date.
    #expect(try !isFound(picture, seconds: 0))
    #expect(try isFound(picture, seconds: 1))
  }

  /// What a link leads to is read anew where it is another, as a file is.
  @Test func aLinkIsFollowed() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, link) = (folder.appending(path: "a.png"), folder.appending(path: "b.png"))
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    let store = PictureStore()
    for (height, color) in [(20, 0xFFFF_0000 as UInt32), (10, 0xFF00_00FF)] {
      try Raster.png(40, height) { _, _ in color }.write(to: file)
      let size = PixelSize(width: 20, height: 10)
      #expect(store.bitmap(of: .file(link.path), drawnIn: size)?.pixels.first == color)
    }
  }

  /// Files that are known by their bytes count with them, those that cannot be read too.
  @Test func bytesThatAreHeldCount() throws {
    let store = PictureStore(limit: 30_000)
    let size = PixelSize(width: 4, height: 4)
    let picture = PicturePixels.data(try Raster.png(4, 4) { _, _ in 0xFFFF_0000 })
    let first = try #require(store.bitmap(of: picture, drawnIn: size))
    #expect(store.bitmap(of: picture, drawnIn: size) === first)
    for byte in 0..<4 as Range<UInt8> {
      #expect(store.bitmap(of: .data(Data(repeating: byte, count: 9_000)), drawnIn: size) == nil)
    }
    #expect(store.bitmap(of: picture, drawnIn: size) !== first)
  }

  /// Devices, folders and pipes are no pictures, nor are files of more bytes than are read.
  @Test func onlyFilesAreRead() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    for path in ["/dev/zero", "/tmp"] { #expect(PictureStore.data(of: .file(path)) == nil) }
    try Self.file("colours").write(to: file)
    #expect(Bitmap(.file(file.path)) != nil)
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: UInt64(PictureStore.mostBytes) + 1)
    try handle.close()
    #expect(Bitmap(.file(file.path)) == nil)
  }

  @Test func whatIsNoPictureIsNone() {
    #expect(Bitmap(.data(Data())) == nil)
    #expect(Bitmap(.data(Data("GIF89a\u{10}\0\u{8}\0".utf8))) == nil)
    #expect(Bitmap(.file("/nowhere/at/all.jpg")) == nil)
  }
}
