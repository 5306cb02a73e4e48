// Not `canImport`: on Linux the package has a module of that name itself.
#if os(Linux)
public import Foundation
import LayoutEngine
public import SwiftUISurface

/// A picture's pixels, of which only the number is known, but where they are those of a file.
///
/// Stands in for Core Graphics' class, so that code which scales or tints pictures runs.
public final class CGImage: Sendable {
  /// How many pixels it is wide.
  public let width: Int
  /// How many pixels it is high.
  public let height: Int
  /// The file's, where it is drawn as it is.
  let pixels: PicturePixels?

  init(width: Int, height: Int, pixels: PicturePixels? = nil) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// A part of it, with all pixels that stand in it in part; `nil` where there are none, or a side is no number.
  public func cropping(to rect: CGRect) -> CGImage? {
    let rect = rect.standardized
    // Of such sides Foundation makes a range, which ends the process.
    let sides = [rect.minX, rect.maxX, rect.minY, rect.maxY]
    guard !sides.contains(where: \.isNaN) else { return nil }
    let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    let (right, bottom) = (part.maxX.rounded(.up), part.maxY.rounded(.up))
    let (left, top) = (part.minX.rounded(.down), part.minY.rounded(.down))
    return CGImage(width: Int(right - left), height: Int(bottom - top))
  }
}

/// A space of colours, by its kind.
public final class CGColorSpace: Sendable {
  init() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The device's red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The device's lightness.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// Where a pixel's opacity stands.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Nowhere.
  case none
  /// Last; the components are multiplied by it.
  case premultipliedLast
  /// First; the components are multiplied by it.
  case premultipliedFirst
  /// Last.
  case last
  /// First.
  case first
  /// Last, and skipped.
  case noneSkipLast
  /// First, and skipped.
  case noneSkipFirst
  /// There is nothing else.
  case alphaOnly
}

/// What Core Graphics draws with: nothing is drawn.
///
/// Stands in for the class, so that code which draws a picture runs.
public final class CGContext {
  init() {}

  /// There is no memory of pixels to draw into: `nil`.
  public init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    return nil
  }

  /// A picture of what was drawn: `nil`, since nothing is.
  public func makeImage() -> CGImage? { nil }
  /// Accepted without effect: nothing is drawn.
  public func draw(_ image: CGImage, in rect: CGRect) {}
  /// Accepted without effect: nothing is drawn.
  public func fill(_ rect: CGRect) {}
  /// Accepted without effect: nothing is drawn.
  public func fillEllipse(in rect: CGRect) {}
  /// Accepted without effect: nothing is drawn.
  public func stroke(_ rect: CGRect) {}
  /// Accepted without effect: nothing is drawn.
  public func addEllipse(in rect: CGRect) {}
  /// Accepted without effect: nothing is drawn.
  public func addRect(_ rect: CGRect) {}
  /// Accepted without effect: nothing is drawn.
  public func clip() {}
  /// Accepted without effect: nothing is drawn.
  public func clip(to rect: CGRect) {}
  /// Accepted without effect: nothing is drawn.
  public func clip(to rect: CGRect, mask: CGImage) {}
  /// Accepted without effect: nothing is drawn.
  public func setFillColor(_ color: CGColor) {}
  /// Accepted without effect: nothing is drawn.
  public func setStrokeColor(_ color: CGColor) {}
  /// Accepted without effect: nothing is drawn.
  public func setLineWidth(_ width: CGFloat) {}
  /// Accepted without effect: nothing is drawn.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Accepted without effect: nothing is drawn.
  public func translateBy(x: CGFloat, y: CGFloat) {}
  /// Accepted without effect: nothing is drawn.
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Accepted without effect: nothing is drawn.
  public func rotate(by angle: CGFloat) {}
  /// Accepted without effect: nothing is drawn.
  public func saveGState() {}
  /// Accepted without effect: nothing is drawn.
  public func restoreGState() {}
}

/// A colour as Core Graphics has it.
///
/// Stands in for the class.
public final class CGColor: Sendable, Hashable {
  let color: Color

  init(_ color: Color) {
    self.color = color
  }

  /// Creates a colour from red, green and blue components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        red: Double(red),
        green: Double(green),
        blue: Double(blue),
        opacity: Double(alpha)
      )
    )
  }

  /// Red, green, blue and opacity, from 0 to 1 but for colours that standard RGB has not, as the interface of the view is
  /// whose body is being read; greys have as many.
  public var components: [CGFloat]? {
    [shown.red, shown.green, shown.blue, shown.alpha].map { CGFloat($0) }
  }

  /// How many components there are.
  public var numberOfComponents: Int { 4 }

  /// The opacity, 0 to 1.
  public var alpha: CGFloat { CGFloat(shown.alpha) }

  private var shown: DisplayColor {
    color.displayColor(in: EnvironmentValues.ofReadBody ?? EnvironmentValues())
  }

  /// Whether both are the same colour.
  public static func == (one: CGColor, other: CGColor) -> Bool { one.color == other.color }

  /// Hashes the colour.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
  }
}

extension UIColor {
  /// The colour as Core Graphics has it.
  public var cgColor: CGColor { CGColor(color) }

  /// Creates a colour from that of Core Graphics.
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.color)
  }
}

extension Color {
  /// Creates a colour from that of Core Graphics.
  public init(cgColor: CGColor) {
    self = cgColor.color
  }
}
#endif
