public import SwiftUISurface

/// What stays the same of a Live Activity.
///
/// Stands in for ActivityKit's protocol, so that widget files with Live Activities compile; none is
/// started here. What they show is laid out as any other view.
public protocol ActivityAttributes: Codable {
  /// The type of what changes.
  associatedtype ContentState: Codable & Hashable
}

/// What a Live Activity's views are made from.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The activity's name.
  public let activityID: String
  /// What stays the same.
  public let attributes: Attributes
  /// What changes.
  public let state: Attributes.ContentState
  /// Whether what changes is out of date.
  public let isStale: Bool

  /// Creates a context, for views to be laid out with.
  public init(
    attributes: Attributes,
    state: Attributes.ContentState,
    activityID: String = "",
    isStale: Bool = false
  ) {
    self.attributes = attributes
    self.state = state
    self.activityID = activityID
    self.isStale = isStale
  }
}

/// A Live Activity: what it shows on the Lock Screen and in the Dynamic Island.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  /// No widget: nothing is shown before an activity has been started.
  public let _definitions: [WidgetDefinition] = []
  /// The activity, which previews show.
  public let _activities: [_ActivityDefinition]

  /// Creates a configuration.
  @preconcurrency
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping @MainActor (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    _activities = [
      _ActivityDefinition { attributes, state, kind, isStale in
        guard let attributes = attributes as? Attributes,
          let state = state as? Attributes.ContentState
        else { return nil }
        let context = ActivityViewContext(attributes: attributes, state: state, isStale: isStale)
        guard let island = kind.island else {
          return [ActivityPart(place: .lockScreen, view: AnyView(content(context)))]
        }
        return dynamicIsland(context).parts(in: island)
      }
    ]
  }
}

/// A Live Activity as its configuration describes it, whatever its attributes.
public struct _ActivityDefinition {
  /// What is shown of attributes and a state, which may be out of date; `nil` where they are another activity's.
  let parts: @MainActor (Any, Any, ActivityPreviewViewKind, _ isStale: Bool) -> [ActivityPart]?
}

/// A part of what a Live Activity shows, in a place of its own.
package struct ActivityPart {
  /// Where it stands.
  package enum Place: String, Sendable {
    case lockScreen, compactLeading, compactTrailing, minimal
  }

  package let place: Place
  package let view: AnyView
}

/// Where a Live Activity is shown beside the Lock Screen.
public enum ActivityFamily: Sendable, Hashable, CaseIterable {
  /// On a watch or in a car.
  case small
  /// On the Lock Screen.
  case medium
}

extension WidgetConfiguration {
  /// Accepted without effect: no Live Activity is shown.
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration { self }
}

extension View {
  /// Accepted without effect: the ground of a Live Activity is not drawn.
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View { self }
  /// Accepted without effect: the system's button beside a Live Activity is not drawn.
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
  /// Accepted without effect: no Dynamic Island is laid out.
  public nonisolated func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { self }
}

private struct ActivityFamilyKey: EnvironmentKey {
  static let defaultValue = ActivityFamily.medium
}

extension EnvironmentValues {
  /// Where the Live Activity is shown that a view belongs to.
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }
  /// Whether the Live Activity fills the screen, as in StandBy: it does not.
  public var isActivityFullscreen: Bool { false }
}
