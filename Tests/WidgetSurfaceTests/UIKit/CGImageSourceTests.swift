import Foundation
import SwiftUISurface
import Testing

@testable import WidgetSurface

// Not `canImport`: on Linux the package has a module of that name itself.
#if os(Linux)
/// Smaller pictures that are made of files, as widgets write it that have too little memory for the whole.
@Suite struct CGImageSourceTests {
  /// A JPEG file's first bytes, of 300 columns and 2 rows, as a camera writes it that was held on its side.
  private static let held: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM".utf8)
    + [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    + [0xFF, 0xC0, 0, 17, 8, 0, 2, 1, 44, 3]

  private func source(_ name: String) throws -> CGImageSource {
    let bytes =
      name == "held" ? Self.held : try #require(UIImageTests.headers.first { $0.0 == name }?.1)
    return try #require(CGImageSourceCreateWithData(Data(bytes) as CFData, nil))
  }

  private func sides(_ image: CGImage?) -> [Int]? { image.map { [$0.width, $0.height] } }

  /// The most pixels of a side, and the sides of a picture of 300 by 2.
  private static let bounds: [(Double?, [Int])] = [
    (150, [150, 1]), (100, [100, 1]), (30, [30, 1]), (600, [300, 2]), (0, [300, 2]),
    (-5, [300, 2]), (.nan, [300, 2]), (.infinity, [300, 2]), (nil, [300, 2]),
  ]

  /// The longer side is as long as is said, and never longer than the picture's.
  @Test(arguments: bounds)
  func smallPicturesHaveTheirSides(_ most: Double?, _ expected: [Int]) throws {
    for name in ["PNG", "GIF"] {
      var options: [CFString: Any] = [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceCreateThumbnailWithTransform: true,
        kCGImageSourceShouldCacheImmediately: true,
      ]
      options[kCGImageSourceThumbnailMaxPixelSize] = most
      let image = CGImageSourceCreateThumbnailAtIndex(try source(name), 0, options as CFDictionary)
      #expect(sides(image) == expected, "\(name)")
      let shown = UIImage(cgImage: try #require(image))
      #expect(shown.size == CGSize(width: expected[0], height: expected[1]))
      guard case .picture(_, let pixels) = shown.source else {
        Issue.record("\(shown.source)")
        continue
      }
      #expect((pixels != nil) == (name == "PNG"))
    }
  }

  /// Numbers of any type bound it.
  @Test func numbersOfAnyTypeCount() throws {
    let numbers: [Any] = [60, CGFloat(60), 60.0, Float(60), NSNumber(value: 60), 60 as CFNumber]
    for most in numbers {
      let options =
        [
          kCGImageSourceCreateThumbnailFromImageIfAbsent: true,
          kCGImageSourceThumbnailMaxPixelSize: most,
        ] as CFDictionary
      let image = CGImageSourceCreateThumbnailAtIndex(try source("PNG"), 0, options)
      #expect(sides(image) == [60, 1], "\(type(of: most))")
    }
  }

  /// A picture of a camera that was held on its side is turned where that is asked for alone.
  @Test func picturesAreTurnedWhereThatIsAskedFor() throws {
    func image(_ isTurned: Bool?) throws -> CGImage {
      var options: [CFString: Any] = [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceThumbnailMaxPixelSize: 30,
      ]
      options[kCGImageSourceCreateThumbnailWithTransform] = isTurned
      return try #require(
        CGImageSourceCreateThumbnailAtIndex(try source("held"), 0, options as CFDictionary)
      )
    }
    #expect(sides(try image(true)) == [1, 30])
    #expect(sides(try image(false)) == [30, 1])
    #expect(sides(try image(nil)) == [30, 1])
    // What is drawn is turned in any case: pixels that would stand otherwise are left out.
    #expect(try image(true).pixels != nil)
    #expect(try image(false).pixels == nil)
    let whole = CGImageSourceCreateImageAtIndex(try source("held"), 0, nil)
    #expect(sides(whole) == [300, 2])
    #expect(whole?.pixels == nil)
  }

  @Test func whatIsNotToBeMadeIsNone() throws {
    let png = try source("PNG")
    let always = [kCGImageSourceCreateThumbnailFromImageAlways: true] as CFDictionary
    let never = [kCGImageSourceCreateThumbnailFromImageAlways: false] as CFDictionary
    #expect(CGImageSourceCreateThumbnailAtIndex(png, 0, nil) == nil)
    #expect(CGImageSourceCreateThumbnailAtIndex(png, 0, never) == nil)
    #expect(CGImageSourceCreateThumbnailAtIndex(png, 1, always) == nil)
    #expect(CGImageSourceCreateImageAtIndex(png, 1, nil) == nil)
    #expect(CGImageSourceCopyPropertiesAtIndex(png, 1, nil) == nil)
    let none = try #require(CGImageSourceCreateWithData(Data("none".utf8), nil))
    #expect(CGImageSourceCreateThumbnailAtIndex(none, 0, always) == nil)
    #expect(CGImageSourceCreateImageAtIndex(none, 0, nil) == nil)
    #expect(CGImageSourceCopyPropertiesAtIndex(none, 0, nil) == nil)
    #expect(CGImageSourceCreateWithURL(URL(filePath: "/nowhere.png") as CFURL, nil) == nil)
  }

  @Test func filesAreRead() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    let bytes = try #require(UIImageTests.headers.first { $0.0 == "PNG" }?.1)
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let options = [kCGImageSourceShouldCache: kCFBooleanFalse as Any] as CFDictionary
    let source = try #require(CGImageSourceCreateWithURL(file as CFURL, options))
    #expect(sides(CGImageSourceCreateImageAtIndex(source, 0, nil)) == [300, 2])
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 300)
    #expect(properties?[kCGImagePropertyPixelHeight] as? Double == 2)
  }
}
#endif
