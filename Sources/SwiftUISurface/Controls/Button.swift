/// What pressing a button means.
public struct ButtonRole: Sendable, Hashable {
  private let name: String

  /// It deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It takes something back.
  public static let cancel = ButtonRole(name: "cancel")
  /// It closes something.
  public static let close = ButtonRole(name: "close")
  /// It confirms something.
  public static let confirm = ButtonRole(name: "confirm")
}

/// A button; for layout it is its label, unless a style of one's own makes more of it
/// (LayoutRules §5, rank 5).
public nonisolated struct Button<Label: View>: PrimitiveView {
  private let label: Label
  private let role: ButtonRole?
  private let action: TapAction?

  /// Creates a button from an action, which is never run here, and a label.
  public init(
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.label = label()
    self.action = nil
  }

  /// Creates a button from an intent of the app, which a widget's host runs, and a label.
  public init<Intent: _ControlIntent>(
    role: ButtonRole? = nil,
    intent: Intent,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.label = label()
    self.action = .intent(MainActorValue(intent))
  }

  /// Resolves to what the button style of the environment makes of it.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    let nodes = styled(in: environment.ofAnyNumber)
    guard let action else { return nodes }
    return nodes.map { $0.marked(as: .action(action)) }
  }

  @MainActor
  private func styled(in environment: EnvironmentValues) -> [LayoutNode] {
    guard let style = environment[ButtonStyleKey.self].innermost, !(style is DefaultButtonStyle)
    else {
      let nodes = label._resolve(in: environment)
      return action == nil ? nodes : nodes.map { $0.noting(.unstyledButton) }
    }
    let configuration = ButtonStyleConfiguration(
      role: role,
      label: _StylePart(label),
      isPressed: false
    )
    func resolved<Style: ButtonStyle>(_ style: Style) -> [LayoutNode] {
      StyledView(style) { $0.makeBody(configuration: configuration) }
        ._resolve(in: environment.outside(styleOf: ButtonStyleKey.self))
    }
    return resolved(style)
  }
}

extension Button where Label == Text {
  /// Creates a button from a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: { Text(titleKey) })
  }

  /// Creates a button from a string.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(
    _ title: Content,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: { Text(title) })
  }

  /// Creates a button from a key and an intent.
  public nonisolated init<Intent: _ControlIntent>(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole? = nil,
    intent: Intent
  ) {
    self.init(role: role, intent: intent, label: { Text(titleKey) })
  }

  /// Creates a button from a string and an intent.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol, Intent: _ControlIntent>(
    _ title: Content,
    role: ButtonRole? = nil,
    intent: Intent
  ) {
    self.init(role: role, intent: intent, label: { Text(title) })
  }
}
