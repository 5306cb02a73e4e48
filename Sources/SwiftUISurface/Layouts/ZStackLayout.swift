/// The layout of a `ZStack`, for use as a value.
public struct ZStackLayout: ElementLayout {
  /// The guides that lie on each other.
  public var alignment: Alignment

  /// Creates the layout.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  func element(_ children: [LayoutNode]) -> LayerElement {
    LayerElement(alignment: alignment, children: children)
  }
}
