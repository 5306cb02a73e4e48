public import Foundation

/// A label that opens a page; for layout it is its label.
public nonisolated struct Link<Label: View>: PrimitiveView {
  private let label: Label
  private let destination: URL

  /// Creates a link to a page.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
  }

  /// Resolves to the nodes of the label.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    let nodes = label._resolve(in: environment.ofAnyNumber)
    // Links are for medium widgets and larger ones; a small one is one target, whose page `widgetURL` tells (D).
    guard environment.widgetFamily != .systemSmall else { return nodes }
    return nodes.map { $0.marked(as: .action(TapAction.page(destination))) }
  }
}

extension Link where Label == Text {
  /// Creates a link from a key.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link from a string.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(_ title: Content, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
