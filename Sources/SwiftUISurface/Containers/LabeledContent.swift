public import Foundation

/// A value with its name: the name at the leading edge, the value at the other.
///
/// For layout a row that takes the width it is offered; its distance is a stand-in.
public nonisolated struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates the row from two views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  @Environment(\.areLabelsHidden) private var areLabelsHidden

  /// Name and value, as far apart as they can be; the value alone where labels are hidden.
  public var body: some View {
    HStack(alignment: .firstTextBaseline) {
      if !areLabelsHidden {
        label
        Spacer()
      }
      content.foregroundStyle(.secondary)
    }
    .standIn("labeled content", "a row with the value at its end")
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
}
