public import Foundation

/// A shape with its fillings and lines, the first lowest.
public nonisolated struct _ShapeView<Outline: Shape>: PrimitiveView {
  private struct Layer {
    var style: AnyShapeStyle
    var stroke: StrokeStyle?
    /// What the line is drawn along; `nil` for the shape itself.
    var outline: (any Shape)?
    /// Whether the line is not the shape's own but goes along what the shape covers.
    var isAround = false
    var fillStyle = FillStyle()
  }

  /// The shape.
  public let shape: Outline
  private var layers: [Layer] = []

  init(shape: Outline) {
    self.shape = shape
  }

  /// Fills the shape, over what is there.
  public func fill<Style: ShapeStyle>(
    _ style: Style = ForegroundStyle(),
    style fillStyle: FillStyle = FillStyle()
  ) -> _ShapeView {
    adding(Layer(style: AnyShapeStyle(style), stroke: shape._stroke, fillStyle: fillStyle))
  }

  /// Draws a line along the outline, over what is there.
  public func stroke<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(),
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView {
    adding(Layer(style: AnyShapeStyle(content), stroke: style, isAround: true))
  }

  /// Draws a line along the outline, over what is there.
  public func stroke<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(),
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line within the outline, over what is there.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(),
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView where Outline: InsettableShape {
    let inner = shape.inset(by: style.lineWidth / 2)
    return adding(
      Layer(style: AnyShapeStyle(content), stroke: style, outline: inner, isAround: true)
    )
  }

  /// Draws a line within the outline, over what is there.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(),
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView where Outline: InsettableShape {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func adding(_ layer: Layer) -> _ShapeView {
    var copy = self
    copy.layers.append(layer)
    return copy
  }

  /// Resolves to one node.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    let layers = layers.map { layer in
      OutlineElement.Layer(
        color: layer.style.displayColor(in: environment),
        stroke: layer.stroke,
        outline: layer.outline,
        isAround: layer.isAround,
        fillStyle: layer.fillStyle
      )
    }
    return [LayoutNode(OutlineElement(shape, layers, in: environment))]
  }
}

/// An outline with its fillings and lines.
struct OutlineElement: LayoutElement {
  struct Layer: Sendable {
    var color: DisplayColor
    var stroke: StrokeStyle?
    /// What the line is drawn along; `nil` for the shape itself.
    var outline: (any Shape)?
    /// Whether the line is not the shape's own but goes along what the shape covers.
    var isAround = false
    var fillStyle = FillStyle()

    /// What is filled, or what the line is drawn along.
    func kind(of shape: any Shape, in frame: CGRect) -> ShapeKind {
      guard stroke != nil else { return shape._kind(in: frame).filled(fillStyle) }
      return .path(isAround ? shape.coveredOutline(in: frame) : shape._outline(in: frame))
    }
  }

  let shape: any Shape
  let layers: [Layer]
  /// What is drawn instead in a container that has a frame.
  var contained: (@Sendable (CGRect) -> OutlineElement)?

  func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    var size = shape.sizeThatFits(proposal)
    // A shape of one's own may answer with any length, or with no number, whatever is proposed.
    let bounded = size.answering(proposal)
    if size.width != proposal.width { size.width = bounded.width }
    if size.height != proposal.height { size.height = bounded.height }
    return size
  }

  func place(_ placement: Placement, into realisation: inout Realisation) {
    guard realisation.purpose == .display, placement.isVisible else { return }
    if let contained, let container = realisation.container {
      return contained(container).place(placement, into: &realisation)
    }
    for layer in layers where layer.color.alpha > 0 {
      let shape = layer.outline ?? shape
      realisation.items.append(
        .shape(
          PlacedShape(
            frame: placement.frame,
            shape: layer.kind(of: shape, in: placement.frame),
            opacity: placement.opacity,
            color: layer.color,
            stroke: layer.stroke
          )
        )
      )
    }
  }
}

extension OutlineElement {
  /// A shape and its layers as they are where a view stands.
  init(_ shape: any Shape, _ layers: [Layer], in environment: EnvironmentValues) {
    self.init(shape, layers, in: environment, container: nil)
    guard environment.containerShape != nil else { return }
    contained = { OutlineElement(shape, layers, in: environment, container: $0) }
  }

  private init(
    _ shape: any Shape,
    _ layers: [Layer],
    in environment: EnvironmentValues,
    container: CGRect?
  ) {
    let layers = layers.map { layer in
      var layer = layer
      layer.outline = layer.outline?.standing(in: environment, container: container)
      return layer
    }
    self.init(shape: shape.standing(in: environment, container: container), layers: layers)
  }
}
