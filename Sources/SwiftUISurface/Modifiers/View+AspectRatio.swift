public import Foundation
public import LayoutEngine

extension View {
  /// Proposes the view a size of one ratio of width to height, its own ideal one if none is given.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    node { node, _ in
      node.proportioned(aspectRatio, contentMode)
    }
  }

  /// Proposes the view a size of the same ratio as another.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize,
    contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(
      aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height,
      contentMode: contentMode
    )
  }

  /// Keeps the view's ratio within what it is proposed.
  public nonisolated func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Keeps the view's ratio and covers what it is proposed.
  public nonisolated func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}
