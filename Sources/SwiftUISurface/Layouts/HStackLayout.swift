public import Foundation

/// The layout of an `HStack`, for use as a value.
public struct HStackLayout: ElementLayout {
  /// The guides that stand at one height.
  public var alignment: VerticalAlignment
  /// The distance between neighbours in points; `nil` for what they prefer.
  public var spacing: CGFloat?

  /// Creates the layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A row.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func element(_ children: [LayoutNode]) -> StackElement {
    StackElement(
      axis: .horizontal,
      alignment: alignment.key,
      spacing: spacing,
      children: children
    )
  }
}
