public import SwiftUISurface

/// A preview as a widget.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  /// The family.
  public let family: WidgetFamily

  /// Creates a context.
  public init(family: WidgetFamily) {
    self.family = family
  }

  /// The family.
  public var _family: WidgetFamily? { family }
}

/// A preview of a widget.
package struct WidgetPreview: _DeclaredPreview {
  /// What is shown.
  package enum Content {
    /// Entries as they are written.
    case entries(@MainActor () -> [any TimelineEntry])
    /// What a provider answers, which may be asked with options.
    case provider(@MainActor () -> Any, options: (@MainActor () -> Any)?)
  }

  package let name: String?
  /// The family that it stands in.
  package let family: WidgetFamily
  /// What is shown.
  package let content: Content
  private let widget: @MainActor () -> [WidgetDefinition]

  init<Shown: Widget>(
    _ name: String?,
    _ family: WidgetFamily,
    _ widget: @escaping @MainActor () -> Shown,
    _ content: Content
  ) {
    self.name = name
    self.family = family
    self.widget = { widget().definitions }
    self.content = content
  }

  /// The widget that shows it: of several the first that may stand in the family.
  package var definition: WidgetDefinition? {
    let definitions = widget()
    return definitions.first { $0.families.contains(family) } ?? definitions.first
  }
}

/// A preview of a Live Activity.
package struct ActivityPreview: _DeclaredPreview {
  package let name: String?
  /// What of it is shown.
  package let kind: ActivityPreviewViewKind
  /// The parts that are shown of each state; `nil` for a state of another activity than the widget's.
  package let states: @MainActor () -> [[ActivityPart]?]
}

extension ActivityPreview {
  /// A preview of what a `PreviewProvider` shows, each as the first of some activities shows it that has its attributes.
  @MainActor
  package init(
    showing previewed: @escaping @MainActor () -> [PreviewedActivity],
    among activities: [_ActivityDefinition]
  ) {
    self.init(name: nil, kind: .content) {
      previewed().map { shown in
        let (attributes, state) = (shown.attributes.value, shown.state.value)
        return activities.lazy
          .compactMap { $0.parts(attributes, state, shown.kind, shown.isStale) }.first
      }
    }
  }
}

/// The preview of a widget with entries; what the macro writes for `#Preview`.
@MainActor
public func _declaredPreview<Content: Widget>(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping @MainActor () -> Content,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) -> any _DeclaredPreview {
  WidgetPreview(name, family, widget, .entries(timeline))
}

/// The preview of a widget with a provider; what the macro writes for `#Preview`.
@MainActor
public func _declaredPreview<Content: Widget, Provider>(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping @MainActor () -> Content,
  timelineProvider: @escaping @MainActor () -> Provider
) -> any _DeclaredPreview {
  WidgetPreview(name, family, widget, .provider({ timelineProvider() }, options: nil))
}

/// The preview of a widget with a provider and options; what the macro writes for `#Preview`.
@MainActor
public func _declaredPreview<Content: Widget, Options, Provider>(
  _ name: String? = nil,
  as family: WidgetFamily,
  using options: @escaping @MainActor @autoclosure () -> Options,
  widget: @escaping @MainActor () -> Content,
  timelineProvider: @escaping @MainActor () -> Provider
) -> any _DeclaredPreview {
  WidgetPreview(
    name,
    family,
    widget,
    .provider({ timelineProvider() }, options: { options() })
  )
}

/// The preview of a Live Activity; what the macro writes for `#Preview`.
@MainActor
public func _declaredPreview<Content: Widget, Attributes: ActivityAttributes>(
  _ name: String? = nil,
  as kind: ActivityPreviewViewKind,
  using attributes: @escaping @MainActor @autoclosure () -> Attributes,
  widget: @escaping @MainActor () -> Content,
  @PreviewActivityBuilder<Attributes> contentStates:
    @escaping @MainActor () -> [Attributes.ContentState]
) -> any _DeclaredPreview {
  ActivityPreview(name: name, kind: kind) {
    let activities = widget().activities
    let attributes = attributes()
    return contentStates().map { state in
      activities.lazy.compactMap { $0.parts(attributes, state, kind, false) }.first
    }
  }
}
