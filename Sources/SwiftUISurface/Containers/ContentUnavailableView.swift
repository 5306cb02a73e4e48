import Foundation

/// What is shown where there is nothing to show: a symbol, a title, a line of explanation.
///
/// Takes all the room it is offered; its measures are stand-ins.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates the view from its parts.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts below each other, in the middle of the room.
  public var body: some View {
    VStack(spacing: 8) {
      label
        .labelStyle(UnavailableLabelStyle())
        .font(.title2.bold())
      description
        .font(.subheadline)
        .foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .standIn("unavailable content", "symbol of 48 points, title2 and subheadline, 8 points apart")
  }
}

private nonisolated struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title
    }
  }
}

extension ContentUnavailableView
where Label == SwiftUISurface.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates the view from a key and the name of a symbol.
  public nonisolated init(
    _ title: LocalizedStringKey,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init(
      label: { SwiftUISurface.Label(title, systemImage: name) },
      description: { description },
      actions: { EmptyView() }
    )
  }

  /// Creates the view from a string and the name of a symbol.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(
    _ title: Content,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init(
      label: { SwiftUISurface.Label(title, systemImage: name) },
      description: { description },
      actions: { EmptyView() }
    )
  }

  /// Creates the view from a key and the name of a picture.
  public nonisolated init(
    _ title: LocalizedStringKey,
    image name: String,
    description: Text? = nil
  ) {
    self.init(
      label: { SwiftUISurface.Label(title, image: name) },
      description: { description },
      actions: { EmptyView() }
    )
  }

  /// Creates a view from a text of the app, a symbol and a description.
  @_disfavoredOverload
  public nonisolated init(
    _ title: LocalizedStringResource,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init(
      label: { SwiftUISurface.Label(title, systemImage: name) },
      description: { description },
      actions: { EmptyView() }
    )
  }
}
