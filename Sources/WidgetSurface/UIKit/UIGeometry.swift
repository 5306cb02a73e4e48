#if os(Linux)
public import Foundation

/// Distances from the four sides of a rectangle, points.
public struct UIEdgeInsets: Sendable, Hashable {
  /// From the top.
  public var top: CGFloat
  /// From the left.
  public var left: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the right.
  public var right: CGFloat

  /// No distances.
  public static let zero = UIEdgeInsets()

  /// Creates distances.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// The rectangle that remains inside of some distances.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left,
      y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom)
    )
  }
}

/// Where the lines of a text stand.
public enum NSTextAlignment: Int, Sendable, Hashable {
  /// On the left.
  case left
  /// In the middle.
  case center
  /// On the right.
  case right
  /// From edge to edge; set as `natural` here.
  case justified
  /// Where the language begins its lines.
  case natural
}

/// What becomes of a line that is too long.
public enum NSLineBreakMode: Int, Sendable, Hashable {
  /// It goes on in the next line; what the last line cannot hold is cut at its end.
  case byWordWrapping
  /// It is broken within words; set as `byWordWrapping` here.
  case byCharWrapping
  /// It is cut where the label ends; set as `byTruncatingTail` here.
  case byClipping
  /// Its beginning is left out.
  case byTruncatingHead
  /// Its end is left out.
  case byTruncatingTail
  /// Its middle is left out.
  case byTruncatingMiddle
}
#endif
