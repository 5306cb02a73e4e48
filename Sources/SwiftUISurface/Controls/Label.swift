/// An icon with a title.
public nonisolated struct Label<Title: View, Icon: View>: PrimitiveView {
  private let title: Title
  private let icon: Icon

  /// Creates a label from two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// Resolves to what the label style of the environment makes of it.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    let configuration = LabelStyleConfiguration(
      title: _StylePart(LabelTitle(title: title)),
      icon: _StylePart(icon)
    )
    let style = environment[LabelStyleKey.self].innermost ?? DefaultLabelStyle()
    func resolved<Style: LabelStyle>(_ style: Style) -> [LayoutNode] {
      StyledView(style) { $0.makeBody(configuration: configuration) }
        ._resolve(in: environment.outside(styleOf: LabelStyleKey.self))
    }
    return resolved(style)
  }
}

/// The title of a label: several views stand below each other, as in Apple's example of a name over
/// a function.
private nonisolated struct LabelTitle<Title: View>: PrimitiveView {
  let title: Title

  @MainActor
  func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    var inner = environment
    inner.implicitStack = .leadingColumn
    let nodes = title._resolve(in: inner)
    return nodes.count > 1 ? [ImplicitStack.leadingColumn.node(of: nodes)] : nodes
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a key and the name of a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label from a string and the name of a symbol.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label from a key and the name of a picture.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Creates a label from a string and the name of a picture.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(_ title: Content, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from the parts that a style was given.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
