package import Foundation

/// The surfaces that a container background may be meant for.
public struct ContainerBackgroundPlacement: Sendable, Hashable {
  private let name: String

  /// The background of a widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

extension EnvironmentValues {
  /// Whether somebody wants to know the widget's ground: only then a layout has it noted where it is named.
  @Entry package var notesWidgetGround = false
}

extension LayoutNode {
  /// The ground that `containerBackground` names for the widget in what is shown in bounds, the outermost; `nil` where
  /// nothing there names one, or the view was resolved where nobody wanted to know.
  ///
  /// - Parameter bounds: the size offered, points.
  /// - Complexity: measures candidates until one fits; no line is laid out.
  @MainActor
  package func widgetGround(in bounds: CGSize) -> AnyView? {
    (ground(in: bounds) as? MainActorValue<AnyView>)?.wrapped
  }
}

/// Names the ground of the widget; the content is resolved as it is, but where somebody wants to know it.
nonisolated struct WidgetGroundModifier: PrimitiveModifier {
  let ground: AnyView

  @MainActor
  func _resolve(
    _ content: _ViewModifier_Content<WidgetGroundModifier>,
    in environment: EnvironmentValues
  ) -> [LayoutNode] {
    var nodes = content._resolve(in: environment)
    guard environment.notesWidgetGround else { return nodes }
    // What is wanted as one view, as the whole widget is, is modified where nothing is in it, too.
    if nodes.isEmpty, environment.implicitStack != nil { nodes = [.empty] }
    return nodes.map { $0.naming(ground: MainActorValue(ground)) }
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
