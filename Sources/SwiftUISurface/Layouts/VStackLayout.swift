public import Foundation

/// The layout of an `VStack`, for use as a value.
public struct VStackLayout: ElementLayout {
  /// The guides that stand below each other.
  public var alignment: HorizontalAlignment
  /// The distance between neighbours in points; `nil` for what they prefer.
  public var spacing: CGFloat?

  /// Creates the layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A column.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func element(_ children: [LayoutNode]) -> StackElement {
    StackElement(
      axis: .vertical,
      alignment: alignment.key,
      spacing: spacing,
      children: children
    )
  }
}
