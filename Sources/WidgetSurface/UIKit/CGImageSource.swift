// Not `canImport`: on Linux the package has a module of that name itself.
#if os(Linux)
import AppResources
public import Foundation
import LayoutEngine

/// A picture's file, or its bytes, of which smaller pictures are made: what widgets have too little memory for is made so.
///
/// Stands in for Image I/O's class, for the pictures that `UIImage` reads from data.
public final class CGImageSource: Sendable {
  fileprivate let data: Data

  fileprivate init(data: Data) {
    self.data = data
  }

  /// What is known of the picture; `nil` where the bytes are none, which a drawing in SVG is too, as for `UIImage`.
  fileprivate var header: PictureHeader? {
    PictureHeader(data).flatMap { $0.isSVG ? nil : $0 }
  }

  /// The file's rows and columns, as they stand in it or as they are shown; `nil` where the bytes are no picture.
  fileprivate func size(asShown: Bool) -> CGSize? {
    guard let header else { return nil }
    // A page of a PDF may be as wide as it likes; of pixels there is one at least.
    let width = max(1, header.size.width.rounded())
    let height = max(1, header.size.height.rounded())
    let isTurned = !asShown && header.orientation.isSideways
    return CGSize(width: isTurned ? height : width, height: isTurned ? width : height)
  }

  /// The picture in a size; its pixels are with it where they are drawn as they stand in the file.
  fileprivate func image(_ width: Int, _ height: Int, asShown: Bool) -> CGImage {
    let isUpright = asShown || header?.orientation == .upright
    let pixels: PicturePixels? =
      isUpright && PictureHeader.isDrawable(data) ? .data(data) : nil
    return CGImage(width: width, height: height, pixels: pixels)
  }
}

/// Whether a picture's pixels are kept once they are read; nothing is kept here.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether a picture's pixels are read at once; they are read where it is drawn.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether a small picture is made of the whole one where the file has none; it is not looked for in files here.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a small picture is made of the whole one, whatever the file has.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether a small picture is turned as the camera was held.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// How many pixels the longer side of a small picture has at most.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// How many pixels a picture is wide in its file.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// How many pixels a picture is high in its file.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A source of a picture's bytes.
public func CGImageSourceCreateWithData(
  _ data: CFData,
  _ options: CFDictionary?
) -> CGImageSource? {
  CGImageSource(data: data)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A source of a picture's file; `nil` where there is none that can be read, or one of more than 64 MiB.
public func CGImageSourceCreateWithURL(
  _ url: CFURL,
  _ options: CFDictionary?
) -> CGImageSource? {
  guard url.isFileURL, let data = try? BoundedFile(path: url.path).bytes() else { return nil }
  return CGImageSource(data: data)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The picture as it stands in its file, which has one.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  guard index == 0, let size = isrc.size(asShown: false) else { return nil }
  return isrc.image(Int(size.width), Int(size.height), asShown: false)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The picture with a longer side of no more pixels than the options say, and never of more than it has.
///
/// `nil` where the options let none be made of the whole picture: one that the file has beside it is not looked for here.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  func isTrue(_ name: CFString) -> Bool { options?[name] as? Bool ?? false }
  let isMade =
    isTrue(kCGImageSourceCreateThumbnailFromImageAlways)
    || isTrue(kCGImageSourceCreateThumbnailFromImageIfAbsent)
  let isTurned = isTrue(kCGImageSourceCreateThumbnailWithTransform)
  guard index == 0, isMade, let size = isrc.size(asShown: isTurned) else { return nil }
  let longest = max(size.width, size.height)
  let most = number(options?[kCGImageSourceThumbnailMaxPixelSize]) ?? longest
  // What is no number, or no length, is no bound.
  let share = most > 0 ? min(most / longest, 1) : 1
  func side(_ pixels: CGFloat) -> Int { max(1, Int((pixels * share).rounded())) }
  return isrc.image(side(size.width), side(size.height), asShown: isTurned)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What is known of the picture in its file: how wide and how high it is.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let size = isrc.size(asShown: false) else { return nil }
  return [
    kCGImagePropertyPixelWidth: NSNumber(value: Int(size.width)),
    kCGImagePropertyPixelHeight: NSNumber(value: Int(size.height)),
  ]
}

/// A number of any type.
private func number(_ value: Any?) -> CGFloat? {
  switch value {
  case let value as Int: CGFloat(value)
  case let value as CGFloat: value
  case let value as Double: CGFloat(value)
  case let value as Float: CGFloat(value)
  case let value as NSNumber: CGFloat(value.doubleValue)
  default: nil
  }
}
#endif
