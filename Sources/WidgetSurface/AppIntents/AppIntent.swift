public import Foundation
public import SwiftUISurface

/// Something the app can do when it is asked to: by a button of a widget, or a shortcut.
///
/// Stands in for AppIntents' protocol. A host runs what a tapped button names; a layout runs nothing.
public protocol AppIntent: Sendable, _ControlIntent {
  /// The type of what comes out.
  associatedtype PerformResult: IntentResult
  /// The name that the user sees.
  static var title: LocalizedStringResource { get }
  /// Whether the app is opened to do it; otherwise it is done in the widget's extension.
  static var openAppWhenRun: Bool { get }
  /// Where it is done, as it is said since iOS 26.
  static var supportedModes: IntentModes { get }
  /// Whether it is done on a locked device.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Does it.
  func perform() async throws -> PerformResult
  /// Creates the intent.
  init()
}

extension AppIntent {
  /// The app stays closed, but where it is shown before anything is done.
  public static var openAppWhenRun: Bool { supportedModes.contains(.foreground) }
  /// Also on a locked device.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
}

/// Whether an intent is done on a locked device; no device is locked here.
public enum IntentAuthenticationPolicy: Sendable, Hashable {
  /// It is.
  case alwaysAllowed
  /// The user has to say who they are.
  case requiresAuthentication
  /// The user has to say who they are on this very device.
  case requiresLocalDeviceAuthentication
}

/// The options of a widget as an intent.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Nothing is done.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that belongs to a Live Activity, and is done in the app.
public protocol LiveActivityIntent: AppIntent {}

/// An intent that plays sound, and is done in the app.
public protocol AudioPlaybackIntent: AppIntent {}

/// An intent that starts a Live Activity, and is done in the app.
public protocol LiveActivityStartingIntent: LiveActivityIntent {}

/// An intent that begins to play sound, and is done in the app.
public protocol AudioStartingIntent: AppIntent {}

/// An intent that records sound, and is done in the app.
public protocol AudioRecordingIntent: AppIntent {}

/// An intent of which the system knows what it does.
public protocol SystemIntent: AppIntent {}

/// An intent that shows a view, which no widget shows.
public protocol SnippetIntent: AppIntent {}

extension SnippetIntent {
  /// Nothing is shown that could be shown anew.
  public static func reload() {}
}

/// An intent that tells how much of it is done, which nobody watches.
public protocol ProgressReportingIntent: AppIntent {
  /// How much is done.
  var progress: Progress { get }
}

extension ProgressReportingIntent {
  /// Of as much as is said; forgotten at once.
  public var progress: Progress { Progress(totalUnitCount: 0) }
}

/// An intent whose effect can be taken back (D); here nobody takes anything back.
public protocol UndoableIntent: SystemIntent {}

extension UndoableIntent {
  /// What keeps how the effect is taken back: none.
  @MainActor public var undoManager: UndoManager? { nil }
}

/// What keeps how effects are taken back.
///
/// Stands in for Foundation's class, which is not there on Linux, so that intents compile which tell it of their
/// effects: nothing is kept.
open class UndoManager: NSObject {
  /// Forgets how an effect is taken back.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType,
    handler: @escaping (TargetType) -> Void
  ) {}

  /// Forgets the name of an effect.
  public func setActionName(_ actionName: String) {}
}

/// An intent that has taken the place of an older one: what a user had chosen there stays chosen.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of the older one's class.
  static var intentClassName: String { get }
}

/// A package of intents that others include.
public protocol AppIntentsPackage {
  /// The packages whose intents it includes.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// None.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// What the user reads about an intent.
public struct IntentDescription: Sendable, ExpressibleByStringLiteral {
  /// Creates a description.
  public init(
    _ descriptionText: LocalizedStringResource,
    categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [],
    resultValueName: LocalizedStringResource? = nil
  ) {}

  /// Creates a description from a literal.
  public init(stringLiteral value: String) {}
}
