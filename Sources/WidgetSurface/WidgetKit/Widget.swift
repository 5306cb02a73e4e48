import SwiftUISurface

/// A widget as WidgetKit has it: its configuration says which views it shows.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of the configuration.
  associatedtype Body: WidgetConfiguration
  /// The configuration.
  var body: Body { get }
  /// Creates the widget.
  init()
}

/// Several widgets in one extension.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The type of the widgets together.
  associatedtype Body: Widget
  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }
  /// Creates the bundle.
  init()
}

/// Makes one of the widgets written in a closure.
@MainActor @resultBuilder
public enum WidgetBundleBuilder {
  /// Makes nothing of an empty closure.
  public static func buildBlock() -> some Widget { _WidgetList(widgets: []) }
  /// Makes one of several widgets.
  public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> some Widget {
    var widgets: [any Widget] = []
    for widget in repeat each content { widgets.append(widget) }
    return _WidgetList(widgets: widgets)
  }
  /// Makes one of an `if` without `else`.
  public static func buildOptional<Content: Widget>(_ content: Content?) -> some Widget {
    _WidgetList(widgets: content.map { [$0] } ?? [])
  }
  /// Makes one of the first branch of a condition.
  public static func buildEither<Content: Widget>(first: Content) -> _WidgetList {
    _WidgetList(widgets: [first])
  }
  /// Makes one of the second branch of a condition.
  public static func buildEither<Content: Widget>(second: Content) -> _WidgetList {
    _WidgetList(widgets: [second])
  }
  /// Makes one of widgets inside `if #available`.
  public static func buildLimitedAvailability(_ content: some Widget) -> some Widget {
    _WidgetList(widgets: [content])
  }
}

/// The widgets of a bundle as one.
public struct _WidgetList: Widget {
  package let widgets: [any Widget]

  init(widgets: [any Widget]) {
    self.widgets = widgets
  }

  /// Creates a list of nothing.
  public init() {
    self.init(widgets: [])
  }

  /// The configurations of all widgets.
  public var body: some WidgetConfiguration {
    _WidgetDefinitions(
      definitions: widgets.flatMap { $0.definitions },
      activities: widgets.flatMap { $0.activities }
    )
  }
}

extension Widget {
  /// What the widget, or each widget of a bundle, is and shows.
  @MainActor public var definitions: [WidgetDefinition] { body._definitions }

  /// What Live Activities it shows.
  @MainActor var activities: [_ActivityDefinition] { body._activities }
}

extension WidgetBundle {
  /// What each widget of the bundle is and shows.
  @MainActor public var definitions: [WidgetDefinition] { body.definitions }
}
