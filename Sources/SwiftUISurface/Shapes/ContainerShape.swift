import Foundation

extension View {
  /// Has shapes that are relative to their container take after a shape in the view's frame; layout does not notice.
  ///
  /// What turns or scales a part of the view is not reckoned with: there the frames count as they are laid out.
  public nonisolated func containerShape<Outline: InsettableShape>(
    _ shape: Outline
  ) -> some View {
    environment { environment in
      // The container's own shape is no other for being set.
      if shape is ContainerRelativeShape { return }
      environment.containerShape = ContainerShape(shape: shape)
    }
    .node { node, _ in shape is ContainerRelativeShape ? node : node.asContainer }
  }
}

/// What shapes are relative to in a view for which a shape was set.
struct ContainerShape: Sendable {
  let shape: any InsettableShape
  /// Where the view is drawn; nil until that is known.
  var frame: CGRect?

  init(shape: any InsettableShape) { self.shape = shape }

  /// The outline of the shape that is inset as far as a rectangle lies from the nearest edge of the view; that of the
  /// rectangle as long as nothing is known of the view.
  func outline(in rect: CGRect) -> Path {
    guard let frame else { return Path(rect) }
    let distance = WidgetContainer.distance(of: rect, in: frame)
    // So far around the rectangle that, inset, it is as large.
    let whole = rect.insetBy(dx: -distance, dy: -distance)
    return shape.inset(by: distance)._outline(in: whole)
  }
}

extension EnvironmentValues {
  /// What shapes that are relative to their container are relative to; nil for the widget, or nothing.
  @Entry var containerShape: ContainerShape?
}

extension Shape {
  /// The shape as it is where a view stands, in a view for which a shape was set and that is drawn in a frame.
  nonisolated func standing(in environment: EnvironmentValues, container frame: CGRect?)
    -> any Shape
  {
    guard var container = environment.containerShape else { return standing(in: environment) }
    container.frame = frame
    var inner = environment
    inner.containerShape = container
    return standing(in: inner)
  }
}
