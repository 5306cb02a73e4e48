public import Foundation

/// A picture of the app in its final place.
public struct PlacedPicture: Sendable {
  /// The rectangle that the picture fills, in the display list's coordinates, points.
  public private(set) var frame: CGRect
  /// Where its pixels are.
  public let pixels: PicturePixels
  /// The opacity of everything around it multiplied, 0 to 1: up to a group that is drawn by itself, which a mask dims.
  public let opacity: Double
  /// The colour that a template is drawn in; `nil` for a picture in its own colours.
  public let color: DisplayColor?

  /// Creates a placed picture.
  public init(
    frame: CGRect,
    pixels: PicturePixels,
    opacity: Double = 1,
    color: DisplayColor? = nil
  ) {
    self.frame = frame
    self.pixels = pixels
    self.opacity = opacity
    self.color = color
  }

  /// The picture in another place.
  func moved(to frame: CGRect) -> PlacedPicture {
    var copy = self
    copy.frame = frame
    return copy
  }
}

/// Where the pixels of a picture are: a PNG or JPEG file, which is read when it is drawn.
public enum PicturePixels: Sendable, Hashable {
  /// A file by its path.
  case file(String)
  /// The bytes of a file.
  case data(Data)
}
