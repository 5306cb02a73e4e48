public import Foundation

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
  /// How broad it is.
  public enum Size: Sendable {
    /// Of one breadth, whatever room there is.
    case fixed(CGFloat)
    /// Its share of the room, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit into its share of the room, each within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How broad it is.
  public var size: Size
  /// The distance to the next one in points; `nil` for 8.
  public var spacing: CGFloat?
  /// Where views stand in their cells; `nil` for the middle.
  public var alignment: Alignment?

  /// Creates a column or row.
  public init(
    _ size: Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem {
  /// The item with lengths that are numbers: what is none counts as zero.
  var bounded: GridItem {
    func number(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : length }
    var item = self
    item.spacing = spacing?.bounded
    item.size =
      switch size {
      case .fixed(let length): .fixed(length.bounded)
      case .flexible(let minimum, let maximum):
        .flexible(minimum: minimum.bounded, maximum: number(maximum))
      case .adaptive(let minimum, let maximum):
        .adaptive(minimum: minimum.bounded, maximum: number(maximum))
      }
    return item
  }
}
