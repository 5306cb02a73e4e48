/// A widget of a bundle, as its configuration describes it.
public struct WidgetDescription: Sendable, Hashable, Codable {
  /// The name of its type.
  public let typeName: String
  /// Its kind; `nil` for a control or a Live Activity, which no timeline is asked for, and where there is no
  /// configuration.
  public let kind: String?
  /// The families that it may stand in, by their names in code.
  public let families: [String]
  /// The type of its provider.
  public let provider: String?
  /// The type of its options; `nil` where it has none.
  public let intent: String?
  /// The names of its options.
  public let parameters: [String]
  /// Whether it is configured as something: `EmptyWidgetConfiguration` is nothing.
  public var hasConfiguration = true
}
