public import Foundation

/// A view with an outline that can be filled.
public protocol Shape: PrimitiveView, Sendable {
  /// The outline as it is drawn.
  nonisolated var kind: ShapeKind { get }
}

extension Shape {
  /// Resolves to the shape filled with the foreground colour.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    [LayoutNode(ShapeElement(shape: kind, color: environment.foregroundColor))]
  }

  /// The shape filled with a style.
  public nonisolated func fill<Style: ShapeStyle>(_ style: Style) -> some View {
    foregroundStyle(style)
  }
}

/// A rectangle.
public nonisolated struct Rectangle: Shape {
  /// Creates the shape.
  public init() {}

  /// The outline as it is drawn.
  public var kind: ShapeKind { .rectangle }
}

/// An ellipse inscribed in what it is offered.
public nonisolated struct Ellipse: Shape {
  /// Creates the shape.
  public init() {}

  /// The outline as it is drawn.
  public var kind: ShapeKind { .ellipse }
}

/// The largest circle that fits.
public nonisolated struct Circle: Shape {
  /// Creates the shape.
  public init() {}

  /// The outline as it is drawn.
  public var kind: ShapeKind { .circle }
}

/// A rectangle with half circles at its shorter sides.
public nonisolated struct Capsule: Shape {
  /// Creates the shape.
  public init() {}

  /// The outline as it is drawn.
  public var kind: ShapeKind { .capsule }
}

/// The shape of the widget around it; taken for a rectangle.
public nonisolated struct ContainerRelativeShape: Shape {
  /// Creates the shape.
  public init() {}

  /// The outline as it is drawn.
  public var kind: ShapeKind { .rectangle }
}

/// A rectangle with rounded corners.
public nonisolated struct RoundedRectangle: Shape {
  private let cornerRadius: CGFloat

  /// Creates the shape from the radius of its corners in points.
  public init(cornerRadius: CGFloat) {
    self.cornerRadius = cornerRadius
  }

  /// The outline as it is drawn.
  public var kind: ShapeKind { .roundedRectangle(cornerRadius: cornerRadius) }
}
