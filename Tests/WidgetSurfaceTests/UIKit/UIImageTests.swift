import AppResources
import Foundation
import TestSupport
import Testing

@testable import SwiftUISurface
@testable import WidgetSurface

// Not `canImport`: on Linux the package has a module of that name itself.
#if os(Linux)
/// What stands in for UIKit's images, read or drawn by code.
@MainActor
@Suite(.outsideOfBodies) struct UIImageTests {
  /// The first bytes of small pictures of 300 by 2 pixels.
  nonisolated static let headers: [(String, [UInt8])] = [
    (
      "PNG",
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        + [0, 0, 1, 44, 0, 0, 0, 2, 8, 6]
    ),
    ("GIF", Array("GIF89a".utf8) + [44, 1, 2, 0, 0]),
    (
      "JPEG with an application segment and a fill byte",
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 17, 8, 0, 2, 1, 44, 3]
    ),
    (
      "JPEG with markers that begin no segment",
      [0xFF, 0xD8, 0xFF, 0x01, 0xFF, 0xD0, 0xFF, 0xC0, 0, 17, 8, 0, 2, 1, 44, 3]
    ),
  ]

  @Test(arguments: headers.map(\.0))
  func picturesTellTheirSize(_ name: String) throws {
    let bytes = try #require(Self.headers.first { $0.0 == name }?.1)
    let image = try #require(UIImage(data: Data(bytes)))
    #expect(image.size == CGSize(width: 300, height: 2))
    let environment = try UIKitStandInTests.environment(.light)
    let node = LayoutResolver(environment: environment).resolve(Image(uiImage: image))
    #expect(node.sizeThatFits(.unspecified) == CGSize(width: 300, height: 2))
    let half = try #require(UIImage(data: Data(bytes), scale: 2))
    #expect(half.size == CGSize(width: 150, height: 1))
    // What is cut off anywhere is no picture, and no trap.
    for count in 0..<bytes.count {
      _ = UIImage(data: Data(bytes.prefix(count)))
    }
    #expect(UIImage(data: Data(bytes.prefix(9))) == nil)
  }

  /// A picture without width, or without height, is none, in each format.
  @Test(arguments: headers.map(\.0))
  func picturesHaveTwoLengths(_ name: String) throws {
    let bytes = try #require(Self.headers.first { $0.0 == name }?.1)
    for zero in [[UInt8(1), 44], [44, 1], [2, 0], [0, 2]] {
      for index in bytes.indices.dropFirst(6).dropLast()
      where Array(bytes[index...index + 1]) == zero {
        var none = bytes
        none[index] = 0
        none[index + 1] = 0
        if let image = UIImage(data: Data(none)) {
          #expect(image.size.width > 0 && image.size.height > 0, "\(name), byte \(index)")
        }
      }
    }
  }

  /// Every marker that begins a frame tells the size; others are passed over by their length (ITU
  /// T.81, table B.1).
  @Test(arguments: 0xC0...0xCF)
  func framesOfJPEG(_ marker: Int) throws {
    let frame: [UInt8] = [0, 17, 8, 0, 2, 1, 44, 3]
    let first: [UInt8] = [0xFF, 0xD8, 0xFF, UInt8(marker)] + frame
    let segment = first + [UInt8](repeating: 0, count: 9)
    let second = segment + [0xFF, 0xC0, 0, 17, 8, 0, 5, 0, 7, 3]
    let isFrame = ![0xC4, 0xC8, 0xCC].contains(marker)
    let size = try #require(UIImage(data: Data(second))).size
    #expect(size == (isFrame ? CGSize(width: 300, height: 2) : CGSize(width: 7, height: 5)))
  }

  @Test func whatIsNoPictureIsNone() {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("<svg/>".utf8)) == nil)
    #expect(UIImage(data: Data("<svg width=\"9\" height=\"9\"/>".utf8)) == nil)
    #expect(UIImage(data: Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0, 0, 0, 0, 0])) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere/picture.png") == nil)
    // A pipe that nobody writes into is not waited for.
    let pipe = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    #expect(mkfifo(pipe.path, 0o600) == 0)
    defer { try? FileManager.default.removeItem(at: pipe) }
    #expect(UIImage(contentsOfFile: pipe.path) == nil)
  }

  /// A file of a picture is read as those of catalogues are: whole, and up to a bound.
  @Test(arguments: [(0, true), (1, false)])
  func filesOfPicturesHaveABound(_ further: Int, _ isRead: Bool) throws {
    let header = try #require(Self.headers.first { $0.0 == "GIF" }?.1)
    let file = FileManager.default.temporaryDirectory
      .appending(path: "\(UUID().uuidString)@2x.gif")
    try Data(header).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    // What is beyond the header takes no room on the disk.
    #expect(truncate(file.path, (64 << 20) + further) == 0)
    let size: CGSize? = isRead ? CGSize(width: 150, height: 1) : nil
    #expect(UIImage(contentsOfFile: file.path)?.size == size)
  }

  @Test func picturesByNameAreMeasuredInTheLayout() throws {
    var environment = try UIKitStandInTests.environment(.light)
    environment.imageSizes = ["map": CGSize(width: 41, height: 7)]
    let image = try #require(UIImage(named: "map"))
    let node = LayoutResolver(environment: environment).resolve(Image(uiImage: image))
    #expect(node.sizeThatFits(.unspecified) == CGSize(width: 41, height: 7))
    let resource = UIImage(resource: ImageResource(name: "map", bundle: .main))
    let same = LayoutResolver(environment: environment).resolve(Image(uiImage: resource))
    #expect(same.sizeThatFits(.unspecified) == CGSize(width: 41, height: 7))
    let brand = UIColor(resource: ColorResource(name: "Brand", bundle: .main))
    #expect(brand == UIColor(Color("Brand")))
    // As packages name them that have a bundle of their own.
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    for traits in [nil, dark] {
      let found = try #require(UIImage(named: "map", in: .main, compatibleWith: traits))
      #expect(found.source == image.source)
      #expect(UIColor(named: "Brand", in: .main, compatibleWith: traits) == brand)
    }
    let large = UIImage.SymbolConfiguration(scale: .large)
    for configuration in [nil, large] {
      let found = try #require(UIImage(named: "map", in: nil, with: configuration))
      #expect(found.source == image.source && found.ownConfiguration == nil)
    }
  }

  /// Files of catalogues are looked up by a process.
  @Test func filesOfTheCatalogueAreRead() async {
    await #expect(processExitsWith: .success) {
      let folder = try TestFiles.temporaryFolder([
        "A.xcassets/Tides.dataset/tides.json": "[1]",
        "A.xcassets/Tides.dataset/Contents.json": #"{"data":[{"filename":"tides.json"}]}"#,
        "A.xcassets/Gone.dataset/Contents.json": #"{"data":[{"filename":"gone.json"}]}"#,
      ])
      defer { try? FileManager.default.removeItem(at: folder) }
      AppResources.current.resources = AppResources(folders: [folder.path])
      let tides = try #require(NSDataAsset(name: "Tides"))
      #expect(tides.name == "Tides" && tides.data == Data("[1]".utf8))
      #expect(NSDataAsset(name: "Gone", bundle: .main) == nil)
      #expect(NSDataAsset(name: "Nowhere") == nil)
    }
  }

  /// What is drawn by code keeps its size, on which layout rests.
  @Test func picturesDrawnByCodeHaveTheirSize() throws {
    let size = CGSize(width: 30, height: 20)
    var calls = 0
    let drawn = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      context.cgContext.fillEllipse(in: .zero)
      calls += 1
    }
    #expect(calls == 1)
    #expect(drawn.size == size)
    let bytes = UIGraphicsImageRenderer(size: size).pngData { _ in calls += 1 }
    #expect(bytes.isEmpty && calls == 2)
    #expect(drawn.imageOrientation == .up && drawn.withTintColor(.red) == drawn)
    #expect(drawn.pngData() == nil && drawn.jpegData(compressionQuality: 1) == nil)
    let pixels = try #require(drawn.withRenderingMode(.alwaysTemplate).cgImage)
    #expect(pixels.width == 90 && pixels.height == 60)
    #expect(UIImage(cgImage: pixels, scale: 2, orientation: .up).size.width == 45)
    #expect(pixels.cropping(to: CGRect(x: 80, y: 0, width: 40, height: 9))?.width == 10)
    #expect(pixels.cropping(to: CGRect(x: 900, y: 0, width: 40, height: 9)) == nil)
    #expect(UIImage(systemName: "star")?.cgImage == nil)
    // What has no end, or is no number, has no pixels that could be counted.
    for length in [CGFloat.infinity, .nan, -4, 1e300] {
      for size in [CGSize(width: length, height: 4), CGSize(width: 4, height: length)] {
        #expect(UIGraphicsImageRenderer(size: size).image { _ in }.cgImage == nil)
      }
    }
    #expect(UIImage(cgImage: pixels, scale: 0, orientation: .up).cgImage == nil)
    let endless = Data("%PDF-1.4 /MediaBox [0 0 1e300 4]".utf8)
    #expect(UIImage(data: endless) == nil)

    UIGraphicsBeginImageContextWithOptions(size, false, 0)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 2)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size.width == 4)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == size)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  /// A part may be without end; one with a side that is no number is none.
  @Test func partsOfPicturesHaveNumbers() throws {
    let size = CGSize(width: 30, height: 20)
    let pixels = try #require(UIGraphicsImageRenderer(size: size).image { _ in }.cgImage)
    let endless = CGFloat.infinity
    let parts: [(CGRect, Int?)] = [
      (CGRect(x: 80, y: 0, width: endless, height: endless), 10),
      (CGRect(x: CGFloat.nan, y: 0, width: 4, height: 4), nil),
      (CGRect(x: 0, y: CGFloat.nan, width: 4, height: 4), nil),
      (CGRect(x: 0, y: 0, width: CGFloat.nan, height: 4), nil),
      (CGRect(x: 0, y: 0, width: 4, height: CGFloat.nan), nil),
      (CGRect(x: -endless, y: 0, width: endless, height: 4), nil),
      (CGRect(x: 0, y: 0, width: 4, height: -endless), nil),
      (CGRect(x: endless, y: 0, width: 4, height: 4), nil), (CGRect.null, nil),
      (CGRect(x: 9, y: 59, width: 7, height: 4), 7),
      (CGRect(x: 9, y: 59.5, width: 7, height: 4), 7),
    ]
    for (part, width) in parts {
      #expect(pixels.cropping(to: part)?.width == width, "\(part)")
    }
  }

  /// A side of a thousand million pixels has as many, and a longer one more than can be counted.
  @Test func pixelsAreCountedUpToABound() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    for (length, isCounted) in [(5e8, true), (5e8 + 1, false)] as [(CGFloat, Bool)] {
      for size in [CGSize(width: length, height: 4), CGSize(width: 4, height: length)] {
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
        let sides = image.cgImage.map { [$0.width, $0.height].sorted() }
        #expect(sides == (isCounted ? [8, 1_000_000_000] : nil))
      }
    }
  }

  /// A picture is the one it is, whatever another one shows.
  @Test func picturesAreToldApart() {
    let (one, other) = (UIImage(), UIImage())
    #expect(one == one && one != other)
    #expect(Set([one, other, one]).count == 2)
  }
}
#endif
