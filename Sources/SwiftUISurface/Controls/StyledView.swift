/// A view whose look a style of its environment decides.
///
/// The style's body is resolved like a view of one's own, so that its `@Environment` properties
/// work.
nonisolated struct StyledView<Style, Made: View>: PrimitiveView {
  let style: Style
  let make: @MainActor (Style) -> Made

  init(_ style: Style, _ make: @escaping @MainActor (Style) -> Made) {
    self.style = style
    self.make = make
  }

  @MainActor
  func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    EnvironmentInstallation.resolving(style, in: environment) {
      make(style)._resolve(in: environment)
    }
  }
}

/// A part of a styled view, such as the icon of a label, as styles are handed it.
public nonisolated struct _StylePart: PrimitiveView {
  private let content: any View
  init(_ content: any View) {
    self.content = content
  }

  /// Resolves to the nodes of the part.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    content._resolve(in: environment)
  }
}

extension _StylePart: VaryingViews {
  @MainActor
  func memberViews(in environment: EnvironmentValues) -> [HeldView] {
    content.heldViews(in: environment)
  }
}
