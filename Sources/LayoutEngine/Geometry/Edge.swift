/// One side of a rectangle, named so that it follows the reading direction.
public enum Edge: Int8, CaseIterable, Sendable, Hashable {
  /// The top edge.
  case top
  /// The edge where reading starts.
  case leading
  /// The bottom edge.
  case bottom
  /// The edge where reading ends.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one edge.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The top edge.
    public static let top = Edge.Set(.top)
    /// The edge where reading starts.
    public static let leading = Edge.Set(.leading)
    /// The bottom edge.
    public static let bottom = Edge.Set(.bottom)
    /// The edge where reading ends.
    public static let trailing = Edge.Set(.trailing)
    /// The leading and trailing edges.
    public static let horizontal: Edge.Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Edge.Set = [.top, .bottom]
    /// All four edges.
    public static let all: Edge.Set = [.horizontal, .vertical]
  }
}
