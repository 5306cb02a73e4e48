public import SwiftUISurface

/// What offers some of the app's intents to its user; here nothing is offered.
///
/// It belongs to the app, and stands in files that the app shares with its widget.
public protocol AppShortcutsProvider: Sendable {
  /// What is offered.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The ground of what is offered.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// Accepted without effect: no ground is shown.
  public static var shortcutTileColor: ShortcutTileColor { .blue }

  /// Accepted without effect: nothing is offered here.
  public static func updateAppShortcutParameters() {}
}

/// An intent as the app offers it, with what its user may say for it.
///
/// Accepted without effect: nothing is offered here.
public struct AppShortcut: Sendable {
  /// Creates an offer with what may be said for it.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {}

  /// Creates an offer with what may be said for it, a name and a symbol.
  public init<Intent: AppIntent>(
    intent: Intent,
    phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {}
}

/// What the user may say for an intent.
public struct AppShortcutPhrase<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation {
  /// The parts of what is said.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Begins a phrase.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a name that the system knows.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }

  /// Creates a phrase.
  public init(_ string: String) {}
  /// Creates a phrase from a literal.
  public init(stringLiteral value: String) {}
  /// Creates a phrase from a literal with names in it.
  public init(stringInterpolation: StringInterpolation) {}
}

/// A name in what the user may say.
public enum AppShortcutPhraseToken: Sendable, Hashable {
  /// That of the app.
  case applicationName
}

/// The ground of what an app offers.
public enum ShortcutTileColor: Sendable, Hashable {
  /// A colour of the system's.
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink
  /// A grey with something of a colour.
  case grayBlue, grayGreen, grayBrown
}

/// Makes a list of the offers written in a closure.
@resultBuilder
public enum AppShortcutsBuilder: _ListBuilder {
  /// The type of a part.
  public typealias Part = AppShortcut

  /// Takes an offer.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }

  /// Takes a list of offers.
  public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}
