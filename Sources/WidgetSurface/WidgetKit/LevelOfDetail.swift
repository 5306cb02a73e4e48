public import SwiftUISurface

/// How much a widget shows, by how far away its user stands.
public enum LevelOfDetail: Sendable, Hashable {
  /// All that there is room for.
  case `default`
  /// What can be read across a room.
  case simplified
}

private struct LevelOfDetailKey: EnvironmentKey {
  static let defaultValue = LevelOfDetail.default
}

extension EnvironmentValues {
  /// How much the widget shows, by how far away its user stands: on a phone all of it.
  public var levelOfDetail: LevelOfDetail {
    get { self[LevelOfDetailKey.self] }
    set { self[LevelOfDetailKey.self] = newValue }
  }
}

/// How a widget hangs on a wall.
public struct WidgetMountingStyle: Sendable, Hashable {
  private let name: String

  /// Before it.
  public static let elevated = WidgetMountingStyle(name: "elevated")
  /// In it.
  public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// What a widget on a wall is made of.
public struct WidgetTexture: Sendable, Hashable {
  private let name: String

  /// Glass.
  public static let glass = WidgetTexture(name: "glass")
  /// Paper.
  public static let paper = WidgetTexture(name: "paper")
}

extension WidgetConfiguration {
  /// Accepted without effect: widgets hang on no wall.
  public func supportedMountingStyles(
    _ styles: [WidgetMountingStyle]
  ) -> some WidgetConfiguration { self }

  /// Accepted without effect: widgets hang on no wall.
  public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration { self }
}
