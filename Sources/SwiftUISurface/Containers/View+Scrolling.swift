public import Foundation

/// Which margins of a container's content are meant.
public struct ContentMarginPlacement: Sendable, Hashable {
  private let name: String

  /// Those that the container chooses.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// Those of what is scrolled.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// Those of the scroll bars.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// Whether the bars beside what is scrolled are shown; there are none here.
public struct ScrollIndicatorVisibility: Sendable, Hashable {
  private let name: String

  /// As the place wants it.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// They are shown.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// They are not, where that does no harm.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// They are not.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

extension EnvironmentValues {
  /// How far what is scrolled in the view stands from the edges that it is scrolled within.
  @Entry var scrollMargins = EdgeInsets()
}

extension View {
  /// Keeps what the view scrolls from its edges, by edge.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    environment { environment in
      // There are no bars.
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { environment.scrollMargins.top = insets.top }
      if edges.contains(.leading) { environment.scrollMargins.leading = insets.leading }
      if edges.contains(.bottom) { environment.scrollMargins.bottom = insets.bottom }
      if edges.contains(.trailing) { environment.scrollMargins.trailing = insets.trailing }
    }
  }

  /// Keeps what the view scrolls from some edges; `nil` for as far as it is kept anyway, which is not at all.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? 0, on: .all), for: placement)
  }

  /// Keeps what the view scrolls from all edges.
  public nonisolated func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, EdgeInsets(length, on: .all), for: placement)
  }

  /// Accepted without effect: there are no bars.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
}
