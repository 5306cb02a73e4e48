public import SwiftUISurface

/// A preview of views; never shown here, and nothing of it is compiled into the program.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil,
  traits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "WidgetMacros", type: "Preview")

/// A preview of a widget with its entries; never shown here, and nothing of it is compiled.
@freestanding(declaration)
public macro Preview<Content: Widget>(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping @MainActor () -> Content,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "WidgetMacros", type: "Preview")

/// A preview of a widget with what provides its entries; never shown here, and nothing of it is
/// compiled.
@freestanding(declaration)
public macro Preview<Content: Widget, Provider>(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping @MainActor () -> Content,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "WidgetMacros", type: "Preview")

/// How a preview is shown.
public struct PreviewTrait: Sendable, Hashable {
  private let name: String

  /// As large as the view.
  public static let sizeThatFitsLayout = PreviewTrait(name: "sizeThatFitsLayout")
  /// As large as a device.
  public static let defaultLayout = PreviewTrait(name: "defaultLayout")
  /// On a device that lies on its left side.
  public static let landscapeLeft = PreviewTrait(name: "landscapeLeft")
  /// On a device that lies on its right side.
  public static let landscapeRight = PreviewTrait(name: "landscapeRight")
  /// On a device that stands.
  public static let portrait = PreviewTrait(name: "portrait")
}

/// Makes a list of the entries written in a closure.
@resultBuilder
public enum PreviewTimelineBuilder {
  /// Takes an entry as it is written.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  /// Makes one list of several.
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
}
