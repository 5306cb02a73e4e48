/// The parts of a button.
public struct ButtonStyleConfiguration {
  /// The type of the label.
  public typealias Label = _StylePart

  /// What pressing it means.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether it is pressed: never.
  public let isPressed: Bool
}

/// A look of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of a button's look.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// Makes the look of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The system's looks of buttons: for layout, the label alone.
public nonisolated struct PlainButtonStyle: ButtonStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Shows the label.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// The look without border: for layout, the label alone.
public typealias BorderlessButtonStyle = PlainButtonStyle

/// The look that the place asks for: that of a button without a style.
public nonisolated struct DefaultButtonStyle: ButtonStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Shows the label.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// The look that the place asks for.
  public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// Without decoration.
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
  /// Without border.
  public nonisolated static var borderless: PlainButtonStyle { PlainButtonStyle() }
}

/// A label on a soft ground.
public nonisolated struct BorderedButtonStyle: ButtonStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Shows the label with 12 points beside and 7 above and below it.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(label: configuration.label, ground: .soft)
  }
}

/// A label on a ground of the tint.
public nonisolated struct BorderedProminentButtonStyle: ButtonStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Shows the label with 12 points beside and 7 above and below it.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(label: configuration.label, ground: .prominent)
  }
}

/// The label of a button with its ground, which has colours only where a widget shows its own.
private nonisolated struct BorderedLabel: View {
  enum Ground { case soft, prominent }

  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.tint) private var tint
  let label: ButtonStyleConfiguration.Label
  let ground: Ground

  var body: some View {
    let colors = mode == .fullColor ? self.colors : BorderedLabel.plain
    label
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .foregroundStyle(colors.label)
      .background(colors.ground, in: RoundedRectangle(cornerRadius: 7))
      .standIn("bordered buttons", "12 points beside the label, 7 above and below")
  }

  private typealias Colors = (label: AnyShapeStyle, ground: AnyShapeStyle)

  private static let plain: Colors = (
    AnyShapeStyle(ForegroundStyle()), AnyShapeStyle(HierarchicalShapeStyle.quaternary)
  )

  private var colors: Colors {
    let strong = AnyShapeStyle(TintShapeStyle())
    switch ground {
    case .prominent: return (AnyShapeStyle(Color.white), strong)
    case .soft: return (strong, tint.map { AnyShapeStyle($0.opacity(0.15)) } ?? Self.plain.ground)
    }
  }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// On a soft ground.
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
  /// On glass, taken to be as large as on a soft ground.
  public nonisolated static var glass: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// On a strong ground.
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
  /// On strong glass, taken to be as large as on a soft ground.
  public nonisolated static var glassProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

enum ButtonStyleKey: EnvironmentKey {
  static let defaultValue = StyleStack<any ButtonStyle>()
}

extension View {
  /// Sets the look of buttons in the view.
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment { $0[ButtonStyleKey.self].add(style) }
  }
}
