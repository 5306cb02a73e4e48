import Foundation

/// Where views that stand side by side meet: a guide across their heights.
public struct VerticalAlignment: Sendable, Hashable {
  package let key: AlignmentKey

  package init(key: AlignmentKey) {
    self.key = key
  }

  /// Creates an alignment of one's own from the type that names it.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(.custom, .vertical, id)
  }

  private init(_ kind: AlignmentKey.Kind, _ id: any AlignmentID.Type) {
    key = AlignmentKey(kind, .vertical, id)
  }

  /// The guide at the top edge.
  public static let top = VerticalAlignment(.top, Top.self)
  /// The guide in the middle.
  public static let center = VerticalAlignment(.centerY, Center.self)
  /// The guide at the bottom edge.
  public static let bottom = VerticalAlignment(.bottom, Bottom.self)
  /// The baseline of the topmost line of text; the bottom edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(
    .firstTextBaseline,
    FirstTextBaseline.self
  )
  /// The baseline of the lowest line of text; the bottom edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline, LastTextBaseline.self)

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}
