import Foundation

/// Where views that are stacked vertically meet: a guide across their widths.
public struct HorizontalAlignment: Sendable, Hashable {
  package let key: AlignmentKey

  package init(key: AlignmentKey) {
    self.key = key
  }

  /// Creates an alignment of one's own from the type that names it.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(.custom, .horizontal, id)
  }

  private init(_ kind: AlignmentKey.Kind, _ id: any AlignmentID.Type) {
    key = AlignmentKey(kind, .horizontal, id)
  }

  /// The guide at the edge where reading starts.
  public static let leading = HorizontalAlignment(.leading, Leading.self)
  /// The guide in the middle.
  public static let center = HorizontalAlignment(.centerX, Center.self)
  /// The guide at the edge where reading ends.
  public static let trailing = HorizontalAlignment(.trailing, Trailing.self)

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}
