public import Foundation

extension View {
  /// Gives the view the length of the container around it on some axes.
  ///
  /// The container is a widget's content area, whatever rows, frames and padding lie between, and it is so in a scroll
  /// view as well.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view a length that follows from that of the container around it.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping @Sendable (CGFloat, Axis) -> CGFloat
  ) -> some View {
    node { node, _ in
      node.framed(alongContainer: axes, alignment: alignment, length: length)
    }
  }

  /// Gives the view the length of some of the columns or rows the container would have.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    let count = CGFloat(max(count, 1))
    let span = CGFloat(max(span, 1))
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
    }
  }
}
