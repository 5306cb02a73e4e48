public import SwiftUISurface

/// Tells widgets that something has changed; here there are none to tell.
public final class WidgetCenter: Sendable {
  /// The one there is.
  public static let shared = WidgetCenter()

  /// What an app is told of the widget that has opened it, by these names.
  public struct UserInfoKey: Sendable {
    /// The widget's name.
    public static let kind = "WGWidgetUserInfoKeyKind"
    /// The family it stands in.
    public static let family = "WGWidgetUserInfoKeyFamily"
    /// The Live Activity, where it is one.
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }

  /// A widget that the user has placed.
  public struct WidgetInfo: Sendable, Hashable, Identifiable {
    /// The widget itself.
    public var id: WidgetInfo { self }
    /// The widget's name.
    public let kind: String
    /// The family it stands in.
    public let family: WidgetFamily

    /// The options that the user has set, where they are an intent of this type: none.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
      of type: Intent.Type = Intent.self
    ) -> Intent? { nil }

    /// The options that the user has set as an intent of the older kind: none.
    public var configuration: INIntent? { nil }
  }

  private init() {}

  /// Accepted without effect.
  public func reloadAllTimelines() {}
  /// Accepted without effect.
  public func reloadTimelines(ofKind kind: String) {}
  /// Accepted without effect.
  public func invalidateConfigurationRecommendations() {}

  /// Accepted without effect.
  public func invalidateRelevance(ofKind kind: String) {}

  /// Hands over that no widgets are placed.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success([]))
  }

  /// The widgets that are placed: none.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that the user has placed.
public typealias WidgetInfo = WidgetCenter.WidgetInfo
