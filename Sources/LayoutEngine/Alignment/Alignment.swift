/// A horizontal and a vertical alignment, for placing a view within another's bounds.
public struct Alignment: Sendable, Hashable {
  /// The alignment on the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment on the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment from one for each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top corner where reading starts.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top corner where reading ends.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom corner where reading starts.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom corner where reading ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first baseline, horizontally centred.
  public static let centerFirstTextBaseline =
    Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The last baseline, horizontally centred.
  public static let centerLastTextBaseline =
    Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The first baseline at the leading edge.
  public static let leadingFirstTextBaseline =
    Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The last baseline at the leading edge.
  public static let leadingLastTextBaseline =
    Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The first baseline at the trailing edge.
  public static let trailingFirstTextBaseline =
    Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The last baseline at the trailing edge.
  public static let trailingLastTextBaseline =
    Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
