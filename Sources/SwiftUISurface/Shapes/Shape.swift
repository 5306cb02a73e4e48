public import Foundation

/// A view with an outline that can be filled or stroked.
///
/// It takes what it is proposed, 10 points where nothing is proposed (LayoutRules §3.4).
public protocol Shape: PrimitiveView, Animatable, Sendable {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// The size taken under a proposal, points.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The outline in a rectangle anywhere in the widget.
  nonisolated func _outline(in rect: CGRect) -> Path
  /// The outline as a renderer knows it, in a rectangle.
  nonisolated func _kind(in rect: CGRect) -> ShapeKind
  /// How a line is drawn along `_outline`; `nil` where that is filled, as `path` is.
  nonisolated var _stroke: StrokeStyle? { get }
  /// The shape as it is where a view stands.
  nonisolated func _placed(in environment: EnvironmentValues) -> any Shape
  /// What the shape is there for; no effect on how it is drawn.
  nonisolated static var role: ShapeRole { get }
  /// What becomes of the outline where reading starts at the right.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  /// What is proposed.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The path in a rectangle that begins at nothing, moved to where it stands.
  ///
  /// SwiftUI asks for no other, so that shapes of one's own often read its width and height alone.
  public nonisolated func _outline(in rect: CGRect) -> Path {
    path(in: CGRect(origin: .zero, size: rect.size)).offsetBy(dx: rect.minX, dy: rect.minY)
  }

  /// The path.
  public nonisolated func _kind(in rect: CGRect) -> ShapeKind { .path(_outline(in: rect)) }

  /// Filled.
  public nonisolated var _stroke: StrokeStyle? { nil }

  /// The outline of what is covered anywhere in the widget: of a line where one is drawn.
  nonisolated func coveredOutline(in rect: CGRect) -> Path {
    let outline = _outline(in: rect)
    return _stroke.map { outline.strokedPath($0) } ?? outline
  }

  /// The shape itself, which looks alike in every container.
  public nonisolated func _placed(in environment: EnvironmentValues) -> any Shape { self }

  /// To be filled.
  public nonisolated static var role: ShapeRole { .fill }

  /// It is mirrored with all that is around it.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// Resolves to the shape in the foreground colour.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    [
      LayoutNode(
        OutlineElement(
          self,
          [OutlineElement.Layer(color: environment.foregroundColor, stroke: _stroke)],
          in: environment
        )
      )
    ]
  }

  /// The shape filled with a style.
  public nonisolated func fill<Style: ShapeStyle>(
    _ style: Style,
    style fillStyle: FillStyle = FillStyle()
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self).fill(style, style: fillStyle)
  }

  /// The shape filled with the foreground's style.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self> {
    fill(ForegroundStyle(), style: style)
  }

  /// A line along the outline, half within it, in a style of its own.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self).stroke(content, style: style)
  }

  /// A line along the outline, half within it, in a style of its own.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line along the outline, half within it.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(shape: self, style: style)
  }

  /// A line along the outline, half within it.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The part of the outline between two parts of its length, 0 to 1.
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1)
    -> some Shape
  {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }
}

extension CGAffineTransform {
  func around(_ anchor: UnitPoint, in rect: CGRect) -> CGAffineTransform {
    let x = rect.minX + rect.width * anchor.x
    let y = rect.minY + rect.height * anchor.y
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

/// A shape drawn as a line: its outline is that of the line, which a renderer draws along the shape's.
nonisolated struct StrokedShape<Outline: Shape>: Shape {
  let shape: Outline
  let style: StrokeStyle

  func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  func _outline(in rect: CGRect) -> Path { shape.coveredOutline(in: rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  var _stroke: StrokeStyle? { style }
  static var role: ShapeRole { .stroke }
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  func _placed(in environment: EnvironmentValues) -> any Shape {
    StrokedShape<AnyShape>(shape: AnyShape(hidden: shape._placed(in: environment)), style: style)
  }
}

/// A part of a shape's outline, or of its line's where it is drawn as one, between two parts of the length, 0 to 1.
nonisolated struct TrimmedShape<Outline: Shape>: Shape {
  let shape: Outline
  let start: CGFloat
  let end: CGFloat

  func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }
  func _outline(in rect: CGRect) -> Path {
    shape.coveredOutline(in: rect).trimmedPath(from: start, to: end)
  }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  static var role: ShapeRole { Outline.role }
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  func _placed(in environment: EnvironmentValues) -> any Shape {
    TrimmedShape<AnyShape>(
      shape: AnyShape(hidden: shape._placed(in: environment)),
      start: start,
      end: end
    )
  }
}
