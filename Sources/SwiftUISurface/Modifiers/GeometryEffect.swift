public import Foundation

/// A modifier that draws a view where its points are projected to, by how large it is; layout does not notice.
///
/// Nothing moves here: the effect is that of its data as they are. One that makes what lies further away smaller is not
/// drawn, which answers say.
public nonisolated protocol GeometryEffect: Animatable, PrimitiveModifier {
  /// Where the points of a view are drawn, counted from its top left corner.
  /// - Parameter size: how large the view is, points.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The effect as it is: layout does not notice it, whatever is said of it.
  public nonisolated func ignoredByLayout() -> some GeometryEffect { self }

  /// Resolves to the nodes of the content, each drawn under the effect.
  @MainActor
  public func _resolve(
    _ content: _ViewModifier_Content<Self>,
    in environment: EnvironmentValues
  ) -> [LayoutNode] {
    let effect = MainActorValue(self)
    let installed = EnvironmentInstallation.current
    let projection: @MainActor @Sendable (CGSize) -> ProjectionTransform = { size in
      EnvironmentInstallation.installing(installed.wrapped) {
        effect.wrapped.effectValue(size: size)
      }
    }
    return content._resolve(in: environment).map { node in
      node.drawn { node, frame in
        node.projected(by: Resolving.inLayout { projection(frame.size) })
      }
    }
  }
}
