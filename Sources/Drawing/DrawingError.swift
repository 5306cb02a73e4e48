/// Why a picture could not be drawn, in words for the person who asked for it.
public enum DrawingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The picture's size is not a finite, positive number of points, or its scale is not.
  case invalidSize(width: Double, height: Double, scale: Double)
  /// The picture would have more pixels than a renderer agrees to draw.
  case tooLarge(width: Double, height: Double, limit: PixelLimit)
  /// The drawing, an SVG or a PDF, would have more points than the limit has pixels.
  case tooLargeInPoints(width: Double, height: Double, limit: PixelLimit)
  /// A picture without panels shows nothing.
  case nothingToDraw
  /// Cairo gave up, or was not asked for more than there may be memory for; `reason` is its own message, such
  /// as "out of memory", or says what takes too much.
  case drawingFailed(reason: String)

  /// What went wrong and what to do about it, in one line.
  public var description: String {
    switch self {
    case .invalidSize(let width, let height, let scale):
      return "a picture of \(width) × \(height) points at scale \(scale) cannot be drawn: "
        + "its sides and its scale must be finite numbers above zero"
    case .tooLarge(let width, let height, let limit):
      return "a picture of \(whole(width)) × \(whole(height)) pixels is too large to draw: "
        + "the limit is \(limit.side) pixels a side and \(limit.area) in all; "
        + "draw fewer widgets at once, or at a smaller scale"
    case .tooLargeInPoints(let width, let height, let limit):
      return "a drawing of \(whole(width)) × \(whole(height)) points is too large to draw: "
        + "the limit is \(limit.side) points a side and \(limit.area) square points in all; "
        + "draw fewer widgets at once"
    case .nothingToDraw:
      return "there is nothing to draw: the picture has no panels"
    case .drawingFailed(let reason):
      return "the picture could not be drawn: \(reason)"
    }
  }

  /// A length without its fraction; kept as text where it is too large for an integer.
  private func whole(_ length: Double) -> String {
    Int(exactly: length.rounded(.up)).map(String.init) ?? "\(length)"
  }
}

/// How many pixels a renderer agrees to draw: memory is four bytes a pixel.
public struct PixelLimit: Sendable, Hashable {
  /// The most pixels along one side.
  public var side: Int
  /// The most pixels in all.
  public var area: Int

  /// Makes a limit from the longest side and the largest area, both in pixels.
  public init(side: Int, area: Int) {
    self.side = side
    self.area = area
  }

  /// 16,384 pixels a side and 64 million in all (256 MB while drawing).
  public static let standard = PixelLimit(side: 16_384, area: 64_000_000)
}
