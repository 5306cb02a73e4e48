public import Foundation

/// The size a parent offers a view: for each axis a length in points, or `nil` to ask for the
/// view's ideal length (LayoutRules §3.5).
public struct ProposedViewSize: Sendable, Hashable {
  /// The proposed width in points, or `nil` for the ideal width.
  public var width: CGFloat?
  /// The proposed height in points, or `nil` for the ideal height.
  public var height: CGFloat?

  /// Creates a proposal from a length or `nil` for each axis.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a definite size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The proposal with unspecified axes taken from a size, by default 10 points each.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// Whether no length that is proposed is without end.
  var hasEnd: Bool { width != .infinity && height != .infinity }

  /// The proposal with some axes open.
  func opening(_ axes: Axis.Set) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : width,
      height: axes.contains(.vertical) ? nil : height
    )
  }

  init(_ major: CGFloat?, along axis: Axis, across minor: CGFloat?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: major, height: minor)
      : ProposedViewSize(width: minor, height: major)
  }

  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal {
        width = newValue
      } else {
        height = newValue
      }
    }
  }
}

extension ProposedViewSize: CustomStringConvertible {
  /// The proposal as "146 × nil".
  public var description: String {
    "\(width.map { "\($0)" } ?? "nil") × \(height.map { "\($0)" } ?? "nil")"
  }
}
