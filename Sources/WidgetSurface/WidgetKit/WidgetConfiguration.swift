public import SwiftUISurface

/// What kind of widget one is, where it may stand, and what it shows.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The widgets that the configuration describes.
  var _definitions: [WidgetDefinition] { get }
  /// The Live Activities that the configuration describes.
  var _activities: [_ActivityDefinition] { get }
}

extension WidgetConfiguration {
  /// None.
  public var _activities: [_ActivityDefinition] { [] }
}

/// A configuration that says its widgets itself.
struct _WidgetDefinitions: WidgetConfiguration {
  let definitions: [WidgetDefinition]
  let activities: [_ActivityDefinition]
  var _definitions: [WidgetDefinition] { definitions }
  var _activities: [_ActivityDefinition] { activities }
}

/// A widget as its configuration describes it.
public struct WidgetDefinition {
  /// The name by which the app knows it.
  public let kind: String
  /// The name that the user sees, as a text to show.
  public var displayName: Text?
  /// What the user reads about it.
  public var description: Text?
  /// The families it may stand in; all unless it says otherwise.
  public var families: [WidgetFamily] = WidgetFamily.allCases
  /// Whether the system keeps margins around its content.
  public var hasContentMargins = true
  /// What its entries come from.
  package let source: WidgetSource

  init(kind: String, source: WidgetSource) {
    self.kind = kind
    self.source = source
  }

  /// The view of the entry that stands in while nothing is known.
  @MainActor
  public func placeholderView(in context: TimelineProviderContext) -> AnyView {
    source.placeholder(context).view()
  }
}

/// A widget without options.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// The widget.
  public let _definitions: [WidgetDefinition]

  /// Creates a configuration from a name, what provides entries, and the view of an entry.
  @preconcurrency
  public init<Provider: TimelineProvider>(
    kind: String,
    provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) {
    _definitions = [
      WidgetDefinition(kind: kind, source: WidgetSource(provider, EntryContent(content)))
    ]
  }
}

/// A widget whose options are an intent of the app.
public struct AppIntentConfiguration<Intent, Content: View>: WidgetConfiguration {
  /// The widget.
  public let _definitions: [WidgetDefinition]

  /// Creates a configuration from a name, an intent, what provides entries, and the view of an
  /// entry.
  @preconcurrency
  public init<Provider: AppIntentTimelineProvider>(
    kind: String,
    intent: Intent.Type = Intent.self,
    provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    _definitions = [
      WidgetDefinition(kind: kind, source: WidgetSource(provider, EntryContent(content)))
    ]
  }
}

/// A widget whose options are an intent of the older kind.
public struct IntentConfiguration<Intent, Content: View>: WidgetConfiguration {
  /// The widget.
  public let _definitions: [WidgetDefinition]

  /// Creates a configuration from a name, an intent, what provides entries, and the view of an
  /// entry.
  @preconcurrency
  public init<Provider: IntentTimelineProvider>(
    kind: String,
    intent: Intent.Type,
    provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    _definitions = [
      WidgetDefinition(kind: kind, source: WidgetSource(provider, EntryContent(content)))
    ]
  }
}

/// A configuration of nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// No widget.
  public let _definitions: [WidgetDefinition] = []

  /// Creates the configuration.
  public init() {}
}

extension WidgetConfiguration {
  private func changing(_ change: (inout WidgetDefinition) -> Void) -> some WidgetConfiguration {
    _WidgetDefinitions(
      definitions: _definitions.map { definition in
        var copy = definition
        change(&copy)
        return copy
      },
      activities: _activities
    )
  }

  /// Sets the name that the user sees.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    changing { $0.displayName = displayName }
  }

  /// Sets the name that the user sees.
  public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayNameKey))
  }

  /// Sets the name that the user sees.
  @_disfavoredOverload
  public func configurationDisplayName(
    _ displayName: LocalizedStringResource
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayName))
  }

  /// Sets what the user reads about the widget.
  @_disfavoredOverload
  public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
    self.description(Text(description))
  }

  /// Sets the name that the user sees.
  @_disfavoredOverload
  public func configurationDisplayName<Name: StringProtocol>(
    _ displayName: Name
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayName))
  }

  /// Sets what the user reads about the widget.
  public func description(_ description: Text) -> some WidgetConfiguration {
    changing { $0.description = description }
  }

  /// Sets what the user reads about the widget.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    description(Text(descriptionKey))
  }

  /// Sets what the user reads about the widget.
  @_disfavoredOverload
  public func description<Content: StringProtocol>(
    _ description: Content
  ) -> some WidgetConfiguration {
    self.description(Text(description))
  }

  /// Sets the families that the widget may stand in; one that is named again is the same.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    var known: Set<WidgetFamily> = []
    let families = families.filter { known.insert($0).inserted }
    return changing { $0.families = families }
  }

  /// Takes away the margins that the system keeps around the content.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    changing { $0.hasContentMargins = false }
  }

  /// Accepted without effect: lock screens show no background.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    self
  }

  /// Accepted without effect: widgets are not offered anywhere.
  public func disfavoredLocations(
    _ locations: [WidgetLocation],
    for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }

  /// Accepted without effect: nothing is configured here.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }

  /// Accepted without effect: nothing is loaded here.
  public func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// Accepted without effect: nothing is loaded here.
  public func onBackgroundURLSessionEvents(
    matching matchingBlock: ((String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
}

/// Where a widget may be offered.
public struct WidgetLocation: Sendable, Hashable {
  private let name: String

  /// On the Home Screen.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// On the Lock Screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// In StandBy.
  public static let standBy = WidgetLocation(name: "standBy")
  /// On iPhones seen on a Mac.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  /// In cars.
  public static let carPlay = WidgetLocation(name: "carPlay")
}
