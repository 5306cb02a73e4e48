// Not `canImport`: on Linux the package has a module of that name itself.
#if os(Linux)
public import Foundation
import UnicodeText

/// How a picture that code draws is made.
public final class UIGraphicsImageRendererFormat: @unchecked Sendable {
  /// Pixels per point.
  public var scale: CGFloat = 3
  /// Whether nothing shows through.
  public var opaque = false
  /// Which colours it can have.
  public var preferredRange = Range.automatic

  /// Which colours a picture can have.
  public enum Range: Int, Sendable {
    /// As the device sees fit.
    case automatic = 0
    /// More than standard RGB.
    case extended
    /// Standard RGB.
    case standard
  }

  /// Creates a format.
  public init() {}

  /// The usual format.
  public static func `default`() -> UIGraphicsImageRendererFormat { .init() }
  /// The format of the device.
  public static func preferred() -> UIGraphicsImageRendererFormat { .init() }
}

/// Makes pictures by code: their size is known, their pixels are not.
///
/// Stands in for UIKit's class. What is drawn goes nowhere; the code that draws is run, since its
/// results may be of use.
public final class UIGraphicsImageRenderer: Sendable {
  private let size: CGSize
  private let scale: CGFloat

  /// Creates a renderer of pictures of a size.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .init()) {
    self.size = size
    scale = format.scale
  }

  /// Creates a renderer of pictures of a rectangle.
  public convenience init(
    bounds: CGRect,
    format: UIGraphicsImageRendererFormat = .init()
  ) {
    self.init(size: bounds.size, format: format)
  }

  /// A picture of the size.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext(size, scale: scale))
    return UIImage(size: size, scale: scale)
  }

  /// The bytes of a picture's file: none, since there are no pixels.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    actions(UIGraphicsImageRendererContext(size, scale: scale))
    return Data()
  }
}

/// What a picture is drawn with.
public final class UIGraphicsImageRendererContext {
  /// What Core Graphics draws with.
  public let cgContext = CGContext()
  private let size: CGSize
  private let scale: CGFloat

  init(_ size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }

  /// The picture so far.
  public var currentImage: UIImage { UIImage(size: size, scale: scale) }

  /// Accepted without effect: nothing is drawn.
  public func fill(_ rect: CGRect) {}
  /// Accepted without effect: nothing is drawn.
  public func stroke(_ rect: CGRect) {}
  /// Accepted without effect: nothing is drawn.
  public func clip(to rect: CGRect) {}
}

extension UIColor {
  /// Accepted without effect: nothing is drawn.
  public func set() {}
  /// Accepted without effect: nothing is drawn.
  public func setFill() {}
  /// Accepted without effect: nothing is drawn.
  public func setStroke() {}
}

/// The older way to draw a picture: the sizes of those that are under way, by thread, the innermost last.
private let openPictures = Locked<[pthread_t: [(size: CGSize, scale: CGFloat)]]>([:])

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a picture of a size.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  openPictures.withLock { $0[pthread_self(), default: []].append((size, scale > 0 ? scale : 3)) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a picture of a size, with a pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The picture that is under way; `nil` where none is.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  openPictures.withLock { $0[pthread_self()]?.last }
    .map { UIImage(size: $0.size, scale: $0.scale) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What Core Graphics draws a picture with; `nil` where none is under way.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  openPictures.withLock { $0[pthread_self()] == nil } ? nil : CGContext()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the picture that is under way.
public func UIGraphicsEndImageContext() {
  let thread = pthread_self()
  openPictures.withLock { open in
    _ = open[thread]?.popLast()
    if open[thread]?.isEmpty == true { open[thread] = nil }
  }
}
#endif
