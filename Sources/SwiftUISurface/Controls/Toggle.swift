/// A switch; for layout it is its label, unless a style of one's own makes more of it.
public nonisolated struct Toggle<Label: View>: PrimitiveView {
  private let label: Label
  private let isOn: Bool
  private let action: TapAction?

  /// Creates a switch for a value.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn.wrappedValue
    self.label = label()
    action = nil
  }

  /// Creates a switch that runs an intent of the app, as a widget's host does.
  public init<Intent: _ControlIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
    action = .toggle(MainActorValue(intent), isOn: isOn)
  }

  /// Resolves to what the toggle style of the environment makes of it.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    let nodes = styled(in: environment.ofAnyNumber)
    guard let action else { return nodes }
    return nodes.map { $0.marked(as: .action(action)) }
  }

  @MainActor
  private func styled(in environment: EnvironmentValues) -> [LayoutNode] {
    guard let style = environment[ToggleStyleKey.self].innermost, !(style is DefaultToggleStyle)
    else {
      let nodes = label._resolve(in: environment)
      return action == nil ? nodes : nodes.map { $0.noting(.unstyledToggle) }
    }
    let configuration = ToggleStyleConfiguration(label: _StylePart(label), isOn: .constant(isOn))
    func resolved<Style: ToggleStyle>(_ style: Style) -> [LayoutNode] {
      StyledView(style) { $0.makeBody(configuration: configuration) }
        ._resolve(in: environment.outside(styleOf: ToggleStyleKey.self))
    }
    return resolved(style)
  }
}

extension Toggle where Label == Text {
  /// Creates a switch from a key.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a switch from a string.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(_ title: Content, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a switch from a key and an intent.
  public nonisolated init<Intent: _ControlIntent>(
    _ titleKey: LocalizedStringKey,
    isOn: Bool,
    intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }

  /// Creates a switch from a string and an intent.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol, Intent: _ControlIntent>(
    _ title: Content,
    isOn: Bool,
    intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}

/// The parts of a switch.
public struct ToggleStyleConfiguration {
  /// The type of the label.
  public typealias Label = _StylePart

  /// The label.
  public let label: Label
  /// Whether it is on; setting it has no effect.
  @Binding public var isOn: Bool
  /// Whether it stands for values of which some are on: never.
  public var isMixed: Bool { false }
}

/// A look of switches.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of a switch's look.
  associatedtype Body: View
  /// The parts of a switch.
  typealias Configuration = ToggleStyleConfiguration
  /// Makes the look of a switch.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

private enum ToggleStyleKey: EnvironmentKey {
  static let defaultValue = StyleStack<any ToggleStyle>()
}

/// The look that the place asks for: that of a switch without a style.
public nonisolated struct DefaultToggleStyle: ToggleStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Shows the label.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// As the place asks for.
  public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A switch as a button, on a soft ground while it is on.
public nonisolated struct ButtonToggleStyle: ToggleStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Shows the label with a bordered button's room around it.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background {
        if configuration.isOn { RoundedRectangle(cornerRadius: 7).fill(.quaternary) }
      }
      .standIn("switches as buttons", "12 points beside the label, 7 above and below")
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// As a button.
  public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A switch at the end of its row, behind its label.
public nonisolated struct SwitchToggleStyle: ToggleStyle, Sendable {
  private let tint: Color?

  /// Creates the style.
  public init() { tint = nil }

  /// Creates the style with a colour of its own while it is on.
  public init(tint: Color) { self.tint = tint }

  /// Shows the label and, at the other end of the room, a switch as large as UIKit's.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: tint)
      .standIn("switches", "51 by 31 points behind the label, as UIKit’s before iOS 26")
  }
}

private nonisolated struct SwitchRow: View {
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.tint) private var ownTint
  let configuration: ToggleStyleConfiguration
  let tint: Color?

  var body: some View {
    if areLabelsHidden {
      knob
    } else {
      HStack {
        configuration.label
        Spacer()
        knob
      }
    }
  }

  private var knob: some View {
    let on = tint.map { AnyShapeStyle($0) } ?? ownTint ?? AnyShapeStyle(Color.green)
    return Capsule()
      .fill(configuration.isOn ? on : AnyShapeStyle(HierarchicalShapeStyle.quaternary))
      .overlay(alignment: configuration.isOn ? .trailing : .leading) {
        Circle().fill(.white).padding(2)
      }
      .frame(width: 51, height: 31)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// As a switch at the end of the row.
  public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension View {
  /// Sets the look of switches in the view.
  public nonisolated func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    environment { $0[ToggleStyleKey.self].add(style) }
  }
}
