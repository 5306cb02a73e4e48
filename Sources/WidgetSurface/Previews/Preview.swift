public import SwiftUISurface

/// A preview of a widget with its entries: a host lays them out where it is asked for previews.
@freestanding(declaration)
public macro Preview<Content: Widget>(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping @MainActor () -> Content,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "WidgetMacros", type: "Preview")

/// A preview of a widget with what provides its entries: a host asks it where it is asked for
/// previews.
@freestanding(declaration)
public macro Preview<Content: Widget, Provider>(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping @MainActor () -> Content,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "WidgetMacros", type: "Preview")

/// A preview of a widget with what provides its entries and the options that it is asked with.
@freestanding(declaration)
public macro Preview<Content: Widget, Options, Provider>(
  _ name: String? = nil,
  as family: WidgetFamily,
  using options: Options,
  widget: @escaping @MainActor () -> Content,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "WidgetMacros", type: "Preview")

/// Makes a list of the entries written in a closure.
@resultBuilder
public enum PreviewTimelineBuilder: _ListBuilder {
  /// An entry of any type.
  public typealias Part = any TimelineEntry

  /// Takes an entry as it is written.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  /// Takes entries as they are written.
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
}
