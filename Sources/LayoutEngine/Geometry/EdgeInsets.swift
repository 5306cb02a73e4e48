public import Foundation

/// The distances, in points, by which each edge of a rectangle moves inwards.
public struct EdgeInsets: Sendable, Hashable {
  /// The inset of the top edge.
  public var top: CGFloat
  /// The inset of the edge where reading starts.
  public var leading: CGFloat
  /// The inset of the bottom edge.
  public var bottom: CGFloat
  /// The inset of the edge where reading ends.
  public var trailing: CGFloat

  /// Creates insets from a length for each edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  package init(_ length: CGFloat, on edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0
    )
  }

  var affectedEdges: Edge.Set {
    var edges: Edge.Set = []
    if top != 0 { edges.insert(.top) }
    if leading != 0 { edges.insert(.leading) }
    if bottom != 0 { edges.insert(.bottom) }
    if trailing != 0 { edges.insert(.trailing) }
    return edges
  }
}
