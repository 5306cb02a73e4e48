/// What a layout says about itself as a whole.
public struct LayoutProperties: Sendable, Hashable {
  /// The axis of a layout that behaves like a stack: spacers and dividers in it follow the axis.
  public var stackOrientation: Axis?

  /// Creates properties of a layout without orientation.
  public init() {}
}
