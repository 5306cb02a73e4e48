public import SwiftUISurface

/// A control in the Control Centre; its content is not laid out here.
///
/// Stands in for WidgetKit's protocol, so that bundles with controls compile: Xcode's template has
/// one. It counts as a widget without definitions.
@MainActor @preconcurrency
public protocol ControlWidget: Widget where Body: ControlWidgetConfiguration {
  /// The configuration.
  @ControlWidgetConfigurationBuilder var body: Body { get }
}

/// What a control is.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration: WidgetConfiguration {}

extension ControlWidgetConfiguration {
  /// None: controls are not widgets.
  public var _definitions: [WidgetDefinition] { [] }

  /// Accepted without effect.
  public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration
  { self }

  /// Accepted without effect.
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration
  { self }

  /// Accepted without effect.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

/// Makes a configuration of the one written in a closure.
@MainActor @resultBuilder
public enum ControlWidgetConfigurationBuilder {
  /// Takes a configuration as it is.
  public static func buildBlock<Content: ControlWidgetConfiguration>(
    _ content: Content
  ) -> Content { content }
}

/// A control without options.
public struct StaticControlConfiguration<Content>: ControlWidgetConfiguration {
  /// Creates a configuration.
  public init(
    kind: String,
    @ControlWidgetTemplateBuilder content: @escaping @MainActor () -> Content
  ) {}

  /// Creates a configuration of a control that shows a value.
  public init<Provider: ControlValueProvider>(
    kind: String,
    provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping @MainActor (Provider.Value) -> Content
  ) {}
}

/// A control whose options are an intent.
public struct AppIntentControlConfiguration<Configuration, Content>: ControlWidgetConfiguration
where Configuration: ControlConfigurationIntent {
  /// Creates a configuration.
  public init(
    kind: String,
    intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping @MainActor (Configuration) -> Content
  ) {}

  /// Creates a configuration of a control that shows a value.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String,
    provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping @MainActor (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {}
}

/// A control that is none, for where a system is too old.
public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
  /// Creates the configuration.
  public init() {}
}

/// What a control's value comes from.
public protocol ControlValueProvider {
  /// The type of the value.
  associatedtype Value
  /// A value for the gallery.
  var previewValue: Value { get }
  /// The value now.
  func currentValue() async throws -> Value
}

/// What the value of a control with options comes from.
public protocol AppIntentControlValueProvider {
  /// The type of the options.
  associatedtype Configuration: ControlConfigurationIntent
  /// The type of the value.
  associatedtype Value
  /// A value for the gallery.
  func previewValue(configuration: Configuration) -> Value
  /// The value now.
  func currentValue(configuration: Configuration) async throws -> Value
}

/// The options of a control as an intent.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
  /// Nothing is done.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that sets a value.
public protocol SetValueIntent: AppIntent {
  /// The type of the value.
  associatedtype ValueType: Sendable
  /// The value.
  var value: ValueType { get set }
}
