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

extension ButtonStyle where Self == PlainButtonStyle {
  /// The look that the place asks for.
  public nonisolated static var automatic: PlainButtonStyle { PlainButtonStyle() }
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
    configuration.label
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background(.quaternary, in: RoundedRectangle(cornerRadius: 7))
      .standIn("bordered buttons", "12 points beside the label, 7 above and below")
  }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// On a soft ground.
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
  /// On a strong ground.
  public nonisolated static var borderedProminent: BorderedButtonStyle { BorderedButtonStyle() }
  /// On glass, taken to be as large as on a soft ground.
  public nonisolated static var glass: BorderedButtonStyle { BorderedButtonStyle() }
  /// On strong glass, taken to be as large as on a soft ground.
  public nonisolated static var glassProminent: BorderedButtonStyle { BorderedButtonStyle() }
}

enum ButtonStyleKey: EnvironmentKey {
  static let defaultValue: MainActorValue<any ButtonStyle>? = nil
}

extension View {
  /// Sets the look of buttons in the view.
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment { $0[ButtonStyleKey.self] = MainActorValue(style) }
  }
}
