/// The surfaces that a container background may be meant for.
public struct ContainerBackgroundPlacement: Sendable, Hashable {
  private let name: String

  /// The background of a widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

/// The ground of a widget, which its content names and only a picture of the whole widget shows.
///
/// Used on the main actor, while one view is resolved.
package final class WidgetGround: @unchecked Sendable {
  /// What `containerBackground` named, the outermost; `nil` until then.
  @MainActor package fileprivate(set) var view: AnyView?

  /// Creates a ground of which nothing is known.
  package init() {}
}

extension EnvironmentValues {
  /// Who wants to know the widget's ground; `nil` where nobody does.
  @Entry package var widgetGround: WidgetGround?
}

/// Names the ground of the widget; the content is resolved as it is.
nonisolated struct WidgetGroundModifier: PrimitiveModifier {
  let ground: AnyView

  @MainActor
  func _resolve(
    _ content: _ViewModifier_Content<WidgetGroundModifier>,
    in environment: EnvironmentValues
  ) -> [LayoutNode] {
    let nodes = content._resolve(in: environment)
    environment.widgetGround?.view = ground
    return nodes
  }
}

extension View {
  /// Shows a ground behind the whole widget where a picture of it is drawn; lock screens show none, and
  /// layout knows none.
  public nonisolated func containerBackground<Style: ShapeStyle>(
    _ style: Style,
    for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(WidgetGroundModifier(ground: AnyView(Rectangle().fill(style))))
  }

  /// Shows a ground behind the whole widget where a picture of it is drawn; lock screens show none, and
  /// layout knows none.
  public nonisolated func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    let ground = content()
    // As in a background: several views lie on each other's middles, and all of them as one are aligned.
    let aligned = ZStack { ground }.frame(
      minWidth: 0,
      maxWidth: .infinity,
      minHeight: 0,
      maxHeight: .infinity,
      alignment: alignment
    )
    return modifier(WidgetGroundModifier(ground: AnyView(aligned)))
  }
}
