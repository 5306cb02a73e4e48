public import Foundation
import LayoutEngine

extension View {
  /// Puts the middle of the view at a point of all the room it is proposed.
  public nonisolated func position(_ position: CGPoint) -> some View {
    let position = CGPoint(x: position.x.bounded, y: position.y.bounded)
    return node { node, _ in
      node.positioned(at: position)
    }
  }

  /// Puts the middle of the view at a point of all the room it is proposed.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
