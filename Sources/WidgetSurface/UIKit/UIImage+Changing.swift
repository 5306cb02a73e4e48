// Not `canImport`: on Linux the package has a module of that name itself.
#if os(Linux)
public import Foundation
public import SwiftUISurface

/// Pictures made of others: what is known of them, name or size, stays.
extension UIImage {
  /// How a picture is coloured.
  public enum RenderingMode: Int, Sendable, Hashable {
    /// As the place wants it.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// In the foreground's colour.
    case alwaysTemplate
  }

  /// How a picture's pixels are turned.
  public enum Orientation: Int, Sendable, Hashable {
    /// As they stand.
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Creates a picture from pixels.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates a picture from pixels, several to a point, which is from then on as it is shown: turned by a quarter, it
  /// is as wide as its pixels are high.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale,
      height: CGFloat(cgImage.height) / scale
    )
    let isSideways = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    let shown = isSideways ? CGSize(width: size.height, height: size.width) : size
    // A file is drawn as it is, and not turned once more.
    let pixels = orientation == .up ? cgImage.pixels : nil
    self.init(source: .picture(shown, pixels), size: shown, scale: scale)
  }

  /// Creates a picture of the app's catalogue.
  public convenience init(resource: ImageResource) {
    self.init(imageLiteralResourceName: resource.name)
  }

  /// Its pixels: `nil` for symbols and pictures of no known size, and where there are more of them than can be
  /// counted.
  public var cgImage: CGImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    let (width, height) = (size.width * scale, size.height * scale)
    guard Self.pixelsOfSide.contains(width), Self.pixelsOfSide.contains(height) else { return nil }
    return CGImage(width: Int(width), height: Int(height))
  }

  /// How many pixels a side may have: a picture that code draws may have any size, also one without end.
  private static let pixelsOfSide: ClosedRange<CGFloat> = 0...1e9

  /// As its pixels stand.
  public var imageOrientation: Orientation { .up }

  /// The format in which a picture like it is drawn.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// Accepted without effect on layout.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  /// Accepted without effect on layout.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  /// Accepted without effect on layout.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  /// Accepted without effect: nothing is drawn.
  public func draw(in rect: CGRect) {}
  /// Accepted without effect: nothing is drawn.
  public func draw(at point: CGPoint) {}

  /// The bytes of its file: `nil`, since its pixels are not read.
  public func pngData() -> Data? { nil }
  /// The bytes of its file: `nil`, since its pixels are not read.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  /// A picture like it that is no larger than a size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(size: size, scale: scale) }

  /// A picture of another size; of its pixels nothing is kept.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
}

extension UIImage: Hashable {
  /// Whether both are the same picture.
  public static func == (one: UIImage, other: UIImage) -> Bool { one === other }

  /// Hashes which picture it is.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension UIColor {
  /// Creates a colour of the app's catalogue.
  public convenience init(resource: ColorResource) {
    self.init(Color(resource))
  }

  /// Creates a colour from components of Display P3.
  public convenience init(
    displayP3Red red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) {
    self.init(
      Color(
        .displayP3,
        red: Double(red),
        green: Double(green),
        blue: Double(blue),
        opacity: Double(alpha)
      )
    )
  }

  /// The colour as it is in a light or a dark interface.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    let shown = traits.userInterfaceStyle == .dark ? color.dark : color.light
    return UIColor(Color(light: shown, dark: shown))
  }

  /// As the interface of the view is whose body is being read.
  private var shown: DisplayColor {
    color.displayColor(in: EnvironmentValues.ofReadBody ?? EnvironmentValues())
  }

  /// Tells its components, from 0 to 1 but for colours that standard RGB has not, as the interface of the view is whose body
  /// is being read.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = CGFloat(shown.red)
    green?.pointee = CGFloat(shown.green)
    blue?.pointee = CGFloat(shown.blue)
    alpha?.pointee = CGFloat(shown.alpha)
    return true
  }

  /// Tells its hue, saturation and brightness, from 0 to 1 but for colours that standard RGB has not, as the interface of
  /// the view is whose body is being read.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let most = max(shown.red, shown.green, shown.blue)
    let range = most - min(shown.red, shown.green, shown.blue)
    var sixths = 0.0
    if range > 0 {
      if most == shown.red {
        sixths = (shown.green - shown.blue) / range
      } else if most == shown.green {
        sixths = 2 + (shown.blue - shown.red) / range
      } else {
        sixths = 4 + (shown.red - shown.green) / range
      }
    }
    hue?.pointee = CGFloat((sixths < 0 ? sixths + 6 : sixths) / 6)
    saturation?.pointee = CGFloat(most > 0 ? range / most : 0)
    brightness?.pointee = CGFloat(most)
    alpha?.pointee = CGFloat(shown.alpha)
    return true
  }
}

extension UITraitCollection {
  /// The traits of the view whose body is being read; light ones of the screen outside of bodies.
  public static var current: UITraitCollection {
    let environment = EnvironmentValues.ofReadBody
    return UITraitCollection(
      environment?.colorScheme == .dark ? .dark : .light,
      scale: environment?.displayScale
    )
  }
}
#endif
