public import Foundation

/// A picture, again and again; drawn in grey, as a colour is that nobody knows.
public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image
  /// The part of it that is shown, of a square of 1.
  public var sourceRect: CGRect
  /// How much larger it is shown.
  public var scale: CGFloat

  /// Creates a style of a picture.
  public init(
    image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// A grey.
  public func displayColor(in environment: EnvironmentValues) -> DisplayColor {
    Color.gray.displayColor(in: environment)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture, again and again.
  public static func image(
    _ image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
