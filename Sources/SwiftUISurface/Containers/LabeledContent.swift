public import Foundation

/// A value with its name: the name at the leading edge, the value at the other.
///
/// For layout a row that takes the width it is offered, where no style says otherwise; its distance is a stand-in.
public nonisolated struct LabeledContent<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content

  /// Creates the row from two views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Resolves to what the style of the environment makes of it, or else to a row.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    guard let style = environment[LabeledContentStyleKey.self].innermost else {
      return LabeledRow(label: label, content: content)._resolve(in: environment)
    }
    let configuration = LabeledContentStyleConfiguration(
      label: _StylePart(label),
      content: _StylePart(content)
    )
    func resolved<Style: LabeledContentStyle>(_ style: Style) -> [LayoutNode] {
      StyledView(style) { $0.makeBody(configuration: configuration) }
        ._resolve(in: environment.outside(styleOf: LabeledContentStyleKey.self))
    }
    return resolved(style)
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates the row from the parts that a style was given.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension LabeledContent where Label == Text {
  /// Creates the row from a key and a view.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates the row from a string and a view.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(title) })
  }

  /// Creates a value from a text of the app that names it.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(titleResource) })
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates the row from a key and a string.
  public nonisolated init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Creates the row from two strings.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Value: StringProtocol>(
    _ title: Title,
    value: Value
  ) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// Creates the row from a key and a value in a format, for the environment's locale.
  public nonisolated init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Format.FormatInput,
    format: Format
  )
  where
    Format.FormatInput: Equatable & Sendable, Format: Sendable, Format.FormatOutput == String
  {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  /// Creates the row from a string and a value in a format, for the environment's locale.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Format: FormatStyle>(
    _ title: Title,
    value: Format.FormatInput,
    format: Format
  )
  where
    Format.FormatInput: Equatable & Sendable, Format: Sendable, Format.FormatOutput == String
  {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }

  /// Creates a value from a text of the app that names it.
  @_disfavoredOverload
  public nonisolated init<Value: StringProtocol>(
    _ titleResource: LocalizedStringResource,
    value: Value
  ) {
    self.init(content: { Text(value) }, label: { Text(titleResource) })
  }

  /// Creates a value as a format has it from a text of the app that names it.
  @_disfavoredOverload
  public nonisolated init<Format: FormatStyle>(
    _ titleResource: LocalizedStringResource,
    value: Format.FormatInput,
    format: Format
  )
  where
    Format.FormatInput: Equatable & Sendable, Format: Sendable, Format.FormatOutput == String
  {
    self.init(content: { Text(value, format: format) }, label: { Text(titleResource) })
  }
}
