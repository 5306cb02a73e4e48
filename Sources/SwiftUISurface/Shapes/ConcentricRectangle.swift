public import Foundation
public import LayoutEngine

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Int, CaseIterable, Sendable, Hashable {
    /// The upper one where reading starts.
    case topLeading
    /// The upper one where reading ends.
    case topTrailing
    /// The lower one where reading starts.
    case bottomLeading
    /// The lower one where reading ends.
    case bottomTrailing

    /// How round a corner is.
    public struct Style: Sendable, Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
    {
      /// Whether it is round about the same point as the corner of the container.
      let isConcentric: Bool
      /// The radius, or the least one, points.
      let radius: CGFloat

      /// Round about the same point as the corner of the container.
      public static var concentric: Style { Style(isConcentric: true, radius: 0) }

      /// Round about the same point as the corner of the container, and at least as round as another one.
      public static func concentric(minimum: Style? = nil) -> Style {
        Style(isConcentric: true, radius: minimum?.radius ?? 0)
      }

      /// Of a radius, points.
      public static func fixed(_ radius: CGFloat) -> Style {
        Style(isConcentric: false, radius: radius)
      }

      private init(isConcentric: Bool, radius: CGFloat) {
        self.isConcentric = isConcentric
        self.radius = radius
      }

      /// Creates a style of a radius, points.
      public init(floatLiteral value: Double) {
        self = .fixed(CGFloat(value))
      }

      /// Creates a style of a radius, points.
      public init(integerLiteral value: Int) {
        self = .fixed(CGFloat(value))
      }
    }
  }
}

/// A rectangle whose corners are round about the same points as those of its container, or as they are told.
///
/// The container is that of ``ContainerRelativeShape``. A corner that lies further from the sides of its container's than that
/// one is round is square (D); one that lies further from one side than from the other is taken for as far as from the
/// further one (I).
public nonisolated struct ConcentricRectangle: _BuiltInShape {
  private static let top: [Edge.Corner] = [.topLeading, .topTrailing]
  private static let bottom: [Edge.Corner] = [.bottomLeading, .bottomTrailing]
  private static let leading: [Edge.Corner] = [.topLeading, .bottomLeading]
  private static let trailing: [Edge.Corner] = [.topTrailing, .bottomTrailing]

  /// In the order of the corners.
  private let styles: [Edge.Corner.Style]
  /// Corners that are as round as the roundest of them.
  private let uniform: [[Edge.Corner]]
  private var container: WidgetContainer?
  private var around: ContainerShape?

  private init(_ styles: [Edge.Corner.Style], uniform: [[Edge.Corner]]) {
    self.styles = styles
    self.uniform = uniform
  }

  /// Creates a rectangle whose corners are round about the same points as those of its container.
  public init() {
    self.init(corners: .concentric)
  }

  /// Creates a rectangle whose corners have one style, and are as round as the roundest of them where they are to be alike.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      Edge.Corner.allCases.map { _ in corners },
      uniform: isUniform ? [Edge.Corner.allCases] : []
    )
  }

  /// Creates a rectangle with a style for each corner.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      [topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner],
      uniform: []
    )
  }

  /// Creates a rectangle whose upper corners are alike, and whose lower ones.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      [uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners],
      uniform: [Self.top, Self.bottom]
    )
  }

  /// Creates a rectangle whose leading corners are alike, and whose trailing ones.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      [
        uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners,
        uniformTrailingCorners,
      ],
      uniform: [Self.leading, Self.trailing]
    )
  }

  /// Creates a rectangle whose upper corners are alike.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      [uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner],
      uniform: [Self.top]
    )
  }

  /// Creates a rectangle whose lower corners are alike.
  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      [topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners],
      uniform: [Self.bottom]
    )
  }

  /// Creates a rectangle whose leading corners are alike.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      [uniformLeadingCorners, topTrailingCorner, uniformLeadingCorners, bottomTrailingCorner],
      uniform: [Self.leading]
    )
  }

  /// Creates a rectangle whose trailing corners are alike.
  public init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      [topLeadingCorner, uniformTrailingCorners, bottomLeadingCorner, uniformTrailingCorners],
      uniform: [Self.trailing]
    )
  }

  /// The rectangle with its corners; the container's outline, inset, where that one has no corners of a radius.
  public func path(in rect: CGRect) -> Path {
    if let outline = containerOutline(in: rect) { return outline }
    return Path(roundedRect: rect, cornerRadii: radii(in: rect))
  }

  /// A rectangle, or one with rounded corners.
  public func _kind(in rect: CGRect) -> ShapeKind {
    if let outline = containerOutline(in: rect) { return .path(outline) }
    let radii = radii(in: rect)
    return radii == RectangleCornerRadii()
      ? .rectangle : .path(Path(roundedRect: rect, cornerRadii: radii))
  }

  /// The rectangle in the view for which a shape is set, and in the widget that is drawn.
  public func _placed(in environment: EnvironmentValues) -> any Shape {
    var copy = self
    copy.container = environment.widgetContainer
    copy.around = environment.containerShape
    return copy
  }

  private func containerOutline(in rect: CGRect) -> Path? {
    guard styles.contains(where: \.isConcentric), let around, let frame = around.frame,
      around.cornerRadii(in: frame) == nil
    else { return nil }
    return around.outline(in: rect)
  }

  private func radii(in rect: CGRect) -> RectangleCornerRadii {
    var radii = Edge.Corner.allCases.map { corner in
      let style = styles[corner.rawValue]
      return style.isConcentric ? max(style.radius, concentric(corner, in: rect)) : style.radius
    }
    for corners in uniform {
      let greatest = corners.map { radii[$0.rawValue] }.max() ?? 0
      for corner in corners { radii[corner.rawValue] = greatest }
    }
    return RectangleCornerRadii(
      topLeading: radii[Edge.Corner.topLeading.rawValue],
      bottomLeading: radii[Edge.Corner.bottomLeading.rawValue],
      bottomTrailing: radii[Edge.Corner.bottomTrailing.rawValue],
      topTrailing: radii[Edge.Corner.topTrailing.rawValue]
    )
  }

  /// How round a corner is about the same point as that of the container; 0 where nothing is known of that.
  private func concentric(_ corner: Edge.Corner, in rect: CGRect) -> CGFloat {
    let room: CGRect
    let radii: RectangleCornerRadii
    if let around {
      guard let frame = around.frame, let known = around.cornerRadii(in: frame) else { return 0 }
      (room, radii) = (frame, known)
    } else if let container {
      (room, radii) = (container.frame, RectangleCornerRadii(all: container.cornerRadius))
    } else {
      return 0
    }
    let (left, right) = (rect.minX - room.minX, room.maxX - rect.maxX)
    let (top, bottom) = (rect.minY - room.minY, room.maxY - rect.maxY)
    switch corner {
    case .topLeading: return max(radii.topLeading - max(left, top, 0), 0)
    case .topTrailing: return max(radii.topTrailing - max(right, top, 0), 0)
    case .bottomLeading: return max(radii.bottomLeading - max(left, bottom, 0), 0)
    case .bottomTrailing: return max(radii.bottomTrailing - max(right, bottom, 0), 0)
    }
  }
}

extension RectangleCornerRadii {
  fileprivate init(all radius: CGFloat) {
    self.init(
      topLeading: radius,
      bottomLeading: radius,
      bottomTrailing: radius,
      topTrailing: radius
    )
  }
}

extension ContainerShape {
  /// How round the corners of the view are; nil for a shape whose corners have no radius.
  fileprivate func cornerRadii(in frame: CGRect) -> RectangleCornerRadii? {
    if let uneven = shape as? UnevenRoundedRectangle { return uneven.cornerRadii }
    let half = min(frame.width, frame.height) / 2
    return switch shape._kind(in: frame) {
    case .rectangle: RectangleCornerRadii()
    case .roundedRectangle(let radius): RectangleCornerRadii(all: min(radius, half))
    case .capsule: RectangleCornerRadii(all: half)
    case .circle where frame.width == frame.height: RectangleCornerRadii(all: half)
    default: nil
    }
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners have one style, and are as round as the roundest of them where they are to be alike.
  public nonisolated static func rect(
    corners: Edge.Corner.Style,
    isUniform: Bool = false
  ) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// A rectangle with a style for each corner.
  public nonisolated static func rect(
    topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner
    )
  }

  /// A rectangle whose upper corners are alike, and whose lower ones.
  public nonisolated static func rect(
    uniformTopCorners: Edge.Corner.Style,
    uniformBottomCorners: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners,
      uniformBottomCorners: uniformBottomCorners
    )
  }

  /// A rectangle whose leading corners are alike, and whose trailing ones.
  public nonisolated static func rect(
    uniformLeadingCorners: Edge.Corner.Style,
    uniformTrailingCorners: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners,
      uniformTrailingCorners: uniformTrailingCorners
    )
  }

  /// A rectangle whose upper corners are alike.
  public nonisolated static func rect(
    uniformTopCorners: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners,
      bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner
    )
  }

  /// A rectangle whose lower corners are alike.
  public nonisolated static func rect(
    uniformBottomCorners: Edge.Corner.Style,
    topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners,
      topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner
    )
  }

  /// A rectangle whose leading corners are alike.
  public nonisolated static func rect(
    uniformLeadingCorners: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners,
      topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner
    )
  }

  /// A rectangle whose trailing corners are alike.
  public nonisolated static func rect(
    uniformTrailingCorners: Edge.Corner.Style,
    topLeadingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTrailingCorners: uniformTrailingCorners,
      topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner
    )
  }
}
