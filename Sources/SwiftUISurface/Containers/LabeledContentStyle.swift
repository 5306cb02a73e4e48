/// The parts of a value with its name.
public struct LabeledContentStyleConfiguration {
  /// The type of the name.
  public typealias Label = _StylePart
  /// The type of the value.
  public typealias Content = _StylePart

  /// The name.
  public let label: Label
  /// The value.
  public let content: Content
}

/// A look of values with their names.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts of a value with its name.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Makes the look of a value with its name.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

enum LabeledContentStyleKey: EnvironmentKey {
  static let defaultValue = StyleStack<any LabeledContentStyle>()
}

extension View {
  /// Sets the look of values with their names in the view.
  public nonisolated func labeledContentStyle<Style: LabeledContentStyle>(
    _ style: Style
  ) -> some View {
    environment { $0[LabeledContentStyleKey.self].add(style) }
  }
}

/// The look that the place asks for: a row.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Shows the name and the value in a row.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(label: configuration.label, content: configuration.content)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The look that the place asks for.
  public nonisolated static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}

/// Name and value in a row.
nonisolated struct LabeledRow<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  @Environment(\.areLabelsHidden) private var areLabelsHidden

  init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }

  /// As far apart as they can be; the value alone where labels are hidden.
  var body: some View {
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
