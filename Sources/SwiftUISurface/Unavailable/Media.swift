public import Foundation
public import LayoutEngine

// What people will try and there is not: each is declared for the reason that the compiler then gives.

/// An image that is loaded while it is shown, which widgets cannot.
@available(
  *,
  unavailable,
  message:
    "Widgets load nothing while they are shown: fetch the image in the timeline provider and use Image; its size goes into the environment's imageSizes"
)
public struct AsyncImage<Content: View>: PrimitiveView {
  /// An image.
  public init(url: URL?) where Content == EmptyView {}

  /// An image at a scale.
  public init(url: URL?, scale: CGFloat) where Content == EmptyView {}

  /// An image, and what stands for it.
  public init<Shown: View, Placeholder: View>(
    url: URL?,
    @ViewBuilder content: (Image) -> Shown,
    @ViewBuilder placeholder: () -> Placeholder
  ) where Content == EmptyView {}

  /// Nothing: it cannot be made.
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

/// A film, which widgets cannot show.
@available(
  *,
  unavailable,
  message: "Widgets play no films: use Image with a still"
)
public struct VideoPlayer: PrimitiveView {
  /// A film.
  public init<Player>(player: Player?) {}

  /// Nothing: it cannot be made.
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

/// A map, which is not drawn here.
@available(
  *,
  unavailable,
  message:
    "Maps are not drawn here, and in widgets they are still pictures: use Image, or a Color with the map's frame"
)
public struct Map<Content: View>: PrimitiveView {
  /// A map.
  public init() where Content == EmptyView {}

  /// A map with marks.
  public init(@ViewBuilder content: () -> Content) {}

  /// A map at a position.
  public init<Position>(position: Binding<Position>) where Content == EmptyView {}

  /// Nothing: it cannot be made.
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

/// A picture of a view, which renderers make here.
@available(
  *,
  unavailable,
  message:
    "Pictures are drawn from a decision: use PNGRenderer, SVGRenderer or PDFRenderer with FitDecision.displayList"
)
public struct ImageRenderer<Content: View> {
  /// Takes a view.
  public init(content: Content) {}
}
