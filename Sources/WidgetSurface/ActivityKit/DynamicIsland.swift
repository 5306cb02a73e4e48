public import Foundation
public import SwiftUISurface

/// What a Live Activity shows in the Dynamic Island.
public struct DynamicIsland: Sendable {
  private let compactLeading: @MainActor () -> AnyView
  private let compactTrailing: @MainActor () -> AnyView
  private let minimal: @MainActor () -> AnyView

  /// Creates the content of an island.
  @MainActor @preconcurrency
  public init<Expanded: View, Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping @MainActor () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping @MainActor () -> Leading,
    @ViewBuilder compactTrailing: @escaping @MainActor () -> Trailing,
    @ViewBuilder minimal: @escaping @MainActor () -> Minimal
  ) {
    self.compactLeading = { AnyView(compactLeading()) }
    self.compactTrailing = { AnyView(compactTrailing()) }
    self.minimal = { AnyView(minimal()) }
  }

  /// What it shows while it is as large as a preview says; nothing of the opened island, of whose parts no
  /// size is known.
  @MainActor
  func parts(in state: ActivityPreviewViewKind.DynamicIslandState) -> [ActivityPart] {
    switch state {
    case .compact:
      [
        ActivityPart(place: .compactLeading, view: compactLeading()),
        ActivityPart(place: .compactTrailing, view: compactTrailing()),
      ]
    case .minimal: [ActivityPart(place: .minimal, view: minimal())]
    case .expanded: []
    }
  }

  /// Accepted without effect.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  /// Accepted without effect.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  /// Accepted without effect.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: Double,
    for mode: DynamicIslandMode
  ) -> DynamicIsland { self }
}

/// How large the island is.
public struct DynamicIslandMode: Sendable, Hashable {
  private let name: String

  /// Two parts beside the camera.
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  /// Two parts beside the camera.
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  /// Opened.
  public static let expanded = DynamicIslandMode(name: "expanded")
  /// A dot beside another one's.
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// A part of the opened island.
public struct DynamicIslandExpandedRegion<Content: View> {
  /// Creates a part.
  public init(
    _ position: DynamicIslandExpandedRegionPosition,
    priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) {}

  /// Accepted without effect.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: Double
  ) -> DynamicIslandExpandedRegion { self }
}

/// Where a part of the opened island stands.
public struct DynamicIslandExpandedRegionPosition: Sendable, Hashable {
  private let name: String

  /// Before the camera.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  /// After the camera.
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  /// Below the camera.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  /// Below all others.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// Whether a part of the opened island keeps clear of the camera.
public struct DynamicIslandExpandedRegionVerticalPlacement: Sendable, Hashable {
  private let name: String

  /// As usual.
  public static let automatic = DynamicIslandExpandedRegionVerticalPlacement(name: "automatic")
  /// Below it where it is too wide.
  public static let belowIfTooWide =
    DynamicIslandExpandedRegionVerticalPlacement(name: "belowIfTooWide")
}

/// The parts of the opened island.
public struct DynamicIslandExpandedContent<Content: View> {
  init() {}
}

/// Makes one of the parts written in a closure, or of parts that others made.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  /// Begins with a part.
  public static func buildPartialBlock<Content: View>(
    first: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Content> { DynamicIslandExpandedContent() }

  /// Begins with parts made elsewhere.
  public static func buildPartialBlock<Content: View>(
    first: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> { first }

  /// Adds a part.
  public static func buildPartialBlock<First: View, Next: View>(
    accumulated: DynamicIslandExpandedContent<First>,
    next: DynamicIslandExpandedRegion<Next>
  ) -> DynamicIslandExpandedContent<TupleView<(First, Next)>> { DynamicIslandExpandedContent() }

  /// Adds parts made elsewhere.
  public static func buildPartialBlock<First: View, Next: View>(
    accumulated: DynamicIslandExpandedContent<First>,
    next: DynamicIslandExpandedContent<Next>
  ) -> DynamicIslandExpandedContent<TupleView<(First, Next)>> { DynamicIslandExpandedContent() }
}

/// What of a Live Activity a preview shows.
public struct ActivityPreviewViewKind: Sendable, Hashable {
  /// How large the island is in a preview.
  public enum DynamicIslandState: Sendable, Hashable {
    /// Two parts beside the camera.
    case compact
    /// Opened.
    case expanded
    /// A dot.
    case minimal
  }

  /// How large the island is that is shown; `nil` for the Lock Screen.
  package let island: DynamicIslandState?

  /// What is shown on the Lock Screen.
  public static let content = ActivityPreviewViewKind(island: nil)
  /// What is shown in the island.
  public static func dynamicIsland(_ state: DynamicIslandState) -> ActivityPreviewViewKind {
    ActivityPreviewViewKind(island: state)
  }
}

extension ActivityAttributes {
  /// A preview of the activity: a host lays it out as the program's widget of such activities shows it.
  public func previewContext(
    _ state: ContentState,
    isStale: Bool = false,
    viewKind: ActivityPreviewViewKind
  ) -> some View {
    Color.clear.previewSubject(
      PreviewedActivity(
        attributes: HandedOver<Any>(self),
        state: HandedOver<Any>(state),
        kind: viewKind,
        isStale: isStale
      )
    )
  }
}

/// A state of a Live Activity that a `PreviewProvider` shows.
package struct PreviewedActivity: PreviewSubject {
  let attributes: HandedOver<Any>
  let state: HandedOver<Any>
  let kind: ActivityPreviewViewKind
  /// Whether the state is out of date.
  var isStale = false
}

/// A preview of a Live Activity with what changes of it: a host lays it out where it is asked for previews.
@freestanding(declaration)
public macro Preview<Content: Widget, Attributes: ActivityAttributes>(
  _ name: String? = nil,
  as kind: ActivityPreviewViewKind,
  using attributes: Attributes,
  widget: @escaping @MainActor () -> Content,
  @PreviewActivityBuilder<Attributes> contentStates:
    @escaping @MainActor () -> [Attributes.ContentState]
) = #externalMacro(module: "WidgetMacros", type: "Preview")

/// Makes a list of the states written in a closure.
@resultBuilder
public enum PreviewActivityBuilder<Attributes: ActivityAttributes> {
  /// Takes a state as it is written.
  public static func buildExpression(
    _ state: Attributes.ContentState
  ) -> [Attributes.ContentState] { [state] }
  /// Makes one list of several.
  public static func buildBlock(
    _ states: [Attributes.ContentState]...
  ) -> [Attributes.ContentState] { states.flatMap { $0 } }
}
