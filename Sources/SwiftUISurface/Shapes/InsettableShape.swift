public import Foundation

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape made smaller on all sides, points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// A line within the outline, in a style of its own.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self).strokeBorder(content, style: style)
  }

  /// A line within the outline, in a style of its own.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line within the outline.
  public nonisolated func strokeBorder(
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView<Self> {
    strokeBorder(ForegroundStyle(), style: style)
  }

  /// A line within the outline.
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView<Self> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}

/// A shape that is less round in a smaller rectangle.
protocol CorneredShape: Shape {
  /// The shape with smaller corners.
  nonisolated func lessRound(by amount: CGFloat) -> Self
}

/// A built-in shape in a smaller rectangle.
public nonisolated struct _InsetShape<Outline: Shape>: InsettableShape {
  /// The whole shape, as round as it is there.
  let shape: Outline
  let amount: CGFloat

  /// The outline in the smaller rectangle.
  public func path(in rect: CGRect) -> Path { smallerShape.path(in: inner(rect)) }
  /// The outline in the smaller rectangle, anywhere in the widget.
  public func _outline(in rect: CGRect) -> Path { smallerShape._outline(in: inner(rect)) }

  /// The shape as round as it is in the smaller rectangle, however often it was made smaller.
  private var smallerShape: any Shape {
    if let cornered = shape as? any CorneredShape { return cornered.lessRound(by: amount) }
    return shape
  }

  /// The size of the whole shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// As the whole shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The shape inside as it is there.
  public func _placed(in environment: EnvironmentValues) -> any Shape {
    guard environment.widgetContainer != nil || environment.containerShape != nil else {
      return self
    }
    return _InsetShape<AnyShape>(
      shape: AnyShape(hidden: smallerShape._placed(in: environment)),
      amount: amount
    )
  }

  /// The shape made smaller still.
  public func inset(by amount: CGFloat) -> _InsetShape {
    _InsetShape(shape: shape, amount: self.amount + amount)
  }

  private func inner(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + amount,
      y: rect.minY + amount,
      width: max(rect.width - 2 * amount, 0),
      height: max(rect.height - 2 * amount, 0)
    )
  }
}
